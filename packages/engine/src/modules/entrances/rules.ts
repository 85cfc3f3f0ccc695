import type { Hooks, QueryContext, RuleContext } from '../../model/context.js';
import type { SeatIndex } from '../../model/vocabulary.js';

/** What an entrance does for its owner that no record can say. */
export interface EntranceRules extends Partial<
  Pick<
    Hooks,
    | 'setupTasks'
    | 'turnMoves'
    | 'spaceMoves'
    | 'dieBonuses'
    | 'roomBonuses'
    | 'paysWithSteps'
    | 'openPolitics'
    | 'pile'
  >
> {
  guestTaken?(context: RuleContext, seat: SeatIndex): void;
  roundEnd?(context: RuleContext, seat: SeatIndex): void;
  finalVp?(context: QueryContext, seat: SeatIndex): number;
}
