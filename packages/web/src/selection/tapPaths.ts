import type { GameView, Move, MoveKind, MoveOf } from '@gah/engine';
import { nextHall } from '@gah/engine';
import type { Target } from './target.js';
import { barTarget, rowTarget, target } from './target.js';

/** How a move is made by hand: places to tap one after the other. */
export interface TapPath {
  readonly move: Move;
  readonly steps: readonly Target[];
  /** Moves with equal steps are variants of each other; the highest rank is suggested. */
  readonly rank: number;
}

type StepsOf<K extends MoveKind> = (move: MoveOf<K>, view: GameView) => readonly Target[];

const nowhere = (): readonly Target[] => [];
const inHand = ({ card }: { readonly card: number }): readonly Target[] => [target('hand', card)];
const atRoom = ({ room }: { readonly room: number }): readonly Target[] => [target('room', room)];
const atSpace = ({ space }: { readonly space: number }): readonly Target[] => [
  target('space', space),
];
const atTable = ({ table }: { readonly table: number }): readonly Target[] => [
  target('table', table),
];
const atSection = ({ section }: { readonly section: number }): readonly Target[] => [
  target('section', section),
];
const fromTableToRoom = (move: { readonly table: number; readonly room: number }): Target[] => [
  target('table', move.table),
  target('room', move.room),
];

const STEPS: { readonly [K in MoveKind]: StepsOf<K> } = {
  draft: inHand,
  takeGuest: ({ place }) => [target('queue', place)],
  takeDie: atSpace,
  useSpace: atSpace,
  copy: atSpace,
  splitGoods: nowhere,
  splitKrones: nowhere,
  chooseGood: nowhere,
  // Gained goods are laid out together, not one by one; see the allocation.
  place: ({ table }, view) =>
    view.tasks.at(-1)?.kind === 'giveItem' ? [target('waiting', table)] : [barTarget('allocate')],
  serve: () => [barTarget('serve')],
  prepareRoom: atRoom,
  occupyRoom: atRoom,
  removeRoom: atRoom,
  moveIn: fromTableToRoom,
  moveInPair: fromTableToRoom,
  fillOrder: atTable,
  useGuest: atTable,
  playStaff: inHand,
  putUnder: inHand,
  useStaff: ({ card }) => [target('staff', card)],
  dismissStaff: ({ card }) => [target('staff', card)],
  claim: ({ slot }) => [target('politics', slot)],
  fulfil: ({ card }) => [target('personal', card)],
  benefit: ({ item }) => [target('benefit', item)],
  ward: () => [barTarget('ward')],
  suffer: nowhere,
  skip: () => [barTarget('skip')],
  pass: () => [barTarget('pass')],
  endTurn: () => [barTarget('endTurn')],
  ring: () => [barTarget('ring')],
  spendGood: nowhere,
  loseGood: nowhere,
  discardDie: nowhere,
  chooseRehearsal: ({ room }) => [target('rehearsal', room)],
  sendGuest: ({ table, hall, row }) => [target('table', table), rowTarget(hall, row)],
  sendDancer: ({ hall, row }) => [rowTarget(hall, row)],
  pickDancer: atSection,
  joinDancer: atSection,
  removeDancer: ({ row }, view) => [rowTarget(nextHall(view), row)],
  useCelebrity: ({ celebrity }) => [target('celebrity', celebrity)],
  auction: ({ entrance }) => [target('entrance', entrance)],
  bid: nowhere,
  takeToken: ({ token }) => [target('token', token)],
  useTile: ({ tile }) => [target('tile', tile)],
  shiftDie: ({ from, to }) => [barTarget('shiftDie'), target('space', from), target('space', to)],
  takeKey: () => [barTarget('takeKey')],
};

/** Which of several variants is suggested: the plain one, the balanced one, the cheapest one. */
function rankOf(move: Move, view: GameView): number {
  switch (move.kind) {
    case 'takeDie':
      return (move.die === 'white' ? 4 : 0) + (move.boost ? 0 : 2) + (move.bonus ? 1 : 0);
    case 'useSpace':
      return move.boost ? 0 : 1;
    case 'splitGoods':
      return move.second + move.third;
    case 'splitKrones': {
      const task = view.tasks.at(-1);
      const strength = task?.kind === 'splitKrones' ? task.strength : 0;
      return -Math.abs(strength - 2 * move.krones);
    }
    case 'auction':
      return -move.bid;
    case 'bid':
      return -move.amount;
    case 'shiftDie':
      return move.die === 'white' ? 1 : 0;
    default:
      return 0;
  }
}

function stepsOf<K extends MoveKind>(move: MoveOf<K>, view: GameView): readonly Target[] {
  const steps = STEPS[move.kind] as StepsOf<K>;
  return steps(move, view);
}

export const tapPathOf = (move: Move, view: GameView): TapPath => ({
  move,
  steps: stepsOf(move, view),
  rank: rankOf(move, view),
});
