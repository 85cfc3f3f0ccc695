import type { Messages } from '../topics.js';

export const decisions = {
  prompts: {
    draft: 'Choose 1 staff card to keep. The others go to the player on your left.',
    firstGuest: 'Choose your first guest from the queue; it costs nothing.',
    setupRooms:
      '{optional, select, yes {You may prepare} other {Prepare}} {left, plural, one {# more room} other {# more rooms}} before the game begins.',
    benefits:
      'Choose what comes next{mandatory, select, yes {.} other {, or decline everything that is left.}}',
    copy: 'Choose the action that the 6 copies (strength {strength}).',
    splitGoods:
      'Split {strength, plural, one {# item} other {# items}} between {space, select, 1 {strudel and cake; never more cake than strudel} other {wine and coffee; never more coffee than wine}}.',
    splitKrones: 'Split strength {strength} between krones and the Emperor track.',
    chooseGoods:
      'Choose {left, plural, one {# dish or drink} other {# dishes or drinks}} ({cause}).',
    placeGoods:
      'Still to place: {goods}. You may put some of it on your guests’ orders; the rest goes to the kitchen.',
    serving:
      'You may serve {limited, select, yes {{left, plural, one {# more item} other {up to # more items}}} other {more items}} from the kitchen.',
    prepareRoom:
      'You may prepare {left, plural, one {# room} other {up to # rooms}}{floors, plural, =0 {} one { on the lowest floor} other { on the lowest # floors}} {price}{occupy, select, yes { and occupy it at once} other {}}.',
    occupyRoom: 'You may occupy 1 of your vacant rooms.',
    playStaff: 'You may play 1 staff card from your hand {price}.',
    playDrawn: 'You may play 1 of the drawn staff cards {price}. The others go under the deck.',
    putUnder:
      'Choose the card that goes under the deck next. The last one will lie at the very bottom.',
    takeGuest: 'You may take 1 guest from the queue for free.',
    fillOrder: 'You may complete the order of 1 guest in your café.',
    useSpace: 'You may use 1 action space that has dice, without taking a die.',
    ward: 'Penalty of tile {tile}: {penalty}. You may pay {price, plural, one {# krone} other {# krones}} to ignore it.',
    suffer: 'Penalty of tile {tile}: choose what you lose.',
    returnStaff:
      'Penalty: put {left, plural, one {# staff card} other {# staff cards}} from your hand under the deck.',
    removeFreeRooms:
      'Penalty: remove {left, plural, one {# vacant room} other {# vacant rooms}} from your hotel, each from the highest possible floor.',
    removeOccupiedRooms:
      'Penalty: remove {second, select, yes {a second occupied room} other {an occupied room}} from your hotel.',
    dismissStaff: 'Penalty: choose 1 of your final-scoring staff cards; it leaves the game.',
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
    takeDie: 'Take a {value}{details}',
    useSpace: 'Use action space {space}: {action}{details}',
    copy: 'Copy action {space}: {action} (strength {strength})',
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
    useStaff: 'Use {card}: {effects}',
    putUnder: 'Put {card} under the deck',
    dismissStaff: 'Give up {card}',
    claim: 'Claim the objective card “{card}” ({vp} VP)',
    benefit: '{effect} ({cause})',
    ward: 'Pay {price, plural, one {# krone} other {# krones}} and ignore the penalty',
    sufferLoss: '{loss}',
    sufferPoints: 'Lose {vp} VP',
    pass: 'Pass',
    endTurn: 'End turn',
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
    other: 'Decline',
  },
} satisfies Messages<'prompts' | 'turns' | 'moves' | 'moveDetails' | 'skips'>;
