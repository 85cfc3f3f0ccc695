import type { Messages } from '../topics.js';

export const reasons = {
  reasons: {
    points: 'It brings {amount} VP at once.',
    krones: 'It brings {amount, plural, one {# krone} other {# krones}}.',
    saves: 'It is the cheapest way.',
    goods: 'It brings {amount, plural, one {{goods}} other {# items, mostly {goods}}}.',
    serves:
      '{amount, plural, one {# item goes} other {# items go}} straight to guests who are waiting for it.',
    completesOrder: 'The order of {guest} becomes complete.',
    housesGuest: 'A table becomes free: {guest} moves out of the café, with points and reward.',
    invitesGuest:
      '{missing, plural, =0 {Everything {guest} orders is at hand.} one {Only # item is missing for the order of {guest}.} other {# items are missing for the order of {guest}.}}',
    expectsGuest:
      '{points, plural, =0 {{guest} brings a reward later.} other {{guest} brings {points} VP and a reward later.}}',
    preparesRoom:
      '{amount, plural, one {A {color, select, blue {blue} red {red} other {yellow}} room becomes ready.} other {# rooms become ready, {color, select, blue {blue} red {red} other {yellow}} ones among them.}}',
    occupiesRoom:
      '{amount, plural, one {A {color, select, blue {blue} red {red} other {yellow}} room becomes occupied.} other {# rooms become occupied, {color, select, blue {blue} red {red} other {yellow}} ones among them.}}',
    completesGroup:
      'A {color, select, blue {blue} red {red} other {yellow}} group of {size, plural, one {# room} other {# rooms}} is complete and pays its bonus.',
    nearsGroup:
      'After that only 1 room is missing in a {color, select, blue {blue} red {red} other {yellow}} group of {size}.',
    claimsPolitics: 'The objective card “{card}” can be claimed.',
    nearsPolitics: 'The objective card “{card}” comes closer.',
    emperorSteps:
      '{amount, plural, one {# space} other {# spaces}} forward on the Emperor track, which counts at the next scoring.',
    earnsTileBonus: 'It is enough for the reward of tile {tile}.',
    avoidsTilePenalty: 'It is enough to escape the penalty of tile {tile}.',
    hiresStaff: '{card} will be of use.',
    drawsStaff: 'It brings {amount, plural, one {# staff card} other {# staff cards}}.',
    sendsDancer:
      '{amount, plural, one {A dancer comes} other {# dancers come}} into the ballrooms.',
    waitsForDice: 'After a reroll there may be better dice.',
    turnIsDone: 'Nothing more is worth doing now.',
    leastBad: 'Nothing brings a gain here; this costs least.',
  },
} satisfies Pick<Messages, 'reasons'>;
