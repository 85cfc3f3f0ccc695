import { discardGuest } from '../../rules/cafe.js';
import { stillOrdered } from '../../rules/orders.js';
import { guestCard } from '../../content/content.js';
import {
  COLUMN_MASKS,
  columnOf,
  COLUMNS,
  FLOOR_MASKS,
  FLOORS,
  floorOf,
  hasRoom,
} from '../../model/hotel.js';
import { raised, replaced, without } from '../../util/lists.js';
import { gainVp, sumGoods } from '../../rules/resources.js';
import { randomInt } from '../../random/rng.js';
import type { QueryContext, Surcharge, RuleContext, Toll } from '../../model/context.js';
import { hotelOf, seatOf } from '../../rules/seats.js';
import { pushTask } from '../../rules/openTasks.js';
import type { GuestNumber, RoomIndex } from '../../model/vocabulary.js';
import { DISHES_AND_DRINKS, GOODS, SPACES } from '../../model/vocabulary.js';
import { OPPONENT, PLAYER, soloOf } from './access.js';
import type { WaitingGuest } from './state.js';

/** The four hotels of the opponent in games with entrances. */

const SOLO_CAUSE = (id: string) => ({ source: 'solo', id }) as const;

/* Toll Bridge: the opponent leaves a token on every space it uses. */

const TOLL: Toll = { krones: 1, orVp: 5, cause: SOLO_CAUSE('tollBridge') };

export function leaveToll(context: RuleContext, space: number): void {
  const solo = soloOf(context);
  if (solo.hotel === 'tollBridge') solo.tolls = raised(solo.tolls, space - 1, 1);
}

export const tollOn = (context: QueryContext, space: number): Toll | null =>
  (soloOf(context).tolls[space - 1] ?? 0) > 0 ? TOLL : null;

/** After the toll the opponent scores the tokens, then one of them goes. */
export function scoreTolls(context: RuleContext, space: number): void {
  const solo = soloOf(context);
  const tokens = solo.tolls[space - 1] ?? 0;
  if (tokens === 0) return;
  gainVp(context, OPPONENT, tokens, TOLL.cause);
  solo.tolls = raised(solo.tolls, space - 1, -1);
}

/* Nine Stars Inn: nine places in three rows. */

const STARS = 9;
const STARS_PER_ROW = 3;
const STAR_ROW_VP: readonly number[] = [0, 5, 10, 15];

export function addStar(context: RuleContext): void {
  const solo = soloOf(context);
  if (solo.hotel === 'nineStarsInn') solo.stars = Math.min(STARS, solo.stars + 1);
}

/** A floor or column of the player's hotel is complete. */
export function removeStars(context: RuleContext, room: RoomIndex): void {
  const solo = soloOf(context);
  if (solo.hotel !== 'nineStarsInn') return;
  const { occupied } = seatOf(context, PLAYER);
  const lines = [COLUMN_MASKS[columnOf(room)] ?? 0, FLOOR_MASKS[floorOf(room)] ?? 0];
  const complete = lines.filter((mask) => (mask & occupied) === mask).length;
  solo.stars = Math.max(0, solo.stars - complete);
}

export function scoreStars(context: RuleContext): void {
  const { hotel, stars } = soloOf(context);
  if (hotel !== 'nineStarsInn') return;
  gainVp(
    context,
    OPPONENT,
    STAR_ROW_VP[Math.ceil(stars / STARS_PER_ROW)] ?? 0,
    SOLO_CAUSE('nineStarsInn'),
  );
}

/* Sushi Resort: tokens on rooms that move to guests. */

/** The last two rooms of the ground floor, the first three above, the first one of the third floor. */
export const SUSHI_ROOMS: readonly RoomIndex[] = [3, 4, 5, 6, 7, 10];
const SUSHI_VP = 8;
const TOKEN_SURCHARGE: Surcharge = { krones: 1, cause: SOLO_CAUSE('sushiResort') };

export const tokenSurcharge = (context: QueryContext, place: number): Surcharge | null =>
  soloOf(context).tokenGuests.includes(context.state.queue[place] ?? 0) ? TOKEN_SURCHARGE : null;

/** A room on a token: the token goes to the leftmost guest of the refilled queue. */
export function moveTokenToGuest(context: RuleContext, room: RoomIndex): void {
  const solo = soloOf(context);
  if (!solo.tokenRooms.includes(room)) return;
  solo.tokenRooms = solo.tokenRooms.filter((other) => other !== room);
  const [leftmost] = context.state.queue.filter((guest) => guest !== 0);
  if (leftmost !== undefined) solo.tokenGuests = [...solo.tokenGuests, leftmost];
}

