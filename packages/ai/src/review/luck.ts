import type { GameState, Move, PlaybackStep, RngState } from '@gah/engine';
import { at, createGame, sampleHidden, seedRng, viewOf } from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { DrawnKind } from './chance.js';
import { DRAWN_KINDS, mixed, redraw, sourcesUsed } from './chance.js';
import type { LuckKind, LuckSheet } from './luckSheet.js';
import { LuckBook } from './luckBook.js';
import { worthOf } from './luckWorth.js';

/**
 * Luck: at every roll, refill and draw what came against the mean over what could have come, by the players'
 * value function. The same move is played in the same position with chance drawn again; hands are never dealt
 * anew. What came is one more draw of the same kind, so that luck is zero on average, whatever the value
 * function thinks; what it leaves over is what people decided.
 */

/** For each person. */
type Points = readonly number[];

/** Redraws at a move, and tables that are laid out anew for what could be expected at the start. */
const REDRAWS = 32;
const TABLES = 96;

/** All values are whole multiples of this part of a point, so that sums are exact. */
const GRAIN = 1024;
const onGrid = (points: number): number => Math.round(points * GRAIN) / GRAIN;

class Values {
  private readonly evaluator;
  readonly people: number;

  constructor({ setup }: GameState) {
    this.evaluator = learntEvaluator(learntWeights(), setup);
    this.people = setup.seats;
  }

  of(state: GameState): Points {
    return Array.from({ length: this.people }, (_, seat) => onGrid(this.evaluator(state, seat)));
  }

  meanOf(states: Iterable<GameState>): Points {
    const sums = Array.from({ length: this.people }, () => 0);
    let count = 0;
    for (const state of states) {
      count++;
      for (let seat = 0; seat < this.people; seat++) {
        sums[seat] = at(sums, seat) + this.evaluator(state, seat);
      }
    }
    return sums.map((sum) => onGrid(sum / count));
  }
}

const minus = (one: Points, other: Points): Points =>
  one.map((points, seat) => points - at(other, seat));

/** Before the first turn there is no round. */
const roundOf = ({ phase, round }: GameState): number =>
  phase === 'turns' || phase === 'emperor' || phase === 'over' ? round : 0;

/** What chance showed, by kind, as the value function sees it. */
type Luck = readonly { readonly kind: LuckKind; readonly seen: Points }[];

/** What the set-up dealt: first what all can see, then hands. */
function* ofStart(
  values: Values,
  state: GameState,
  rng: RngState,
): Generator<void, { start: Points; luck: Luck }> {
  const tables: GameState[] = [];
  for (let table = 0; table < TABLES; table++) {
    tables.push(createGame({ ...state.setup, seed: `${state.setup.seed} table ${table}` }));
    yield;
  }
  const start = values.meanOf(tables);
  const seen = viewOf(state, 'spectator');
  const laidOut = values.meanOf(Array.from({ length: REDRAWS }, () => sampleHidden(seen, rng)));
  const luck: Luck = [
    { kind: 'layout', seen: minus(laidOut, start) },
    { kind: 'staff', seen: minus(values.of(state), laidOut) },
  ];
  return { start, luck };
}

function play(world: GameState, move: Move): GameState {
  playInPlace(world, move);
  return world;
}

/** One source after the other is taken as it was; what that changes is its luck. */
function ofMove(values: Values, before: GameState, step: PlaybackStep, rng: RngState): Luck {
  const { state: after, move } = step;
  const used = sourcesUsed(before, after);
  if (!move || used.size === 0) return [];
  const others = Array.from({ length: REDRAWS }, () => redraw(before, rng));
  const without = (kinds: readonly DrawnKind[]): GameState[] =>
    others.map((other) => mixed(before, other, new Set(kinds)));
  const worlds = without(DRAWN_KINDS);
  for (const world of worlds) {
    const untouched = clone(world);
    play(world, move);
    for (const kind of sourcesUsed(untouched, world)) used.add(kind);
  }
  const kinds = DRAWN_KINDS.filter((kind) => used.has(kind));
  const luck: { kind: LuckKind; seen: Points }[] = [];
  let known = values.meanOf(worlds);
  for (const [place, kind] of kinds.entries()) {
    const open = kinds.slice(place + 1);
    const next =
      open.length === 0
        ? values.of(after)
        : values.meanOf(without(open).map((world) => play(world, move)));
    luck.push({ kind, seen: minus(next, known) });
    known = next;
  }
  const isRoll = step.events.some(({ type }) => type === 'diceRolled');
  return isRoll ? luck : renamed(luck);
}

/** Where no dice were rolled the generator has mixed a pile of cards: that of the other source. */
function renamed(luck: Luck): Luck {
  const cards = luck.find(({ kind }) => kind !== 'dice')?.kind ?? 'guests';
  return luck.map(({ kind, seen }) => ({ kind: kind === 'dice' ? cards : kind, seen }));
}

/** Luck and decisions of a whole game, told now and then how far it has come. */
export function* luckSteps(
  playback: Iterable<PlaybackStep>,
  moves: number,
): Generator<number, LuckSheet> {
  let book: LuckBook | null = null;
  let values: Values | null = null;
  let before: GameState | null = null;
  for (const step of playback) {
    const { state } = step;
    const rng = seedRng(`luck ${state.setup.seed} ${state.ply}`);
    if (!values || !book || !before) {
      values = new Values(state);
      const opening = ofStart(values, state, rng);
      let next = opening.next();
      for (; !next.done; next = opening.next()) yield 0;
      const { start, luck } = next.value;
      book = new LuckBook(start);
      note(book, step, luck, minus(values.of(state), start), null);
    } else {
      const change = minus(values.of(state), values.of(before));
      note(book, step, ofMove(values, before, step, rng), change, before);
    }
    before = state;
    yield Math.min(1, state.ply / Math.max(1, moves));
  }
  if (!book || !values || !before) throw new Error('a record has a start');
  return book.close(values.of(before), before.phase === 'over');
}

/**
 * What is not luck of a change was decided: by whoever moved, or by nobody in particular where a set-up, a round or a
 * phase ends. By as much as luck is worth more than the value function sees, the seats' own next turns look
 * better than they were: that is taken off there.
 */
function note(
  book: LuckBook,
  { state, move }: PlaybackStep,
  luck: Luck,
  change: Points,
  before: GameState | null,
): void {
  const worth = worthOf(state.setup);
  let decided = change;
  let foreseen: Points = change.map(() => 0);
  for (const { kind, seen } of luck) {
    const points = seen.map((each) => onGrid(worth[kind] * each));
    book.chance({ ply: state.ply, round: roundOf(state), kind, points });
    decided = minus(decided, seen);
    foreseen = minus(foreseen, minus(points, seen));
  }
  const round = before ? roundOf(before) : 0;
  const settles = before?.round !== state.round || before.phase !== state.phase;
  book.decision({ seat: settles || !move ? null : move.seat, round, points: decided });
  book.decision({ seat: null, round, points: foreseen });
}
