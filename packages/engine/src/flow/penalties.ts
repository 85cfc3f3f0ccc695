import { emperorTile, staffCard } from '../content/content.js';
import { count } from '../effects/countables.js';
import type { ModuleLoss } from '../modules/types.js';
import type { Penalty } from '../model/effect.js';
import { countRooms } from '../model/hotel.js';
import {
  champagneVector,
  gainVp,
  isEmpty,
  lessGoods,
  loseGoods,
  loseKrones,
} from '../rules/resources.js';
import { freeRooms } from '../rules/rooms.js';
import type { SeatPosition } from '../model/position.js';
import type { SeatState } from '../model/state.js';
import type { QueryContext, Surcharge, RuleContext } from '../model/context.js';
import { abilitiesWith } from '../rules/abilities.js';
import { pushTask } from '../rules/openTasks.js';
import { seatOf } from '../rules/seats.js';
import type { TileId } from '../content/cards.js';
import type { GoodsVector, SeatIndex, StaffNumber } from '../model/vocabulary.js';
import { GOOD, goodsVector } from '../model/vocabulary.js';
import { POWER } from '../model/effect.js';

/** The emperor is displeased: wards, the choice between loss and points, the losses themselves. */

/** The krones for which a seat may ignore a penalty; null when nothing of its own lets it. */
export function cheapestWard(context: QueryContext, seat: SeatIndex): Surcharge | null {
  let cheapest: Surcharge | null = null;
  for (const { ability, cause } of abilitiesWith(context, seat, POWER.wardCost)) {
    const { wardCost: krones } = ability;
    if (krones === undefined || (cheapest && krones >= cheapest.krones)) continue;
    cheapest = { krones, cause };
  }
  return cheapest;
}

export const wardPrice = (context: QueryContext, seat: SeatIndex): number | null =>
  cheapestWard(context, seat)?.krones ?? null;

export function penalise(context: RuleContext, seatIndex: SeatIndex, tile: TileId): void {
  const price = wardPrice(context, seatIndex);
  if (price === 0) {
    context.events?.push({ type: 'penaltyWarded', seat: seatIndex, tile });
  } else if (price !== null && price <= seatOf(context, seatIndex).krones) {
    pushTask(context, { kind: 'ward', seat: seatIndex, tile, price });
  } else {
    sufferPenalty(context, seatIndex, tile);
  }
}

export function sufferPenalty(context: RuleContext, seatIndex: SeatIndex, tile: TileId): void {
  const { penalty } = emperorTile(context.content, tile);
  context.events?.push({ type: 'tilePenalty', seat: seatIndex, tile });
  if (!('orVp' in penalty)) {
    sufferLoss(context, seatIndex, tile);
  } else if (!lossIsPossible(context, seatIndex, penalty)) {
    sufferPoints(context, seatIndex, tile);
  } else if (context.content.options.penaltyChoice) {
    pushTask(context, { kind: 'suffer', seat: seatIndex, tile });
  } else {
    sufferLoss(context, seatIndex, tile);
  }
}

export type PenaltyWithChoice = Extract<Penalty, { orVp: number }>;

/** What a loss is taken from: how much is due, and how much there is. */
export interface LossMeans {
  readonly what:
    'krones' | 'champagne' | 'good' | 'handCards' | 'freeRooms' | 'finalStaff' | ModuleLoss;
  readonly due: number;
  readonly have: number;
}

export function meansOfLoss(
  context: QueryContext,
  seatIndex: SeatIndex,
  { lose, amount }: PenaltyWithChoice,
): LossMeans[] {
  const seat = seatOf(context, seatIndex);
  switch (lose) {
    case 'krones':
      return [{ what: lose, due: amount, have: seat.krones }];
    case 'champagne':
      return [{ what: lose, due: amount, have: seat.kitchen[GOOD.champagne] }];
    case 'kronesAndGood':
      return [
        { what: 'krones', due: amount, have: seat.krones },
        { what: 'good', due: 1, have: sumOf(dishesAndDrinks(seat.kitchen)) },
      ];
    case 'handCards':
      return [{ what: lose, due: amount, have: seat.hand.length }];
    case 'freeRooms':
      return [{ what: lose, due: amount, have: countRooms(freeRooms(seat)) }];
    case 'finalStaff':
      return [{ what: lose, due: amount, have: finalStaff(context, seat).length }];
    default:
      return [{ what: lose, due: amount, have: moduleLosses(context, seatIndex, lose) }];
  }
}

