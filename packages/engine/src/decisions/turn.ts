import {
  freeTable,
  guestAt,
  guestPrice,
  isServed,
  leaveCafe,
  paysForGuests,
  releaseKeptGuests,
  seatGuest,
  serveGood,
} from '../cafe.js';
import { guestCard, politicsCard, staffCard } from '../content/content.js';
import type { StaffCard } from '../content/records.js';
import { benefits, pushBenefits, pushItems } from '../effects/benefits.js';
import { count } from '../effects/countables.js';
import type { Effect } from '../effects/effect.js';
import { canUse } from '../effects/interpreter.js';
import { startTurn } from '../flow/turns.js';
import type { RoomMask } from '../hotel.js';
import {
  COLUMNS,
  columnOf,
  countRooms,
  FLOOR_MASKS,
  hasRoom,
  lowestRoom,
  roomsOf,
  roomsOfColor,
} from '../hotel.js';
import { replaced } from '../lists.js';
import type { Move } from '../moves.js';
import { pushReactions, ringBells } from '../reactions.js';
import { gainVp, holds, pay, payGoods, stepBack } from '../resources.js';
import { freeRooms, occupyRoom } from '../rooms.js';
import {
  boostPrice,
  colorPrice,
  diceOn,
  dieTerms,
  kindsOfDice,
  spacePrice,
  takeDie,
  tollOf,
  usableSpaces,
  useSpace,
} from '../spaces.js';
import type { CafeGuest, SeatState } from '../state.js';
import type { BenefitItem, TurnTask } from '../tasks.js';
import type { Table } from '../table.js';
import {
  abilitiesWith,
  changeTurn,
  hasPower,
  hotelOf,
  popTask,
  pushTask,
  seatOf,
} from '../table.js';
import type { RoomIndex, SeatIndex } from '../vocabulary.js';
import { GOODS_PER_SERVING, SPACES } from '../vocabulary.js';
import type { Decision } from './decision.js';
import { addPlacements } from './goods.js';
import { addQueueMoves } from './staff.js';
import { endTurnMove, moveInMove, passMove, takeDieMove, useStaffMove } from '../sharedMoves.js';
import { POWER } from '../effects/effect.js';

const SERVING_PRICE = 1;
/** More goods than a café can ever order: serving without a price has no limit. */
const UNLIMITED = 99;

function addGuestMoves(
  table: Table,
  { seat, guestTaken, mainDone }: TurnTask,
  moves: Move[],
): void {
  if (guestTaken || mainDone || freeTable(seatOf(table, seat)) < 0) return;
  addQueueMoves(table, seat, paysForGuests(table, seat), moves);
}

/** Adds the ways to take a die from these spaces that can be paid for; true when there are any. */
function addPayableDice(
  table: Table,
  seat: SeatIndex,
  spaces: readonly number[],
  withToll: boolean,
  moves: Move[],
): boolean {
  const { krones } = seatOf(table, seat);
  const reacting = abilitiesWith(table, seat, POWER.onDie);
  const before = moves.length;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index] ?? 0;
    if (diceOn(table, space) === 0) continue;
    const kinds = kindsOfDice(table, space);
    const { price, bonus } = dieTerms(reacting, space);
    const everyDie = price + (withToll ? tollOf(table, space) : 0);
    for (let kind = 0; kind < kinds.length; kind++) {
      const die = kinds[kind] ?? 'white';
      const due = everyDie + colorPrice(table, space, die);
      if (due > krones) continue;
      const boosted = due + boostPrice(true) <= krones;
      if (bonus > 0) moves.push(takeDieMove(seat, space, die, false, true));
      moves.push(takeDieMove(seat, space, die, false, false));
      if (bonus > 0 && boosted) moves.push(takeDieMove(seat, space, die, true, true));
      if (boosted) moves.push(takeDieMove(seat, space, die, true, false));
    }
  }
  return moves.length > before;
}

/** Can a die on one of these spaces be paid for, with or without a toll? */
export const isDiePayable = (
  table: Table,
  seat: SeatIndex,
  spaces: readonly number[],
  withToll: boolean,
): boolean => addPayableDice(table, seat, spaces, withToll, []);

