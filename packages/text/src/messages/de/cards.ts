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
    drawStaff: '{amount, plural, one {# Personalkarte} other {# Personalkarten}} ziehen',
    playStaff: '1 Personalkarte aus der Hand {price} ausspielen',
    drawThree:
      '3 Personalkarten ziehen, höchstens 1 davon {price} ausspielen und die übrigen unter den Stapel legen',
    prepareRoom:
      '1 Zimmer{floors, plural, =0 {} one { auf der untersten Etage} other { auf den untersten # Etagen}} {price} vorbereiten{occupy, select, yes { und sofort beziehen} other {}}',
    occupyRoom: '1 freies Zimmer beziehen',
    takeGuest: 'einen Gast kostenlos aus der Reihe nehmen',
    fillOrder: 'die Bestellung eines Gastes in deinem Café aus dem Vorrat erfüllen',
    useSpace: 'ein Aktionsfeld mit Würfeln nutzen, ohne einen Würfel zu nehmen',
    extraTurn: 'danach ein ganzer zusätzlicher Spielzug, ohne einen Würfel zu nehmen',
    mainAction: 'Hauptaktion {space}: {action} (Stärke {strength})',
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
    markers: 'pro Politikkarte, die du erfüllt hast',
    emperor: 'pro Schritt, den du auf der Kaiserleiste erreicht hast',
    krones: 'pro Krone, die du hast',
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
      'mindestens {amount, plural, one {# erfüllte Politikkarte} other {# erfüllte Politikkarten}}',
    emperor: 'mindestens Schritt {amount} auf der Kaiserleiste',
    krones: 'mindestens {amount, plural, one {# Krone} other {# Kronen}}',
  },
  cards: {
    named: '„{name}“',
    order: 'Bestellt {goods}.',
    vp: '{vp} SP',
    guest:
      '{name}, {color, select, blue {blauer Gast} red {roter Gast} yellow {gelber Gast} green {grüner Gast} other {Gast}}. {order} {vp} SP. Belohnung: {reward}.',
    noReward: 'keine',
    tile: 'Kaiserplättchen {id}',
    politicsVp: '{vp} SP für das erste, zweite und dritte Hotel, das die Bedingung erfüllt.',
  },
  staffEffects: {
    once: 'Sofort: {effects}.',
    round: 'Einmal pro Spielrunde: {effects}.',
    permanent: 'Dauerhaft: {effects}.',
    final: 'Schlusswertung: {effects}.',
  },
  abilities: {
    onDie: 'Wenn du einen Würfel mit einer {values} nimmst: {reactions}.',
    onGuestLeaving:
      'Wenn ein {color, select, blue {blauer Gast} red {roter Gast} yellow {gelber Gast} green {grüner Gast} other {Gast}}{minGoods, plural, =0 {} one { mit mindestens # bestellten Ware} other { mit mindestens # bestellten Waren}} dein Café verlässt: {gain}.',
    onRoomOccupied:
      'Wenn {by, select, guest {du einen Gast einquartierst} other {ein Zimmer in deinem Hotel bezogen wird}}: {gain}.',
    onEmperorBonus: 'Wenn du den Bonus eines Kaiserplättchens erhältst: {gain}.',
    freeRooms:
      '{color, select, blue {Blaue Zimmer} red {Rote Zimmer} yellow {Gelbe Zimmer} other {Zimmer}} bereitest du kostenlos vor.',
    freeServing: 'Servieren aus der Küche ist für dich kostenlos.',
    freeGuests: 'Gäste aus der Reihe sind für dich kostenlos.',
    wardCost:
      '{price, plural, =0 {Strafen des Kaisers treffen dich nicht.} one {Du darfst # Krone zahlen, um eine Strafe des Kaisers zu ignorieren.} other {Du darfst # Kronen zahlen, um eine Strafe des Kaisers zu ignorieren.}}',
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
    handCards:
      '{amount, plural, one {# Personalkarte} other {# Personalkarten}} aus der Hand unter den Stapel legen',
    freeRooms:
      '{amount, plural, one {# freies Zimmer} other {nacheinander # freie Zimmer}} von der höchsten möglichen Etage entfernen',
    finalStaff:
      '{amount, plural, one {# ausgespielte Schlusswertungskarte} other {# ausgespielte Schlusswertungskarten}} aus dem Spiel nehmen',
    occupiedRooms:
      '1 bezogenes Zimmer von der höchsten möglichen Etage entfernen, dann noch eines von der nächsten möglichen Etage darunter{column, select, same { in derselben Spalte} other {}}',
    kitchen:
      'alle Speisen und Getränke aus der Küche{tables, select, yes { und von den Gästen im Café} other {}} abgeben',
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
