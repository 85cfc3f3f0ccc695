/** Chance to win from what every seat expects: final scores stray around it as those of the players do. */

const QUANTILES = 15;

/** Upper tail of the normal distribution by Abramowitz and Stegun 7.1.26, good to seven digits. */
function normalBelow(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp((-x * x) / 2)) / 2;
  return x < 0 ? tail : 1 - tail;
}

/** Where the normal distribution has passed this share: found by halving. */
function quantile(share: number): number {
  let low = -8;
  let high = 8;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

let known: readonly number[] | undefined;
/** Worked out once, and only where it is needed. */
const strays = (): readonly number[] =>
  (known ??= Array.from({ length: QUANTILES }, (_, place) => quantile((place + 0.5) / QUANTILES)));

/** A final score that is expected, and its standard deviation. */
export interface Expectation {
  readonly score: number;
  readonly stray: number;
}

function beats(score: number, other: Expectation): number {
  if (other.stray > 0) return normalBelow((score - other.score) / other.stray);
  if (score === other.score) return 0.5;
  return score > other.score ? 1 : 0;
}

/** The chance of the first to have the highest score; 1 for who has no opponent. */
export function winChance(own: Expectation, others: readonly Expectation[]): number {
  const deviations = own.stray > 0 ? strays() : [0];
  let sum = 0;
  for (const stray of deviations) {
    const score = own.score + own.stray * stray;
    let chance = 1;
    for (const other of others) chance *= beats(score, other);
    sum += chance;
  }
  return sum / deviations.length;
}