/** Adds the ways to take a die; a toll that cannot be paid anywhere does not stop a player. */
export const addDice = (
  table: Table,
  seat: SeatIndex,
  spaces: readonly number[],
  moves: Move[],
): boolean =>
  addPayableDice(table, seat, spaces, true, moves) ||
  (table.hooks.spaceToll.length > 0 && addPayableDice(table, seat, spaces, false, moves));

function addDieMoves(table: Table, seat: SeatIndex, moves: Move[]): void {
  if (addDice(table, seat, SPACES, moves)) return;
  // No die can be paid for: any may be taken, without effect.
  for (const space of SPACES) {
    for (const die of kindsOfDice(table, space))
      moves.push(takeDieMove(seat, space, die, false, false));
  }
}

function addExtraMoves(table: Table, seat: SeatIndex, moves: Move[]): void {
  const { krones } = seatOf(table, seat);
  for (const space of usableSpaces(table, seat)) {
    moves.push({ seat, kind: 'useSpace', space, boost: false });
    if (spacePrice(space) + tollOf(table, space) + boostPrice(true) > krones) continue;
    moves.push({ seat, kind: 'useSpace', space, boost: true });
  }
}

const servesFree = (table: Table, seat: SeatIndex): boolean =>
  hasPower(table, seat, POWER.freeServing);

export const servingPrice = (table: Table, seat: SeatIndex): number =>
  servesFree(table, seat) ? 0 : SERVING_PRICE;

function addServeMoves(table: Table, seat: SeatIndex, moves: Move[]): void {
  const player = seatOf(table, seat);
  if (servingPrice(table, seat) > player.krones) return;
  addPlacements(table, seat, 'serve', player.kitchen, moves);
}

/** Free rooms that suit a guest: of its colour, or any for a green one; some want the ground floor. */
export function roomsFor(table: Table, seat: SeatState, guest: CafeGuest): RoomMask {
  const { color, lodging } = guestCard(table.content, guest.card);
  if (lodging === 'dance' || lodging === 'table' || lodging === 'pair') return 0;
  const suitable = color === 'green' ? -1 : roomsOfColor(hotelOf(table, seat), color);
  const floors = lodging === 'groundFloor' ? (FLOOR_MASKS[0] ?? 0) : -1;
  return freeRooms(seat) & suitable & floors;
}

/** Free rooms that have a free neighbour to the right. */
function roomPairs(seat: SeatState): RoomIndex[] {
  const free = freeRooms(seat);
  return roomsOf(free).filter((room) => columnOf(room) < COLUMNS - 1 && hasRoom(free, room + 1));
}

function addMoveInMoves(table: Table, seat: SeatIndex, moves: Move[]): void {
  const player = seatOf(table, seat);
  if (freeRooms(player) === 0) return;
  const { cafe } = player;
  for (let tableIndex = 0; tableIndex < cafe.length; tableIndex++) {
    const guest = cafe[tableIndex];
    if (!guest || !isServed(table, seat, guest)) continue;
    if (guestCard(table.content, guest.card).lodging === 'pair') {
      for (const room of roomPairs(player))
        moves.push({ seat, kind: 'moveInPair', table: tableIndex, room });
    } else {
      for (let rest = roomsFor(table, player, guest); rest !== 0; rest &= rest - 1)
        moves.push(moveInMove(seat, tableIndex, lowestRoom(rest)));
    }
  }
}

function canPayUse(table: Table, seat: SeatIndex, { useCost, effects }: StaffCard): boolean {
  const player = seatOf(table, seat);
  if (player.krones < (useCost?.krones ?? 0) || player.emperor < (useCost?.emperor ?? 0))
    return false;
  if (useCost?.goods && !holds(player.kitchen, useCost.goods)) return false;
  for (const effect of effects) {
    if (effect.do === 'spendGoods' && !canUse(table, seat, effect)) return false;
  }
  return true;
}

