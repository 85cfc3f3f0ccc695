/**
 * The weights of the value function. They belong to named inputs: a file lists the inputs it was fitted
 * for, and is read by name. An input it does not know, a new card above all, gets the mean of its likes.
 */
import type { Inputs } from '../model/module.js';
import { BLOCK, BLOCKS, FEATURES, ROUND_SETS, setsOf, WEIGHT_SETS } from './features.js';
import { ESTIMATES } from './heuristic.js';
import learnt from './learntWeights.json' with { type: 'json' };

/** What one of each feature adds to the points still to come, in units of SCALE; set after set. */
export type Weights = Float32Array;

/** Before any fit: only the heuristic counts. */
export function priorWeights(): Weights {
  const weights = new Float32Array(WEIGHT_SETS * FEATURES);
  for (let set = 0; set < weights.length; set += FEATURES) {
    weights.fill(1, set + BLOCK.heuristic, set + BLOCK.heuristic + ESTIMATES.length);
  }
  return weights;
}

/** Weights travel as 16-bit numbers in base 64: first all low bytes, then all high ones. */
export interface PackedWeights {
  /** The blocks in their order: `dice*12` has twelve inputs, `staffHeld@staff` one for each key of a list. */
  readonly inputs: string;
  /** The keys of each list; `3-7` stands for numbers in a row. */
  readonly keys: Readonly<Record<string, string>>;
  /** What a step of 1 means. */
  readonly unit: number;
  readonly data: string;
}

const BYTE = 256;
const HIGHEST = 32767;

const { atob, btoa } = globalThis as unknown as {
  atob: (text: string) => string;
  btoa: (bytes: string) => string;
};

/** Numbers in a row are written as the first and the last. */
function writeKeys(keys: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const key of keys) {
    const run = runs.at(-1);
    if (run && Number(key) === Number(run.last) + 1) run.last = key;
    else runs.push({ first: key, last: key });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ');
}

function readKeys(text: string): string[] {
  return text.split(' ').flatMap((part) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    if (first === undefined || last === undefined) return [part];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) =>
      String(Number(first) + at),
    );
  });
}

const numbered = (size: number): string[] => Array.from({ length: size }, (_, at) => String(at));

const keysOf = (inputs: Inputs): readonly string[] =>
  typeof inputs === 'number' ? numbered(inputs) : inputs.keys;

export function pack(weights: Weights): PackedWeights {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
  const unit = most / HIGHEST;
  const words = Array.from(weights, (weight) => Math.round(weight / unit) + HIGHEST + 1);
  const bytes = [...words.map((word) => word % BYTE), ...words.map((word) => word >> 8)];
  const lists = BLOCKS.flatMap(([, inputs]) => (typeof inputs === 'number' ? [] : [inputs]));
  return {
    inputs: BLOCKS.map(([name, inputs]) =>
      typeof inputs === 'number' ? `${name}*${inputs}` : `${name}@${inputs.list}`,
    ).join(' '),
    keys: Object.fromEntries(lists.map(({ list, keys }) => [list, writeKeys(keys)])),
    unit,
    data: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')),
  };
}

/** Where the weights of a file stand: by block, then by key. */
type Places = ReadonlyMap<string, ReadonlyMap<string, number>>;

function placesIn({ inputs, keys }: PackedWeights): {
  readonly places: Places;
  readonly size: number;
} {
  let size = 0;
  const blocks = inputs.split(' ').map((block) => {
    const [name = '', list] = block.split('@');
    const [bare = '', count] = name.split('*');
    const known = list === undefined ? numbered(Number(count)) : readKeys(keys[list] ?? '');
    return [bare, new Map(known.map((key) => [key, size++]))] as const;
  });
  return { places: new Map(blocks), size };
}

/** So many of the most similar inputs stand in for one that is not known. */
const LIKES = 5;

/** The inputs of a block whose mean stands in for this one. */
function likesOf(inputs: Inputs, key: string, known: ReadonlyMap<string, number>): string[] {
  const likes = keysOf(inputs).filter((other) => known.has(other));
  const distance = typeof inputs === 'number' ? undefined : inputs.distance;
  if (!distance) return likes;
  return likes.sort((a, b) => distance(key, a) - distance(key, b)).slice(0, LIKES);
}

/** For each input of ours the places in the file whose mean is its weight: one where it is known. */
function sourcesIn(places: Places): (readonly number[])[] {
  return BLOCKS.flatMap(([name, inputs]) => {
    const block = places.get(name) ?? new Map<string, number>();
    return keysOf(inputs).map((key) => {
      const keys = block.has(key) ? [key] : likesOf(inputs, key, block);
      return keys.flatMap((like) => block.get(like) ?? []);
    });
  });
}

export function unpack(packed: PackedWeights): Weights {
  const { places, size } = placesIn(packed);
  const bytes = atob(packed.data);
  const count = bytes.length / 2;
  const known = count / size;
  if (known < setsOf('alone') || known > WEIGHT_SETS || known % ROUND_SETS !== 0) {
    throw new Error('the weights are not complete');
  }
  const weightAt = (at: number): number => {
    const word = bytes.charCodeAt(at) + BYTE * bytes.charCodeAt(count + at);
    return (word - HIGHEST - 1) * packed.unit;
  };
  const weights = new Float32Array(WEIGHT_SETS * FEATURES);
  for (const [feature, sources] of sourcesIn(places).entries()) {
    for (let set = 0; set < WEIGHT_SETS; set++) {
      // What was learnt before a kind of table had sets of its own played it like all others.
      const from = set < known ? set : setsOf('other') + (set % ROUND_SETS);
      const sum = sources.reduce((total, at) => total + weightAt(from * size + at), 0);
      weights[set * FEATURES + feature] = sum / Math.max(1, sources.length);
    }
  }
  return weights;
}

let unpacked: Weights | null = null;
/** What training has made; unpacked when first asked for. */
export const learntWeights = (): Weights => (unpacked ??= unpack(learnt));
