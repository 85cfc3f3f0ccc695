import { EMPEROR_ROUNDS } from '../content/boards.js';
import { emperorTile } from '../content/content.js';
import type { Table } from '../table.js';
import { seatOf } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import { GOODS } from '../vocabulary.js';
import type { Effect } from './effect.js';

const CHAMPAGNE = GOODS.indexOf('champagne');

/**
 * Gains are taken without asking where declining them cannot help. It can in one case: a penalty of
 * the 2021 edition takes what is there before it takes points, so that a krone or a card more may be
 * worse. Then, in the round that ends with such a penalty and while it threatens, the player is asked.
 */
export function mayBeDeclined(table: Table, seat: SeatIndex, effect: Effect): boolean {
  // Scoring a ballroom may help others more.
  if (effect.do === 'scoreBallroom') return true;
  const { state, content } = table;
  const scoring = EMPEROR_ROUNDS.indexOf(state.round);
  if (scoring < 0) return false;
  const tile = state.tiles[scoring];
  if (!tile || state.phase !== 'turns' || content.options.penaltyChoice) return false;
  if (seatOf(table, seat).emperor > (content.board.emperorBack[scoring] ?? 0)) return false;
  switch (emperorTile(content, tile).penalty.lose) {
    case 'krones':
      return effect.do === 'krones';
    case 'kronesAndGood':
      return effect.do === 'krones' || effect.do === 'goods' || effect.do === 'chooseGoods';
    case 'champagne':
      return effect.do === 'goods' && (effect.goods[CHAMPAGNE] ?? 0) > 0;
    case 'handCards':
      return effect.do === 'drawStaff';
    default:
      return false;
  }
}
