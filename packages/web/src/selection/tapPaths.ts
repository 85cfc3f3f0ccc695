import type { GameView, Move, MoveKind, MoveOf } from '@gah/engine';
import { MODULE_TAP_RANKS, MODULE_TAP_STEPS } from '../modules/index.js';
import type { TapRanks, TapSteps } from '../modules/module.js';
import type { Target } from './target.js';
import { barTarget, target } from './target.js';

/** How a move is made by hand: places to tap one after the other. */
export interface TapPath {
  readonly move: Move;
  readonly steps: readonly Target[];
  /** Moves with equal steps are variants of each other; the highest rank is suggested. */
  readonly rank: number;
}

const nowhere = (): readonly Target[] => [];
const inHand = ({ card }: { readonly card: number }): readonly Target[] => [target('hand', card)];
const atRoom = ({ room }: { readonly room: number }): readonly Target[] => [target('room', room)];
const atSpace = ({ space }: { readonly space: number }): readonly Target[] => [
  target('space', space),
];
const atTable = ({ table }: { readonly table: number }): readonly Target[] => [
  target('table', table),
];
const fromTableToRoom = (move: { readonly table: number; readonly room: number }): Target[] => [
  target('table', move.table),
  target('room', move.room),
];

const STEPS: TapSteps = {
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
  ...MODULE_TAP_STEPS,
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
    default:
      return rankInModule(move);
  }
}

function rankInModule<K extends MoveKind>(move: MoveOf<K>): number {
  const ranks: Partial<TapRanks> = MODULE_TAP_RANKS;
  return ranks[move.kind]?.(move) ?? 0;
}

function stepsOf<K extends MoveKind>(move: MoveOf<K>, view: GameView): readonly Target[] {
  const steps = STEPS[move.kind];
  return steps(move, view);
}

export const tapPathOf = (move: Move, view: GameView): TapPath => ({
  move,
  steps: stepsOf(move, view),
  rank: rankOf(move, view),
});