export function dropToken(context: RuleContext, guest: GuestNumber): boolean {
  const solo = soloOf(context);
  if (!solo.tokenGuests.includes(guest)) return false;
  solo.tokenGuests = without(solo.tokenGuests, guest);
  return true;
}

/** The opponent takes a guest with a token, or one reaches the last place. */
export function scoreTokenGuest(context: RuleContext, guest: GuestNumber): void {
  while (dropToken(context, guest)) gainVp(context, OPPONENT, SUSHI_VP, SOLO_CAUSE('sushiResort'));
}

/* Hautel Couture: guests of the opponent whom the player serves against their will. */

const COUTURE_GUESTS = 3;
const COUTURE_VP: readonly number[] = [5, 6, 7];
const POOL_SIZE = 18;
const CHAMPAGNE = GOODS.indexOf('champagne');

/** The first three guests of the shuffled deck that fit; the others stay where they are in it. */
export function inviteCoutureGuests(context: RuleContext): void {
  const { state } = context;
  const solo = soloOf(context);
  for (const guest of [...state.guestDeck].reverse()) {
    if (solo.waiting.length === COUTURE_GUESTS) break;
    const { vp, order } = guestCard(context.content, guest);
    if (!COUTURE_VP.includes(vp) || (order[CHAMPAGNE] ?? 0) > 0) continue;
    const room = reserveRoom(context, guest);
    if (room === null) continue;
    state.guestDeck = without(state.guestDeck, guest);
    solo.waiting = [...solo.waiting, { card: guest, room, goods: GOODS.map(() => 0) }];
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
      gainVp(context, OPPONENT, coverVp[room] ?? 0, { source: 'cover', id: room });
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
    pool = raised(pool, turn % DISHES_AND_DRINKS.length, 1);
  }
  solo.pool = pool;
}

/** One random good of the pool on each empty action space. */
export function layItems(context: RuleContext): void {
  const solo = soloOf(context);
  if (solo.hotel !== 'hautelCouture') return;
  for (const [space] of SPACES.entries()) {
    const size = solo.pool.reduce((sum, amount) => sum + amount, 0);
    if ((solo.items[space] ?? -1) >= 0 || size === 0) continue;
    let drawn = randomInt(context.state.rng, size);
    const good = solo.pool.findIndex((amount) => (drawn -= amount) < 0);
    solo.pool = raised(solo.pool, good, -1);
    solo.items = replaced(solo.items, space, good);
    context.revealed = true;
  }
}

export const wantsGood = (context: QueryContext, guest: WaitingGuest, good: number): boolean =>
  stillOrdered(context, guest, good) > 0;

/** The player takes a die from a space: its good goes to a guest it fits, else back. */
export function takeItem(context: RuleContext, space: number): void {
  const solo = soloOf(context);
  const good = solo.items[space - 1] ?? -1;
  if (good < 0) return;
  solo.items = replaced(solo.items, space - 1, -1);
  if (solo.waiting.some((guest) => wantsGood(context, guest, good))) {
    pushTask(context, { kind: 'giveItem', seat: PLAYER, good: GOODS[good] ?? 'strudel' });
  }
}

export function giveItem(context: RuleContext, index: number, good: number): void {
  const solo = soloOf(context);
  const before = solo.waiting[index];
  if (!before) throw new RangeError(`no waiting guest ${index}`);
  const guest = { ...before, goods: raised(before.goods, good, 1) };
  solo.waiting = replaced(solo.waiting, index, guest);
  context.events?.push({
    type: 'itemGiven',
    seat: PLAYER,
    guest: guest.card,
    good: GOODS[good] ?? 'strudel',
  });
  if (GOODS.some((_, other) => wantsGood(context, guest, other))) return;
  solo.waiting = solo.waiting.filter((other) => other !== guest);
  discardGuest(context, guest.card);
  seatOf(context, OPPONENT).occupied |= 1 << guest.room;
  context.events?.push({ type: 'roomOccupied', seat: OPPONENT, room: guest.room });
  gainVp(context, OPPONENT, guestCard(context.content, guest.card).vp, {
    source: 'guest',
    id: guest.card,
  });
}
