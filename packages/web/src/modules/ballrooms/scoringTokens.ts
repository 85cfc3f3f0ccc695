import type { Ballroom } from '@gah/engine';
import type { Token } from '../../cards/token.js';
import { icon, points, text } from '../../cards/token.js';

type Scoring = Ballroom['scoring'];

const DANCER = icon('dancer');

/** How a ballroom is scored, in signs; the closer look says it in words. */
const SCORINGS: {
  readonly [K in Scoring['kind']]: (scoring: Extract<Scoring, { kind: K }>) => Token[];
} = {
  timesHighestRow: () => [DANCER, text('×'), icon('topFloor')],
  rowRanks: ({ vp }) => [icon('floor'), text('1. 2.'), ...vp.map((amount) => points(amount))],
  byNumber: ({ vp }) => [DANCER, text(vp.map(sign).join(' · '))],
  ranks: ({ vp }) => [DANCER, text('1. 2. 3.'), ...vp.map((amount) => points(amount))],
  perTwo: ({ vp }) => [DANCER, DANCER, text('→'), points(vp)],
};

const sign = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

export function scoringTokens(scoring: Scoring): Token[] {
  const tokensOf = SCORINGS[scoring.kind] as (scoring: Scoring) => Token[];
  return tokensOf(scoring);
}
