import type { GameView, Move, MoveKind, MoveOf } from '@gah/engine';
import { MODULE_TAP_RANKS, MODULE_TAP_STEPS } from '../modules/index.js';
import type { TapRanks, TapSteps } from '../modules/module.js';
import type { Target } from './target.js';
import { barTarget, target, zoneOf } from './target.js';

/** How a move is made by hand: places to tap one after the other. */
interface TapPath {
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

/** What has been tapped so far and what can be tapped next. Never changed; each tap makes a new one. */
export interface Selection {
  readonly paths: readonly TapPath[];
  /** Tapped, in order; some may have been added because nothing else fitted. */
  readonly chosen: readonly Target[];
  /** What can be tapped next, with the moves each leads to. */
  readonly next: ReadonlyMap<Target, readonly Move[]>;
  /** Moves with nothing more to tap, best first: they differ only in strength, goods, price. */
  readonly variants: readonly Move[];
  /** The move that a confirmation plays. */
  readonly selected: Move | null;
}

const startsWith = (steps: readonly Target[], chosen: readonly Target[]): boolean =>
  chosen.every((step, index) => steps[index] === step);

const isBar = (place: Target): boolean => zoneOf(place) === 'bar';

function build(paths: readonly TapPath[], chosen: readonly Target[]): Selection {
  const fitting = paths.filter(({ steps }) => startsWith(steps, chosen));
  const next = new Map<Target, Move[]>();
  for (const { steps, move } of fitting) {
    const step = steps[chosen.length];
    if (step === undefined) continue;
    const moves = next.get(step);
    if (moves) moves.push(move);
    else next.set(step, [move]);
  }
  const variants = fitting
    .filter(({ steps }) => steps.length === chosen.length)
    .sort((a, b) => b.rank - a.rank)
    .map(({ move }) => move);
  return { paths, chosen, next, variants, selected: variants[0] ?? null };
}

/** Nothing tapped yet. */
export const startSelection = (moves: readonly Move[], view: GameView): Selection =>
  build(
    moves.map((move) => tapPathOf(move, view)),
    [],
  );

/** With one place left that fits, there is nothing to choose. */
function followOnly(selection: Selection): Selection {
  const [only, ...others] = selection.next.keys();
  if (only === undefined || others.length > 0 || selection.variants.length > 0) return selection;
  return followOnly(build(selection.paths, [...selection.chosen, only]));
}

const without = (selection: Selection): Selection => build(selection.paths, []);

export type Tap =
  | { readonly result: 'selected'; readonly selection: Selection }
  /** Tapped again: play it. */
  | { readonly result: 'confirmed'; readonly move: Move }
  /** Not a legal place now. */
  | { readonly result: 'nothing' };

/** What a tap on a place means: one step further, a confirmation, or a fresh start there. */
export function tap(selection: Selection, place: Target): Tap {
  if (selection.next.has(place) && !(isBar(place) && selection.chosen.length > 0)) {
    const further = build(selection.paths, [...selection.chosen, place]);
    return { result: 'selected', selection: followOnly(further) };
  }
  if (selection.selected && selection.chosen.includes(place)) {
    return { result: 'confirmed', move: selection.selected };
  }
  const fresh = without(selection);
  if (!fresh.next.has(place)) return { result: 'nothing' };
  return { result: 'selected', selection: followOnly(build(selection.paths, [place])) };
}

/** Another variant of what is selected. */
export const choose = (selection: Selection, move: Move): Selection =>
  selection.variants.includes(move) ? { ...selection, selected: move } : selection;

/** One step back inside the decision; past steps that had been added by themselves. */
export function back(selection: Selection): Selection {
  for (let length = selection.chosen.length - 1; length > 0; length--) {
    const earlier = build(selection.paths, selection.chosen.slice(0, length));
    if (earlier.next.size > 1) return earlier;
  }
  return without(selection);
}

/** Places on the table that can be tapped now, buttons of the bar left out. */
export const tablePlaces = ({ next }: Selection): ReadonlySet<Target> =>
  new Set([...next.keys()].filter((place) => !isBar(place)));

/** Places on the table where one could begin anew, apart from those already chosen. */
export const freshPlaces = (
  paths: readonly TapPath[],
  chosen: readonly Target[],
): ReadonlySet<Target> =>
  new Set(
    paths
      .flatMap(({ steps }) => steps.slice(0, 1))
      .filter((place) => !isBar(place) && !chosen.includes(place)),
  );
