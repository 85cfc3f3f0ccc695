import type { Messages } from '../topics.js';

export const cards = {
  effects: {
    vp: '+{amount} SP',
    vpPer: '+{amount} SP {per}',
    krones: '{amount, plural, one {+# Krone} other {+# Kronen}}',
    emperor: '{amount, plural, one {+# Schritt} other {+# Schritte}} auf der Kaiserleiste',
    good: '+{amount} {good}',
    chooseGoods:
      '{amount, plural, one {+# Speise oder Getränk} other {+# Speisen oder Getränke}} nach Wahl',
    chooseGoodsExcept:
      '{amount, plural, one {+# Speise oder Getränk} other {+# Speisen oder Getränke}} nach Wahl, außer {goods}',
    drawStaff: '{amount, plural, one {# Personalkarte} other {# Personalkarten}} ziehen',
    playStaff: '1 Personalkarte aus der Hand {price} ausspielen',
    drawThree:
      '3 Personalkarten ziehen, höchstens 1 davon {price} ausspielen und die übrigen unter den Stapel legen',
    prepareRoom:
      '1 Zimmer{floors, plural, =0 {} one { auf der untersten Etage} other { auf den untersten # Etagen}} {price} vorbereiten{occupy, select, yes { und sofort beziehen} other {}}',
    occupyRoom:
      '1 freies Zimmer{floors, plural, =0 {} one { auf der untersten Etage} other { auf den untersten # Etagen}} beziehen',
    takeGuest:
      'einen Gast kostenlos aus der Reihe nehmen{fill, select, yes { und seine Bestellung aus dem Vorrat erfüllen} other {}}',
    fillOrder: 'die Bestellung eines Gastes in deinem Café aus dem Vorrat erfüllen',
    fillGood:
      'alle noch fehlenden Waren der Sorte {good, select, strudel {Strudel} cake {Torte} wine {Wein} coffee {Kaffee} other {Champagner}} aus dem Vorrat auf die Bestellungen deiner Gäste legen',
    useSpace:
      'ein Aktionsfeld mit Würfeln nutzen, ohne einen Würfel zu nehmen: kein Verstärken, kein Personal, das auf Würfel reagiert, und eine 6 kostet weiterhin 1 Krone',
    extraTurn: 'danach ein ganzer zusätzlicher Spielzug, ohne einen Würfel zu nehmen',
    mainAction: 'Hauptaktion {space}: {action} (Stärke {strength})',
    anyAction: '1 Hauptaktion nach Wahl von 1 bis 5 (Stärke {strength})',
    spendGoods: '{goods} aus deiner Küche abgeben, dafür: {effects}',
    exchangeGoods: '{goods} aus deiner Küche gegen ebenso viele andere tauschen',
    goodsOfChoice:
      '{upTo, select, yes {bis zu } other {}}{champagne, select, yes {{amount, plural, one {# Ware} other {# Waren}}} other {{amount, plural, one {# Speise oder Getränk} other {# Speisen oder Getränke}}}}',
    sendDancer: '1 Tänzer {price} in einen Ballsaal entsenden',
    sendDancerShared:
      '1 Tänzer in einen Ballsaal entsenden, für jedes gegnerische Hotel um bis zu 1 Champagner billiger; tust du das, erhalten alle anderen je 1 Speise oder Getränk nach Wahl',
    sendDancerThen: '{first}, danach {effects}',
    joinDancer:
      'einen zweiten Tänzer auf dasselbe Feld entsenden, kostenlos und ohne Reihenbonus; dann +{vp} SP pro Tänzer, den du in den Ballsälen hast',
    scoreBallroom: 'der nächste zu wertende Ballsaal wird sofort zusätzlich gewertet',
    bell: 'die Glocke läuten oder nicht',
    takeToken:
      'den {half, select, top {oberen} other {unteren}} Bonus von 1 Bonusplättchen nehmen; das Plättchen verlässt das Spiel',
    times: '{effect} ({times}×)',
  },
  per: {
    occupied:
      'pro bezogenes {color, select, blue {blaues Zimmer} red {rotes Zimmer} yellow {gelbes Zimmer} other {Zimmer}}',
    tiles: 'pro Zimmer, ob frei oder bezogen',
    groups: 'pro vollständig bezogene Zimmergruppe',
    floors: 'pro vollständig bezogene Etage',
    columns: 'pro vollständig bezogene Spalte',
    sets: 'pro Satz aus drei bezogenen Zimmern, je eines in jeder Farbe',
    fullColors: 'pro Farbe, deren Zimmer alle bezogen sind',
    staff: 'pro Personalkarte, die du ausgespielt hast',
    markers: 'pro eigenem Marker auf Politikkarten',
    emperor: 'pro Schritt, den du auf der Kaiserleiste erreicht hast',
    krones: 'pro Krone, die du hast',
    topFloor: 'pro bezogenes Zimmer auf der obersten Etage',
    kitchen: 'pro {goods} in deiner Küche',
    served:
      'pro {color, select, blue {blauen Gast} red {roten Gast} yellow {gelben Gast} green {grünen Gast} other {Gast}}{minGoods, plural, =0 {} one { mit mindestens # bestellten Ware} other { mit mindestens # bestellten Waren}}, der dein Café verlassen hat',
    dancers: 'pro Tänzer, den du in den Ballsälen hast',
  },
  atLeast: {
    occupied:
      'mindestens {amount} {amount, plural, one {bezogenes {color, select, blue {blaues } red {rotes } yellow {gelbes } other {}}Zimmer} other {bezogene {color, select, blue {blaue } red {rote } yellow {gelbe } other {}}Zimmer}}',
    tiles: 'mindestens {amount} Zimmer, ob frei oder bezogen',
    groups:
      'mindestens {amount, plural, one {# vollständig bezogene Zimmergruppe} other {# vollständig bezogene Zimmergruppen}}',
    floors:
      'mindestens {amount, plural, one {# vollständig bezogene Etage} other {# vollständig bezogene Etagen}}',
    columns:
      'mindestens {amount, plural, one {# vollständig bezogene Spalte} other {# vollständig bezogene Spalten}}',
    sets: 'mindestens {amount, plural, one {# bezogenes Zimmer} other {# bezogene Zimmer}} in jeder Farbe',
    fullColors:
      '{amount, plural, one {alle Zimmer mindestens einer Farbe bezogen} other {alle Zimmer von mindestens # Farben bezogen}}',
    staff:
      'mindestens {amount, plural, one {# ausgespielte Personalkarte} other {# ausgespielte Personalkarten}}',
    markers:
      'mindestens {amount, plural, one {# eigener Marker} other {# eigene Marker}} auf Politikkarten',
    emperor: 'mindestens Schritt {amount} auf der Kaiserleiste',
    krones: 'mindestens {amount, plural, one {# Krone} other {# Kronen}}',
    topFloor:
      'mindestens {amount, plural, one {# bezogenes Zimmer} other {# bezogene Zimmer}} auf der obersten Etage',
    kitchen: 'mindestens {goods} in deiner Küche',
    served:
      'mindestens {amount, plural, one {# {color, select, blue {blauer } red {roter } yellow {gelber } green {grüner } other {}}Gast} other {# {color, select, blue {blaue } red {rote } yellow {gelbe } green {grüne } other {}}Gäste}}{minGoods, plural, =0 {} one { mit mindestens # bestellten Ware} other { mit mindestens # bestellten Waren}} aus deinem Café verabschiedet',
    dancers: 'mindestens {amount} Tänzer in den Ballsälen',
  },
  cards: {
    named: '„{name}“',
    order: 'Bestellt {goods}.',
    noOrder: 'Bestellt nichts.',
    vp: '{vp} SP',
    vpInRounds: '{vp} SP ({count, plural, one {Spielrunde} other {Spielrunden}} {rounds})',
    guest:
      '{name}, {color, select, blue {blauer Gast} red {roter Gast} yellow {gelber Gast} green {grüner Gast} other {Gast}}. {order} {vp}. Belohnung: {reward}.',
    noReward: 'keine',
    tile: 'Kaiserplättchen {id}',
    politicsVp: '{vp} SP für das erste, zweite und dritte Hotel, das die Bedingung erfüllt.',
  },
  staffEffects: {
    once: 'Sofort: {effects}.',
    round: 'Einmal pro Spielrunde: {effects}.',
    permanent: 'Dauerhaft: {effects}.',
    final: 'Schlusswertung: {effects}.',
    roundFor: 'Einmal pro Spielrunde, für {price}: {effects}.',
    bell: 'Einmal im Spiel, {condition}: {effects}.',
  },
  abilities: {
    onDie: 'Wenn du einen Würfel mit einer {values} nimmst: {reactions}.',
    onGuestLeaving:
      'Wenn ein {color, select, blue {blauer Gast} red {roter Gast} yellow {gelber Gast} green {grüner Gast} other {Gast}}{minGoods, plural, =0 {} one { mit mindestens # bestellten Ware} other { mit mindestens # bestellten Waren}} dein Café verlässt: {gain}.',
    onOrderComplete:
      'Wenn die Bestellung eines {color, select, blue {blauen} red {roten} yellow {gelben} other {grünen}} Gastes vollständig ist: {gain}.',
    onRoomOccupied:
      'Wenn {by, select, guest {du einen Gast einquartierst} other {ein Zimmer in deinem Hotel bezogen wird}}: {gain}.',
    onEmperorBonus: 'Wenn du den Bonus einer Kaiserwertung erhältst: {gain}.',
    onStaffPlayed:
      '{once, select, yes {Einmal pro Spielrunde, nachdem du eine weitere Personalkarte ausgespielt hast} other {Nachdem du eine Personalkarte ausgespielt hast}}: {gain}.',
    onDancerSent: 'Wenn du einen Tänzer in einen Ballsaal entsendest: {gain}.',
    onMarkerPlaced: 'Wenn du eine ausliegende Politikkarte erfüllst: {gain}.',
    onGain:
      'Nach jeder Quelle, die dir {what, select, vp {SP} krones {Kronen} emperor {Schritte auf der Kaiserleiste} other {Champagner}} bringt: {gain}{self, select, yes {; das selbst ist keine solche Quelle} other {}}.',
    onChampagnePaid: 'Einmal in jeder Aktion, in der du Champagner zahlst: {gain}.',
    freeRooms:
      '{color, select, blue {Blaue Zimmer} red {Rote Zimmer} yellow {Gelbe Zimmer} other {Zimmer}} bereitest du kostenlos vor.',
    freeServing: 'Servieren aus der Küche ist für dich kostenlos.',
    freeGuests: 'Gäste aus der Reihe sind für dich kostenlos.',
    wardCost:
      '{price, plural, =0 {Strafen des Kaisers treffen dich nicht.} one {Du darfst # Krone zahlen, um eine Strafe des Kaisers zu ignorieren.} other {Du darfst # Kronen zahlen, um eine Strafe des Kaisers zu ignorieren.}}',
    orderSlack:
      'Bestellungen aus zwei oder mehr Waren sind auch dann erfüllt, wenn {goods, plural, one {# Ware} other {# Waren}} davon {goods, plural, one {fehlt} other {fehlen}}.',
    groupBonus:
      'Deine Auslastungsboni für Zimmergruppen aus {sizes} Zimmern: blau {blue} SP, rot {red} Kronen, gelb {yellow} Schritte auf der Kaiserleiste.',
    rowBonusTimes: 'Du erhältst jeden Reihenbonus {times, plural, =2 {zweimal} other {#-mal}}.',
    soleMajorityVp:
      'Immer wenn ein Ballsaal gewertet wird: +{vp} SP, wenn du dort allein die meisten Tänzer hast.',
  },
  dieReactions: {
    gain: '{effects}',
    beside: '{effects} (freiwillig, direkt vor oder nach der Hauptaktion)',
    strength: 'Stärke +{amount} (freiwillig)',
    freeSpace: 'das Aktionsfeld ist kostenlos',
    both: 'die ganze Stärke zählt für Kronen und ebenso für die Kaiserleiste',
  },
  finals: {
    scoring: 'Schlusswertung: {amount} SP {per}.',
    scoringUpTo: 'Schlusswertung: {amount} SP {per}, höchstens {max} SP.',
    copyOpponent:
      'Schlusswertung: wirkt für dein Hotel wie eine Schlusswertungskarte, die jemand anders ausgespielt hat; es zählt die, die dir am meisten bringt.',
  },
  penalties: {
    krones: '{amount, plural, one {# Krone} other {# Kronen}} verlieren',
    champagne: '{amount} Champagner aus der Küche verlieren',
    kronesAndGood:
      '{amount, plural, one {# Krone} other {# Kronen}} und 1 Speise oder Getränk nach Wahl aus der Küche verlieren',
    handCards:
      '{amount, plural, one {# Personalkarte} other {# Personalkarten}} aus der Hand unter den Stapel legen',
    freeRooms:
      '{amount, plural, one {# freies Zimmer} other {nacheinander # freie Zimmer}} von der höchsten möglichen Etage entfernen',
    finalStaff:
      '{amount, plural, one {# ausgespielte Schlusswertungskarte} other {# ausgespielte Schlusswertungskarten}} aus dem Spiel nehmen',
    dancers: '{amount} deiner Tänzer aus dem nächsten zu wertenden Ballsaal entfernen',
    occupiedRooms:
      '1 bezogenes Zimmer von der höchsten möglichen Etage entfernen, dann noch eines von der nächsten möglichen Etage darunter{column, select, same { in derselben Spalte} other {}}',
    kitchen:
      'alle Speisen und Getränke aus der Küche{tables, select, yes { und von den Gästen im Café} other {}} abgeben',
    everything: 'alle Kronen und alle Waren in der Küche verlieren',
    vp: '{amount} SP verlieren',
    vpPer: '{amount} SP verlieren {per}',
  },
  penaltyHalves: {
    choice: '{loss} oder {vp} SP verlieren (du wählst)',
    forced: '{loss}; geht das nicht, stattdessen {vp} SP verlieren',
  },
} satisfies Messages<
  | 'effects'
  | 'per'
  | 'atLeast'
  | 'cards'
  | 'staffEffects'
  | 'abilities'
  | 'dieReactions'
  | 'finals'
  | 'penalties'
  | 'penaltyHalves'
>;
