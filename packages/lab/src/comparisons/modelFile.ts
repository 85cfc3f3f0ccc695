import { readFileSync } from 'node:fs';
import type { Evaluator, PackedWeights, Weights } from '@gah/ai/parts';
import {
  cardTablesOf,
  dot,
  encode,
  Encoding,
  FEATURES,
  learntEvaluator,
  learntWeights,
  priorWeights,
  SCALE,
  unpack,
  WEIGHT_SETS,
} from '@gah/ai/parts';
import type { GameState } from '@gah/engine';
import { contentOf, pointsNow } from '@gah/engine';
import champion1 from './champion1.json' with { type: 'json' };
import champion2 from './champion2.json' with { type: 'json' };
import { writeWhole } from './dataset.js';
import type { Net } from './net.js';
import { checkedNet, netOutput } from './net.js';

/** A value function as it comes from a fit. */
export interface Model {
  readonly weights: Weights;
  /** Added to the sum; null for none. */
  readonly net: Net | null;
}

/** The file of a fit: numbers before they are packed for play, in base 64 of 32-bit numbers. */
interface ModelFile {
  readonly features: number;
  /** Set after set. */
  readonly weights: string;
  readonly net?: { readonly hidden: number } & Readonly<
    Record<'first' | 'bias' | 'second', string>
  >;
  /** How the comparisons were made that it was fitted to, and the fit itself. */
  readonly data?: readonly string[];
  readonly fit?: string;
  /** The model it corrects. */
  readonly base?: string;
}

/** Names of models that are no files: the players of today, what they began with, champions that stay as they were. */
export const TODAY = 'now';
const FROZEN: Readonly<Record<string, () => Weights>> = {
  [TODAY]: learntWeights,
  prior: priorWeights,
  '1': () => unpack(champion1),
  '2': () => unpack(champion2),
};

export const isNamedModel = (name: string): boolean => Object.hasOwn(FROZEN, name);

/** Writes a model as a fit leaves it. */
export function writeModel(
  file: string,
  weights: Weights,
  made: Pick<ModelFile, 'data' | 'fit'>,
): void {
  const bytes = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
  const model: ModelFile = { features: FEATURES, weights: bytes.toString('base64'), ...made };
  writeWhole(file, JSON.stringify(model));
}

const numbersIn = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
};

/** What was adopted for a kind of table, and where it comes from. */
export interface Adoption {
  readonly tables: string;
  readonly games?: number;
  readonly commit?: string;
  readonly comparisons?: readonly string[];
  readonly fit?: string;
  /** What the fit corrects. */
  readonly base?: string | undefined;
  /** Of weights that had been adopted before. */
  readonly from?: object | undefined;
}

/** Weights as they were adopted, with their provenance. */
type AdoptedFile = PackedWeights & { readonly made?: { readonly adopted?: readonly Adoption[] } };

export const readModelFile = (file: string): ModelFile | AdoptedFile =>
  JSON.parse(readFileSync(file, 'utf8')) as ModelFile | AdoptedFile;

function read(file: string): Model {
  const parsed = readModelFile(file);
  if ('inputs' in parsed) return { weights: unpack(parsed), net: null };
  const weights = numbersIn(parsed.weights);
  if (parsed.features !== FEATURES || weights.length !== WEIGHT_SETS * FEATURES) {
    throw new Error(`${file} was fitted for other inputs`);
  }
  const { net } = parsed;
  if (!net) return { weights, net: null };
  const { hidden, first, bias, second } = net;
  return {
    weights,
    net: checkedNet({
      hidden,
      first: numbersIn(first),
      bias: numbersIn(bias),
      second: numbersIn(second),
    }),
  };
}

const known = new Map<string, Model>();

/** The model of a file, or one with a name. */
export function modelOf(name: string): Model {
  let model = known.get(name);
  if (!model) {
    const weights = FROZEN[name]?.();
    model = weights ? { weights, net: null } : read(name);
    known.set(name, model);
  }
  return model;
}

const scratch = new Encoding();

/** Evaluates positions of games with this set-up by a model. */
export function modelEvaluator(
  { weights, net }: Model,
  setup: Omit<GameState['setup'], 'seed'>,
): Evaluator {
  if (!net) return learntEvaluator(weights, setup);
  const cards = cardTablesOf(contentOf(setup));
  return (state, seat) => {
    const points = pointsNow(state, seat);
    if (state.phase === 'over') return points;
    encode(cards, state, seat, scratch);
    return points + SCALE * (dot(weights, scratch) + netOutput(net, scratch));
  };
}
