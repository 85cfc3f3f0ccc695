import { EDITIONS, MAX_SEATS, MODULES } from '@gah/engine';
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
import type { Soak } from '../soak/plan.js';
import { planOf } from '../soak/plan.js';
import { GAMES_FOR_EVERY_CARD, reportText } from '../soak/reportText.js';
import type { Tally } from '../soak/tally.js';
import { EMPTY_TALLY, merge } from '../soak/tally.js';

const options = {
  games: { ...OPTIONS.games, fallback: 20_000 },
  seed: OPTIONS.seed,
  first: OPTIONS.first,
  modules: { ...OPTIONS.modules, help: `${OPTIONS.modules.help} instead of every combination` },
  workers: OPTIONS.workers,
} as const;

const BATCH_GAMES = 20;

function batchesOf(soak: Soak, first: number, games: number): Batch[] {
  return Array.from({ length: Math.ceil(games / BATCH_GAMES) }, (_, index) => {
    const done = index * BATCH_GAMES;
    return { soak, first: first + done, games: Math.min(BATCH_GAMES, games - done) };
  });
}

/** Cards and tiles of the fullest set-up of each edition that no game has used. */
function unusedCards({ modules = MODULES }: Soak, { uses }: Tally): string[] {
  return EDITIONS.flatMap((edition) =>
    everyCard({ seats: MAX_SEATS, edition, modules, promos: true, seed: 'any' }).map((card) =>
      useKey(edition, card),
    ),
  ).filter((card) => !(card in uses));
}

export const soak = command(
  'Plays every kind of game at random and checks everything after every move',
  options,
  async ({ seed, first, games, modules, workers }, io) => {
    const kind: Soak = { seed, modules };
    checkedSetup(planOf(kind, first + games - 1).setup);
    const startedAt = performance.now();
    const progress = new Progress(io.stderr, games, true);
    let total = EMPTY_TALLY;
    await playInLanes(workers, batchesOf(kind, first, games), (tally) => {
      total = merge(total, tally);
      progress.report(total.games);
    });
    progress.end();
    const seconds = (performance.now() - startedAt) / 1000;
    const unused = unusedCards(kind, total);
    writeLine(io.stdout, reportText(total, { soak: kind, seconds, unused }));
    const allUsed = unused.length === 0 || games < GAMES_FOR_EVERY_CARD;
    return total.problems.length === 0 && allUsed ? EXIT.ok : EXIT.failed;
  },
);
