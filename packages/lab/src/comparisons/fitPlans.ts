/**
 * Fits the value function to comparisons of plans: above all the differences between the plans of a turn, because they
 * were tried in the same worlds; a little their level, or else nothing would hold how high positions are valued. Ridge regression by conjugate gradients: a correction that all sets of
 * weights have in common, and what is different in each.
 */
import type { Weights } from '@gah/ai/parts';
import { addAt, FEATURES, OUTSIDE, valueAt, WEIGHT_SETS } from '@gah/ai/parts';
import type { ComparedPlans } from './comparedPlans.js';

const ALL_WEIGHTS = WEIGHT_SETS * FEATURES;
const MOST_ROUNDS = 50;
const CLOSE_ENOUGH = 1e-10;

/** What is asked of a fit. */
export interface PlanFit {
  /** So many plans it takes to move a weight half way: in common, and apart in each set. */
  readonly ridge: number;
  readonly ridgePerSet: number;
  /** How much the mean of a turn counts beside the differences from it: 0 not at all, 1 as much. */
  readonly level: number;
}

/** The sum of each plan's features with these weights. */
function sumsOf(
  { plans, starts, column, amount }: ComparedPlans,
  weights: Float64Array,
): Float64Array {
  const sums = new Float64Array(plans);
  for (let plan = 0; plan < plans; plan++) {
    const end = starts[plan + 1] ?? OUTSIDE;
    let sum = 0;
    for (let at = starts[plan] ?? OUTSIDE; at < end; at++) {
      sum += (amount[at] ?? OUTSIDE) * valueAt(weights, column[at] ?? OUTSIDE);
    }
    sums[plan] = sum;
  }
  return sums;
}

/** Takes off the mean of each turn, or all but a share of it, in place. */
function centre(
  { plans, turns, turn }: ComparedPlans,
  values: Float64Array,
  level = 0,
): Float64Array {
  const sums = new Float64Array(turns);
  const counts = new Float64Array(turns);
  for (let plan = 0; plan < plans; plan++) {
    addAt(sums, turn[plan] ?? OUTSIDE, valueAt(values, plan));
    addAt(counts, turn[plan] ?? OUTSIDE, 1);
  }
  for (let plan = 0; plan < plans; plan++) {
    const at = turn[plan] ?? OUTSIDE;
    addAt(values, plan, ((level - 1) * valueAt(sums, at)) / valueAt(counts, at));
  }
  return values;
}

/** What weights say about each plan. */
function valuesOf(data: ComparedPlans, weights: Weights): Float64Array {
  const sums = sumsOf(data, Float64Array.from(weights));
  for (let plan = 0; plan < data.plans; plan++) addAt(sums, plan, valueAt(data.points, plan));
  return sums;
}

/** How well weights agree with the trials within turns, in games that were not learnt from: a correlation. */
export function agreementOf(data: ComparedPlans, weights: Weights): number {
  const said = centre(data, valuesOf(data, weights));
  const came = centre(data, data.trials.slice());
  let [both, first, second] = [0, 0, 0];
  for (let plan = 0; plan < data.plans; plan++) {
    if (data.heldOut[plan] === 0) continue;
    both += valueAt(said, plan) * valueAt(came, plan);
    first += valueAt(said, plan) ** 2;
    second += valueAt(came, plan) ** 2;
  }
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
}

/** A correction: what all sets have in common, then what is different in each of them, one after the other. */
type Correction = Float64Array;
const SIZE = FEATURES + ALL_WEIGHTS;

/** The weights that a correction comes to. */
function togetherOf(correction: Correction): Float64Array {
  const weights = correction.slice(FEATURES);
  for (let at = 0; at < ALL_WEIGHTS; at++) addAt(weights, at, valueAt(correction, at % FEATURES));
  return weights;
}

class Problem {
  /** Of each part of a correction, for a good start: how often it is seen. */
  readonly scale = new Float64Array(SIZE);

  constructor(
    private readonly data: ComparedPlans,
    private readonly fit: PlanFit,
  ) {
    const { plans, starts, column, amount, heldOut } = data;
    for (let plan = 0; plan < plans; plan++) {
      if (heldOut[plan] === 1) continue;
      const end = starts[plan + 1] ?? OUTSIDE;
      for (let at = starts[plan] ?? OUTSIDE; at < end; at++) {
        const square = (amount[at] ?? OUTSIDE) ** 2;
        const place = column[at] ?? OUTSIDE;
        addAt(this.scale, place % FEATURES, square);
        addAt(this.scale, FEATURES + place, square);
      }
    }
    for (let at = 0; at < SIZE; at++)
      this.scale[at] = 1 / (valueAt(this.scale, at) + this.penalty(at));
  }

  private penalty(at: number): number {
    return at < FEATURES ? this.fit.ridge : this.fit.ridgePerSet;
  }

  /** How plans pull at each part of a correction. */
  pull(rest: Float64Array): Correction {
    const { plans, starts, column, amount, heldOut } = this.data;
    const pulled = new Float64Array(SIZE);
    for (let plan = 0; plan < plans; plan++) {
      if (heldOut[plan] === 1) continue;
      const by = valueAt(rest, plan);
      const end = starts[plan + 1] ?? OUTSIDE;
      for (let at = starts[plan] ?? OUTSIDE; at < end; at++) {
        addAt(pulled, FEATURES + (column[at] ?? OUTSIDE), (amount[at] ?? OUTSIDE) * by);
      }
    }
    for (let at = 0; at < ALL_WEIGHTS; at++)
      addAt(pulled, at % FEATURES, valueAt(pulled, FEATURES + at));
    return pulled;
  }

  /** What a correction explains, pulled back, and what holds it near nothing. */
  apply(correction: Correction): Correction {
    const explained = centre(this.data, sumsOf(this.data, togetherOf(correction)), this.fit.level);
    const pulled = this.pull(explained);
    for (let at = 0; at < SIZE; at++) addAt(pulled, at, this.penalty(at) * valueAt(correction, at));
    return pulled;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += valueAt(a, at) * valueAt(b, at);
  return sum;
}

function addTimes(to: Float64Array, times: number, other: Float64Array): void {
  for (let at = 0; at < to.length; at++) addAt(to, at, times * valueAt(other, at));
}

/** What has to be added to the weights to agree with the trials. */
export function correctionFor(data: ComparedPlans, weights: Weights, fit: PlanFit): Float64Array {
  const problem = new Problem(data, fit);
  const said = valuesOf(data, weights);
  const wanted = data.trials.slice();
  for (let plan = 0; plan < data.plans; plan++) addAt(wanted, plan, -valueAt(said, plan));
  centre(data, wanted, fit.level);
  const found = new Float64Array(SIZE);
  const rest = problem.pull(wanted);
  const scaled = (): Float64Array => rest.map((value, at) => value * valueAt(problem.scale, at));
  let better = scaled();
  const direction = better.slice();
  let left = dot(rest, better);
  const start = left;
  for (let round = 0; round < MOST_ROUNDS && left > CLOSE_ENOUGH * start; round++) {
    const applied = problem.apply(direction);
    const step = left / dot(direction, applied);
    addTimes(found, step, direction);
    addTimes(rest, -step, applied);
    better = scaled();
    const next = dot(rest, better);
    for (let at = 0; at < SIZE; at++) {
      direction[at] = valueAt(better, at) + (next / left) * valueAt(direction, at);
    }
    left = next;
  }
  return togetherOf(found);
}

/** Weights that go so far towards a correction, 0 to 1. */
export const corrected = (weights: Weights, correction: Float64Array, step: number): Weights =>
  weights.map((weight, at) => weight + step * valueAt(correction, at));
