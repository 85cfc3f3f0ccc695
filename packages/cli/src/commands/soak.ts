import { everyCard } from '@gah/engine/testing';
import { command } from '../args/command.js';
import { OPTIONS } from '../args/options.js';
import { EXIT } from '../failure.js';
import { writeLine } from '../io.js';
import { Progress } from '../progress.js';
import { checkedSetup } from '../setupInput.js';
import type { Batch } from '../soak/batch.js';
import { useKey } from '../soak/batch.js';
import { playInLanes } from '../soak/lanes.js';
import { planOf, VARIANTS } from '../soak/plan.js';
import { GAMES_FOR_EVERY_CARD, reportText } from '../soak/reportText.js';
import type { Tally } from '../soak/tally.js';
import { EMPTY_TALLY, merge } from '../soak/tally.js';

const options = {
  games: { ...OPTIONS.games, fallback: 10_000 },
  seed: OPTIONS.seed,
  first: OPTIONS.first,
  workers: OPTIONS.workers,
} as const;

const BATCH_GAMES = 20;

function batchesOf(seed: string, first: number, games: number): Batch[] {
  return Array.from({ length: Math.ceil(games / BATCH_GAMES) }, (_, index) => {
    const done = index * BATCH_GAMES;
    return { seed, first: first + done, games: Math.min(BATCH_GAMES, games - done) };
  });
}

function unusedCards({ uses }: Tally): string[] {
  const cards = VARIANTS.flatMap((variant) =>
    everyCard({ ...variant, seed: 'any' }).map((card) => useKey(variant.edition ?? '', card)),
  );
  return [...new Set(cards)].filter((card) => !(card in uses));
}

export const soak = command(
  'Plays every kind of game at random and checks everything after every move',
  options,
  async ({ seed, first, games, workers }, io) => {
    checkedSetup(planOf(seed, first + games - 1).setup);
    const startedAt = performance.now();
    const progress = new Progress(io.stderr, games, true);
    let total = EMPTY_TALLY;
    await playInLanes(workers, batchesOf(seed, first, games), (tally) => {
      total = merge(total, tally);
      progress.report(total.games);
    });
    progress.end();
    const seconds = (performance.now() - startedAt) / 1000;
    const unused = unusedCards(total);
    writeLine(io.stdout, reportText(total, { seed, seconds, unused }));
    const allUsed = unused.length === 0 || games < GAMES_FOR_EVERY_CARD;
    return total.problems.length === 0 && allUsed ? EXIT.ok : EXIT.failed;
  },
);
