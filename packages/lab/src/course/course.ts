/**
 * A course of learning from comparisons: the champion compares its plans, candidates are fitted to what it found,
 * those that win against it become the next champion, generation after generation. Everything is kept in a folder,
 * and a course that was broken off goes on from there.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TableKind } from '@gah/ai/parts';
import { seedRng } from '@gah/engine';
import { makeFolder, readJson } from '@gah/terminal';
import { readComparedPlans } from '../comparisons/comparedPlans.js';
import type { ComparisonConfig } from '../comparisons/comparisonGame.js';
import { writeWhole } from '../comparisons/dataset.js';
import { agreementOf, corrected, correctionFor } from '../comparisons/fitPlans.js';
import { modelOf, writeModel } from '../comparisons/modelFile.js';
import type { Side } from '../comparisons/modelMatch.js';
import type { MatchReport } from '../comparisons/pairedMatch.js';
import { playPaired } from '../comparisons/pairedMatch.js';
import { runComparisons } from '../comparisons/runComparisons.js';
import { tableFor } from '../training/tables.js';

export interface CourseSpec {
  readonly seed: string;
  readonly tables: TableKind;
  /** The model it begins with. */
  readonly start: string;
  readonly folder: string;
  readonly threads: number;
  /** Games of comparisons in each generation, and of each gating match. */
  readonly games: number;
  readonly gate: number;
  /** Games against each member of the league, after each generation. */
  readonly league: number;
  readonly comparing: Omit<ComparisonConfig, 'model'>;
  /** What is fitted in each generation: small steps carry further than whole ones. */
  readonly candidates: readonly { readonly ridge: number; readonly step: number }[];
  /** Positions that the players of the matches look at. */
  readonly nodes: number;
}

/** How one generation went. */
export interface CourseMetrics {
  readonly generation: number;
  readonly tables: TableKind;
  /** Games of comparisons so far. */
  readonly games: number;
  /** Mean score of the champion against the one before, and the half of its interval. */
  readonly score: number;
  readonly scoreInterval: number;
  /** Agreement with the trials within turns, on games held out: before and after. */
  readonly agreement: readonly [before: number, after: number];
  /** Share of wins and lead against the champion before. */
  readonly wins: number;
  readonly lead: number;
  /** Whether a candidate became champion: its ridge and step. */
  readonly chosen: string | null;
  /** Share of wins against members of the league. */
  readonly league: Readonly<Record<string, number>>;
}

interface CourseState {
  readonly champion: string;
  readonly folders: readonly string[];
  readonly history: readonly CourseMetrics[];
}

/** So many of the latest generations are learnt from. */
const WINDOW = 4;
/** In each set of weights there is less to learn from. */
const RIDGE_PER_SET = 3;
/** The mean of a turn is mostly luck: it counts a tenth of the differences from it. */
const LEVEL = 0.1;
/** Who is met after each generation, besides the model that the course began with. */
const LEAGUE = ['1', '2'];

const stateFile = (folder: string): string => join(folder, 'course.json');

export function stateOf({ folder, start }: CourseSpec): CourseState {
  const file = stateFile(folder);
  if (existsSync(file)) return readJson(file) as CourseState;
  return { champion: start, folders: [], history: [] };
}

/** Told what is being done, and how far it is. */
export type OnCourse = (doing: string, done: number, of: number) => void;

class Generation {
  constructor(
    private readonly spec: CourseSpec,
    private readonly state: CourseState,
    private readonly signal: AbortSignal,
    private readonly onCourse: OnCourse,
  ) {}

  private get number(): number {
    return this.state.history.length + 1;
  }

  private isBrokenOff(): boolean {
    return this.signal.aborted;
  }

  /** Null when it was broken off: what was played is kept. */
  async play(): Promise<CourseState | null> {
    const { spec, state, number } = this;
    const folder = join(spec.folder, `generation${number}`);
    await this.compare(folder);
    if (this.isBrokenOff()) return null;
    const folders = [...state.folders, folder];
    const candidates = this.fit(folder, folders.slice(-WINDOW));
    const gated = await this.gate(candidates);
    if (this.isBrokenOff()) return null;
    const best = gated.reduce((one, other) => (other.lead > one.lead ? other : one));
    const isBetter = best.lead > 0;
    const champion = isBetter ? best.file : state.champion;
    const metrics: CourseMetrics = {
      generation: number,
      tables: spec.tables,
      games: number * spec.games,
      score: best.report.score.mean,
      scoreInterval: (best.report.score.interval.high - best.report.score.interval.low) / 2,
      agreement: best.agreement,
      wins: best.report.wins.mean,
      lead: best.lead,
      chosen: isBetter ? best.name : null,
      league: await this.meetLeague(champion),
    };
    if (this.isBrokenOff()) return null;
    return { champion, folders, history: [...state.history, metrics] };
  }

