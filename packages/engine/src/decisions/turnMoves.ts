import { lowestBit } from '../util/bits.js';
import { freeTable, SERVING_PRICE } from '../rules/cafe.js';
import { guestCard, politicsCard, staffCard } from '../content/content.js';
import type { StaffCard } from '../content/content.js';
import { count } from '../effects/countables.js';
import type { Effect } from '../model/effect.js';
import { POWER } from '../model/effect.js';
import { canUse } from '../effects/interpreter.js';
import type { RoomMask } from '../model/hotel.js';
import { COLUMNS, columnOf, countRooms, hasRoom, roomsOf } from '../model/hotel.js';
import type { Move } from '../model/moves.js';
import { goodOf, servedTables, stayingTables, tableOf, wantedGoods } from '../rules/orders.js';
import { holds } from '../rules/resources.js';
import { freeRooms } from '../rules/rooms.js';
import { spacePrice } from '../rules/actionSpaces.js';
import { boostPrice, tollOf, usableSpaces } from '../rules/spaces.js';
import type { SeatPosition } from '../model/position.js';
import type { CafeGuest } from '../model/state.js';
import type { TurnTask } from '../model/tasks.js';
import type { QueryContext } from '../model/context.js';
import { powersAmong } from '../rules/abilities.js';
import { seatOf } from '../rules/seats.js';
import type { RoomIndex, SeatIndex } from '../model/vocabulary.js';
import { addDieMoves } from './diceMoves.js';
import { addQueueMoves } from './staff.js';
import { numberAt } from '../util/lists.js';

/**
 * What can be done in a turn. More than half of all lists of moves are of this kind, so what a seat
 * owns is looked at once, and each part leaves early when it has nothing to add.
 */

/** What is owned and changes what can be done in a turn. */
const TURN_POWERS = POWER.freeGuests | POWER.onDie | POWER.freeServing | POWER.use;

export function turnMoves(context: QueryContext, task: TurnTask): Move[] {
  const { seat, extra, acted, guestTaken, mainDone } = task;
  const player = seatOf(context, seat);
  const powers = powersAmong(context, seat, TURN_POWERS);
  const moves: Move[] = [];
  if (!mainDone) {
    if (!guestTaken && freeTable(player) >= 0)
      addQueueMoves(context, player, seat, (powers & POWER.freeGuests) === 0, moves);
    if (extra) addExtraMoves(context, seat, moves);
    else addDieMoves(context, seat, (powers & POWER.onDie) !== 0, moves);
  }
  addServeMoves(context, seat, player, (powers & POWER.freeServing) !== 0, moves);
  if (freeRooms(player) !== 0) addMoveInMoves(context, seat, player, moves);
  if ((powers & POWER.use) !== 0) addUseMoves(context, seat, player, moves);
  addGuestUses(context, seat, player, moves);
  addClaimMoves(context, seat, player, moves);
  if (context.hooks.turnMoves.length > 0) addModuleMoves(context, task, moves);
  if (!acted && !extra) moves.push(context.make.pass(seat));
  if (mainDone || extra) moves.push(context.make.endTurn(seat));
  return moves;
}

function addModuleMoves(context: QueryContext, task: TurnTask, moves: Move[]): void {
  const { turnMoves: addMoves } = context.hooks;
  for (let module = 0; module < addMoves.length; module++) addMoves[module]?.(context, task, moves);
}

function addExtraMoves(context: QueryContext, seat: SeatIndex, moves: Move[]): void {
  const { krones } = seatOf(context, seat);
  for (const space of usableSpaces(context, seat)) {
    moves.push({ seat, kind: 'useSpace', space, boost: false });
    if (spacePrice(space) + tollOf(context, space) + boostPrice(true) > krones) continue;
    moves.push({ seat, kind: 'useSpace', space, boost: true });
  }
}

function addServeMoves(
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
  free: boolean,
  moves: Move[],
): void {
  if (!free && player.krones < SERVING_PRICE) return;
  for (let rest = wantedGoods(context, seat, player, player.kitchen); rest !== 0; rest &= rest - 1)
    moves.push(context.make.serve(seat, goodOf(lowestBit(rest)), tableOf(lowestBit(rest))));
}

