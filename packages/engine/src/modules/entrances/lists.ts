export const ENTRANCES_SOURCES = ['entrance'] as const;
export const ENTRANCES_FINAL_SOURCES = ['finalEntrance'] as const;

export const ENTRANCES_CHOICES = ['token', 'entrance'] as const;

export const ENTRANCES_REASONS = [
  'not-your-entrance',
  'not-neighbouring',
  'already-fulfilled',
  'entrance-sold',
  'bid-too-low',
  'no-bidding',
  'token-gone',
  'tile-used',
  'tile-gone',
] as const;