  private async compare(folder: string): Promise<void> {
    const { seed, tables, games, threads, comparing } = this.spec;
    let done = 0;
    await runComparisons(
      {
        made: `course ${seed}, generation ${this.number}: ${JSON.stringify({ tables, games, ...comparing })}`,
        folder,
        seed: `${seed} ${this.number}`,
        tables,
        games,
        threads,
        config: { ...comparing, model: this.state.champion },
      },
      this.signal,
      (more) => {
        done += more;
        this.onCourse('comparisons', done, games);
      },
    );
  }

  private fit(folder: string, folders: readonly string[]) {
    const data = readComparedPlans(folders);
    const { weights } = modelOf(this.state.champion);
    const before = agreementOf(data, weights);
    const corrections = new Map<number, Float64Array>();
    return this.spec.candidates.map(({ ridge, step }) => {
      const correction =
        corrections.get(ridge) ??
        correctionFor(data, weights, {
          ridge,
          ridgePerSet: RIDGE_PER_SET * ridge,
          level: LEVEL,
        });
      corrections.set(ridge, correction);
      const better = corrected(weights, correction, step);
      const name = `ridge ${ridge}, step ${step}`;
      const file = join(folder, `ridge${ridge}-step${step}.json`);
      writeModel(file, better, {
        data: folders.map((each) => (readJson(join(each, 'layout.json')) as { made: string }).made),
        fit: `${name}, from ${this.state.champion === this.spec.start ? this.spec.start : 'the champion before'}`,
      });
      return { name, file, agreement: [before, agreementOf(data, better)] as const };
    });
  }

  private match(a: string, b: string, games: number, name: string): Promise<MatchReport> {
    const { seed, tables, threads, nodes } = this.spec;
    const side = (model: string): Side => ({ kind: 'planner', model, nodes, budgetMs: 0 });
    let done = 0;
    return playPaired(
      {
        sides: [side(a), side(b)],
        setupOf: (deal) => {
          const own = `${seed} ${name} ${this.number}-${deal}`;
          return tableFor(tables, seedRng(`${own} table`), own);
        },
        deals: Math.ceil(games / 2),
      },
      threads,
      this.signal,
      () => {
        this.onCourse(name, ++done, games);
      },
    );
  }

  /** New deals in each generation, the same for all candidates: who was only lucky is found out in the next. */
  private async gate(candidates: ReturnType<Generation['fit']>) {
    const gated = [];
    for (const candidate of candidates) {
      const { gate } = this.spec;
      const report = await this.match(candidate.file, this.state.champion, gate, 'gating match');
      gated.push({ ...candidate, report, lead: report.lead.mean });
      if (this.isBrokenOff()) break;
    }
    return gated;
  }

  private async meetLeague(champion: string): Promise<Record<string, number>> {
    const { start, league } = this.spec;
    const wins: Record<string, number> = {};
    for (const member of league > 0 ? new Set([start, ...LEAGUE]) : []) {
      if (this.isBrokenOff()) break;
      wins[member] = (await this.match(champion, member, league, 'league')).wins.mean;
    }
    return wins;
  }
}

/** Yields after each generation, until there are so many or the signal comes. */
export async function* runCourse(
  spec: CourseSpec,
  generations: number,
  signal: AbortSignal,
  onCourse: OnCourse,
): AsyncGenerator<CourseState> {
  makeFolder(spec.folder);
  let state = stateOf(spec);
  while (state.history.length < generations && !signal.aborted) {
    const next = await new Generation(spec, state, signal, onCourse).play();
    if (!next) return;
    state = next;
    writeWhole(stateFile(spec.folder), `${JSON.stringify(state, null, 2)}\n`);
    yield state;
  }
}
