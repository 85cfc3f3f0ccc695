import type { Messages } from '../topics.js';

export const costs = {
  priceParts: {
    place: '{amount} for the place in the queue',
    token: '{amount} for the token ({cause})',
    serving: '{amount} for serving',
    floor: '{amount} for the floor',
    card: '{amount} for the card',
    space: '{amount} for the action space',
    otherDice: '{amount} for the other dice there',
    boost: '{amount} for the boost',
    toll: '{amount} as a toll ({cause})',
    use: '{amount} for using the card',
    row: '{amount} for the space in the ballroom',
    balcony: '{amount} for the balcony',
    tile: '{amount} for the tile',
    ward: '{amount} to ignore the penalty ({cause})',
    bid: '{amount} bid',
    spent: '{amount} of your choice',
    discount: '{hasCause, select, yes {{cause}: {amount} less} other {{amount} less}}',
    free: '{hasCause, select, yes {{cause}: free} other {free}}',
  },
  strengthParts: {
    dice: '{amount, plural, one {# die} other {# dice}}',
    boost: '+{amount} boost',
    bonus: '+{amount} {cause}',
    copied: 'strength {amount} of the action',
  },
} satisfies Pick<Messages, 'priceParts' | 'strengthParts'>;