const moduleLosses = (context: QueryContext, seat: SeatIndex, lose: ModuleLoss): number =>
  context.hooks.losses
    .flatMap(({ [lose]: loss }) => (loss ? [loss.have(context, seat)] : []))
    .reduce((sum, have) => sum + have, 0);

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Can the loss be suffered in full? */
const lossIsPossible = (
  context: QueryContext,
  seat: SeatIndex,
  penalty: PenaltyWithChoice,
): boolean => meansOfLoss(context, seat, penalty).every(({ due, have }) => have >= due);

/** The points that a penalty costs a seat whatever it chooses. */
export function pointsOfPenalty(context: QueryContext, seat: SeatIndex, penalty: Penalty): number {
  if (penalty.lose === 'vp') return penalty.amount;
  return penalty.lose === 'vpPer' ? penalty.amount * count(context, seat, penalty.per) : 0;
}

export const finalStaff = (context: QueryContext, seat: SeatPosition): StaffNumber[] =>
  seat.played.filter((card) => staffCard(context.content, card).timing === 'final');

export function sufferPoints(context: RuleContext, seat: SeatIndex, tile: TileId): void {
  const { penalty } = emperorTile(context.content, tile);
  if ('orVp' in penalty) gainVp(context, seat, -penalty.orVp, { source: 'tile', id: tile });
}

export function sufferLoss(context: RuleContext, seatIndex: SeatIndex, tile: TileId): void {
  const { penalty } = emperorTile(context.content, tile);
  const seat = seatOf(context, seatIndex);
  const cause = { source: 'tile', id: tile } as const;
  switch (penalty.lose) {
    case 'krones':
      loseKrones(context, seatIndex, penalty.amount);
      return;
    case 'champagne':
      loseGoods(context, seatIndex, champagneVector(penalty.amount));
      return;
    case 'kronesAndGood':
      loseKrones(context, seatIndex, penalty.amount);
      pushTask(context, { kind: 'loseGood', seat: seatIndex });
      return;
    case 'everything':
      loseKrones(context, seatIndex, seat.krones);
      loseGoods(context, seatIndex, seat.kitchen);
      return;
    case 'handCards':
      pushTask(context, { kind: 'returnStaff', seat: seatIndex, left: penalty.amount });
      return;
    case 'freeRooms':
      pushTask(context, { kind: 'removeFreeRooms', seat: seatIndex, left: penalty.amount });
      return;
    case 'finalStaff':
      pushTask(context, { kind: 'dismissStaff', seat: seatIndex });
      return;
    case 'occupiedRooms':
      pushTask(context, {
        kind: 'removeOccupiedRooms',
        seat: seatIndex,
        first: -1,
        sameColumn: penalty.sameColumn,
      });
      return;
    case 'kitchen':
      clearKitchen(context, seatIndex, seat);
      if (penalty.tablesToo) clearTables(context, seatIndex, seat);
      return;
    case 'vp':
    case 'vpPer':
      gainVp(context, seatIndex, 0 - pointsOfPenalty(context, seatIndex, penalty), cause);
      return;
    default:
      for (const losses of context.hooks.losses)
        losses[penalty.lose]?.take(context, seatIndex, penalty.amount);
      return;
  }
}

const dishesAndDrinks = (goods: GoodsVector): GoodsVector =>
  goodsVector((good, index) => (good === 'champagne' ? 0 : goods[index]));

/** Champagne stays. */
function clearKitchen(context: RuleContext, seatIndex: SeatIndex, seat: SeatState): void {
  loseGoods(context, seatIndex, dishesAndDrinks(seat.kitchen));
}

function clearTables(context: RuleContext, seatIndex: SeatIndex, seat: SeatState): void {
  seat.cafe = seat.cafe.map((guest) => {
    if (!guest) return null;
    const goods = dishesAndDrinks(guest.goods);
    if (isEmpty(goods)) return guest;
    context.events?.push({ type: 'tableCleared', seat: seatIndex, guest: guest.card, goods });
    return { card: guest.card, goods: lessGoods(guest.goods, goods) };
  });
}
