import type { Messages } from '../topics.js';

export const decisions = {
  prompts: {
    draft: 'Choose 1 staff card to keep. The others go to the player on your left.',
    firstGuest: 'Choose your first guest from the queue; it costs nothing.',
    setupRooms:
      '{optional, select, yes {You may prepare} other {Prepare}} {left, plural, one {# more room} other {# more rooms}} before the game begins.',
    benefits:
      'Choose what comes next{mandatory, select, yes {.} other {, or decline what you need not take.}}',
    copy: '{optional, select, yes {You may do 1 main action from 1 to 5 (strength {strength}).} other {Choose the action that the 6 copies (strength {strength}).}}',
    splitGoods:
      'Split {strength, plural, one {# item} other {# items}} between {champagne, select, yes {{space, select, 1 {strudel, cake and champagne} other {wine, coffee and champagne}}; never more of one than of the one before} other {{space, select, 1 {strudel and cake; never more cake than strudel} other {wine and coffee; never more coffee than wine}}}}.',
    splitKrones: 'Split strength {strength} between krones and the Emperor track.',
    chooseGoods:
      'Choose {left, plural, one {# dish or drink} other {# dishes or drinks}} ({cause}){limited, select, yes {, but no {goods}} other {}}.',
    placeGoods:
      'Still to place: {goods}. You may put some of it on your guests’ orders; the rest goes to the kitchen.',
    serving:
      'You may serve {limited, select, yes {{left, plural, one {# more item} other {up to # more items}}} other {more items}} from the kitchen.',
    prepareRoom:
      'You may prepare {left, plural, one {# room} other {up to # rooms}}{floors, plural, =0 {} one { on the lowest floor} other { on the lowest # floors}} {price}{occupy, select, yes { and occupy it at once} other {}}.',
    occupyRoom:
      'You may occupy 1 of your vacant rooms{floors, plural, =0 {} one { on the lowest floor} other { on the lowest # floors}}.',
    playStaff: 'You may play 1 staff card from your hand {price}.',
    playDrawn: 'You may play 1 of the drawn staff cards {price}. The others go under the deck.',
    putUnder:
      'Choose the card that goes under the deck next. The last one will lie at the very bottom.',
    takeGuest:
      'You may take 1 guest from the queue {price}{fill, select, yes {; the order is completed from the supply} other {}}.',
    fillOrder: 'You may complete the order of 1 guest in your café.',
    useSpace: 'You may use 1 action space that has dice, without taking a die.',
    ward: 'Penalty of tile {tile}: {penalty}. You may pay {price, plural, one {# krone} other {# krones}} to ignore it.',
    suffer: 'Penalty of tile {tile}: choose what you lose.',
    returnStaff:
      'Put {left, plural, one {# staff card} other {# staff cards}} from your hand under the deck.',
    removeFreeRooms:
      'Penalty: remove {left, plural, one {# vacant room} other {# vacant rooms}} from your hotel, each from the highest possible floor.',
    removeOccupiedRooms:
      'Penalty: remove {second, select, yes {a second occupied room} other {an occupied room}} from your hotel.',
    dismissStaff: 'Penalty: choose 1 of your final-scoring staff cards; it leaves the game.',
    loseGood: 'Penalty: choose 1 dish or drink from your kitchen to return.',
    bell: 'The bell of {card} can be rung now, once in the game: {effects}.',
    discardDie: 'Only coloured dice are left: choose the one for the dustbin.',
    spendGoods:
      '{exchange, select, yes {Choose {goods} in your kitchen to exchange.} other {Choose {goods} in your kitchen to spend.}}',
    rehearsal: 'Choose the rehearsal room for your dancers.',
    sendDancer:
      'You may send 1 dancer to a ballroom {price}.{shared, select, yes { If you do, each other player gains 1 dish or drink of choice.} other {}}{more, select, yes { After that: {effects}.} other {}}',
    pickDancer:
      'Choose the dancer who goes{known, select, yes { to {place}} other {}}. A section that becomes empty gives its bonus.',
    joinDancer:
      'You may send a second dancer to the same space, for free. Then each dancer you have in the ballrooms gives {vp} VP.',
    removeDancers: 'Penalty: remove {left} of your dancers from the ballroom that is scored next.',
    auction: 'Choose a hotel entrance to put up for auction, and your first bid.',
    bid: '{known, select, yes {Highest bid for {entrance}: {bid, plural, one {# krone} other {# krones}}.} other {An entrance is up for auction.}} Bid more or drop out.',
    token:
      '{half, select, top {A column} other {A floor}} is complete: you may take the {half, select, top {upper bonus} other {lower bonus}} of 1 bonus token.',
    shifted:
      '{die, select, yes {Take a die from action space {space}.} other {Use action space {space}.}}',
    pickEntrance: 'Choose your hotel entrance.',
    giveItem: 'Choose the guest of your opponent who gets {goods}.',
  },
  turns: {
    fresh: 'Your turn: take a guest if you like, then a die. Or pass.',
    open: 'Take a guest if you like, then a die. Additional actions are possible before and after.',
    guestTaken: 'Take a die. Additional actions are possible before and after.',
    done: 'Your main action is done. Use additional actions if you like, then end your turn.',
    extra:
      'Extra turn: take a guest if you like, then use an action space if you like; no die is taken.',
    extraGuestTaken: 'Extra turn: use an action space if you like; no die is taken.',
  },
  moves: {
    draft: 'Keep {card}',
    takeGuest: 'Take {guest}{details}',
    takeDie:
      'Take {die, select, red {the red {value}} blue {the blue {value}} yellow {the yellow {value}} other {a {value}}}{details}',
    useSpace: 'Use action space {space}: {action}{details}',
    copy: '{key, select, yes {Main action} other {Copy action}} {space}: {action} (strength {strength})',
    place: 'Put {goods} on the order of {guest}',
    serve: 'Serve {goods} from the kitchen to {guest}{details}',
    prepareRoom:
      '{occupy, select, yes {Prepare and occupy} other {Prepare}} the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}{details}',
    occupyRoom:
      'Occupy the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}',
    removeRoom:
      'Remove the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}',
    moveIn:
      'Move {guest} into the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}',
    fillOrder: 'Complete the order of {guest}',
    playStaff: 'Play {card}{details}',
    useStaff: 'Use {card}: {effects}{details}',
    putUnder: 'Put {card} under the deck',
    dismissStaff: 'Give up {card}',
    claim: 'Claim the objective card “{card}” ({vp} VP)',
    benefit: '{effect} ({cause})',
    ward: 'Pay {price, plural, one {# krone} other {# krones}} and ignore the penalty',
    sufferLoss: '{loss}',
    sufferPoints: 'Lose {vp} VP',
    pass: 'Pass',
    endTurn: 'End turn',
    ring: 'Ring the bell: {effects}',
    spendGood: 'Spend {goods}',
    loseGood: 'Return {goods}',
    discardDie:
      'Put the {die, select, red {red die} blue {blue die} yellow {yellow die} other {white die}} into the dustbin',
    moveInPair: 'Move {guest} into the two rooms on floor {floor}, columns {column} and {second}',
    useGuest: 'Use {guest}: {effects}',
    chooseRehearsal: '{room}: {sections}',
    sendGuest: 'Send {guest} dancing: {place}{details}',
    sendDancer: 'Send a dancer: {place}{details}',
    pickDancer:
      'Dancer from section {number} ({left, plural, =1 {the last one, bonus: {bonus}} other {# there, bonus when empty: {bonus}}})',
    joinDancer:
      'Second dancer from section {number} ({left, plural, =1 {the last one, bonus: {bonus}} other {# there, bonus when empty: {bonus}}})',
    removeDancer: 'Remove a dancer: {place}',
    useCelebrity: 'Use {celebrity}: {effects}',
    auction: 'Auction {entrance}, first bid {bid, plural, one {# krone} other {# krones}}',
    bid: 'Bid {amount, plural, one {# krone} other {# krones}}',
    takeToken: 'Bonus token {number}: {effect}',
    fulfil: 'Fulfil your personal objective card “{card}” ({vp} VP)',
    useTile:
      'Use your tile {tile}: {effects} ({steps, plural, one {# space} other {# spaces}} back on the Emperor track)',
    shiftDie:
      'Move {die, select, red {the red die} blue {the blue die} yellow {the yellow die} other {a white die}} from action space {from} to {to}, then use that space',
    takeKey: 'Take the master key: {effects}',
    pickEntrance: 'Choose {entrance}',
    giveItem: 'Give {goods} to {guest}',
    unexplained: 'Move {notation}',
  },
  moveDetails: {
    price: '{krones, plural, =0 {free} one {# krone} other {# krones}}',
    strength: 'strength {strength}',
    boosted: 'boosted',
    withBonus: 'with the help of staff',
    withoutBonus: 'without the help of staff',
    noEffect: 'no effect',
    coverVp: '+{vp} VP',
    champagne: '{champagne, plural, =0 {free} one {# champagne} other {# champagnes}}',
    rowBonus: 'bonus: {effects}',
    celebrity: '{name} comes: +{vp} VP',
    tollInVp: 'toll in VP',
  },
  skips: {
    setupRooms: 'Prepare no more rooms',
    benefits: 'Decline the rest',
    placeGoods: 'Put the rest in the kitchen',
    serving: 'Serve nothing more',
    prepareRoom: 'Prepare no more rooms',
    occupyRoom: 'Occupy no room',
    playStaff: 'Play no staff card',
    playDrawn: 'Play none of these cards',
    takeGuest: 'Take no guest',
    fillOrder: 'Complete no order',
    useSpace: 'Use no action space',
    ward: 'Accept the penalty',
    copy: 'Do no main action',
    bell: 'Do not ring the bell',
    spendGoods: 'No more items',
    sendDancer: 'Send no dancer',
    joinDancer: 'Send no second dancer',
    bid: 'Drop out of this auction',
    token: 'Take no token',
    other: 'Decline',
  },
} satisfies Messages<'prompts' | 'turns' | 'moves' | 'moveDetails' | 'skips'>;
