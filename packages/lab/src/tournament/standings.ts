import type { Entrant } from '../arena/entrants.js';
import type { ArenaResult } from '../arena/game.js';
import type { WinsAlone } from '../modules/index.js';
import { winsAloneOf } from '../modules/index.js';
import { eloOf } from './elo.js';
import type { Interval } from '../statistics.js';
import {
  deviationOf,
  meanInterval,
  meanOf,
  quantileOf,
  sortedOf,
  winInterval,
} from '../statistics.js';
import type { Duel, Match, Tournament } from './plan.js';
import { dealsOf, duelsOf } from './plan.js';

/** The result as it is printed; the keys are relied on by other programs. */
export interface TournamentReport {
  readonly players: number;
  readonly seed: string;
  readonly budgetMs: number | null;
  readonly nodeLimit: number | null;
  /** False when it was broken off. */
  readonly complete: boolean;
  readonly games: number;
  readonly pairs: readonly PairReport[];
  readonly levels: Readonly<Record<string, LevelReport>>;
  readonly failures: readonly FailureReport[];
}

export interface PairReport extends Interval {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winRate: number;
  readonly meanScoreA: number;
  readonly meanScoreB: number;
}

export interface LevelReport extends WinsAlone {
  readonly games: number;
  readonly meanScore: number;
  readonly meanScoreLow: number;
  readonly meanScoreHigh: number;
  readonly scores: ScoreSpread;
  /** Null where nobody met anybody else. */
  readonly elo: number | null;
  readonly decisions: number;
  readonly msPerDecision: number;
  readonly msPerDecisionP95: number;
  readonly turns: number;
  readonly msPerTurn: number;
  readonly msPerTurnP95: number;
  readonly msPerTurnMax: number;
  /** The same without waiting for a processor; null where the system does not tell. */
  readonly workMsPerTurn: number | null;
  readonly workMsPerTurnP95: number | null;
}

interface ScoreSpread {
  readonly count: number;
  readonly deviation: number;
  readonly min: number;
  readonly p05: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
  /** How many scores lie in each class of ten points, by its lower end. */
  readonly histogram: readonly { readonly from: number; readonly count: number }[];
}

interface FailureReport {
  readonly seed: string;
  readonly seating: readonly string[];
  readonly problem: string;
}

const CLASS_WIDTH = 10;

/** How many scores lie in each class, from the lowest to the highest. */
function histogramOf(sorted: readonly number[]): ScoreSpread['histogram'] {
  const classes = sorted.map((score) => Math.floor(score / CLASS_WIDTH));
  const [lowest] = classes;
  if (lowest === undefined) return [];
  const highest = classes.at(-1) ?? lowest;
  return Array.from({ length: highest - lowest + 1 }, (_, index) => ({
    from: (lowest + index) * CLASS_WIDTH,
    count: classes.filter((each) => each === lowest + index).length,
  }));
}

function spreadOf(scores: readonly number[]): ScoreSpread {
  const sorted = sortedOf(scores);
  const at = (share: number): number => quantileOf(sorted, share);
  return {
    count: sorted.length,
    deviation: deviationOf(scores),
    min: at(0),
    p05: at(0.05),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    max: at(1),
    histogram: histogramOf(sorted),
  };
}

interface Played {
  readonly match: Match;
  readonly result: ArenaResult;
}

/** What the seats of a level have, of a list by seat. */
const seatsOf = <T>(level: Entrant, { seating }: Match, bySeat: readonly T[]): T[] =>
  bySeat.filter((_, seat) => seating[seat] === level);

/** The share of a in the victory, which several seats may have together. */
function winShare({ match: { duel, seating }, result: { winners } }: Played): number {
  return winners.filter((seat) => seating[seat] === duel.a).length / winners.length;
}

const scoresOf = (level: Entrant, games: readonly Played[]): number[] =>
  games.flatMap(({ match, result }) => seatsOf(level, match, result.scores));

/** Adds the games of a tournament up. Deals count when all their games have been played. */
export class Standings {
  /** By duel and deal. */
  private readonly tables = new Map<Duel, Map<number, Played[]>>();
  private readonly failures: FailureReport[] = [];

