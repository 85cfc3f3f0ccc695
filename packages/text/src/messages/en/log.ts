import type { Messages } from '../topics.js';

export const log = {
  events: {
    gameStarted: 'The game begins. Start player: {player}.',
    staffDealt:
      '{player} receives {count, plural, one {# staff card} other {# staff cards}}{shown, select, yes {: {cards}} other {}}.',
    cardPicked:
      '{shown, select, yes {{player} keeps a card: {cards}.} other {{player} has chosen a card.}}',
    packsPassed: 'The remaining cards are passed to the left.',
    roundStarted: 'Round {round} begins. Start player: {player}.',
    diceRolled: '{player} rolls {dice}.',
    dieDiscarded:
      '{player} puts {die, select, red {the red die} blue {the blue die} yellow {the yellow die} other {a die}} into the dustbin{left, plural, =0 {; none is left} one {; # is left} other {; # are left}}.',
    turnStarted:
      '{extra, select, yes {{player} has an extra turn.} other {It is {player}’s turn.}}',
    passed: '{player} passes.',
    guestTaken: '{player} takes {guest} from the queue.',
    guestArrived: 'New in the queue: {guest}.',
    guestsShuffled: 'The discarded guests are shuffled into a new deck.',
    dieTaken:
      '{player} takes {die, select, red {the red {space}} blue {the blue {space}} yellow {the yellow {space}} other {a {space}}}{boosted, select, yes { and boosts it} other {}} (strength {strength}).',
    spaceUsed:
      '{player} uses action space {space} without taking a die{boosted, select, yes { and boosts it} other {}} (strength {strength}).',
    dieWithoutEffect: '{player} takes a {space}; it has no effect.',
    actionCopied: '{player} chooses action {space}: {action}.',
    kronesGained:
      '{player} gains {amount, plural, one {# krone} other {# krones}} ({cause}){lost, plural, =0 {} one {; # more is lost at the limit} other {; # more are lost at the limit}}.',
    kronesPaid: '{player} pays {amount, plural, one {# krone} other {# krones}} {reason}.',
    emperorAdvanced:
      '{player} advances {steps, plural, one {# space} other {# spaces}} on the Emperor track ({cause}).',
    vpGained: '{player} scores {amount} VP ({cause}).',
    vpLost: '{player} loses {amount} VP ({cause}).',
    goodsGained: '{player} gains {goods} ({cause}).',
    goodPlaced:
      '{player} serves {goods} {kitchen, select, yes {from the kitchen } other {}}to {guest}.',
    orderFilled: '{player} completes the order of {guest} with {goods}.',
    roomPrepared:
      '{player} prepares the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}.',
    roomOccupied:
      '{player} occupies the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}.',
    roomRemoved:
      '{player} removes the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}.',
    groupCompleted:
      '{player} completes a {color, select, blue {blue group} red {red group} yellow {yellow group} other {group}} of {size, plural, one {# room} other {# rooms}}.',
    guestMovedIn:
      '{player} moves {guest} into the {color, select, blue {blue room} red {red room} yellow {yellow room} other {room}} on floor {floor}, column {column}.',
    staffPlayed: '{player} plays {card}.',
    staffUsed: '{player} uses {card}.',
    staffDrawn:
      '{player} draws {count, plural, one {# staff card} other {# staff cards}}{choice, select, yes { to choose from} other {}}{shown, select, yes {: {cards}} other {}}.',
    staffReturned:
      '{player} puts {count, plural, one {# staff card} other {# staff cards}} under the deck{shown, select, yes {: {cards}} other {}}.',
    staffDismissed: '{player} gives up {card}; the card leaves the game.',
    politicsClaimed: '{player} claims the objective card “{card}”.',
    emperorScoring: 'Emperor scoring after round {round} with tile {tile}.',
    emperorStepBack: '{player} moves back from space {from} to {to} on the Emperor track.',
    tileBonus: '{player} gets the reward of tile {tile}.',
    tilePenalty: '{player} suffers the penalty of tile {tile}.',
    penaltyWarded: '{player} ignores the penalty of tile {tile}.',
    kronesLost: '{player} loses {amount, plural, one {# krone} other {# krones}}.',
    goodsLost: '{player} returns {goods} from the kitchen.',
    tableCleared: '{player} returns {goods} from {guest}.',
    roundEnded: 'Round {round} ends.',
    goodsPaid: '{player} pays {goods}.',
    bellRung: '{player} rings the bell of {card}.',
    guestUsed: '{player} uses {guest}.',
    rehearsalChosen: '{player} chooses the rehearsal room “{room}”.',
    guestSentDancing: '{player} sends {guest} dancing.',
    dancerSent: '{player} sends a dancer to {place}.',
    sectionCleared: '{player} empties section {number} of the rehearsal room.',
    dancerRemoved: '{player} removes a dancer from {place}.',
    ballroomScored: 'Ballroom scoring: {ballroom}.',
    celebrityTaken: '{player} welcomes {celebrity}.',
    celebrityUsed: '{player} uses {celebrity}.',
    celebrityArrived: 'New in the lounge: {celebrity} ({die}).',
    celebrityLeft: '{celebrity} leaves.',
    auctionOpened:
      '{player} puts {entrance} up for auction and bids {bid, plural, one {# krone} other {# krones}}.',
    bidRaised: '{player} bids {bid, plural, one {# krone} other {# krones}} for {entrance}.',
    bidDropped: '{player} drops out of the auction of {entrance}.',
    entranceGained:
      '{player} gains the hotel entrance {entrance} {bid, plural, =0 {for free} one {for # krone} other {for # krones}}.',
    tokenTaken: '{player} takes a bonus token: {effect}.',
    politicsFulfilled: '{player} fulfils the personal objective card “{card}”.',
    tileUsed: '{player} uses the personal Emperor tile {tile}.',
    pileCounted:
      '{player} counts {guests, plural, one {# guest who has} other {# guests who have}} left this round.',
    dieShifted:
      '{player} moves {die, select, red {the red die} blue {the blue die} yellow {the yellow die} other {a die}} from action space {from} to {to}.',
    keyTaken: '{player} takes the master key.',
    instructionTurned: '{player} turns over instruction card {card}.',
    politicsAdvanced: '{player} takes step {steps} on the objective card “{card}”.',
    itemGiven: '{player} gives {goods} to {guest}.',
    gameEnded:
      '{count, plural, one {The game is over. {players} wins.} other {The game is over. {players} share the victory.}}',
  },
  payments: {
    guest: 'for a guest',
    boost: 'for the boost',
    space: 'for the action space',
    serving: 'for serving',
    room: 'for a room',
    staff: 'for a staff card',
    ward: 'to ignore the penalty',
    use: 'to use a staff card',
    bid: 'for the hotel entrance',
    toll: 'as a toll',
  },
  causes: {
    guest: '{name}',
    staff: '{name}',
    group: 'occupancy bonus',
    cover: 'space on the hotel board',
    track: 'Emperor track',
    overflow: 'end of the Emperor track',
    tile: 'tile {name}',
    politics: 'objective card “{name}”',
    finalStaff: '{name}',
    rooms: 'occupied rooms on floor {floor}',
    leftovers: 'krones and items left over',
    unhoused: 'guests still in the café',
    action: 'action {name}',
    row: 'row bonus',
    section: 'section bonus',
    ballroom: '{name}',
    celebrity: '{name}',
    entrance: '{name}',
    finalEntrance: '{name}',
    key: 'master key',
    lounge: 'lounge',
    solo: '{name}',
    soloCard: 'instruction card',
    soloCelebrity: 'celebrity',
  },
} satisfies Messages<'events' | 'payments' | 'causes'>;
