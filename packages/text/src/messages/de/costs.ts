import type { Messages } from '../topics.js';

export const costs = {
  priceParts: {
    place: '{amount} für den Platz in der Schlange',
    token: '{amount} für den Marker ({cause})',
    serving: '{amount} für das Servieren',
    floor: '{amount} für das Stockwerk',
    card: '{amount} für die Karte',
    space: '{amount} für das Aktionsfeld',
    otherDice: '{amount} für die anderen Würfel dort',
    boost: '{amount} für das Verstärken',
    toll: '{amount} als Maut ({cause})',
    use: '{amount} für das Nutzen der Karte',
    row: '{amount} für das Feld im Ballsaal',
    balcony: '{amount} für den Balkon',
    tile: '{amount} für das Plättchen',
    ward: '{amount} zur Abwehr der Strafe ({cause})',
    bid: '{amount} als Gebot',
    spent: '{amount} nach Wahl',
    discount: '{hasCause, select, yes {{cause}: {amount} weniger} other {{amount} weniger}}',
    free: '{hasCause, select, yes {{cause}: kostenlos} other {kostenlos}}',
  },
  strengthParts: {
    dice: '{amount} Würfel',
    boost: '+{amount} durch Verstärken',
    bonus: '+{amount} {cause}',
    copied: 'Stärke {amount} der Aktion',
  },
} satisfies Pick<Messages, 'priceParts' | 'strengthParts'>;