  constructor(private readonly tournament: Tournament) {}

  add(match: Match, result: ArenaResult): void {
    if (result.problem !== null) {
      const { seed } = match.setup;
      this.failures.push({ seed, seating: match.seating, problem: result.problem });
      return;
    }
    const deals = this.tables.get(match.duel) ?? new Map<number, Played[]>();
    this.tables.set(match.duel, deals);
    deals.set(match.deal, [...(deals.get(match.deal) ?? []), { match, result }]);
  }

  report(): TournamentReport {
    const { levels, limits, seats, seed } = this.tournament;
    const pairs = this.pairs();
    const elo = eloOf(levels, pairs);
    return {
      players: seats,
      seed,
      budgetMs: limits.budgetMs ?? null,
      nodeLimit: limits.nodeLimit ?? null,
      complete: this.isComplete(),
      games: this.fullDeals().flat().length,
      pairs,
      levels: Object.fromEntries(
        levels.flatMap((level) => {
          const report = this.level(level, pairs.length > 0 ? (elo[level] ?? null) : null);
          return report ? [[level, report]] : [];
        }),
      ),
      failures: this.failures,
    };
  }

  private isComplete(): boolean {
    const deals = duelsOf(this.tournament).length * dealsOf(this.tournament);
    return this.fullDeals().length === deals;
  }

  private get gamesPerDeal(): number {
    return this.tournament.self ? 1 : 2;
  }

  /** The games of each deal of which none is missing. */
  private fullDeals(only?: Duel): Played[][] {
    return [...this.tables]
      .filter(([duel]) => only === undefined || duel === only)
      .flatMap(([, deals]) => [...deals.values()])
      .filter(({ length }) => length === this.gamesPerDeal);
  }

  private pairs(): PairReport[] {
    return [...this.tables.keys()].flatMap((duel) => {
      const deals = this.fullDeals(duel);
      if (duel.a === duel.b || deals.length === 0) return [];
      const shares = deals.map((games) => meanOf(games.map(winShare)));
      return [
        {
          ...duel,
          games: deals.flat().length,
          winRate: meanOf(shares),
          ...winInterval(shares, this.gamesPerDeal),
          meanScoreA: meanOf(scoresOf(duel.a, deals.flat())),
          meanScoreB: meanOf(scoresOf(duel.b, deals.flat())),
        },
      ];
    });
  }

  private level(level: Entrant, elo: number | null): LevelReport | null {
    const deals = this.fullDeals().filter(([first]) => first?.match.seating.includes(level));
    const games = deals.flat();
    if (games.length === 0) return null;
    const scores = scoresOf(level, games);
    const decisions = games.flatMap(({ match, result }) =>
      seatsOf(level, match, result.times.decisions).flat(),
    );
    const turns = games.flatMap(({ match, result }) =>
      seatsOf(level, match, result.times.turns).flat(),
    );
    const work = games.flatMap(({ match, result }) =>
      seatsOf(level, match, result.times.turnWork).flat(),
    );
    const interval = meanInterval(deals.map((deal) => meanOf(scoresOf(level, deal))));
    const p95 = (values: readonly number[]): number => quantileOf(sortedOf(values), 0.95);
    return {
      games: games.length,
      meanScore: meanOf(scores),
      meanScoreLow: interval.low,
      meanScoreHigh: interval.high,
      scores: spreadOf(scores),
      elo,
      ...winsAloneOf(
        this.tournament.seats,
        games.map(({ result }) => result.winners),
      ),
      decisions: decisions.length,
      msPerDecision: meanOf(decisions),
      msPerDecisionP95: p95(decisions),
      turns: turns.length,
      msPerTurn: meanOf(turns),
      msPerTurnP95: p95(turns),
      msPerTurnMax: turns.reduce((most, ms) => Math.max(most, ms), 0),
      workMsPerTurn: work.length > 0 ? meanOf(work) : null,
      workMsPerTurnP95: work.length > 0 ? p95(work) : null,
    };
  }
}
