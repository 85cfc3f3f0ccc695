import type { ExpansionTopics } from '../expansion.js';
import type { Messages } from '../topics.js';

export const expansion = {
  modules: {
    ballrooms: 'Wiener Ballsäle',
    celebrities: 'Prominente',
    entrances: 'Besondere Hotels',
    startPlayer: 'Startspieler',
    more: 'Darf’s a bisserl mehr sein?',
  },
  moduleTexts: {
    ballrooms:
      'Gäste dürfen für Champagner tanzen, statt ein Zimmer zu beziehen: drei Ballsäle werden gewertet.',
    celebrities:
      'Drei farbige Würfel bringen berühmten Besuch, der bis zum Ende der Spielrunde hilft.',
    entrances: 'Jedes Hotel ersteigert einen Eingang mit eigenen Fähigkeiten.',
    startPlayer:
      'Gespielt wird im Uhrzeigersinn, und der Generalschlüssel macht dich zum nächsten Startspieler.',
    more: 'Mehr Personal, darunter Karten mit Glocke, mehr Politikkarten und mehr Kaiserplättchen.',
  },
  dieNames: {
    white: 'weißer Würfel',
    red: 'roter Würfel',
    blue: 'blauer Würfel',
    yellow: 'gelber Würfel',
  },
  diceValues: {
    white: '{value}',
    red: 'rote {value}',
    blue: 'blaue {value}',
    yellow: 'gelbe {value}',
  },
  rows: { bottom: 'untere Reihe', middle: 'mittlere Reihe', top: 'obere Reihe', balcony: 'Balkon' },
  lodgings: {
    room: 'Muss ein Zimmer beziehen und kann nicht tanzen.',
    dance: 'Muss tanzen und kann kein Zimmer beziehen.',
    pair: 'Bezieht zwei Zimmer nebeneinander, gleich welcher Farbe, und kann nicht tanzen.',
    groundFloor: 'Nimmt nur ein Zimmer auf der untersten Etage und kann nicht tanzen.',
    table:
      'Verlässt das Café nie und kostet am Ende keine Punkte. Die Belohnung ist einmal pro Spielrunde nutzbar.',
  },
  bells: {
    gained:
      'wenn dir eine Aktion mindestens {amount} {what, select, emperor {Schritte auf der Kaiserleiste} dishes {Speisen} other {Getränke}} bringt',
    served:
      'wenn du die Bestellung eines {color, select, blue {blauen} red {roten} yellow {gelben} other {grünen}} Gastes mit mindestens {minGoods, plural, one {# Ware} other {# Waren}} erfüllst',
    group: 'wenn du eine Zimmergruppe aus mindestens {minRooms} Zimmern vervollständigst',
    marker: 'wenn du eine ausliegende Politikkarte erfüllst',
  },
  useCosts: {
    krones: '{amount, plural, one {# Krone} other {# Kronen}}',
    emperor: '{amount, plural, one {# Schritt} other {# Schritte}} zurück auf der Kaiserleiste',
  },
  scorings: {
    timesHighestRow:
      'So viele SP, wie du hier Tänzer hast, mal die höchste Reihe, in der sie stehen (untere 1, mittlere 2, obere 3).',
    rowRanks:
      'Jede Reihe für sich, nach Zahl der Tänzer: {ranks}. Bei Gleichstand werden die SP geteilt, abgerundet.',
    byNumber: 'Nach der Zahl deiner Tänzer hier: {numbers}.',
    ranks: 'Nach Zahl der Tänzer hier: {ranks}. Bei Gleichstand werden die SP geteilt, abgerundet.',
    perTwo: '{vp} SP für je zwei deiner Tänzer hier.',
  },
  ballrooms: {
    noBonus: 'Kein Bonus.',
    spaces: '{spaces, plural, one {# Feld} other {# Felder}} für {champagne} Champagner',
    noSpaces: 'nicht im Spiel',
    rank: '{rank, plural, =1 {meiste} =2 {zweitmeiste} =3 {drittmeiste} other {Platz #}} {vp} SP',
    number: '{dancers}{more, select, yes { oder mehr} other {}}: {vp} SP',
    nobody: 'Ohne Tänzer hier: {vp} SP.',
    section: '{dancers} Tänzer: {bonus}',
  },
  entrances: {
    start: '{goods} zu Beginn in deiner Küche.',
    setupRooms:
      'Du darfst vor Spielbeginn {amount, plural, one {# weiteres} other {# weitere}} Zimmer vorbereiten, {price}.',
    extraTables: 'Dein Café hat {tables, plural, one {# weiteren Tisch} other {# weitere Tische}}.',
    zantMainz:
      'Wenn du deinen zweiten Würfel der Spielrunde nimmst, bringen beide zusammen noch vor der Hauptaktion einen Bonus:',
    zantMainzSum: 'Summe {sums}: {effects}.',
    zantMainzNothing: 'Summe {sums}: nichts.',
    zantMainzKey: 'Der Generalschlüssel zählt so viel wie der eine Würfel, den du hast.',
    dove: 'Wird eine ganze Spalte bezogen, nimmst du den oberen Bonus eines deiner fünf Bonusplättchen, bei einer ganzen Etage den unteren. Das Plättchen verlässt dann das Spiel.',
    kaufmanFirstGuest: 'Du darfst mit einem zweiten Gast aus der Reihe beginnen, kostenlos.',
    kaufmanSecondGuest:
      'Hast du als freiwillige Aktion deines Spielzugs einen Gast genommen, und nur dann, darfst du aus der aufgefüllten Reihe noch einen zum normalen Preis nehmen.',
    kaufmanPile:
      'Am Ende einer Spielrunde, für Gäste, die dein Café in ihr verlassen haben: {points}.',
    kaufmanPoints: '{guests}{more, select, yes { oder mehr} other {}} Gäste {vp} SP',
    ninasCards: 'Du erhältst drei persönliche Politikkarten, je eine {letters}.',
    ninasPoints:
      'In deinem Spielzug darfst du jede davon einmal erfüllen: {points}. Als ausliegende Politikkarten zählen sie nicht.',
    ninasFinal: 'Schlusswertung, für alle deine erfüllten Politikkarten zusammen: {points}.',
    ninasFinalPoints: '{cards} Karten {vp} SP',
    stroup:
      'Wenn das erste Zimmer einer Zimmergruppe bezogen wird: blau {blue}, rot {red}, gelb {yellow}.',
    mayenfels: 'Das gilt nicht für die Karte, die du beim Erhalt dieses Eingangs ausspielst.',
    wrayTiles: 'Du erhältst sechs persönliche Kaiserplättchen, je zwei {letters}.',
    wrayUse:
      'Einmal pro Spielzug darfst du auf der Kaiserleiste 1, 2 oder 3 Schritte zurückgehen und dafür den Bonus eines deiner Plättchen nehmen: entsprechend {letters}. Das Plättchen verlässt dann das Spiel.',
    kozi: 'Bevor du ein Aktionsfeld nutzt, darfst du 1 Würfel von einem Nachbarfeld dorthin verschieben; er nimmt den neuen Wert an. 1 und 6 sind keine Nachbarn, und der Generalschlüssel verschiebt keinen Würfel.',
  },
  opponents: { leopold: 'Leopold', elisabeth: 'Elisabeth' },
  difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  soloHotelTexts: {
    hautelCouture:
      'Drei gegnerische Gäste warten, ihre Zimmer sind reserviert. Nimmst du einen Würfel, erhält einer von ihnen die Ware auf dem Feld, falls er sie noch braucht; wer alles hat, wird gewertet.',
    nineStarsInn:
      'Fortschritt auf Politikkarten bringt dem Gegner Sterne; jede Etage oder Spalte, die du vervollständigst, nimmt einen weg. Jede Kaiserwertung bringt 5, 10 oder 15 SP für die letzte Reihe mit einem Stern.',
    sushiResort:
      'Einige gegnerische Zimmer geben einen Marker an einen neuen Gast weiter. Ein solcher Gast kostet dich 1 Krone mehr, und der Gegner erhält 8 SP, wenn er ihn nimmt oder wenn der Gast am Ende der Reihe ankommt.',
    tollBridge:
      'Der Gegner lässt auf jedem Aktionsfeld, das er nutzt, einen Marker zurück. Dort zahlst du 1 Krone oder verlierst ohne Geld 5 SP, der Gegner erhält 1 SP pro Marker, und ein Marker verschwindet.',
  },
  instructions: {
    guest:
      'nimmt einen {color, select, blue {blauen Gast} red {roten Gast} yellow {gelben Gast} green {grünen Gast} other {Gast beliebiger Farbe}}{dance, plural, =0 {} =1 {, der im nächsten zu wertenden Ballsaal tanzt} other {, der im übernächsten zu wertenden Ballsaal tanzt}}',
    die: 'nimmt einen Würfel mit einer {values}',
    anyDie: 'nimmt einen Würfel vom Feld mit den meisten Würfeln',
    coloredDie: 'nimmt den farbigen Würfel mit dem höchsten Wert in der Lounge',
    ties: '{side, select, left {bei Gleichstand links} other {bei Gleichstand rechts}}',
    emperor: '{steps, plural, one {+# Schritt} other {+# Schritte}} auf der Kaiserleiste',
    staff: 'deckt eine Schlusswertungskarte auf',
    politics:
      '{known, select, yes {macht Fortschritt auf Politikkarte {letter}} other {macht Fortschritt auf der am wenigsten weit gediehenen Politikkarte}}',
    dancer:
      'entsendet einen Tänzer in den {dance, plural, =1 {nächsten zu wertenden Ballsaal} other {übernächsten zu wertenden Ballsaal}}',
  },
} satisfies Messages<keyof ExpansionTopics>;
