import { choose } from '@gah/ai';
import type { GameState, Move, RngState } from '@gah/engine';
import {
  createGame,
  moves,
  parseMove,
  pending,
  play,
  randomInt,
  seedRng,
  toRecord,
  viewOf,
} from '@gah/engine';
import type { Guidance } from '../guide.js';
import { guidanceAt, isFinished } from '../guide.js';
import type { Lesson } from '../lesson.js';
import { isAnswered } from '../judge.js';
import type { Run } from '../run.js';
import { follow, latest } from '../run.js';
import { usualMove } from '../wishes.js';

/** How the pupil decides. */
export type Pupil = (guidance: Guidance | null, run: Run) => Move;

/** Does what is suggested, else something plain. */
export const obedient: Pupil = (guidance, run) => {
  const move = guidance?.suggestion ?? usualMove(latest(run.points).at);
  if (!move) throw new Error('there is nothing the pupil could do');
  return move;
};

/** Does anything that is legal. */
export const wayward = (seed: string): Pupil => {
  const rng: RngState = seedRng(seed);
  return (_guidance, { points }) => {
    const { moves: legal } = latest(points).at;
    const move = legal[randomInt(rng, legal.length)];
    if (!move) throw new Error('a pupil who is asked can do something');
    return move;
  };
};

export interface Told {
  readonly guidance: Guidance;
  readonly state: GameState;
  readonly run: Run;
}

export interface Playthrough {
  readonly run: Run;
  readonly told: readonly Told[];
  /** Moves the pupil has made. */
  readonly decisions: number;
  readonly isFinished: boolean;
}

const MOST_MOVES = 3000;

export function begin({ setup, prologue }: Lesson): GameState {
  let state = createGame(setup);
  for (const text of prologue) {
    const move = parseMove(text);
    const played = move && play(state, move);
    if (!played?.ok) throw new Error(`the prologue cannot be played: ${text}`);
    state = played.state;
  }
  return state;
}

function moveOfRival({ script }: Lesson, state: GameState, seat: number): Move {
  const view = viewOf(state, seat);
  const legal = moves(state, seat);
  const rng = seedRng(`${state.setup.seed}/${state.ply}/${seat}`);
  return script?.(view, legal) ?? choose('pageboy', view, legal, { rng });
}

/** Plays a lesson until the guided part and its task are over. */
export function playLesson(lesson: Lesson, pupil: Pupil): Playthrough {
  let state = begin(lesson);
  let run = follow(lesson, toRecord(state));
  const read: string[] = [];
  const told: Told[] = [];
  let decisions = 0;
  const isDone = (): boolean => isFinished(run, read) || isAnswered(run);
  for (let step = 0; step < MOST_MOVES && !isDone(); step++) {
    const guidance = guidanceAt(run, read);
    if (guidance) told.push({ guidance, state, run });
    if (guidance?.waitsFor === 'next') {
      read.push(guidance.id);
      continue;
    }
    const [waiting] = pending(state);
    if (!waiting) break;
    const isPupil = waiting.seat === lesson.pupil;
    if (isPupil) decisions++;
    const played = play(
      state,
      isPupil ? pupil(guidance, run) : moveOfRival(lesson, state, waiting.seat),
    );
    if (!played.ok) throw new Error(`refused: ${played.refusal.code}`);
    state = played.state;
    run = follow(lesson, toRecord(state), run);
  }
  return { run, told, decisions, isFinished: isDone() };
}
