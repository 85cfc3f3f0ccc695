import type { Encoding } from '@gah/ai/parts';

/** Encoded positions with what came of them, packed so that threads can hand them over. */
export interface Samples {
  count: number;
  /** Where the features of each sample begin; one more than there are samples. */
  starts: Int32Array;
  index: Int16Array;
  value: Float32Array;
  /** Which set of weights is for it. */
  set: Int8Array;
  /** Points on the table then. */
  points: Float32Array;
  /** 1: the next turn was not played in the best way known, so what came of it says nothing. */
  offPolicy: Int8Array;
  /** Which seat of which game: samples of a run come in the order of play. */
  run: Int32Array;
  runs: number;
  /** The final score of each run. */
  scores: Float32Array;
}

type Column = Int32Array | Int16Array | Int8Array | Float32Array | Float64Array;

/** An entry that is there; where every feature of every sample is read, `OUTSIDE` stands for this question. */
export function entryOf(column: Column, place: number): number {
  const entry = column[place];
  if (entry === undefined) throw new RangeError(`no entry ${place} in a column of samples`);
  return entry;
}

const grown = <T extends Column>(list: T, needed: number): T => {
  if (needed <= list.length) return list;
  const Kind = list.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(needed, list.length * 2));
  larger.set(list);
  return larger;
};

/** Room for so many samples with so many features in all, of so many runs. */
const roomFor = (samples: number, features: number, runs: number): Samples => ({
  count: 0,
  starts: new Int32Array(samples + 1),
  index: new Int16Array(features),
  value: new Float32Array(features),
  set: new Int8Array(samples),
  points: new Float32Array(samples),
  offPolicy: new Int8Array(samples),
  run: new Int32Array(samples),
  runs: 0,
  scores: new Float32Array(runs),
});

export const noSamples = (): Samples => roomFor(1024, 65536, 64);

/** Returned is the number of the sample. */
export function addSample(
  samples: Samples,
  encoding: Encoding,
  points: number,
  run: number,
): number {
  const number = samples.count++;
  const start = entryOf(samples.starts, number);
  const end = start + encoding.count;
  samples.starts = grown(samples.starts, number + 2);
  samples.set = grown(samples.set, number + 1);
  samples.points = grown(samples.points, number + 1);
  samples.offPolicy = grown(samples.offPolicy, number + 1);
  samples.run = grown(samples.run, number + 1);
  samples.index = grown(samples.index, end);
  samples.value = grown(samples.value, end);
  samples.index.set(encoding.index.subarray(0, encoding.count), start);
  samples.value.set(encoding.value.subarray(0, encoding.count), start);
  samples.starts[number + 1] = end;
  samples.set[number] = encoding.set;
  samples.points[number] = points;
  samples.run[number] = run;
  return number;
}

/** The runs of a game that is over. */
export function addRuns(samples: Samples, scores: readonly number[]): void {
  samples.scores = grown(samples.scores, samples.runs + scores.length);
  samples.scores.set(scores, samples.runs);
  samples.runs += scores.length;
}

/** All of them in one, without room for more. */
export function joined(parts: readonly Samples[]): Samples {
  const sum = (amount: (part: Samples) => number): number =>
    parts.reduce((total, part) => total + amount(part), 0);
  const all = roomFor(
    sum(({ count }) => count),
    sum(({ count, starts }) => entryOf(starts, count)),
    sum(({ runs }) => runs),
  );
  for (const part of parts) {
    const { count, runs } = part;
    const from = entryOf(all.starts, all.count);
    const end = entryOf(part.starts, count);
    all.index.set(part.index.subarray(0, end), from);
    all.value.set(part.value.subarray(0, end), from);
    all.set.set(part.set.subarray(0, count), all.count);
    all.points.set(part.points.subarray(0, count), all.count);
    all.offPolicy.set(part.offPolicy.subarray(0, count), all.count);
    all.scores.set(part.scores.subarray(0, runs), all.runs);
    for (let at = 0; at < count; at++) {
      all.starts[all.count + at + 1] = from + entryOf(part.starts, at + 1);
      all.run[all.count + at] = all.runs + entryOf(part.run, at);
    }
    all.count += count;
    all.runs += runs;
  }
  return all;
}
