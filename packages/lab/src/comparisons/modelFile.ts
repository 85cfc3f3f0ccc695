import { readFileSync } from 'node:fs';
import type { Model } from '@gah/ai/parts';
import {
  checkedNet,
  FEATURES,
  learntWeights,
  linearModel,
  unpack,
  WEIGHT_SETS,
} from '@gah/ai/parts';

/** Model files of the laboratory: numbers as they come from a fit, before they are packed for play. */
interface ModelFile {
  readonly features: number;
  /** Base 64 of 32-bit numbers: set after set. */
  readonly weights: string;
  readonly net?: {
    readonly hidden: number;
    readonly first: string;
    readonly bias: string;
    readonly second: string;
  };
}

/** The value function that is in the repository; its name in matches. */
export const FROZEN = '1';

const numbersIn = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
};

function read(file: string): Model {
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as ModelFile | { inputs: string };
  if ('inputs' in parsed) return linearModel(unpack(parsed as never));
  const weights = numbersIn(parsed.weights);
  if (parsed.features !== FEATURES || weights.length !== WEIGHT_SETS * FEATURES) {
    throw new Error(`${file} was fitted for other inputs`);
  }
  const { net } = parsed;
  if (!net) return linearModel(weights);
  return {
    weights,
    net: checkedNet({
      hidden: net.hidden,
      first: numbersIn(net.first),
      bias: numbersIn(net.bias),
      second: numbersIn(net.second),
    }),
    seesTable: true,
  };
}

const known = new Map<string, Model>();

/** The model of a file, or the frozen one. */
export function modelOf(name: string): Model {
  let model = known.get(name);
  if (!model) {
    model = name === FROZEN ? linearModel(learntWeights()) : read(name);
    known.set(name, model);
  }
  return model;
}
