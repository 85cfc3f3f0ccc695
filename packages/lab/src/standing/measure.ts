/** Something that is claimed of the players' strength, and how it is measured. */
export interface Measure {
  readonly command: 'match' | 'tournament';
  readonly args: readonly string[];
  readonly games: number;
  /** What it shall come to: a share of wins in percent, or a mean score. */
  readonly bar: { readonly of: 'wins' | 'score'; readonly least: number };
}
