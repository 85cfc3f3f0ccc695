import type { Encoding } from '@gah/ai/parts';
import { FEATURES, OUTSIDE, ROUND_SETS } from '@gah/ai/parts';

/** One hidden layer over the sparse features, with outputs of its own for each number of rounds left. */
export interface Net {
  readonly hidden: number;
  /** For each feature a row of hidden units. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  /** For each number of rounds left a row of hidden units. */
  readonly second: Float32Array;
}

const MOST_HIDDEN = 256;
const sums = new Float32Array(MOST_HIDDEN);

/** Refuses what does not fit the features. */
export function checkedNet(net: Net): Net {
  const { hidden, first, bias, second } = net;
  const fits =
    hidden <= MOST_HIDDEN &&
    first.length === FEATURES * hidden &&
    bias.length === hidden &&
    second.length === ROUND_SETS * hidden;
  if (!fits) throw new Error('the net does not fit the features');
  return net;
}

/** What the net adds, in units of SCALE. */
export function netOutput(net: Net, { count, index, value, set }: Encoding): number {
  const { hidden, first, bias, second } = net;
  sums.set(bias);
  for (let at = 0; at < count; at++) {
    const row = (index[at] ?? OUTSIDE) * hidden;
    const amount = value[at] ?? OUTSIDE;
    for (let unit = 0; unit < hidden; unit++) {
      sums[unit] = (sums[unit] ?? OUTSIDE) + amount * (first[row + unit] ?? OUTSIDE);
    }
  }
  const from = (set % ROUND_SETS) * hidden;
  let output = 0;
  for (let unit = 0; unit < hidden; unit++) {
    const sum = sums[unit] ?? OUTSIDE;
    // What is not a number goes on to the output.
    if (!(sum <= 0)) output += sum * (second[from + unit] ?? OUTSIDE);
  }
  return output;
}
