import type { GameState } from '@gah/engine';
import { createGame, seedRng } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { CaseName } from './cases.js';
import { CASE_NAMES, forCases, setupOf } from './cases.js';
import { collect } from './material.js';
import { playOut } from './randomPlay.js';
import { medianOf } from '../statistics.js';

export interface StateSize {
  /** Of a clone, which shares with its original what never changes. */
  readonly stateBytes: number;
  /** Of a state read from JSON, which shares nothing. */
  readonly fullStateBytes: number;
}

export interface HeapFigures {
  readonly sizes: Readonly<Record<CaseName, StateSize>>;
  readonly growthBytesPerGame: number;
}

const END_STATES = 16;
const COPIES_OF_EACH = 125;
const TRIES = 5;
const GAMES_OF_EACH_CASE = 250;

function usedHeap(): number {
  if (!globalThis.gc) throw new Error('the heap is measured with node --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** How much the heap grows by each copy that is kept. */
function bytesPerCopy<T>(originals: readonly T[], copy: (original: T) => unknown): number {
  const total = originals.length * COPIES_OF_EACH;
  const copies = new Array<unknown>(total).fill(null);
  const tries = Array.from({ length: TRIES }, () => {
    copies.fill(null);
    const before = usedHeap();
    let next = 0;
    while (next < total) for (const original of originals) copies[next++] = copy(original);
    return (usedHeap() - before) / total;
  });
  return medianOf(tries);
}

function sizeOf(ends: readonly GameState[]): StateSize {
  const texts = ends.map((end) => JSON.stringify(end));
  return {
    stateBytes: bytesPerCopy(ends, clone),
    fullStateBytes: bytesPerCopy(texts, (text) => JSON.parse(text) as unknown),
  };
}

/** A thousand games of all cases, one after the other; nothing of them is kept. */
function playGames(first: number): void {
  const rng = seedRng(`players of game ${first} and later ones`);
  for (let game = first; game < first + GAMES_OF_EACH_CASE; game++) {
    for (const name of CASE_NAMES) playOut(createGame(setupOf(name, game)), rng);
  }
}

/** The first thousand games fill the caches; the thousand after them must leave nothing. */
function growthBytesPerGame(): number {
  playGames(0);
  const before = usedHeap();
  playGames(GAMES_OF_EACH_CASE);
  return (usedHeap() - before) / (GAMES_OF_EACH_CASE * CASE_NAMES.length);
}

export function heapFigures(): HeapFigures {
  return {
    growthBytesPerGame: growthBytesPerGame(),
    sizes: forCases((name) =>
      sizeOf(collect(name, { games: END_STATES, positionsPerGame: 0 }).ends),
    ),
  };
}
