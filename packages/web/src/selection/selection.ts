import type { GameView, Move } from '@gah/engine';
import type { Target } from './target.js';
import { zoneOf } from './target.js';
import type { TapPath } from './tapPaths.js';
import { tapPathOf } from './tapPaths.js';

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
