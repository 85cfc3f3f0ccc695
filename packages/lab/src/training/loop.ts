/** The training loop: self-play, fits, gating match, generation by generation. */
import type { Weights } from '@gah/ai/parts';
import { priorWeights } from '@gah/ai/parts';
import type { JobKind, WorkerPool } from '../pool/workerPool.js';
import { meanInterval, meanOf, rootMeanSquareOf } from '../statistics.js';
import { fitWeights } from './fit.js';
import type { SelfPlayBatch, BatchResult } from './generation.js';
import { playBatch } from './generation.js';
import type { GenerationMetrics } from './metrics.js';
import type { Samples } from './samples.js';
import { joined } from './samples.js';
import type { Stage } from './schedule.js';
import { GATING_CONFIG, GATING_GAMES, replayGenerations } from './schedule.js';
import type { TrainingTables } from './tables.js';

export const SELF_PLAY: JobKind<SelfPlayBatch, BatchResult> = {
  work: playBatch,
  file: new URL('./worker.js', import.meta.url),
};

export interface Training {
  readonly seed: string;
  readonly schedule: readonly Stage[];
  readonly pool: WorkerPool<SelfPlayBatch, BatchResult>;
  /** Told when so many games more have been played. */
  readonly onGames: (games: number) => void;
}

/** What a generation has come to. */
export interface Generation {
  readonly metrics: GenerationMetrics;
  /** With which the next one plays. */
  readonly weights: Weights;
}

const GAMES_PER_BATCH = 10;
const MS_PER_MINUTE = 60_000;

type Play = Pick<Stage, 'games' | 'tables' | 'selfPlay'>;

const batches = (
  name: string,
  { games, selfPlay, tables }: Play,
  weights: Weights,
): SelfPlayBatch[] =>
  Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, index) => ({
    name,
    from: index * GAMES_PER_BATCH,
    to: Math.min(games, (index + 1) * GAMES_PER_BATCH),
    weights,
    selfPlay,
    tables,
  }));

const gatingPlay = (tables: TrainingTables): Play => ({
  games: GATING_GAMES[tables],
  tables,
  selfPlay: GATING_CONFIG,
});

/** The old weights are candidates too, except after games that were played with pruned moves. */
const keepsOld = ({ selfPlay }: Stage): boolean => !selfPlay.prunesMoves;

/** All games of a schedule, those of the gating matches included. */
export const gamesOf = (schedule: readonly Stage[]): number =>
  schedule.reduce((sum, stage) => {
    const candidates = stage.fitVariants.length + (keepsOld(stage) ? 1 : 0);
    return sum + stage.games + candidates * GATING_GAMES[stage.tables];
  }, 0);

const scoresOf = (results: readonly BatchResult[]): number[] =>
  results.flatMap(({ scores }) => scores);

export async function* train({
  seed,
  schedule,
  pool,
  onGames,
}: Training): AsyncGenerator<Generation, void> {
  const start = performance.now();
  const generations: { readonly stage: Stage; readonly samples: Samples }[] = [];
  let weights = priorWeights();
  let games = 0;

  const play = (jobs: readonly SelfPlayBatch[]): Promise<BatchResult[]> =>
    pool.map(jobs, () => {
      onGames(GAMES_PER_BATCH);
    });

  /** Candidates play the same deals, each against itself. */
  const gatingMatch = async (
    name: string,
    tables: TrainingTables,
    candidates: readonly Weights[],
  ): Promise<BatchResult[][]> => {
    const jobs = candidates.flatMap((each) => batches(name, gatingPlay(tables), each));
    const results = await play(jobs);
    const each = results.length / candidates.length;
    return candidates.map((_, at) => results.slice(at * each, (at + 1) * each));
  };

  for (const [index, stage] of schedule.entries()) {
    const { tables } = stage;
    const results = await play(batches(`${seed} ${index}`, stage, weights));
    games += stage.games;
    generations.push({ stage, samples: joined(results.map(({ samples }) => samples)) });
    const current = weights;
    const fitted = stage.fitVariants.map((variant) => {
      const replayed = replayGenerations(generations, tables, variant.replayWindow);
      return fitWeights(joined(replayed.map(({ samples }) => samples)), current, variant, tables);
    });
    // New deals each time, and the old weights among the candidates: luck does not last.
    const candidates = keepsOld(stage) ? [current, ...fitted] : fitted;
    // The name is part of the seeds with which the weights in the repository were made.
    const matches = await gatingMatch(`${seed} exam ${index}`, tables, candidates);
    const means = matches.map((match) => meanOf(scoresOf(match)));
    const chosen = means.indexOf(Math.max(...means));
    const first = matches[0] ?? [];
    const errors = first.flatMap((result) => result.errors);
    const { low, high } = meanInterval(scoresOf(first));
    weights = candidates[chosen] ?? current;
    yield {
      metrics: {
        generation: index + 1,
        tables,
        games,
        meanScore: meanOf(scoresOf(results)),
        gatingScore: meanOf(scoresOf(first)),
        gatingInterval: (high - low) / 2,
        error: rootMeanSquareOf(errors),
        bias: meanOf(errors),
        candidates: means,
        chosen,
        minutes: (performance.now() - start) / MS_PER_MINUTE,
      },
      weights,
    };
  }
}