/** Can this once-per-round card be used now? */
export function isReady(table: Table, seat: SeatIndex, number: number): boolean {
  const card = staffCard(table.content, number);
  if (card.timing !== 'round' || card.effects.length === 0) return false;
  return !seatOf(table, seat).used.includes(number) && canPayUse(table, seat, card);
}

function addUseMoves(table: Table, seat: SeatIndex, moves: Move[]): void {
  const player = seatOf(table, seat);
  const { played, cafe } = player;
  if (hasPower(table, seat, POWER.use)) {
    for (let index = 0; index < played.length; index++) {
      const card = played[index] ?? 0;
      if (isReady(table, seat, card)) moves.push(useStaffMove(seat, card));
    }
  }
  // Guests who never leave do something once per round instead.
  for (let tableIndex = 0; tableIndex < cafe.length; tableIndex++) {
    const guest = cafe[tableIndex];
    if (!guest || !table.content.stays[guest.card] || player.used.includes(guest.card)) continue;
    const { reward } = guestCard(table.content, guest.card);
    if (reward.every((effect) => canUse(table, seat, effect))) {
      moves.push({ seat, kind: 'useGuest', table: tableIndex });
    }
  }
}

export function meetsConditions(table: Table, seat: SeatIndex, card: number): boolean {
  if (countRooms(seatOf(table, seat).occupied) < (table.content.leastRooms[card] ?? 0))
    return false;
  const { conditions } = politicsCard(table.content, card);
  for (let index = 0; index < conditions.length; index++) {
    const condition = conditions[index];
    if (condition && count(table, seat, condition.per) < condition.atLeast) return false;
  }
  return true;
}

function addClaimMoves(table: Table, seat: SeatIndex, moves: Move[]): void {
  const { claims, politics } = table.state;
  const places = table.content.board.politicsVp.length;
  for (let slot = 0; slot < claims.length; slot++) {
    const claimed = claims[slot];
    if (!claimed || claimed.length >= places || claimed.includes(seat)) continue;
    if (meetsConditions(table, seat, politics[slot] ?? 0))
      moves.push({ seat, kind: 'claim', slot });
  }
}

/** Comes after everything else a guest brings. */
const comesLast = (effect: Effect): boolean => effect.do === 'useSpace';

/** The guest leaves served; `company` is what its place brings besides points and reward. */
export function dismissGuest(
  table: Table,
  seat: SeatIndex,
  guest: CafeGuest,
  company: readonly BenefitItem[],
): BenefitItem[] {
  const { number, vp, vpByRound, reward } = guestCard(table.content, guest.card);
  const cause = { source: 'guest', id: number } as const;
  gainVp(table, seat, vpByRound?.[table.state.round - 1] ?? vp, cause);
  pushBenefits(table, seat, reward.filter(comesLast), cause);
  return [
    ...benefits(
      reward.filter((effect) => !comesLast(effect)),
      cause,
    ),
    ...company,
  ];
}

function moveIn(
  table: Table,
  seat: SeatIndex,
  tableIndex: number,
  rooms: readonly RoomIndex[],
): void {
  const guest = guestAt(table, seat, tableIndex);
  table.events?.push({
    type: 'guestMovedIn',
    seat,
    guest: guest.card,
    room: rooms[0] ?? 0,
    goods: guest.goods,
  });
  const company = leaveCafe(table, seat, tableIndex);
  for (const room of rooms) company.push(...occupyRoom(table, seat, room, true));
  pushItems(table, seat, dismissGuest(table, seat, guest, company));
}

function payUse(table: Table, seat: SeatIndex, { useCost }: StaffCard): void {
  pay(table, seat, useCost?.krones ?? 0, 'use');
  stepBack(table, seat, useCost?.emperor ?? 0);
  if (useCost?.goods) payGoods(table, seat, useCost.goods);
}

/** Turned aside until the next round. */
export function markUsed(table: Table, seat: SeatIndex, card: number): void {
  const player = seatOf(table, seat);
  player.used = [...player.used, card];
}

