import type { Messages } from '../topics.js';

export const decisions = {
  prompts: {
    draft: 'Wähle eine Personalkarte, die du behältst. Die anderen gehen nach links weiter.',
    firstGuest: 'Wähle deinen ersten Gast aus der Reihe; er kostet nichts.',
    setupRooms:
      '{optional, select, yes {Du darfst vor Spielbeginn noch {left} Zimmer vorbereiten.} other {Bereite vor Spielbeginn noch {left} Zimmer vor.}}',
    benefits:
      'Wähle, was als Nächstes kommt{mandatory, select, yes {.} other {, oder verzichte auf alles, was du nicht nehmen musst.}}',
    copy: '{optional, select, yes {Du darfst 1 Hauptaktion von 1 bis 5 durchführen (Stärke {strength}).} other {Wähle die Aktion, die die 6 kopiert (Stärke {strength}).}}',
    splitGoods:
      'Teile {strength, plural, one {# Ware} other {# Waren}} auf: {champagne, select, yes {{space, select, 1 {Strudel, Torte und Champagner} other {Wein, Kaffee und Champagner}}; nie mehr von einem als vom vorigen} other {{space, select, 1 {Strudel und Torte; nie mehr Torten als Strudel} other {Wein und Kaffee; nie mehr Kaffee als Wein}}}}.',
    splitKrones: 'Teile Stärke {strength} auf: Kronen und Schritte auf der Kaiserleiste.',
    chooseGoods:
      'Wähle {left, plural, one {# Speise oder Getränk} other {# Speisen oder Getränke}} ({cause}){limited, select, yes {, außer {goods}} other {}}.',
    placeGoods:
      'Noch zu verteilen: {goods}. Du darfst davon etwas auf Bestellungen deiner Gäste legen; der Rest kommt in die Küche.',
    serving:
      'Du darfst {limited, select, yes {{left, plural, one {noch # Ware} other {noch bis zu # Waren}}} other {weitere Waren}} aus der Küche servieren.',
    prepareRoom:
      'Du darfst {left, plural, one {# Zimmer} other {bis zu # Zimmer}}{floors, plural, =0 {} one { auf der untersten Etage} other { auf den untersten # Etagen}} {price} vorbereiten{occupy, select, yes { und sofort beziehen} other {}}.',
    occupyRoom:
      'Du darfst eines deiner freien Zimmer{floors, plural, =0 {} one { auf der untersten Etage} other { auf den untersten # Etagen}} beziehen.',
    playStaff: 'Du darfst eine Personalkarte aus der Hand {price} ausspielen.',
    playDrawn:
      'Du darfst eine der gezogenen Personalkarten {price} ausspielen. Die anderen kommen unter den Stapel.',
    putUnder:
      'Wähle die Karte, die als nächste unter den Stapel kommt. Die letzte liegt ganz unten.',
    takeGuest:
      'Du darfst einen Gast {price} aus der Reihe nehmen{fill, select, yes {; seine Bestellung wird aus dem Vorrat erfüllt} other {}}.',
    fillOrder: 'Du darfst die Bestellung eines Gastes in deinem Café erfüllen.',
    useSpace: 'Du darfst ein Aktionsfeld mit Würfeln nutzen, ohne einen Würfel zu nehmen.',
    ward: 'Strafe von Plättchen {tile}: {penalty}. Du darfst {price, plural, one {# Krone} other {# Kronen}} zahlen, um sie zu ignorieren.',
    suffer: 'Strafe von Plättchen {tile}: Wähle, was du verlierst.',
    returnStaff:
      'Lege {left, plural, one {# Personalkarte} other {# Personalkarten}} aus der Hand unter den Stapel.',
    removeFreeRooms:
      'Strafe: Entferne {left, plural, one {# freies Zimmer} other {# freie Zimmer}} aus deinem Hotel, jeweils von der höchsten möglichen Etage.',
    removeOccupiedRooms:
      'Strafe: Entferne {second, select, yes {ein zweites bezogenes Zimmer} other {ein bezogenes Zimmer}} aus deinem Hotel.',
    dismissStaff:
      'Strafe: Wähle eine deiner ausgespielten Schlusswertungskarten; sie verlässt das Spiel.',
    loseGood: 'Strafe: Wähle 1 Speise oder Getränk aus deiner Küche, um es abzugeben.',
    bell: 'Die Glocke von {card} kann jetzt geläutet werden, einmal im Spiel: {effects}.',
    discardDie: 'Nur noch farbige Würfel sind da: Wähle den für den Mistkübel.',
    spendGoods:
      '{exchange, select, yes {Wähle {goods} aus deiner Küche zum Tauschen.} other {Wähle {goods} aus deiner Küche zum Abgeben.}}',
    rehearsal: 'Wähle den Proberaum für deine Tänzer.',
    sendDancer:
      'Du darfst 1 Tänzer {price} in einen Ballsaal entsenden.{shared, select, yes { Tust du das, erhalten alle anderen je 1 Speise oder Getränk nach Wahl.} other {}}{more, select, yes { Danach: {effects}.} other {}}',
    pickDancer:
      'Wähle, welcher Tänzer geht{known, select, yes {: {place}} other {}}. Ein Bereich, der leer wird, gibt seinen Bonus.',
    joinDancer:
      'Du darfst kostenlos einen zweiten Tänzer auf dasselbe Feld entsenden. Danach bringt jeder Tänzer, den du in den Ballsälen hast, {vp} SP.',
    removeDancers: 'Strafe: Entferne {left} deiner Tänzer aus dem nächsten zu wertenden Ballsaal.',
    auction: 'Wähle einen Hoteleingang, der versteigert wird, und dein erstes Gebot.',
    bid: '{known, select, yes {Höchstes Gebot für „{entrance}“: {bid, plural, one {# Krone} other {# Kronen}}.} other {Ein Hoteleingang wird versteigert.}} Biete mehr oder steige aus.',
    token:
      '{half, select, top {Eine Spalte} other {Eine Etage}} ist vollständig: Du darfst den {half, select, top {oberen} other {unteren}} Bonus von 1 Bonusplättchen nehmen.',
    shifted:
      '{die, select, yes {Nimm einen Würfel von Aktionsfeld {space}.} other {Nutze Aktionsfeld {space}.}}',
    pickEntrance: 'Wähle deinen Hoteleingang.',
    giveItem: 'Wähle den gegnerischen Gast, der {goods} erhält.',
  },
  turns: {
    fresh: 'Du bist am Zug: Nimm, wenn du willst, einen Gast und dann einen Würfel. Oder passe.',
    open: 'Nimm, wenn du willst, einen Gast und dann einen Würfel. Zusatzaktionen sind davor und danach möglich.',
    guestTaken: 'Nimm einen Würfel. Zusatzaktionen sind davor und danach möglich.',
    done: 'Deine Hauptaktion ist erledigt. Nutze, wenn du willst, Zusatzaktionen und beende dann deinen Spielzug.',
    extra:
      'Zusätzlicher Spielzug: Nimm, wenn du willst, einen Gast und nutze, wenn du willst, ein Aktionsfeld; es wird kein Würfel genommen.',
    extraGuestTaken:
      'Zusätzlicher Spielzug: Nutze, wenn du willst, ein Aktionsfeld; es wird kein Würfel genommen.',
  },
  moves: {
    draft: '{card} behalten',
    takeGuest: 'Gast {guest} nehmen{details}',
    takeDie:
      '{die, select, red {Die rote {value}} blue {Die blaue {value}} yellow {Die gelbe {value}} other {Eine {value}}} nehmen{details}',
    useSpace: 'Aktionsfeld {space} nutzen: {action}{details}',
    copy: '{key, select, yes {Hauptaktion {space} durchführen} other {Aktion {space} kopieren}}: {action} (Stärke {strength})',
    place: '{goods} auf die Bestellung von {guest} legen',
    serve: '{goods} aus der Küche für {guest} servieren{details}',
    prepareRoom:
      '{occupy, select, yes {Zimmer vorbereiten und beziehen} other {Zimmer vorbereiten}}: {color, select, blue {blau, } red {rot, } yellow {gelb, } other {}}Etage {floor}, Spalte {column}{details}',
    occupyRoom:
      'Zimmer beziehen: {color, select, blue {blau, } red {rot, } yellow {gelb, } other {}}Etage {floor}, Spalte {column}',
    removeRoom:
      'Zimmer entfernen: {color, select, blue {blau, } red {rot, } yellow {gelb, } other {}}Etage {floor}, Spalte {column}',
    moveIn:
      '{guest} einquartieren: {color, select, blue {blaues Zimmer} red {rotes Zimmer} yellow {gelbes Zimmer} other {Zimmer}}, Etage {floor}, Spalte {column}',
    fillOrder: 'Die Bestellung von {guest} erfüllen',
    playStaff: '{card} ausspielen{details}',
    useStaff: '{card} nutzen: {effects}{details}',
    putUnder: '{card} unter den Stapel legen',
    dismissStaff: '{card} abgeben',
    claim: 'Politikkarte „{card}“ erfüllen ({vp} SP)',
    benefit: '{effect} ({cause})',
    ward: '{price, plural, one {# Krone} other {# Kronen}} zahlen und die Strafe ignorieren',
    sufferLoss: '{loss}',
    sufferPoints: '{vp} SP verlieren',
    pass: 'Passen',
    endTurn: 'Spielzug beenden',
    ring: 'Die Glocke läuten: {effects}',
    spendGood: '{goods} abgeben',
    loseGood: '{goods} verlieren',
    discardDie:
      '{die, select, red {Den roten} blue {Den blauen} yellow {Den gelben} other {Einen weißen}} Würfel in den Mistkübel legen',
    moveInPair:
      '{guest} einquartieren: zwei Zimmer auf Etage {floor}, Spalten {column} und {second}',
    useGuest: '{guest} nutzen: {effects}',
    chooseRehearsal: '{room}: {sections}',
    sendGuest: '{guest} zum Tanz entsenden: {place}{details}',
    sendDancer: 'Einen Tänzer entsenden: {place}{details}',
    pickDancer:
      'Tänzer aus Bereich {number} ({left, plural, =1 {der letzte, Bonus: {bonus}} other {noch #, Bonus, wenn leer: {bonus}}})',
    joinDancer:
      'Zweiter Tänzer aus Bereich {number} ({left, plural, =1 {der letzte, Bonus: {bonus}} other {noch #, Bonus, wenn leer: {bonus}}})',
    removeDancer: 'Einen Tänzer entfernen: {place}',
    useCelebrity: '{celebrity} nutzen: {effects}',
    auction: '„{entrance}“ versteigern, erstes Gebot {bid, plural, one {# Krone} other {# Kronen}}',
    bid: '{amount, plural, one {# Krone} other {# Kronen}} bieten',
    takeToken: 'Bonusplättchen {number}: {effect}',
    fulfil: 'Persönliche Politikkarte „{card}“ erfüllen ({vp} SP)',
    useTile:
      'Dein Plättchen {tile} nutzen: {effects} ({steps, plural, one {# Schritt} other {# Schritte}} zurück auf der Kaiserleiste)',
    shiftDie:
      '{die, select, red {Den roten} blue {Den blauen} yellow {Den gelben} other {Einen weißen}} Würfel von Aktionsfeld {from} auf {to} verschieben und dieses nutzen',
    takeKey: 'Den Generalschlüssel nehmen: {effects}',
    pickEntrance: '„{entrance}“ wählen',
    giveItem: '{goods} an {guest} geben',
    unexplained: 'Spielentscheidung {notation}',
  },
  moveDetails: {
    price: '{krones, plural, =0 {kostenlos} one {# Krone} other {# Kronen}}',
    strength: 'Stärke {strength}',
    boosted: 'verstärkt',
    withBonus: 'mit Hilfe des Personals',
    withoutBonus: 'ohne Hilfe des Personals',
    noEffect: 'ohne Wirkung',
    coverVp: '+{vp} SP',
    champagne: '{champagne, plural, =0 {kostenlos} other {# Champagner}}',
    rowBonus: 'Bonus: {effects}',
    celebrity: '{name} kommt: +{vp} SP',
    tollInVp: 'Maut in SP',
  },
  skips: {
    setupRooms: 'Kein weiteres Zimmer vorbereiten',
    benefits: 'Auf den Rest verzichten',
    placeGoods: 'Den Rest in die Küche legen',
    serving: 'Nichts mehr servieren',
    prepareRoom: 'Kein weiteres Zimmer vorbereiten',
    occupyRoom: 'Kein Zimmer beziehen',
    playStaff: 'Keine Personalkarte ausspielen',
    playDrawn: 'Keine dieser Karten ausspielen',
    takeGuest: 'Keinen Gast nehmen',
    fillOrder: 'Keine Bestellung erfüllen',
    useSpace: 'Kein Aktionsfeld nutzen',
    ward: 'Die Strafe annehmen',
    copy: 'Keine Hauptaktion durchführen',
    bell: 'Die Glocke nicht läuten',
    spendGoods: 'Keine weiteren Waren',
    sendDancer: 'Keinen Tänzer entsenden',
    joinDancer: 'Keinen zweiten Tänzer entsenden',
    bid: 'Aus dieser Versteigerung aussteigen',
    token: 'Kein Plättchen nehmen',
    other: 'Verzichten',
  },
} satisfies Messages<'prompts' | 'turns' | 'moves' | 'moveDetails' | 'skips'>;
