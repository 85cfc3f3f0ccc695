import type { Edition } from '@gah/engine';
import { ALONE, EDITIONS, MAX_SEATS, MODULES } from '@gah/engine';
import {
  ALL,
  checkedSetup,
  command,
  EXIT,
  OPTIONS,
  ProgressBar,
  RULES_OPTIONS,
  usageFailure,
  writeLine,
} from '@gah/terminal';
import type { JobKind } from '../pool/workerPool.js';
import { runJobs } from '../pool/workerPool.js';
import type { SoakBatch } from '../soak/batch.js';
import { playBatch, useKey } from '../soak/batch.js';
import { ALONE_OPTION, kindOf, TOGETHER_OPTION } from '../soak/kinds.js';
import type { Soak } from '../soak/plan.js';
import { combinationsOf, planOf } from '../soak/plan.js';
import type { Part } from '../soak/reportText.js';
import { isGood, reportText } from '../soak/reportText.js';
import type { Tally } from '../soak/tally.js';
import { EMPTY_TALLY, merge } from '../soak/tally.js';

const options = {
  [TOGETHER_OPTION]: { ...OPTIONS.games, min: 0, fallback: 20_000 },
  [ALONE_OPTION]: {
    ...OPTIONS.games,
    min: 0,
    fallback: 3000,
    help: 'how many games of one person alone to play besides',
  },
  seed: OPTIONS.seed,
  first: {
    ...OPTIONS.first,
    help: `number of the first game; game I has the seed "S-I", alone "${kindOf({ alone: true }).seedOf('S', 'I')}"`,
  },
  modules: {
    ...RULES_OPTIONS.modules,
    help: `${RULES_OPTIONS.modules.help} instead of every combination`,
  },
  workers: OPTIONS.workers,
} as const;

const JOBS: JobKind<SoakBatch, Tally> = {
  work: playBatch,
  file: new URL('../soak/worker.js', import.meta.url),
};
const BATCH_GAMES = 20;

function batchesOf(soak: Soak, first: number, games: number): SoakBatch[] {
  return Array.from({ length: Math.ceil(games / BATCH_GAMES) }, (_, index) => {
    const done = index * BATCH_GAMES;
    return { soak, first: first + done, games: Math.min(BATCH_GAMES, games - done) };
  });
}

/**
 * What should come up in some game: cards and tiles of the fullest set-up, alone whatever belongs
 * to the opponents of all combinations of modules.
 */
function wantedCards(soak: Soak, edition: Edition): string[] {
  const setup = { edition, promos: true, seed: 'any', seats: soak.alone ? ALONE : MAX_SEATS };
  const { modules = MODULES } = soak;
  const combinations = soak.alone ? combinationsOf(soak) : [modules];
  return combinations.flatMap((some) => kindOf(soak).cardsOf({ ...setup, modules: some }));
}

/** What no game of an edition has used. */
function unusedCards(soak: Soak, { uses }: Tally): string[] {
  const wanted = EDITIONS.flatMap((edition) =>
    wantedCards(soak, edition).map((card) => useKey(edition, card)),
  );
  return [...new Set(wanted)].filter((card) => !(card in uses));
}

async function playPart(
  soak: Soak,
  batches: readonly SoakBatch[],
  workers: number,
  onGames: (games: number) => void,
): Promise<Part> {
  const startedAt = performance.now();
  let total = EMPTY_TALLY;
  // One thread alone would only be waited for.
  await runJobs(JOBS, workers === 1 ? 0 : workers, batches, (tally) => {
    total = merge(total, tally);
    onGames(tally.games);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return { soak, tally: total, seconds, unused: unusedCards(soak, total) };
}

export const soak = command(
  'Plays every kind of game at random and checks everything after every move',
  options,
  async ({ seed, first, modules, workers, ...counts }, io) => {
    const { [TOGETHER_OPTION]: together, [ALONE_OPTION]: alone } = counts;
    if (together + alone === 0) throw usageFailure('there is nothing to play');
    const wanted = modules === ALL ? MODULES : modules;
    const kinds = [
      { soak: { seed, modules: wanted, alone: false }, games: together },
      { soak: { seed, modules: wanted, alone: true }, games: alone },
    ].filter((kind) => kind.games > 0);
    for (const kind of kinds) checkedSetup(planOf(kind.soak, first + kind.games - 1).setup);
    const progress = new ProgressBar(io.stderr, together + alone, true);
    let done = 0;
    const parts: Part[] = [];
    const onGames = (more: number): void => {
      done += more;
      progress.report(done);
    };
    for (const kind of kinds) {
      const batches = batchesOf(kind.soak, first, kind.games);
      parts.push(await playPart(kind.soak, batches, workers, onGames));
    }
    progress.end();
    writeLine(io.stdout, parts.map(reportText).join('\n\n'));
    return parts.every(isGood) ? EXIT.ok : EXIT.failed;
  },
);
