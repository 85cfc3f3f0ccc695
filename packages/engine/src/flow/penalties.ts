import { emperorTile, staffCard } from '../content/content.js';
import { count } from '../effects/countables.js';
import type { Penalty } from '../effects/effect.js';
import { countRooms } from '../hotel.js';
import {
  champagneVector,
  gainVp,
  isEmpty,
  lessGoods,
  loseGoods,
  loseKrones,
} from '../resources.js';
import { freeRooms } from '../rooms.js';
import type { SeatPosition } from '../position.js';
import type { SeatState } from '../state.js';
import type { QueryContext, Surcharge, Table } from '../table.js';
import { abilitiesWith, pushTask, seatOf } from '../table.js';
import type { GoodsVector, SeatIndex, StaffNumber, TileId } from '../vocabulary.js';
import { DISHES_AND_DRINKS, GOODS } from '../vocabulary.js';
import { POWER } from '../effects/effect.js';

const CHAMPAGNE = GOODS.indexOf('champagne');

/** The emperor is displeased: wards, the choice between loss and points, the losses themselves. */

/** The krones for which a seat may ignore a penalty; null when nothing of its own lets it. */
export function cheapestWard(table: QueryContext, seat: SeatIndex): Surcharge | null {
  let cheapest: Surcharge | null = null;
  for (const { ability, cause } of abilitiesWith(table, seat, POWER.wardCost)) {
    const { wardCost: krones } = ability;
    if (krones === undefined || (cheapest && krones >= cheapest.krones)) continue;
    cheapest = { krones, cause };
  }
  return cheapest;
}

export const wardPrice = (table: QueryContext, seat: SeatIndex): number | null =>
  cheapestWard(table, seat)?.krones ?? null;

export function penalise(table: Table, seatIndex: SeatIndex, tile: TileId): void {
  const price = wardPrice(table, seatIndex);
  if (price === 0) {
    table.events?.push({ type: 'penaltyWarded', seat: seatIndex, tile });
  } else if (price !== null && price <= seatOf(table, seatIndex).krones) {
    pushTask(table, { kind: 'ward', seat: seatIndex, tile, price });
  } else {
    sufferPenalty(table, seatIndex, tile);
  }
}

export function sufferPenalty(table: Table, seatIndex: SeatIndex, tile: TileId): void {
  const { penalty } = emperorTile(table.content, tile);
  table.events?.push({ type: 'tilePenalty', seat: seatIndex, tile });
  if (!('orVp' in penalty)) {
    sufferLoss(table, seatIndex, tile);
  } else if (!lossIsPossible(table, seatIndex, penalty)) {
    sufferPoints(table, seatIndex, tile);
  } else if (table.content.options.penaltyChoice) {
    pushTask(table, { kind: 'suffer', seat: seatIndex, tile });
  } else {
    sufferLoss(table, seatIndex, tile);
  }
}

export type PenaltyWithChoice = Extract<Penalty, { orVp: number }>;

/** What a loss is taken from: how much is due, and how much there is. */
export interface LossMeans {
  readonly what:
    'krones' | 'champagne' | 'good' | 'dancers' | 'handCards' | 'freeRooms' | 'finalStaff';
  readonly due: number;
  readonly have: number;
}

export function meansOfLoss(
  table: QueryContext,
  seatIndex: SeatIndex,
  { lose, amount }: PenaltyWithChoice,
): LossMeans[] {
  const seat = seatOf(table, seatIndex);
  switch (lose) {
    case 'krones':
      return [{ what: lose, due: amount, have: seat.krones }];
    case 'champagne':
      return [{ what: lose, due: amount, have: seat.kitchen[CHAMPAGNE] ?? 0 }];
    case 'kronesAndGood':
      return [
        { what: 'krones', due: amount, have: seat.krones },
        { what: 'good', due: 1, have: sumOf(dishesAndDrinks(seat.kitchen)) },
      ];
    case 'dancers':
      return [{ what: lose, due: amount, have: dancersAtRisk(table, seatIndex) }];
    case 'handCards':
      return [{ what: lose, due: amount, have: seat.hand.length }];
    case 'freeRooms':
      return [{ what: lose, due: amount, have: countRooms(freeRooms(seat)) }];
    case 'finalStaff':
      return [{ what: lose, due: amount, have: finalStaff(table, seat).length }];
  }
}

