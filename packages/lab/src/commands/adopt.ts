import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { PackedWeights, Weights } from '@gah/ai/parts';
import {
  FEATURES,
  learntWeights,
  pack,
  ROUND_SETS,
  setsOf,
  TABLE_KINDS,
  unpack,
} from '@gah/ai/parts';
import { command, EXIT, requireFile, usageFailure, writeLine } from '@gah/terminal';
import { writeWhole } from '../comparisons/dataset.js';
import type { Adoption } from '../comparisons/modelFile.js';
import { modelOf, readModelFile } from '../comparisons/modelFile.js';

const options = {
  model: { kind: 'text', value: 'FILE', help: 'a model file of a fit' },
  tables: {
    kind: 'choice',
    choices: [...TABLE_KINDS, 'all'],
    fallback: 'plain',
    help: 'the kind of tables where it plays from now on',
  },
  games: {
    kind: 'number',
    min: 0,
    max: 999_999_999,
    fallback: 0,
    help: 'games it has learnt from',
  },
  commit: { kind: 'text', value: 'HASH', help: 'the sources it was made with' },
  out: {
    kind: 'text',
    value: 'FILE',
    fallback: 'packages/ai/src/evaluation/learntWeights.json',
    help: 'the weights of the players',
  },
} as const;

/** The folders of the machine on which it was made say nothing. */
const withoutFolders = (text: string): string => text.replaceAll(/[^\s']*\/(?=\S)/g, '');

/** What was adopted a moment ago stands in the file, and not yet in what was built. */
function weightsIn(file: string): Weights {
  const parsed = existsSync(file) ? readModelFile(file) : null;
  return parsed && 'inputs' in parsed ? unpack(parsed) : learntWeights().slice();
}

/** Weights have said where they come from since they were first adopted. */
function adoptionsIn(file: string): readonly Adoption[] {
  const parsed = readModelFile(file);
  return 'inputs' in parsed ? (parsed.made?.adopted ?? []) : [];
}

function provenanceOf(
  file: string,
  given: Pick<Adoption, 'tables' | 'games' | 'commit'>,
): Adoption {
  const parsed = readModelFile(file);
  // A packed model has been adopted before and says itself where it comes from.
  if ('inputs' in parsed) return { ...given, from: parsed.made };
  return {
    ...given,
    comparisons: (parsed.data ?? []).map(withoutFolders),
    fit: parsed.fit ?? '',
    base: parsed.base,
  };
}

export const adopt = command(
  'Makes a model the value function of the players',
  options,
  ({ model: file, tables, games, commit, out }, io) => {
    if (file === undefined) throw usageFailure('--model says which one');
    requireFile(file);
    const { weights, net } = modelOf(file);
    if (net) throw usageFailure('the players cannot play with a net yet');
    const merged = weightsIn(out);
    const from = tables === 'all' ? 0 : setsOf(tables) * FEATURES;
    const to = tables === 'all' ? merged.length : from + ROUND_SETS * FEATURES;
    merged.set(weights.subarray(from, to), from);
    const packed: PackedWeights = pack(merged);
    const sha256 = createHash('sha256').update(packed.data).digest('hex');
    const adopted = provenanceOf(file, { tables, games, commit: commit ?? 'unknown' });
    // Every kind of table says where its weights come from, until others take their place.
    const before = existsSync(out) ? adoptionsIn(out) : [];
    const kept = tables === 'all' ? [] : before.filter((each) => each.tables !== tables);
    const made = { sha256, adopted: [...kept, adopted] };
    writeWhole(out, `${JSON.stringify({ made, ...packed }, null, 2)}\n`);
    writeLine(io.stdout, `${out}: ${sha256}`);
    return EXIT.ok;
  },
);
