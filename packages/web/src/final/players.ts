import type { ScoreSheet, SeatIndex } from '@gah/engine';
import type { Crest } from '../session/plan.js';
import type { ByGroup } from './story.js';

/** A player as the results show them. */
export interface Player {
  readonly seat: SeatIndex;
  readonly name: string;
  readonly crest: Crest;
  readonly isWinner: boolean;
  readonly sheet: ScoreSheet;
  readonly points: ByGroup;
}
