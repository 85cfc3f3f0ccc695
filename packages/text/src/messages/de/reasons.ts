import type { Messages } from '../topics.js';

export const reasons = {
  reasons: {
    points: 'Das bringt sofort {amount} SP.',
    krones: 'Das bringt {amount, plural, one {# Krone} other {# Kronen}}.',
    saves: 'Das ist der günstigste Weg.',
    goods: 'Das bringt {amount, plural, one {{goods}} other {# Waren, vor allem {goods}}}.',
    serves:
      '{amount, plural, one {# Ware geht} other {# Waren gehen}} gleich an Gäste, die darauf warten.',
    completesOrder: 'Die Bestellung von {guest} wird vollständig.',
    housesGuest: 'Ein Tisch wird frei: {guest} verlässt das Café, mit Punkten und Belohnung.',
    invitesGuest:
      '{missing, plural, =0 {Alles, was {guest} bestellt, ist schon da.} one {Für die Bestellung von {guest} fehlt nur # Ware.} other {Für die Bestellung von {guest} fehlen # Waren.}}',
    expectsGuest:
      '{points, plural, =0 {{guest} bringt später eine Belohnung.} other {{guest} bringt später {points} SP und eine Belohnung.}}',
    preparesRoom:
      '{amount, plural, one {Ein {color, select, blue {blaues} red {rotes} other {gelbes}} Zimmer wird vorbereitet.} other {# Zimmer werden vorbereitet, darunter {color, select, blue {blaue} red {rote} other {gelbe}}.}}',
    occupiesRoom:
      '{amount, plural, one {Ein {color, select, blue {blaues} red {rotes} other {gelbes}} Zimmer wird bezogen.} other {# Zimmer werden bezogen, darunter {color, select, blue {blaue} red {rote} other {gelbe}}.}}',
    completesGroup:
      'Eine {color, select, blue {blaue} red {rote} other {gelbe}} Zimmergruppe ({size} Zimmer) ist vollständig und bringt ihren Bonus.',
    nearsGroup:
      'Danach fehlt in einer {color, select, blue {blauen} red {roten} other {gelben}} Zimmergruppe mit {size} Zimmern nur noch 1 Zimmer.',
    claimsPolitics: 'Die Politikkarte „{card}“ kann erfüllt werden.',
    nearsPolitics: 'Die Politikkarte „{card}“ rückt näher.',
    emperorSteps:
      '{amount, plural, one {# Schritt} other {# Schritte}} vor auf der Kaiserleiste: Das zählt bei der nächsten Wertung.',
    earnsTileBonus: 'Das reicht für den Bonus von Plättchen {tile}.',
    avoidsTilePenalty: 'Das reicht, um der Strafe von Plättchen {tile} zu entgehen.',
    hiresStaff: '{card} wird von Nutzen sein.',
    drawsStaff: 'Das bringt {amount, plural, one {# Personalkarte} other {# Personalkarten}}.',
    sendsDancer:
      '{amount, plural, one {Ein Tänzer kommt} other {# Tänzer kommen}} in die Ballsäle.',
    waitsForDice: 'Nach dem nächsten Wurf gibt es vielleicht bessere Würfel.',
    turnIsDone: 'Mehr lohnt sich jetzt nicht.',
    leastBad: 'Hier ist nichts zu gewinnen; das kostet am wenigsten.',
  },
} satisfies Pick<Messages, 'reasons'>;
