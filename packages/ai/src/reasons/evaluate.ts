import type { GameView, RngState } from '@gah/engine';
import { at, randomInt, sampleHidden, seedRng } from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Outlook } from '../model/reason.js';
import { forecasts, saidOf } from './forecast.js';

const WORLDS = 4;
const ENDINGS = 2000;
const FINE = 1 << 20;
/** Four final scores in five lie within so many standard deviations. */
const USUAL_RANGE = 1.2816;

/** What the value function says about every seat, as far as the viewer can tell. */
export function sayings(view: GameView, rng: RngState): number[] {
  const evaluator = learntEvaluator(learntWeights(), view.setup);
  const worlds = Array.from({ length: WORLDS }, () => sampleHidden(view, rng));
  return view.seats.map(
    (_, seat) => worlds.reduce((sum, world) => sum + saidOf(evaluator, world, seat), 0) / WORLDS,
  );
}

/** What every seat can expect, as far as the viewer can tell: score, and chance to win. */
export function evaluate(view: GameView): Outlook[] {
  const rng = seedRng(`evaluate ${view.ply}`);
  const expected = forecasts(view, sayings(view, rng));
  const wins = expected.map(() => 0);
  for (let ending = 0; ending < ENDINGS; ending++) {
    const scores = expected.map(({ score, apart }) => score + apart * normal(rng));
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    for (const [seat, score] of scores.entries()) {
      if (score === best) wins[seat] = at(wins, seat) + 1 / winners;
    }
  }
  return expected.map(({ score, stray }, seat) => ({
    seat,
    expectedScore: score,
    deviation: stray,
    usual: [score - USUAL_RANGE * stray, score + USUAL_RANGE * stray],
    winChance: at(wins, seat) / ENDINGS,
  }));
}

/** Roughly normal: the sum of twelve. */
function normal(rng: RngState): number {
  let sum = -6;
  for (let part = 0; part < 12; part++) sum += randomInt(rng, FINE) / FINE;
  return sum;
}
