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
    chooseGoodsExcept:
      '{amount, plural, one {+# dish or drink} other {+# dishes or drinks}} of your choice, but no {goods}',
    drawStaff: 'draw {amount, plural, one {# staff card} other {# staff cards}}',
    playStaff: 'play 1 staff card from your hand {price}',
    drawThree:
      'draw 3 staff cards, play at most 1 of them {price} and put the others under the deck',
    prepareRoom:
      'prepare 1 room{floors, plural, =0 {} one { on the lowest floor} other { on the lowest # floors}} {price}{occupy, select, yes { and occupy it at once} other {}}',
    occupyRoom:
      'occupy 1 vacant room{floors, plural, =0 {} one { on the lowest floor} other { on the lowest # floors}}',
    takeGuest:
      'take 1 guest from the queue for free{fill, select, yes { and complete the order from the supply} other {}}',
    fillOrder: 'complete the order of 1 guest in your café from the supply',
    fillGood:
      'put all {good, select, strudel {strudel} cake {cake} wine {wine} coffee {coffee} other {champagne}} your guests still wait for on their orders, from the supply',
    useSpace:
      'use 1 action space that has dice, without taking a die: no boost, no staff that reacts to dice, and a 6 still costs 1 krone',
    extraTurn: 'afterwards, a whole extra turn without taking a die',
    mainAction: 'main action {space}: {action} (strength {strength})',
    anyAction: '1 main action of your choice from 1 to 5 (strength {strength})',
    spendGoods: 'spend {goods} from your kitchen, in return: {effects}',
    exchangeGoods: 'exchange {goods} from your kitchen for as many of other kinds',
    goodsOfChoice:
      '{upTo, select, yes {up to } other {}}{champagne, select, yes {{amount, plural, one {# item} other {# items}}} other {{amount, plural, one {# dish or drink} other {# dishes or drinks}}}}',
    sendDancer: 'send 1 dancer to a ballroom {price}',
    sendDancerShared:
      'send 1 dancer to a ballroom for up to 1 champagne less per opponent; if you do, each of them gains 1 dish or drink of choice',
    sendDancerThen: '{first}, then {effects}',
    joinDancer:
      'send a second dancer to the same space, for free and without a row bonus; then +{vp} VP per dancer you have in the ballrooms',
    scoreBallroom: 'the ballroom that is scored next is scored now as well',
    bell: 'ring the bell or leave it',
    takeToken:
      'the {half, select, top {upper bonus} other {lower bonus}} of 1 bonus token; the token leaves the game',
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
    markers: 'per marker of yours on objective cards',
    emperor: 'per space you have reached on the Emperor track',
    krones: 'per krone you have',
    topFloor: 'per occupied room on the top floor',
    kitchen: 'per {goods} in your kitchen',
    served:
      'per {color, select, blue {blue guest} red {red guest} yellow {yellow guest} green {green guest} other {guest}}{minGoods, plural, =0 {} other { with at least # items ordered}} who has left your café',
    dancers: 'per dancer you have in the ballrooms',
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
    markers:
      'at least {amount, plural, one {# marker} other {# markers}} of yours on objective cards',
    emperor: 'at least space {amount} on the Emperor track',
    krones: 'at least {amount, plural, one {# krone} other {# krones}}',
    topFloor:
      'at least {amount, plural, one {# occupied room} other {# occupied rooms}} on the top floor',
    kitchen: 'at least {goods} in your kitchen',
    served:
      'at least {amount} {color, select, blue {blue } red {red } yellow {yellow } green {green } other {}}{amount, plural, one {guest} other {guests}}{minGoods, plural, =0 {} other { with at least # items ordered}} who left your café',
    dancers: 'at least {amount, plural, one {# dancer} other {# dancers}} in the ballrooms',
  },
  cards: {
    named: '{proper, select, yes {{name}} other {the {name}}}',
    order: 'Orders {goods}.',
    noOrder: 'Orders nothing.',
    vp: '{vp} VP',
    vpInRounds: '{vp} VP ({count, plural, one {round} other {rounds}} {rounds})',
    guest:
      '{name}, {color, select, blue {blue guest} red {red guest} yellow {yellow guest} green {green guest} other {guest}}. {order} {vp}. Reward: {reward}.',
    noReward: 'none',
    tile: 'Emperor tile {id}',
    politicsVp: '{vp} VP for the first, second and third player who claim it.',
  },
  staffEffects: {
    once: 'Immediately: {effects}.',
    round: 'Once per round: {effects}.',
    permanent: 'Ongoing: {effects}.',
    final: 'Final scoring: {effects}.',
    roundFor: 'Once per round, for {price}: {effects}.',
    bell: 'Once in the game, {condition}: {effects}.',
  },
  abilities: {
    onDie: 'When you take a {values} die: {reactions}.',
    onGuestLeaving:
      'When a {color, select, blue {blue guest} red {red guest} yellow {yellow guest} green {green guest} other {guest}}{minGoods, plural, =0 {} other { who ordered at least # items}} leaves your café: {gain}.',
    onOrderComplete:
      'When the order of a {color, select, blue {blue} red {red} yellow {yellow} other {green}} guest is complete: {gain}.',
    onRoomOccupied:
      'When {by, select, guest {a guest moves into a room} other {one of your rooms becomes occupied}}: {gain}.',
    onEmperorBonus: 'When you get the reward of an Emperor scoring: {gain}.',
    onStaffPlayed:
      '{once, select, yes {Once per round, after you play another staff card} other {After you play a staff card}}: {gain}.',
    onDancerSent: 'When you send a dancer to a ballroom: {gain}.',
    onMarkerPlaced: 'When you claim an objective card: {gain}.',
    onGain:
      'After each source that gives you {what, select, vp {VP} krones {krones} emperor {spaces on the Emperor track} other {champagne}}: {gain}{self, select, yes {; this is not such a source itself} other {}}.',
    onChampagnePaid: 'Once in every action in which you pay champagne: {gain}.',
    freeRooms:
      'Preparing {color, select, blue {blue rooms} red {red rooms} yellow {yellow rooms} other {rooms}} is free.',
    freeServing: 'Serving from the kitchen is free.',
    freeGuests: 'Taking guests from the queue is free.',
    wardCost:
      '{price, plural, =0 {You ignore the Emperor’s penalties.} one {You may pay # krone to ignore a penalty of the Emperor.} other {You may pay # krones to ignore a penalty of the Emperor.}}',
    orderSlack:
      'Orders of two or more items are complete even with {goods, plural, one {# item} other {# items}} missing.',
    groupBonus:
      'Your occupancy bonuses for groups of {sizes} rooms: blue {blue} VP, red {red} krones, yellow {yellow} spaces on the Emperor track.',
    rowBonusTimes: 'You get every row bonus {times, plural, =2 {twice} other {# times}}.',
    soleMajorityVp:
      'Whenever a ballroom is scored: +{vp} VP if you alone have the most dancers there.',
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
    champagne: 'lose {amount, plural, one {# champagne} other {# champagnes}} from the kitchen',
    kronesAndGood:
      'lose {amount, plural, one {# krone} other {# krones}} and 1 dish or drink of your choice from the kitchen',
    handCards:
      'put {amount, plural, one {# staff card} other {# staff cards}} from your hand under the deck',
    freeRooms:
      'remove {amount, plural, one {# vacant room} other {# vacant rooms, one by one,}} from the highest possible floor',
    finalStaff:
      'remove {amount, plural, one {# final-scoring staff card} other {# final-scoring staff cards}} in play from the game',
    dancers: 'remove {amount} of your dancers from the ballroom that is scored next',
    occupiedRooms:
      'remove 1 occupied room from the highest possible floor, then 1 more from the next possible floor below{column, select, same { in the same column} other {}}',
    kitchen:
      'return all dishes and drinks from the kitchen{tables, select, yes { and from the guests in the café} other {}}',
    everything: 'lose all krones and all items in the kitchen',
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
