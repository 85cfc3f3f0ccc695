import { guestPoints } from '../rules/cafe.js';
import { guestCard } from '../content/content.js';
import { contextFor } from '../game/contexts.js';
import { forgivenGoods, servedTables, stayingTables, stillOrdered } from '../rules/orders.js';
import type { Position } from '../model/position.js';
import { seatOf } from '../rules/seats.js';
import type { GoodsVector, GuestNumber, SeatIndex } from '../model/vocabulary.js';
import { goodsVector } from '../model/vocabulary.js';

/** What the guests in a café have ordered, have, and still wait for. */
export interface Order {
  readonly table: number;
  readonly guest: GuestNumber;
  readonly ordered: GoodsVector;
  readonly given: GoodsVector;
  readonly missing: GoodsVector;
  /** As much of it as the kitchen holds. */
  readonly inKitchen: GoodsVector;
  /** How many goods it lacks until it is served; some seats may leave one out. */
  readonly lacking: number;
  /** Its points if it leaves in this round. */
  readonly vp: number;
  /** Has all that was ordered, or enough for what this seat owns. */
  readonly isServed: boolean;
  /** Never leaves the café. */
  readonly isStaying: boolean;
}

/** The guests of a seat; free tables are left out. */
export function ordersOf(position: Position, seat: SeatIndex): Order[] {
  const context = contextFor(position);
  const player = seatOf(context, seat);
  const served = servedTables(context, seat, player);
  const staying = stayingTables(context, seat, player);
  return player.cafe.flatMap((guest, table): Order[] => {
    if (!guest) return [];
    const missing = goodsVector((_, good) => stillOrdered(context, guest, good));
    const open = missing.reduce((sum, amount) => sum + amount, 0);
    return [
      {
        table,
        guest: guest.card,
        ordered: guestCard(context.content, guest.card).order,
        given: guest.goods,
        missing,
        inKitchen: goodsVector((_, good) => Math.min(missing[good], player.kitchen[good])),
        lacking: Math.max(0, open - forgivenGoods(context, seat, guest)),
        vp: guestPoints(context, guest.card),
        isServed: (served & (1 << table)) !== 0,
        isStaying: (staying & (1 << table)) !== 0,
      },
    ];
  });
}
