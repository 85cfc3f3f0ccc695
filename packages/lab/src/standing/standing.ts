import type { MatchTold } from '../commands/match.js';
import type { TournamentReport } from '../tournament/standings.js';
import { winsAlone } from '../modules/index.js';
import type { Measure } from './measure.js';

/** What a measure has come to so far. */
export interface Standing {
  readonly games: number;
  /** In percent; null where nobody could win. */
  readonly wins: string | null;
  readonly score: string;
  /** Milliseconds a turn, of both where two meet. */
  readonly msPerTurn: readonly number[];
  readonly isReached: boolean;
}

const inPercent = (share: number): string => (100 * share).toFixed(1);
const whole = (ms: number): number => Math.round(ms);

export function standingOf(measure: Measure, told: string): Standing {
  const { wins, score, ...rest } =
    measure.command === 'match'
      ? ofMatch(JSON.parse(told) as MatchTold)
      : ofTournament(JSON.parse(told) as TournamentReport);
  const reached = Number.parseFloat((measure.bar.of === 'wins' ? wins : score) ?? '');
  return { ...rest, wins, score, isReached: reached >= measure.bar.least };
}

type Figures = Omit<Standing, 'isReached'>;

const ofMatch = ({ games, wins, score, msPerTurn }: MatchTold): Figures => ({
  games,
  wins,
  score,
  msPerTurn: msPerTurn.map(whole),
});

function ofTournament({ games, levels }: TournamentReport): Figures {
  const level = Object.values(levels)[0];
  if (!level) return { games, wins: null, score: '', msPerTurn: [] };
  const { meanScore, meanScoreLow, meanScoreHigh, msPerTurn } = level;
  const alone = winsAlone(level);
  return {
    games,
    wins: alone
      ? `${inPercent(alone.rate)} (${inPercent(alone.low)}-${inPercent(alone.high)})`
      : null,
    score: `${meanScore.toFixed(1)} (${meanScoreLow.toFixed(1)} to ${meanScoreHigh.toFixed(1)})`,
    msPerTurn: [whole(msPerTurn)],
  };
}
