import { guestCard } from '../../../content/content.js';
import type { Decision } from '../../../decisions/decision.js';
import type { QueryContext, RuleContext } from '../../../model/context.js';
import { COLUMNS, FLOORS, hasRoom } from '../../../model/hotel.js';
import type { Move, MoveOf } from '../../../model/moves.js';
import type { Reason } from '../../../model/reasons.js';
import { another, noSuchPlace } from '../../../model/reasons.js';
import type { TaskOf } from '../../../model/tasks.js';
import type { Good, GuestNumber, RoomIndex } from '../../../model/vocabulary.js';
import {
  DISHES_AND_DRINKS,
  GOOD,
  goodIndex,
  GOODS,
  NO_GOODS,
  SPACES,
} from '../../../model/vocabulary.js';
import { randomInt } from '../../../random/rng.js';
import { discardGuest } from '../../../rules/cafe.js';
import { popTask, pushTask } from '../../../rules/openTasks.js';
import { stillOrdered } from '../../../rules/orders.js';
import { changedGoods, gainVp, sumGoods } from '../../../rules/resources.js';
import { hotelOf, seatOf } from '../../../rules/seats.js';
import { at, replaced, without } from '../../../util/lists.js';
import { OPPONENT, PLAYER, soloOf } from '../access.js';
import type { WaitingGuest } from '../types.js';
import type { SoloHotel } from './hotel.js';

/** Guests of the opponent whom the player serves against their will. */

const COUTURE_GUESTS = 3;
const COUTURE_VP: readonly number[] = [5, 6, 7];
const POOL_SIZE = 18;

export const hautelCouture: SoloHotel = {
  setUp: inviteGuests,
  on: {
    roundStart: layItems,
    dieLeft: (context, _seat, space) => {
      takeItem(context, space);
    },
  },
};

/** The first three guests of the shuffled deck that fit; the others stay where they are in it. */
function inviteGuests(context: RuleContext): void {
  const { state } = context;
  const solo = soloOf(context);
  for (const guest of [...state.guestDeck].reverse()) {
    if (solo.waiting.length === COUTURE_GUESTS) break;
    const { vp, order } = guestCard(context.content, guest);
    if (!COUTURE_VP.includes(vp) || order[GOOD.champagne] > 0) continue;
    const room = reserveRoom(context, guest);
    if (room === null) continue;
    state.guestDeck = without(state.guestDeck, guest);
    solo.waiting = [...solo.waiting, { card: guest, room, goods: NO_GOODS }];
  }
  fillPool(context);
}

/** From the top floor down, left to right: the first empty space of the guest's colour. */
function reserveRoom(context: RuleContext, guest: GuestNumber): RoomIndex | null {
  const seat = seatOf(context, OPPONENT);
  const { colors, coverVp } = hotelOf(context, seat);
  const { color } = guestCard(context.content, guest);
  for (let floor = FLOORS - 1; floor >= 0; floor--) {
    for (let column = 0; column < COLUMNS; column++) {
      const room = floor * COLUMNS + column;
      if (hasRoom(seat.tiles, room) || (color !== 'green' && colors[room] !== color)) continue;
      seat.tiles |= 1 << room;
      gainVp(context, OPPONENT, at(coverVp, room), { source: 'cover', id: room });
      return room;
    }
  }
  return null;
}

/** The goods ordered, filled up in turn. */
function fillPool(context: RuleContext): void {
  const solo = soloOf(context);
  let pool = solo.pool;
  for (const { card } of solo.waiting)
    pool = sumGoods(pool, guestCard(context.content, card).order);
  let size = pool.reduce((sum, amount) => sum + amount, 0);
  for (let turn = 0; size < POOL_SIZE; turn++, size++) {
    pool = changedGoods(pool, goodIndex(at(DISHES_AND_DRINKS, turn % DISHES_AND_DRINKS.length)), 1);
  }
  solo.pool = pool;
}

/** One random good of the pool on each empty action space. */
function layItems(context: RuleContext): void {
  const solo = soloOf(context);
  for (const [space] of SPACES.entries()) {
    const size = solo.pool.reduce((sum, amount) => sum + amount, 0);
    if ((solo.items[space] ?? -1) >= 0 || size === 0) continue;
    let drawn = randomInt(context.state.rng, size);
    const good = goodIndex(
      at(
        GOODS,
        solo.pool.findIndex((amount) => (drawn -= amount) < 0),
      ),
    );
    solo.pool = changedGoods(solo.pool, good, -1);
    solo.items = replaced(solo.items, space, good);
    context.revealed = true;
  }
}

const wantsGood = (context: QueryContext, guest: WaitingGuest, good: Good): boolean =>
  stillOrdered(context, guest, goodIndex(good)) > 0;

/** The player takes a die from a space: its good goes to a guest it fits, else back. */
function takeItem(context: RuleContext, space: number): void {
  const solo = soloOf(context);
  const good = GOODS[solo.items[space - 1] ?? -1];
  if (good === undefined) return;
  solo.items = replaced(solo.items, space - 1, -1);
  if (solo.waiting.some((guest) => wantsGood(context, guest, good)))
    pushTask(context, { kind: 'giveItem', seat: PLAYER, good });
}

function give(context: RuleContext, index: number, good: Good): void {
  const solo = soloOf(context);
  const before = solo.waiting[index];
  if (!before) throw new RangeError(`no waiting guest ${index}`);
  const guest = { ...before, goods: changedGoods(before.goods, goodIndex(good), 1) };
  solo.waiting = replaced(solo.waiting, index, guest);
  context.events?.push({ type: 'itemGiven', seat: PLAYER, guest: guest.card, good });
  if (GOODS.some((other) => wantsGood(context, guest, other))) return;
  solo.waiting = solo.waiting.filter((other) => other !== guest);
  discardGuest(context, guest.card);
  seatOf(context, OPPONENT).occupied |= 1 << guest.room;
  context.events?.push({ type: 'roomOccupied', seat: OPPONENT, room: guest.room });
  gainVp(context, OPPONENT, guestCard(context.content, guest.card).vp, {
    source: 'guest',
    id: guest.card,
  });
}

/** Only this good, and only to a guest who waits for it. */
function whyNotGive(
  context: QueryContext,
  { good }: TaskOf<'giveItem'>,
  { good: other, table }: MoveOf<'place'>,
): Reason {
  const guest = soloOf(context).waiting[table];
  if (!guest) return noSuchPlace('guest');
  return other === good
    ? { code: 'good-not-ordered', good, guest: guest.card, remedy: another('guest') }
    : { code: 'good-excluded', good: other, remedy: { help: 'other', what: 'good' } };
}

/** A good of the opponent's pool goes to one of its guests. */
export const giveItem: Decision<'giveItem'> = {
  moves: (context, { seat, good }) =>
    soloOf(context).waiting.flatMap((guest, index): Move[] =>
      wantsGood(context, guest, good) ? [{ seat, kind: 'place', good, table: index }] : [],
    ),
  play: {
    place: (context, _task, { good, table: index }) => {
      popTask(context);
      give(context, index, good);
    },
  },
  why: { place: whyNotGive },
};
