import type { GameView, RngState } from '@gah/engine';
import { at, randomInt, sampleHidden, seedRng } from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Outlook } from '../model/reason.js';
import { expectationOf, strayOf } from './expectation.js';

const WORLDS = 4;
const ENDINGS = 2000;
const FINE = 1 << 20;

/** What every seat can expect, as far as the viewer can tell: score, and chance to win. */
export function evaluate(view: GameView): Outlook[] {
  const rng = seedRng(`evaluate ${view.ply}`);
  const evaluator = learntEvaluator(learntWeights(), view.setup);
  const worlds = Array.from({ length: WORLDS }, () => sampleHidden(view, rng));
  const expected = view.seats.map(
    (_, seat) =>
      worlds.reduce((sum, world) => sum + expectationOf(evaluator, world, seat), 0) / WORLDS,
  );
  const strays = view.seats.map((_, seat) => strayOf(view, seat));
  const wins = expected.map(() => 0);
  for (let ending = 0; ending < ENDINGS; ending++) {
    const scores = expected.map((score, seat) => score + at(strays, seat) * normal(rng));
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    for (const [seat, score] of scores.entries()) {
      if (score === best) wins[seat] = at(wins, seat) + 1 / winners;
    }
  }
  return expected.map((expectedScore, seat) => ({
    seat,
    expectedScore,
    winChance: at(wins, seat) / ENDINGS,
  }));
}

/** Roughly normal: the sum of twelve. */
function normal(rng: RngState): number {
  let sum = -6;
  for (let part = 0; part < 12; part++) sum += randomInt(rng, FINE) / FINE;
  return sum;
}
