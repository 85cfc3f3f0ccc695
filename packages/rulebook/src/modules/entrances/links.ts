/** Where the rules speak of what this module asks and refuses. */
export const decisions = {
  auction: 'entrances.auction',
  pickEntrance: 'entrances.idea',
  bid: 'entrances.auction',
  token: 'entrances.tokens',
  shifted: 'entrances.shift',
} as const;

export const refusals = {
  'not-your-entrance': 'entrances.all',
  'not-neighbouring': 'entrances.shift',
  'already-fulfilled': 'entrances.objectives',
  'entrance-sold': 'entrances.nextAuction',
  'bid-too-low': 'entrances.auction',
  'no-bidding': 'entrances.auction',
  'token-gone': 'entrances.tokens',
  'tile-used': 'entrances.tiles',
  'tile-gone': 'entrances.tiles',
} as const;
