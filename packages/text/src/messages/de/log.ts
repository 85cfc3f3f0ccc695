import type { Messages } from '../topics.js';

export const log = {
  events: {
    gameStarted: 'Das Spiel beginnt. Den ersten Spielzug hat {player}.',
    staffDealt:
      '{player} erhält {count, plural, one {# Personalkarte} other {# Personalkarten}}{shown, select, yes {: {cards}} other {}}.',
    cardPicked:
      '{shown, select, yes {{player} behält eine Karte: {cards}.} other {{player} hat eine Karte gewählt.}}',
    packsPassed: 'Die übrigen Karten gehen nach links weiter.',
    roundStarted: 'Spielrunde {round} beginnt. Den ersten Spielzug hat {player}.',
    diceRolled: '{player} würfelt {dice}.',
    dieDiscarded:
      '{player} legt {die, select, red {den roten Würfel} blue {den blauen Würfel} yellow {den gelben Würfel} other {einen Würfel}} in den Mistkübel{left, plural, =0 {; keiner bleibt übrig} one {; # bleibt übrig} other {; # bleiben übrig}}.',
    turnStarted:
      '{extra, select, yes {{player} hat einen zusätzlichen Spielzug.} other {{player} ist am Zug.}}',
    passed: '{player} passt.',
    guestTaken: '{player} nimmt {guest} aus der Reihe.',
    guestArrived: 'Neu in der Reihe: {guest}.',
    guestsShuffled: 'Die abgelegten Gäste werden zu einem neuen Stapel gemischt.',
    dieTaken:
      '{player} nimmt {die, select, red {die rote {space}} blue {die blaue {space}} yellow {die gelbe {space}} other {eine {space}}}{boosted, select, yes { und verstärkt sie} other {}} (Stärke {strength}).',
    spaceUsed:
      '{player} nutzt Aktionsfeld {space}, ohne einen Würfel zu nehmen{boosted, select, yes {, und verstärkt es} other {}} (Stärke {strength}).',
    dieWithoutEffect: '{player} nimmt eine {space}; sie hat keine Wirkung.',
    actionCopied: '{player} wählt Aktion {space}: {action}.',
    kronesGained:
      '{player} erhält {amount, plural, one {# Krone} other {# Kronen}} ({cause}){lost, plural, =0 {} one {; # weitere verfällt am Limit} other {; # weitere verfallen am Limit}}.',
    kronesPaid: '{player} zahlt {amount, plural, one {# Krone} other {# Kronen}} {reason}.',
    emperorAdvanced:
      '{player} geht {steps, plural, one {# Schritt} other {# Schritte}} auf der Kaiserleiste vor ({cause}).',
    vpGained: '{player} erhält {amount} SP ({cause}).',
    vpLost: '{player} verliert {amount} SP ({cause}).',
    goodsGained: '{player} erhält {goods} ({cause}).',
    goodPlaced:
      '{player} serviert {goods} {kitchen, select, yes {aus der Küche } other {}}für {guest}.',
    orderFilled: '{player} erfüllt die Bestellung von {guest} mit {goods}.',
    roomPrepared:
      '{player} bereitet ein Zimmer vor: {color, select, blue {blau, } red {rot, } yellow {gelb, } other {}}Etage {floor}, Spalte {column}.',
    roomOccupied:
      '{player} bezieht ein Zimmer: {color, select, blue {blau, } red {rot, } yellow {gelb, } other {}}Etage {floor}, Spalte {column}.',
    roomRemoved:
      '{player} entfernt ein Zimmer: {color, select, blue {blau, } red {rot, } yellow {gelb, } other {}}Etage {floor}, Spalte {column}.',
    groupCompleted:
      '{player} vervollständigt eine {color, select, blue {blaue Zimmergruppe} red {rote Zimmergruppe} yellow {gelbe Zimmergruppe} other {Zimmergruppe}} ({size} Zimmer).',
    guestMovedIn:
      '{player} quartiert {guest} ein: {color, select, blue {blaues Zimmer} red {rotes Zimmer} yellow {gelbes Zimmer} other {Zimmer}}, Etage {floor}, Spalte {column}.',
    staffPlayed: '{player} spielt {card} aus.',
    staffUsed: '{player} nutzt {card}.',
    staffDrawn:
      '{player} zieht {count, plural, one {# Personalkarte} other {# Personalkarten}}{choice, select, yes { zur Auswahl} other {}}{shown, select, yes {: {cards}} other {}}.',
    staffReturned:
      '{player} legt {count, plural, one {# Personalkarte} other {# Personalkarten}} unter den Stapel{shown, select, yes {: {cards}} other {}}.',
    staffDismissed: '{player} gibt {card} ab; die Karte verlässt das Spiel.',
    politicsClaimed: '{player} erfüllt die Politikkarte „{card}“.',
    emperorScoring: 'Kaiserwertung nach Spielrunde {round} mit Plättchen {tile}.',
    emperorStepBack: '{player} geht auf der Kaiserleiste von Schritt {from} auf {to} zurück.',
    tileBonus: '{player} erhält den Bonus von Plättchen {tile}.',
    tilePenalty: '{player} erleidet die Strafe von Plättchen {tile}.',
    penaltyWarded: '{player} ignoriert die Strafe von Plättchen {tile}.',
    kronesLost: '{player} verliert {amount, plural, one {# Krone} other {# Kronen}}.',
    goodsLost: '{player} gibt {goods} aus der Küche ab.',
    tableCleared: '{player} gibt {goods} von {guest} ab.',
    roundEnded: 'Spielrunde {round} endet.',
    goodsPaid: '{player} zahlt {goods}.',
    bellRung: '{player} läutet die Glocke von {card}.',
    guestUsed: '{player} nutzt {guest}.',
    rehearsalChosen: '{player} wählt den Proberaum „{room}“.',
    guestSentDancing: '{player} entsendet {guest} zum Tanz.',
    dancerSent: '{player} entsendet einen Tänzer: {place}.',
    sectionCleared: '{player} leert Bereich {number} des Proberaums.',
    dancerRemoved: '{player} entfernt einen Tänzer: {place}.',
    ballroomScored: 'Ballsaalwertung: {ballroom}.',
    celebrityTaken: '{player} begrüßt {celebrity}.',
    celebrityUsed: '{player} nutzt {celebrity}.',
    celebrityArrived: 'Neu in der Lounge: {celebrity} ({die}).',
    celebrityLeft: '{celebrity} reist ab.',
    auctionOpened:
      '{player} lässt „{entrance}“ versteigern und bietet {bid, plural, one {# Krone} other {# Kronen}}.',
    bidRaised: '{player} bietet {bid, plural, one {# Krone} other {# Kronen}} für „{entrance}“.',
    bidDropped: '{player} steigt aus der Versteigerung von „{entrance}“ aus.',
    entranceGained:
      '{player} erhält den Hoteleingang „{entrance}“ {bid, plural, =0 {kostenlos} one {für # Krone} other {für # Kronen}}.',
    tokenTaken: '{player} nimmt ein Bonusplättchen: {effect}.',
    politicsFulfilled: '{player} erfüllt die persönliche Politikkarte „{card}“.',
    tileUsed: '{player} nutzt das persönliche Kaiserplättchen {tile}.',
    pileCounted:
      '{player} zählt {guests, plural, one {# Gast, der} other {# Gäste, die}} in dieser Spielrunde das Café verlassen {guests, plural, one {hat} other {haben}}.',
    dieShifted:
      '{player} verschiebt {die, select, red {den roten Würfel} blue {den blauen Würfel} yellow {den gelben Würfel} other {einen Würfel}} von Aktionsfeld {from} auf {to}.',
    keyTaken: '{player} nimmt den Generalschlüssel.',
    instructionTurned: '{player} deckt Anweisungskarte {card} auf.',
    politicsAdvanced: '{player} geht auf der Politikkarte „{card}“ auf Stufe {steps}.',
    itemGiven: '{player} gibt {goods} an {guest}.',
    gameEnded:
      '{count, plural, one {Das Spiel ist aus. {players} gewinnt.} other {Das Spiel ist aus. {players} teilen sich den Sieg.}}',
  },
  payments: {
    guest: 'für einen Gast',
    boost: 'für das Verstärken',
    space: 'für das Aktionsfeld',
    serving: 'für das Servieren',
    room: 'für ein Zimmer',
    staff: 'für eine Personalkarte',
    ward: 'zur Abwehr der Strafe',
    use: 'für das Nutzen einer Personalkarte',
    bid: 'für den Hoteleingang',
    toll: 'als Maut',
  },
  causes: {
    guest: '{name}',
    staff: '{name}',
    group: 'Auslastungsbonus',
    cover: 'Feld auf dem Hotelplan',
    track: 'Kaiserleiste',
    overflow: 'Ende der Kaiserleiste',
    tile: 'Plättchen {name}',
    politics: 'Politikkarte „{name}“',
    finalStaff: '{name}',
    rooms: 'bezogene Zimmer auf Etage {floor}',
    leftovers: 'übrige Kronen und Waren',
    unhoused: 'Gäste, die noch im Café sitzen',
    action: 'Aktion {name}',
    row: 'Reihenbonus',
    section: 'Bereichsbonus',
    ballroom: '{name}',
    celebrity: '{name}',
    entrance: '{name}',
    finalEntrance: '{name}',
    key: 'Generalschlüssel',
    lounge: 'Lounge',
    solo: '{name}',
    soloCard: 'Anweisungskarte',
    soloCelebrity: 'Prominente',
  },
} satisfies Messages<'events' | 'payments' | 'causes'>;
