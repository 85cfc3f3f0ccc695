import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, RIVALRY, SCALE } from '@gah/ai/parts';
import { entryOf } from '../training/samples.js';
import { PLAN_AMOUNTS, PLAN_WHOLES } from './dataset.js';

/** Compared plans of many games side by side, as a fit needs them. Amounts are in units of SCALE. */
export interface ComparedPlans {
  readonly plans: number;
  readonly turns: number;
  readonly games: number;
  /** By plan: its turn among all turns, numbered from 0. */
  readonly turn: Int32Array;
  /** By plan: 1 for those of games that are not learnt from. */
  readonly heldOut: Uint8Array;
  /** By plan: where its features begin; one more for the end. */
  readonly starts: Int32Array;
  /** Where the weight of a feature stands: in its set. */
  readonly column: Int32Array;
  /** How much it counts: what a rival has counts against the plan. */
  readonly amount: Float32Array;
  /** By plan: points on the table at its end, and what came of it in trials, the rival's part taken off. */
  readonly points: Float64Array;
  readonly trials: Float64Array;
}

/** One game in so many is not learnt from. */
const HELD_OUT = 10;
const HEADER_BYTES = 32;

interface File {
  readonly plans: number;
  readonly wholes: Int32Array;
  readonly amounts: Float32Array;
  readonly value: Float32Array;
  readonly index: Int16Array;
}

function readFile(file: string): File {
  const bytes = readFileSync(file);
  const { buffer } = new Uint8Array(bytes);
  const [, plans = 0, told = 0, features] = new Int32Array(buffer, 0, 4);
  if (features !== FEATURES) throw new Error(`${file} has other inputs`);
  const wholes = HEADER_BYTES;
  const amounts = wholes + 4 * plans * PLAN_WHOLES;
  const value = amounts + 4 * plans * PLAN_AMOUNTS;
  return {
    plans,
    wholes: new Int32Array(buffer, wholes, plans * PLAN_WHOLES),
    amounts: new Float32Array(buffer, amounts, plans * PLAN_AMOUNTS),
    value: new Float32Array(buffer, value, told),
    index: new Int16Array(buffer, value + 4 * told, told),
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^games-\d+\.bin$/.test(name))
    .sort()
    .map((name) => join(folder, name));

/** All comparisons in these folders. */
export function readComparedPlans(folders: readonly string[]): ComparedPlans {
  const files = folders.map((folder) => filesIn(folder).map(readFile));
  const plans = files.flat().reduce((sum, file) => sum + file.plans, 0);
  const told = files.flat().reduce((sum, { value }) => sum + value.length, 0);
  const turn = new Int32Array(plans);
  const heldOut = new Uint8Array(plans);
  const starts = new Int32Array(plans + 1);
  const column = new Int32Array(told);
  const amount = new Float32Array(told);
  const points = new Float64Array(plans);
  const trials = new Float64Array(plans);
  const turns = new Map<string, number>();
  const games = new Set<string>();
  let plan = 0;
  let entry = 0;
  for (const [folder, inFolder] of files.entries()) {
    for (const { wholes, amounts, value, index, plans: count } of inFolder) {
      let from = 0;
      for (let at = 0; at < count; at++, plan++) {
        const [turnOfGame = 0, game = 0, ownSet = 0, rivalSet = 0, own = 0, rival = 0] =
          wholes.subarray(at * PLAN_WHOLES, (at + 1) * PLAN_WHOLES);
        const [ownPoints = 0, rivalPoints = 0, first = 0, second = 0] = amounts.subarray(
          at * PLAN_AMOUNTS,
          (at + 1) * PLAN_AMOUNTS,
        );
        const name = `${folder} ${game}`;
        games.add(name);
        const key = `${name} ${turnOfGame}`;
        const number = turns.get(key) ?? turns.size;
        turns.set(key, number);
        turn[plan] = number;
        heldOut[plan] = game % HELD_OUT === 0 ? 1 : 0;
        points[plan] = (ownPoints - RIVALRY.people * rivalPoints) / SCALE;
        trials[plan] = (first + second) / 2 / SCALE;
        for (let each = 0; each < own + rival; each++, entry++, from++) {
          const isRival = each >= own;
          column[entry] = (isRival ? rivalSet : ownSet) * FEATURES + entryOf(index, from);
          amount[entry] = entryOf(value, from) * (isRival ? -RIVALRY.people : 1);
        }
        starts[plan + 1] = entry;
      }
    }
  }
  return {
    plans,
    turns: turns.size,
    games: games.size,
    turn,
    heldOut,
    starts,
    column,
    amount,
    points,
    trials,
  };
}
