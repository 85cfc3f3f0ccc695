import { MODULE_REASON_CODES } from '../modules/lists.js';

/** All reasons, by code; apart from what makes use of them, for those who read them from elsewhere. */
export const REASON_CODES = [
  'game-over',
  'not-your-decision',
  'decide-first',
  'other-moment',
  'set-up-over',
  'not-in-play',
  'no-such-place',
  'cannot-skip',

  'already-taken-guest',
  'main-action-done',
  'main-action-open',
  'already-acted',
  'extra-turn',

  'too-expensive',
  'champagne-missing',
  'steps-missing',
  'goods-missing',

  'no-free-table',
  'no-guest-there',
  'order-open',
  'no-order-open',
  'good-not-ordered',
  'good-not-there',
  'good-excluded',
  'kind-needed-back',
  'guest-stays',
  'guest-leaves',
  'guest-used',
  'guest-dances',
  'guest-takes-pair',
  'guest-takes-one-room',
  'no-room-for-guest',

  'no-die-there',
  'needs-die',
  'no-bonus',
  'no-boost',
  'other-space',
  'copy-itself',
  'white-dice-first',
  'bad-split',

  'room-not-adjacent',
  'room-already-there',
  'room-too-high',
  'room-not-free',
  'room-not-occupied',
  'room-wrong-color',
  'room-without-neighbour',
  'room-not-highest',
  'room-other-column',
  'no-space-for-room',
  'no-free-room',

  'not-in-hand',
  'hand-empty',
  'deck-empty',
  'staff-not-in-play',
  'staff-not-ready',
  'staff-not-final',
  'works-by-itself',
  'condition-not-met',
  'already-claimed',
  'no-claim-left',
  'comes-first',
  'same-benefit',
  'reaction-used',

  ...MODULE_REASON_CODES,
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** What a move can be refused with: a reason, or that it is none of this game. */
export const REFUSAL_CODES = ['malformed-move', 'unknown-seat', ...REASON_CODES] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