const dancersAtRisk = (table: QueryContext, seat: SeatIndex): number =>
  table.hooks.dancersAtRisk.reduce((sum, atRisk) => sum + atRisk(table, seat), 0);

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Can the loss be suffered in full? */
const lossIsPossible = (
  table: QueryContext,
  seat: SeatIndex,
  penalty: PenaltyWithChoice,
): boolean => meansOfLoss(table, seat, penalty).every(({ due, have }) => have >= due);

/** The points that a penalty costs a seat whatever it chooses. */
export function pointsOfPenalty(table: QueryContext, seat: SeatIndex, penalty: Penalty): number {
  if (penalty.lose === 'vp') return penalty.amount;
  return penalty.lose === 'vpPer' ? penalty.amount * count(table, seat, penalty.per) : 0;
}

export const finalStaff = (table: QueryContext, seat: SeatPosition): StaffNumber[] =>
  seat.played.filter((card) => staffCard(table.content, card).timing === 'final');

export function sufferPoints(table: Table, seat: SeatIndex, tile: TileId): void {
  const { penalty } = emperorTile(table.content, tile);
  if ('orVp' in penalty) gainVp(table, seat, -penalty.orVp, { source: 'tile', id: tile });
}

export function sufferLoss(table: Table, seatIndex: SeatIndex, tile: TileId): void {
  const { penalty } = emperorTile(table.content, tile);
  const seat = seatOf(table, seatIndex);
  const cause = { source: 'tile', id: tile } as const;
  switch (penalty.lose) {
    case 'krones':
      loseKrones(table, seatIndex, penalty.amount);
      return;
    case 'champagne':
      loseGoods(table, seatIndex, champagneVector(penalty.amount));
      return;
    case 'kronesAndGood':
      loseKrones(table, seatIndex, penalty.amount);
      pushTask(table, { kind: 'loseGood', seat: seatIndex });
      return;
    case 'dancers':
      pushTask(table, { kind: 'removeDancers', seat: seatIndex, left: penalty.amount });
      return;
    case 'everything':
      loseKrones(table, seatIndex, seat.krones);
      loseGoods(table, seatIndex, seat.kitchen.slice());
      return;
    case 'handCards':
      pushTask(table, { kind: 'returnStaff', seat: seatIndex, left: penalty.amount });
      return;
    case 'freeRooms':
      pushTask(table, { kind: 'removeFreeRooms', seat: seatIndex, left: penalty.amount });
      return;
    case 'finalStaff':
      pushTask(table, { kind: 'dismissStaff', seat: seatIndex });
      return;
    case 'occupiedRooms':
      pushTask(table, {
        kind: 'removeOccupiedRooms',
        seat: seatIndex,
        first: -1,
        sameColumn: penalty.sameColumn,
      });
      return;
    case 'kitchen':
      clearKitchen(table, seatIndex, seat);
      if (penalty.tablesToo) clearTables(table, seatIndex, seat);
      return;
    case 'vp':
    case 'vpPer':
      gainVp(table, seatIndex, 0 - pointsOfPenalty(table, seatIndex, penalty), cause);
      return;
  }
}

const dishesAndDrinks = (goods: GoodsVector): number[] =>
  goods.map((amount, good) => (good < DISHES_AND_DRINKS.length ? amount : 0));

/** Champagne stays. */
function clearKitchen(table: Table, seatIndex: SeatIndex, seat: SeatState): void {
  loseGoods(table, seatIndex, dishesAndDrinks(seat.kitchen));
}

function clearTables(table: Table, seatIndex: SeatIndex, seat: SeatState): void {
  seat.cafe = seat.cafe.map((guest) => {
    const goods = dishesAndDrinks(guest?.goods ?? []);
    if (!guest || isEmpty(goods)) return guest;
    table.events?.push({ type: 'tableCleared', seat: seatIndex, guest: guest.card, goods });
    return { card: guest.card, goods: lessGoods(guest.goods, goods) };
  });
}