/** A marker on a politics card: what reacts to it. */
function placeMarker(table: Table, seat: SeatIndex, slot: number): void {
  const { state } = table;
  const claimed = state.claims[slot] ?? [];
  const card = state.politics[slot] ?? 0;
  const points = politicsCard(table.content, card).vp[claimed.length] ?? 0;
  state.claims = replaced(state.claims, slot, [...claimed, seat]);
  table.events?.push({ type: 'politicsClaimed', seat, card });
  releaseKeptGuests(table, seat);
  gainVp(table, seat, points, { source: 'politics', id: card });
  pushReactions(table, seat, 'onMarkerPlaced', ({ gain }) => gain);
  ringBells(table, seat, (bell) => bell.when === 'marker');
}

export const turn = {
  alwaysAsked: true,
  moves: (table, task) => {
    const { seat, extra, acted, mainDone } = task;
    const moves: Move[] = [];
    addGuestMoves(table, task, moves);
    if (!mainDone && extra) addExtraMoves(table, seat, moves);
    else if (!mainDone) addDieMoves(table, seat, moves);
    addServeMoves(table, seat, moves);
    addMoveInMoves(table, seat, moves);
    addUseMoves(table, seat, moves);
    addClaimMoves(table, seat, moves);
    for (const turnMoves of table.hooks.turnMoves) turnMoves(table, task, moves);
    if (!acted && !extra) moves.push(passMove(seat));
    if (mainDone || extra) moves.push(endTurnMove(seat));
    return moves;
  },
  play: {
    takeGuest: (table, task, { place }) => {
      changeTurn(table, task, { guestTaken: true });
      seatGuest(table, task.seat, place, guestPrice(table, task.seat, place));
      for (const afterGuestTaken of table.hooks.afterGuestTaken) afterGuestTaken(table, task.seat);
    },
    takeDie: (table, task, move) => {
      takeDie(table, task.seat, move);
    },
    useSpace: (table, task, { space, boost }) => {
      changeTurn(table, task, { mainDone: true });
      useSpace(table, task.seat, space, boost);
    },
    serve: (table, task, { good, table: tableIndex }) => {
      const limit = servesFree(table, task.seat) ? UNLIMITED : GOODS_PER_SERVING;
      pay(table, task.seat, servingPrice(table, task.seat), 'serving');
      serveGood(table, task.seat, good, tableIndex);
      pushTask(table, { kind: 'serving', seat: task.seat, left: limit - 1 });
    },
    moveIn: (table, task, { table: tableIndex, room }) => {
      moveIn(table, task.seat, tableIndex, [room]);
    },
    moveInPair: (table, task, { table: tableIndex, room }) => {
      moveIn(table, task.seat, tableIndex, [room, room + 1]);
    },
    useStaff: (table, task, { card: number }) => {
      const card = staffCard(table.content, number);
      markUsed(table, task.seat, number);
      table.events?.push({ type: 'staffUsed', seat: task.seat, card: number });
      pushBenefits(table, task.seat, card.effects, { source: 'staff', id: number });
      payUse(table, task.seat, card);
    },
    useGuest: (table, task, { table: tableIndex }) => {
      const { card } = guestAt(table, task.seat, tableIndex);
      markUsed(table, task.seat, card);
      table.events?.push({ type: 'guestUsed', seat: task.seat, guest: card });
      pushBenefits(table, task.seat, guestCard(table.content, card).reward, {
        source: 'guest',
        id: card,
      });
    },
    claim: (table, task, { slot }) => {
      placeMarker(table, task.seat, slot);
    },
    pass: (table, { seat }) => {
      popTask(table);
      seatOf(table, seat).passed = true;
      table.events?.push({ type: 'passed', seat });
      for (const onPass of table.hooks.onPass) onPass(table, seat);
    },
    endTurn: (table, { seat, extraTurns }) => {
      popTask(table);
      table.events?.push({ type: 'turnEnded', seat });
      if (extraTurns > 0) startTurn(table, seat, true, extraTurns - 1);
    },
  },
} as const satisfies Decision<'turn'>;
