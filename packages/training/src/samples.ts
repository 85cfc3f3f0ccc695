import type { Encoding } from '@gah/ai/lab';

/** Encoded positions with what came of them, packed so that threads can hand them over. */
export interface Samples {
  count: number;
  /** Where the features of each sample begin; one more than there are samples. */
  starts: Int32Array;
  index: Int16Array;
  value: Float32Array;
  /** Points still to come, in units of SCALE. */
  target: Float32Array;
}

const grown = <T extends Int32Array | Int16Array | Float32Array>(list: T, needed: number): T => {
  if (needed <= list.length) return list;
  const Kind = list.constructor as new (length: number) => T;
  const larger = new Kind(Math.max(needed, list.length * 2));
  larger.set(list);
  return larger;
};

export const noSamples = (): Samples => ({
  count: 0,
  starts: new Int32Array(1024),
  index: new Int16Array(65536),
  value: new Float32Array(65536),
  target: new Float32Array(1024),
});

/** Returned is the number of the sample; its target comes later. */
export function addSample(samples: Samples, encoding: Encoding): number {
  const number = samples.count++;
  const start = samples.starts[number] ?? 0;
  const end = start + encoding.count;
  samples.starts = grown(samples.starts, number + 2);
  samples.target = grown(samples.target, number + 1);
  samples.index = grown(samples.index, end);
  samples.value = grown(samples.value, end);
  samples.index.set(encoding.index.subarray(0, encoding.count), start);
  samples.value.set(encoding.value.subarray(0, encoding.count), start);
  samples.starts[number + 1] = end;
  return number;
}

/** Only what is used of the lists. */
export function trimmed({ count, starts, index, value, target }: Samples): Samples {
  const end = starts[count] ?? 0;
  return {
    count,
    starts: starts.slice(0, count + 1),
    index: index.slice(0, end),
    value: value.slice(0, end),
    target: target.slice(0, count),
  };
}

export function joined(parts: readonly Samples[]): Samples {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const size = parts.reduce((sum, part) => sum + part.index.length, 0);
  const all: Samples = {
    count,
    starts: new Int32Array(count + 1),
    index: new Int16Array(size),
    value: new Float32Array(size),
    target: new Float32Array(count),
  };
  let sample = 0;
  let feature = 0;
  for (const part of parts) {
    all.index.set(part.index, feature);
    all.value.set(part.value, feature);
    all.target.set(part.target, sample);
    for (let at = 0; at < part.count; at++) {
      all.starts[sample + at + 1] = feature + (part.starts[at + 1] ?? 0);
    }
    sample += part.count;
    feature += part.index.length;
  }
  return all;
}
