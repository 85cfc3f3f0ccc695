import type { ExpansionTopics } from '../expansion.js';
import type { Messages } from '../topics.js';

export const expansion = {
  modules: {
    ballrooms: 'Vienna Ballrooms',
    celebrities: 'Celebrities',
    entrances: 'Unique Hotels',
    startPlayer: 'Start Player',
    more: 'A Little More',
  },
  moduleTexts: {
    ballrooms: 'Guests may dance for champagne instead of taking a room: three ballrooms to score.',
    celebrities: 'Three coloured dice bring famous visitors who help until the end of the round.',
    entrances: 'Every hotel buys an entrance at auction, with powers of its own.',
    startPlayer: 'Turns go clockwise, and the master key makes you the next start player.',
    more: 'More staff, some with bells, more objective cards and more Emperor tiles.',
  },
  dieNames: { white: 'white die', red: 'red die', blue: 'blue die', yellow: 'yellow die' },
  diceValues: {
    white: '{value}',
    red: 'red {value}',
    blue: 'blue {value}',
    yellow: 'yellow {value}',
  },
  rows: { bottom: 'bottom row', middle: 'middle row', top: 'top row', balcony: 'balcony' },
  lodgings: {
    room: 'Has to move into a room and cannot dance.',
    dance: 'Has to dance and cannot move into a room.',
    pair: 'Occupies two rooms side by side, of any colours, and cannot dance.',
    groundFloor: 'Accepts only a room on the lowest floor and cannot dance.',
    table:
      'Never leaves the café and costs no points at the end. The reward can be used once per round.',
  },
  bells: {
    gained:
      'when one action brings you at least {amount} {what, select, emperor {spaces on the Emperor track} dishes {dishes} other {drinks}}',
    served:
      'when you complete the order of a {color, select, blue {blue guest} red {red guest} yellow {yellow guest} other {green guest}} with at least {minGoods, plural, one {# item} other {# items}}',
    group: 'when you complete a group of at least {minRooms, plural, one {# room} other {# rooms}}',
    marker: 'when you claim an objective card',
  },
  useCosts: {
    krones: '{amount, plural, one {# krone} other {# krones}}',
    emperor: '{amount, plural, one {# space} other {# spaces}} back on the Emperor track',
  },
  scorings: {
    timesHighestRow:
      'As many VP as you have dancers here, times the highest row they stand in (bottom row 1, middle row 2, top row 3).',
    rowRanks:
      'Each row by itself, by number of dancers: {ranks}. Ties share the points, rounded down.',
    byNumber: 'By number of your dancers here: {numbers}.',
    ranks: 'By number of dancers here: {ranks}. Ties share the points, rounded down.',
    perTwo: '{vp} VP for every two of your dancers here.',
  },
  ballrooms: {
    noBonus: 'No bonus.',
    spaces:
      '{spaces, plural, one {# space} other {# spaces}} for {champagne, plural, one {# champagne} other {# champagnes}}',
    noSpaces: 'not in use',
    rank: '{rank, plural, =1 {most} =2 {second most} =3 {third most} other {place #}} {vp} VP',
    number: '{dancers}{more, select, yes { or more} other {}}: {vp} VP',
    nobody: 'Without a dancer here: {vp} VP.',
    section: '{dancers, plural, one {# dancer} other {# dancers}}: {bonus}',
  },
  entrances: {
    start: '{goods} in your kitchen at the start.',
    setupRooms:
      'You may prepare {amount, plural, one {# more room} other {# more rooms}} before the game begins, {price}.',
    extraTables: 'Your café has {tables, plural, one {# more table} other {# more tables}}.',
    zantMainz:
      'When you take your second die of a round, both dice together give you a bonus before the main action:',
    zantMainzSum: 'Sum {sums}: {effects}.',
    zantMainzNothing: 'Sum {sums}: nothing.',
    zantMainzKey: 'The master key counts like the one die you have.',
    dove: 'When a whole column becomes occupied, take the upper bonus of one of your five bonus tokens; for a whole floor, the lower bonus. The token then leaves the game.',
    kaufmanFirstGuest: 'You may begin with a second guest from the queue, for free.',
    kaufmanSecondGuest:
      'After taking a guest as the optional action of your turn, and only then, you may take another one from the refilled queue at its usual price.',
    kaufmanPile: 'At the end of a round, for guests who have left your café in it: {points}.',
    kaufmanPoints: '{guests}{more, select, yes { or more} other {}} guests {vp} VP',
    ninasCards: 'You get three personal objective cards, one each of {letters}.',
    ninasPoints:
      'On your turn you may fulfil each of them once: {points}. They do not count as claimed.',
    ninasFinal: 'Final scoring, for all your objective cards together: {points}.',
    ninasFinalPoints: '{cards} cards {vp} VP',
    stroup:
      'When the first room of a group becomes occupied: blue {blue}, red {red}, yellow {yellow}.',
    mayenfels: 'This does not hold for the card played when you gain this entrance.',
    wrayTiles: 'You get six personal Emperor tiles, two each of {letters}.',
    wrayUse:
      'Once per turn you may move back 1, 2, or 3 spaces on the Emperor track and take the reward of one of your tiles for it: {letters} respectively. The tile then leaves the game.',
    kozi: 'Before you use an action space you may move 1 die there from a neighbouring space; it takes the new value. Spaces 1 and 6 are no neighbours, and the master key moves no die.',
  },
  opponents: { leopold: 'Leopold', elisabeth: 'Elisabeth' },
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  soloHotelTexts: {
    hautelCouture:
      'Three guests of your opponent wait with rooms reserved. A die you take gives one of them the item on its space, if it is still needed; whoever has everything scores.',
    nineStarsInn:
      'Steps on objective cards bring your opponent stars; every floor or column you complete takes one away. Each Emperor scoring is worth 5, 10 or 15 VP for the last row with a star.',
    sushiResort:
      'Some rooms of your opponent pass a token on to a new guest. With a token a guest costs you 1 krone more, and your opponent scores 8 VP by taking the guest or at the end of the queue.',
    tollBridge:
      'Your opponent leaves a token on each action space it uses. There you pay 1 krone, or lose 5 VP without one, your opponent scores 1 VP per token, and one token goes.',
  },
  instructions: {
    guest:
      'takes a {color, select, blue {blue guest} red {red guest} yellow {yellow guest} green {green guest} other {guest of any colour}}{dance, plural, =0 {} =1 { who dances in the ballroom that is scored next} other { who dances in the ballroom after the next}}',
    die: 'takes a die with a {values}',
    anyDie: 'takes a die from the space with most dice',
    coloredDie: 'takes the coloured die with the most valuable celebrity',
    ties: '{side, select, left {ties go to the left} other {ties go to the right}}',
    emperor: '{steps, plural, one {+# space} other {+# spaces}} on the Emperor track',
    staff: 'turns over a final-scoring staff card',
    politics:
      '{known, select, yes {takes a step on objective card {letter}} other {takes a step on the objective card with the least progress}}',
    dancer:
      'sends a dancer to the {dance, plural, =1 {ballroom that is scored next} other {ballroom after the next}}',
  },
} satisfies Messages<keyof ExpansionTopics>;
