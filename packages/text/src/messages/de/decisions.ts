import type { Messages } from '../topics.js';

export const decisions = {
  prompts: {
    draft: 'Wähle eine Personalkarte, die du behältst. Die anderen gehen nach links weiter.',
    firstGuest: 'Wähle deinen ersten Gast aus der Reihe; er kostet nichts.',
    setupRooms:
      '{optional, select, yes {Du darfst vor Spielbeginn noch {left} Zimmer vorbereiten.} other {Bereite vor Spielbeginn noch {left} Zimmer vor.}}',
    benefits:
      'Wähle, was als Nächstes kommt{mandatory, select, yes {.} other {, oder verzichte auf alles Übrige.}}',
    copy: 'Wähle die Aktion, die die 6 kopiert (Stärke {strength}).',
    splitGoods:
      'Teile {strength, plural, one {# Ware} other {# Waren}} auf: {space, select, 1 {Strudel und Torte; nie mehr Torten als Strudel} other {Wein und Kaffee; nie mehr Kaffee als Wein}}.',
    splitKrones: 'Teile Stärke {strength} auf: Kronen und Schritte auf der Kaiserleiste.',
    chooseGoods:
      'Wähle {left, plural, one {# Speise oder Getränk} other {# Speisen oder Getränke}} ({cause}).',
    placeGoods:
      'Noch zu verteilen: {goods}. Du darfst davon etwas auf Bestellungen deiner Gäste legen; der Rest kommt in die Küche.',
    serving:
      'Du darfst {limited, select, yes {{left, plural, one {noch # Ware} other {noch bis zu # Waren}}} other {weitere Waren}} aus der Küche servieren.',
    prepareRoom:
      'Du darfst {left, plural, one {# Zimmer} other {bis zu # Zimmer}}{floors, plural, =0 {} one { auf der untersten Etage} other { auf den untersten # Etagen}} {price} vorbereiten{occupy, select, yes { und sofort beziehen} other {}}.',
    occupyRoom: 'Du darfst eines deiner freien Zimmer beziehen.',
    playStaff: 'Du darfst eine Personalkarte aus der Hand {price} ausspielen.',
    playDrawn:
      'Du darfst eine der gezogenen Personalkarten {price} ausspielen. Die anderen kommen unter den Stapel.',
    putUnder:
      'Wähle die Karte, die als nächste unter den Stapel kommt. Die letzte liegt ganz unten.',
    takeGuest: 'Du darfst einen Gast kostenlos aus der Reihe nehmen.',
    fillOrder: 'Du darfst die Bestellung eines Gastes in deinem Café erfüllen.',
    useSpace: 'Du darfst ein Aktionsfeld mit Würfeln nutzen, ohne einen Würfel zu nehmen.',
    ward: 'Strafe von Plättchen {tile}: {penalty}. Du darfst {price, plural, one {# Krone} other {# Kronen}} zahlen, um sie zu ignorieren.',
    suffer: 'Strafe von Plättchen {tile}: Wähle, was du verlierst.',
    returnStaff:
      'Strafe: Lege {left, plural, one {# Personalkarte} other {# Personalkarten}} aus der Hand unter den Stapel.',
    removeFreeRooms:
      'Strafe: Entferne {left, plural, one {# freies Zimmer} other {# freie Zimmer}} aus deinem Hotel, jeweils von der höchsten möglichen Etage.',
    removeOccupiedRooms:
      'Strafe: Entferne {second, select, yes {ein zweites bezogenes Zimmer} other {ein bezogenes Zimmer}} aus deinem Hotel.',
    dismissStaff:
      'Strafe: Wähle eine deiner ausgespielten Schlusswertungskarten; sie verlässt das Spiel.',
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
    takeDie: 'Eine {value} nehmen{details}',
    useSpace: 'Aktionsfeld {space} nutzen: {action}{details}',
    copy: 'Aktion {space} kopieren: {action} (Stärke {strength})',
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
    useStaff: '{card} nutzen: {effects}',
    putUnder: '{card} unter den Stapel legen',
    dismissStaff: '{card} abgeben',
    claim: 'Politikkarte „{card}“ erfüllen ({vp} SP)',
    benefit: '{effect} ({cause})',
    ward: '{price, plural, one {# Krone} other {# Kronen}} zahlen und die Strafe ignorieren',
    sufferLoss: '{loss}',
    sufferPoints: '{vp} SP verlieren',
    pass: 'Passen',
    endTurn: 'Spielzug beenden',
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
    other: 'Verzichten',
  },
} satisfies Messages<'prompts' | 'turns' | 'moves' | 'moveDetails' | 'skips'>;
