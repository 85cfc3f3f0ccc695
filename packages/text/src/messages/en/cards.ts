import type { Messages } from '../topics.js';

export const cards = {
  effects: {
    vp: '+{amount} VP',
    vpPer: '+{amount} VP {per}',
    krones: '{amount, plural, one {+# krone} other {+# krones}}',
    emperor: '{amount, plural, one {+# space} other {+# spaces}} on the Emperor track',
    good: '+{amount} {good}',
    chooseGoods:
      '{amount, plural, one {+# dish or drink} other {+# dishes or drinks}} of your choice',
    drawStaff: 'draw {amount, plural, one {# staff card} other {# staff cards}}',
    playStaff: 'play 1 staff card from your hand {price}',
    drawThree:
      'draw 3 staff cards, play at most 1 of them {price} and put the others under the deck',
    prepareRoom:
      'prepare 1 room{floors, plural, =0 {} one { on the lowest floor} other { on the lowest # floors}} {price}{occupy, select, yes { and occupy it at once} other {}}',
    occupyRoom: 'occupy 1 vacant room',
    takeGuest: 'take 1 guest from the queue for free',
    fillOrder: 'complete the order of 1 guest in your café from the supply',
    useSpace: 'use 1 action space that has dice, without taking a die',
    extraTurn: 'afterwards, a whole extra turn without taking a die',
    mainAction: 'main action {space}: {action} (strength {strength})',
    times: '{effect} ({times}×)',
  },
  per: {
    occupied:
      'per occupied {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}}',
    tiles: 'per room, vacant or occupied',
    groups: 'per fully occupied group',
    floors: 'per fully occupied floor',
    columns: 'per fully occupied column',
    sets: 'per set of three occupied rooms, one of each colour',
    fullColors: 'per colour with all its rooms occupied',
    staff: 'per staff card you have in play',
    markers: 'per objective card you have claimed',
    emperor: 'per space you have reached on the Emperor track',
    krones: 'per krone you have',
  },
  atLeast: {
    occupied:
      'at least {amount} occupied {color, select, blue {blue } red {red } yellow {yellow } other {}}{amount, plural, one {room} other {rooms}}',
    tiles: 'at least {amount, plural, one {# room} other {# rooms}}, vacant or occupied',
    groups:
      'at least {amount, plural, one {# fully occupied group} other {# fully occupied groups}}',
    floors:
      'at least {amount, plural, one {# fully occupied floor} other {# fully occupied floors}}',
    columns:
      'at least {amount, plural, one {# fully occupied column} other {# fully occupied columns}}',
    sets: 'at least {amount, plural, one {# occupied room} other {# occupied rooms}} of each colour',
    fullColors: 'all rooms of at least {amount, plural, one {# colour} other {# colours}} occupied',
    staff: 'at least {amount, plural, one {# staff card} other {# staff cards}} in play',
    markers: 'at least {amount, plural, one {# objective card} other {# objective cards}} claimed',
    emperor: 'at least space {amount} on the Emperor track',
    krones: 'at least {amount, plural, one {# krone} other {# krones}}',
  },
  cards: {
    named: '{proper, select, yes {{name}} other {the {name}}}',
    order: 'Orders {goods}.',
    vp: '{vp} VP',
    guest:
      '{name}, {color, select, blue {blue guest} red {red guest} yellow {yellow guest} green {green guest} other {guest}}. {order} {vp} VP. Reward: {reward}.',
    noReward: 'none',
    tile: 'Emperor tile {id}',
    politicsVp: '{vp} VP for the first, second and third player who claim it.',
  },
  staffEffects: {
    once: 'Immediately: {effects}.',
    round: 'Once per round: {effects}.',
    permanent: 'Ongoing: {effects}.',
    final: 'Final scoring: {effects}.',
  },
  abilities: {
    onDie: 'When you take a {values} die: {reactions}.',
    onGuestLeaving:
      'When a {color, select, blue {blue guest} red {red guest} yellow {yellow guest} green {green guest} other {guest}}{minGoods, plural, =0 {} other { who ordered at least # items}} leaves your café: {gain}.',
    onRoomOccupied:
      'When {by, select, guest {a guest moves into a room} other {one of your rooms becomes occupied}}: {gain}.',
    onEmperorBonus: 'When you get the reward of an Emperor tile: {gain}.',
    freeRooms:
      'Preparing {color, select, blue {blue rooms} red {red rooms} yellow {yellow rooms} other {rooms}} is free.',
    freeServing: 'Serving from the kitchen is free.',
    freeGuests: 'Taking guests from the queue is free.',
    wardCost:
      '{price, plural, =0 {You ignore the Emperor’s penalties.} one {You may pay # krone to ignore a penalty of the Emperor.} other {You may pay # krones to ignore a penalty of the Emperor.}}',
  },
  dieReactions: {
    gain: '{effects}',
    beside: '{effects} (optional, directly before or after the main action)',
    strength: 'strength +{amount} (optional)',
    freeSpace: 'the action space is free',
    both: 'the whole strength counts for krones and also for the Emperor track',
  },
  finals: {
    scoring: 'Final scoring: {amount} VP {per}.',
    scoringUpTo: 'Final scoring: {amount} VP {per}, at most {max} VP.',
    copyOpponent:
      'Final scoring: does the same for your hotel as one final-scoring card of an opponent; the one that gives you most counts.',
  },
  penalties: {
    krones: 'lose {amount, plural, one {# krone} other {# krones}}',
    handCards:
      'put {amount, plural, one {# staff card} other {# staff cards}} from your hand under the deck',
    freeRooms:
      'remove {amount, plural, one {# vacant room} other {# vacant rooms, one by one,}} from the highest possible floor',
    finalStaff:
      'remove {amount, plural, one {# final-scoring staff card} other {# final-scoring staff cards}} in play from the game',
    occupiedRooms:
      'remove 1 occupied room from the highest possible floor, then 1 more from the next possible floor below{column, select, same { in the same column} other {}}',
    kitchen:
      'return all dishes and drinks from the kitchen{tables, select, yes { and from the guests in the café} other {}}',
    vp: 'lose {amount} VP',
    vpPer: 'lose {amount} VP {per}',
  },
  penaltyHalves: {
    choice: '{loss} or lose {vp} VP (your choice)',
    forced: '{loss}; if you cannot, lose {vp} VP instead',
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
