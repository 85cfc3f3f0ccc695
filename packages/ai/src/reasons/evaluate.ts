import type { GameState, GameView, RngState } from '@gah/engine';
import { randomInt, sampleHidden, seedRng, turnsLeft } from '@gah/engine';
import { learntEvaluator } from '../evaluation/evaluator.js';
import { learntWeights } from '../evaluation/weights.js';
import type { Outlook } from '../model/reason.js';
import { AI_MODULES } from '../modules/index.js';

const WORLDS = 4;
const ENDINGS = 2000;
/** How far final scores stray from what is expected: a little at the end, more the longer it takes. */
const STRAY_LAST = 3;
const STRAY_PER_ROOT_TURN = 4.5;
const FINE = 1 << 20;

/** What every seat can expect, as far as the viewer can tell: score, and chance to win. */
export function evaluate(view: GameView): Outlook[] {
  const rng = seedRng(`evaluate ${view.ply}`);
  const worlds = Array.from({ length: WORLDS }, () => sampleHidden(view, rng));
  const expected = view.seats.map(
    (_, seat) => worlds.reduce((sum, world) => sum + expectation(view, world, seat), 0) / WORLDS,
  );
  const strays = view.seats.map((_, seat) => {
    const left = worlds[0] ? turnsLeft(worlds[0], seat) : 0;
    return view.phase === 'over' ? 0 : STRAY_LAST + STRAY_PER_ROOT_TURN * Math.sqrt(left);
  });
  const wins = expected.map(() => 0);
  for (let ending = 0; ending < ENDINGS; ending++) {
    const scores = expected.map((score, seat) => score + (strays[seat] ?? 0) * normal(rng));
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    for (const [seat, score] of scores.entries()) {
      if (score === best) wins[seat] = (wins[seat] ?? 0) + 1 / winners;
    }
  }
  return expected.map((expectedScore, seat) => ({
    seat,
    expectedScore,
    winChance: (wins[seat] ?? 0) / ENDINGS,
  }));
}

function expectation(view: GameView, world: GameState, seat: number): number {
  for (const module of AI_MODULES) {
    const score = module.automaticScore?.(world, seat);
    if (score !== undefined && score !== null) return score;
  }
  return learntEvaluator(learntWeights(), view.setup)(world, seat);
}

/** Roughly normal: the sum of twelve. */
function normal(rng: RngState): number {
  let sum = -6;
  for (let part = 0; part < 12; part++) sum += randomInt(rng, FINE) / FINE;
  return sum;
}
