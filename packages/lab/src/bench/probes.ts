import type { GameState } from '@gah/engine';
import { createGame, play, sampleHidden, seedRng, viewOf } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { Material } from './material.js';
import { players } from './material.js';
import { playOut } from './randomPlay.js';

/** What is timed, in the order in which a round goes through it. */
export const TIMED = [
  'structuredClone',
  'decision',
  'clone',
  'view',
  'game',
  'play',
  'sample',
] as const;
export type Timed = (typeof TIMED)[number];

export interface Probe {
  /** Not timed, before every run. */
  readonly prepare?: () => void;
  readonly run: () => void;
  /** How many of what is timed one run does. */
  readonly count: number;
}

/** Results go here, lest the optimiser find out that nobody wants them. */
const kept: { last: unknown } = { last: null };

function each<T>(items: readonly T[], operation: (item: T) => unknown): Probe {
  return {
    run: () => {
      for (const item of items) kept.last = operation(item);
    },
    count: items.length,
  };
}

/** Plays the games of the material again; the count of decisions proves that they are the same. */
function playAgain(states: Iterable<GameState>, { decisions }: Material): void {
  const rng = players();
  let played = 0;
  for (const state of states) played += playOut(state, rng);
  if (played !== decisions) throw new Error('playInPlace and play do not lead to the same games');
}

function decisionProbe(material: Material): Probe {
  let fresh: GameState[] = [];
  return {
    prepare: () => {
      fresh = material.starts.map(clone);
    },
    run: () => {
      playAgain(fresh, material);
    },
    count: material.decisions,
  };
}

function* newGames({ setups }: Material): Generator<GameState, void> {
  for (const setup of setups) yield createGame(setup);
}

const gameProbe = (material: Material): Probe => ({
  run: () => {
    playAgain(newGames(material), material);
  },
  count: material.setups.length,
});

export function probesOf(material: Material): Record<Timed, Probe> {
  const { positions } = material;
  const rng = seedRng('hidden cards');
  return {
    structuredClone: each(positions, ({ state }) => structuredClone(state)),
    decision: decisionProbe(material),
    clone: each(positions, ({ state }) => clone(state)),
    view: each(positions, ({ state, seat }) => viewOf(state, seat)),
    game: gameProbe(material),
    play: each(positions, ({ state, move }) => play(state, move)),
    sample: each(positions, ({ view }) => sampleHidden(view, rng)),
  };
}