/** Free rooms that suit a guest. */
export function roomsFor(
  { content }: QueryContext,
  seat: SeatPosition,
  guest: CafeGuest,
): RoomMask {
  return freeRooms(seat) & numberAt(guestCard(content, guest.card).rooms, seat.hotel);
}

/** Free rooms that have a free neighbour to the right. */
export function roomPairs(seat: SeatPosition): RoomIndex[] {
  const free = freeRooms(seat);
  return roomsOf(free).filter((room) => columnOf(room) < COLUMNS - 1 && hasRoom(free, room + 1));
}

function addMoveInMoves(
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
  moves: Move[],
): void {
  for (let rest = servedTables(context, seat, player); rest !== 0; rest &= rest - 1) {
    const tableIndex = lowestBit(rest);
    const guest = player.cafe[tableIndex];
    if (!guest) continue;
    for (let rooms = roomsFor(context, player, guest); rooms !== 0; rooms &= rooms - 1)
      moves.push(context.make.moveIn(seat, tableIndex, lowestBit(rooms)));
    if (guestCard(context.content, guest.card).lodging === 'pair')
      addPairMoves(seat, player, tableIndex, moves);
  }
}

function addPairMoves(
  seat: SeatIndex,
  player: SeatPosition,
  tableIndex: number,
  moves: Move[],
): void {
  for (const room of roomPairs(player))
    moves.push({ seat, kind: 'moveInPair', table: tableIndex, room });
}

function canPayUse(
  context: QueryContext,
  seat: SeatIndex,
  { useCost, effects }: StaffCard,
): boolean {
  const player = seatOf(context, seat);
  if (
    useCost &&
    (player.krones < useCost.krones ||
      player.emperor < useCost.emperor ||
      !holds(player.kitchen, useCost.goods))
  )
    return false;
  for (const effect of effects) {
    if (effect.do === 'spendGoods' && !canUse(context, seat, effect)) return false;
  }
  return true;
}

/** Can this once-per-round card be used now? */
function isReady(context: QueryContext, seat: SeatIndex, number: number): boolean {
  const card = staffCard(context.content, number);
  if (card.timing !== 'round' || card.effects.length === 0) return false;
  return !seatOf(context, seat).used.includes(number) && canPayUse(context, seat, card);
}

function addUseMoves(
  context: QueryContext,
  seat: SeatIndex,
  { played }: SeatPosition,
  moves: Move[],
): void {
  for (const card of played)
    if (isReady(context, seat, card)) moves.push(context.make.useStaff(seat, card));
}

function canUseAll(context: QueryContext, seat: SeatIndex, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (!canUse(context, seat, effect)) return false;
  return true;
}

/** Guests who never leave do something once per round instead. */
function addGuestUses(
  context: QueryContext,
  seat: SeatIndex,
  player: SeatPosition,
  moves: Move[],
): void {
  for (let rest = stayingTables(context, seat, player); rest !== 0; rest &= rest - 1) {
    const tableIndex = lowestBit(rest);
    const guest = player.cafe[tableIndex];
    if (!guest || player.used.includes(guest.card)) continue;
    if (canUseAll(context, seat, guestCard(context.content, guest.card).reward))
      moves.push({ seat, kind: 'useGuest', table: tableIndex });
  }
}

export function meetsConditions(context: QueryContext, seat: SeatIndex, card: number): boolean {
  const { conditions, leastRooms } = politicsCard(context.content, card);
  if (countRooms(seatOf(context, seat).occupied) < leastRooms) return false;
  for (let index = 0; index < conditions.length; index++) {
    const condition = conditions[index];
    if (condition && count(context, seat, condition.per) < condition.atLeast) return false;
  }
  return true;
}

function addClaimMoves(
  context: QueryContext,
  seat: SeatIndex,
  { occupied }: SeatPosition,
  moves: Move[],
): void {
  const { claims, politics } = context.state;
  const { board } = context.content;
  const rooms = countRooms(occupied);
  for (let slot = 0; slot < claims.length; slot++) {
    const card = numberAt(politics, slot);
    // The cheapest question first: most often there are too few rooms.
    if (rooms < politicsCard(context.content, card).leastRooms) continue;
    const claimed = claims[slot];
    if (!claimed || claimed.length >= board.politicsVp.length || claimed.includes(seat)) continue;
    if (meetsConditions(context, seat, card)) moves.push({ seat, kind: 'claim', slot });
  }
}
