import type { GameState } from '@gah/engine';
import {
  at,
  claimVp,
  columnMask,
  COLUMNS,
  count,
  countRooms,
  EMPEROR_ROUNDS,
  floorMask,
  FLOORS,
  freeRooms,
  GOODS,
  hasRoom,
  hotelPlan,
  LAST_EMPEROR_SPACE,
  MODULES,
  MOST_TABLES,
  ownObjectives,
  printedGroupBonus,
  ROOM_COLORS,
  SPACES,
  verdictAt,
} from '@gah/engine';
import { lowestBit, pointsFor, spaceAfter, staysForEver } from '@gah/engine/fast';
import type { CardTables } from './cardTables.js';
import { POLITICS, REWARDS, STAFF, TILES } from './cardTables.js';
import type { Encoding } from './features.js';
import { BLOCK, MODULE_FEATURES, SCALE } from './features.js';
import {
  cafeValue,
  emperorValue,
  ESTIMATES,
  hotelValue,
  kronesValue,
  politicsValue,
  promiseOfModules,
  staffValue,
} from './heuristic.js';
import { needsOf } from './needs.js';
import { progressTowards } from './objectives.js';
import type { Sight } from './sight.js';
import { addAt, valueAt } from './vectors.js';

const tilePlaces = new Map(TILES.keys.map((key, place) => [key, place]));
const GOOD_KINDS = GOODS.length;

/** What is told about a seat itself, part by part; each with the estimate of the heuristic about it. */

function addEstimate(estimate: (typeof ESTIMATES)[number], points: number, out: Encoding): void {
  out.add(BLOCK.heuristic + ESTIMATES.indexOf(estimate), points / SCALE);
}

/** The time that is left, the kind of game, the dice. */
export function encodeTime({ state, index, seat, time, now }: Sight, out: Encoding): void {
  const { setup } = state;
  out.add(BLOCK.bias, 1);
  out.add(BLOCK.turnsLeft, time);
  out.add(BLOCK.round + state.round, 1);
  out.add(BLOCK.turnsThisRound + now, 1);
  if (seat.passed) out.add(BLOCK.passed, 1);
  if (state.startSeat === index) out.add(BLOCK.starts, 1);
  out.add(BLOCK.seats + setup.seats - 1, 1);
  for (const module of setup.modules) out.add(BLOCK.modules + MODULES.indexOf(module), 1);
  if (setup.hotel === 'day') out.add(BLOCK.dayHotel, 1);
  if (setup.edition === '2015') out.add(BLOCK.edition2015, 1);
  if (now > 0) {
    let place = BLOCK.dice + (now - 1) * SPACES.length;
    for (const dice of state.dice) out.add(place++, dice / 3);
  }
}

const between = (value: number, low: number, high: number): number =>
  value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);

export function encodeKrones({ seat, time, left }: Sight, out: Encoding): void {
  const { krones } = seat;
  out.add(BLOCK.krones, between(krones, 0, 2));
  out.add(BLOCK.krones + 1, between(krones, 2, 5));
  out.add(BLOCK.krones + 2, between(krones, 5, 10));
  out.add(BLOCK.krones + 3, between(krones, 10, 20));
  out.add(BLOCK.kronesInTime, (krones / 10) * time);
  addEstimate('krones', kronesValue(seat, left), out);
}

/** The emperor's tile that is turned next, among all; -1 for none. */
export const tileAhead = ({ state, scoring }: Sight): number =>
  scoring < 0 ? -1 : (tilePlaces.get(at(state.tiles, scoring)) ?? -1);

export function encodeEmperor(sight: Sight, out: Encoding): void {
  const { cards, state, seat, left, scoring } = sight;
  out.add(BLOCK.emperor + Math.min(LAST_EMPEROR_SPACE, seat.emperor), 1);
  addEstimate('emperor', emperorValue(cards.content, state, seat, left), out);
  if (scoring < 0) return;
  const rounds = at(EMPEROR_ROUNDS, scoring) - state.round;
  const verdict = verdictAt(spaceAfter(cards.content, seat.emperor, scoring));
  const where = verdict === 'penalty' ? 0 : verdict === 'nothing' ? 1 : 2;
  out.add(BLOCK.scoring + where + (rounds === 0 ? 0 : 3), 1);
  const tile = tileAhead(sight);
  if (tile < 0) return;
  const pressing = 1 - rounds / 4;
  if (verdict === 'penalty') out.add(BLOCK.tilePenalty + tile, pressing);
  if (verdict === 'bonus') out.add(BLOCK.tileBonus + tile, pressing);
}

const rewards = new Float64Array(REWARDS);
const rewardsNear = new Float64Array(REWARDS);
const byMissing = new Float64Array(15);

export function encodeCafe({ cards, seat, left }: Sight, out: Encoding): void {
  const { content } = cards;
  const { spare, atHand, missing, open, short, suited } = needsOf(content, seat);
  rewards.fill(0);
  rewardsNear.fill(0);
  byMissing.fill(0);
  let guests = 0;
  for (let table = 0; table < seat.cafe.length; table++) {
    const guest = seat.cafe[table];
    const card = guest ? cards.guests[guest.card] : undefined;
    if (!guest || !card) continue;
    guests++;
    out.add(BLOCK.guestCards + card.index, 1);
    if (staysForEver(content, guest)) continue;
    const lacking = valueAt(short, table);
    const isHoused = valueAt(suited, table) !== 0;
    out.add(BLOCK.guestColors + card.colorIndex, 1);
    if (!isHoused) out.add(BLOCK.guestsWithoutRoom + card.colorIndex, 1);
    const bucket = Math.min(lacking, 4) * 3;
    addAt(byMissing, bucket, 1);
    addAt(byMissing, bucket + 1, card.value / 10);
    addAt(byMissing, bucket + 2, card.vp / 10);
    if (valueAt(open, table) === 0) {
      const served = BLOCK.servedGuests + (isHoused ? 0 : 2);
      out.add(served, 1);
      out.add(served + 1, card.value / 10);
    }
    const target = lacking <= 1 ? rewardsNear : rewards;
    for (let part = 0; part < REWARDS; part++) {
      addAt(target, part, valueAt(card.reward, part));
    }
  }
  out.add(BLOCK.guests + Math.min(guests, MOST_TABLES), 1);
  for (let good = 0; good < GOOD_KINDS; good++) {
    out.add(BLOCK.spareGoods + good, Math.min(valueAt(spare, good), 5) / 2);
    out.add(BLOCK.goodsAtHand + good, valueAt(atHand, good) / 2);
    out.add(BLOCK.goodsMissing + good, valueAt(missing, good) / 2);
  }
  for (let part = 0; part < REWARDS; part++) {
    out.add(BLOCK.rewards + part, valueAt(rewards, part));
    out.add(BLOCK.rewardsNear + part, valueAt(rewardsNear, part));
  }
  for (let bucket = 0; bucket < byMissing.length; bucket++) {
    out.add(BLOCK.guestsByMissing + bucket, valueAt(byMissing, bucket));
  }
  addEstimate('cafe', cafeValue(content, seat, left), out);
}

function addRooms(block: number, mask: number, out: Encoding): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    out.add(block + lowestBit(rest), 1);
  }
}

function encodeColor(color: number, free: number, occupied: number, out: Encoding): void {
  const rooms = Math.min(4, countRooms(free));
  for (let room = 0; room < rooms; room++) out.add(BLOCK.freeRooms + color * 4 + room, 1);
  out.add(BLOCK.occupiedByColor + color, countRooms(occupied) / 4);
}

const groupSums = new Float64Array(ROOM_COLORS.length * 3);

export function encodeHotel({ cards, seat, left }: Sight, out: Encoding): void {
  const hotel = hotelPlan(cards.content, seat.hotel);
  const { occupied, tiles } = seat;
  const free = freeRooms(seat);
  const { blue, red, yellow } = hotel.colorMasks;
  encodeColor(0, free & blue, occupied & blue, out);
  encodeColor(1, free & red, occupied & red, out);
  encodeColor(2, free & yellow, occupied & yellow, out);
  for (let floor = 0; floor < FLOORS; floor++) {
    const mask = floorMask(floor);
    out.add(BLOCK.freeByFloor + floor, countRooms(free & mask) / 3);
    const rooms = countRooms(occupied & mask) / COLUMNS;
    out.add(BLOCK.occupiedByFloor + floor, rooms * rooms);
  }
  for (let column = 0; column < COLUMNS; column++) {
    const rooms = countRooms(occupied & columnMask(column)) / FLOORS;
    out.add(BLOCK.occupiedByColumn + column, rooms * rooms);
  }
  addRooms(BLOCK.tiles, tiles, out);
  addRooms(BLOCK.occupied, occupied, out);
  groupSums.fill(0);
  const { groups } = hotel;
  for (let group = 0; group < groups.length; group++) {
    const room = groups[group];
    if (!room || hasRoom(seat.groupsPaid, group)) continue;
    const sums = room.color === 'blue' ? 0 : room.color === 'red' ? 3 : 6;
    const bonus = printedGroupBonus(cards.content.board, room.color, room.size) / 5;
    const taken = countRooms(occupied & room.mask);
    const laid = countRooms(tiles & room.mask);
    addAt(groupSums, sums, (bonus * taken) / room.size);
    addAt(groupSums, sums + 1, (bonus * laid) / room.size);
    if (taken === room.size - 1 && laid === room.size) addAt(groupSums, sums + 2, bonus);
  }
  for (let sum = 0; sum < groupSums.length; sum++)
    out.add(BLOCK.groups + sum, valueAt(groupSums, sum));
  addEstimate('hotel', hotelValue(cards.content, seat, left), out);
}

export function encodePolitics({ cards, state, index, left }: Sight, out: Encoding): void {
  for (let slot = 0; slot < state.politics.length; slot++) {
    if (state.claims[slot]?.includes(index)) continue;
    const prize = claimVp(state, slot) / 15;
    if (prize > 0) addPolitics(cards, state, index, at(state.politics, slot), prize, out);
  }
  addEstimate('politics', politicsValue(cards.content, state, index, left), out);
}

/** Objectives that are the seat's own. */
function encodeOwnObjectives({ cards, state, index }: Sight, out: Encoding): void {
  for (const number of ownObjectives(state, index)) {
    addPolitics(cards, state, index, number, 0.7, out);
  }
}

function addPolitics(
  cards: CardTables,
  state: GameState,
  index: number,
  number: number,
  prize: number,
  out: Encoding,
): void {
  const card = POLITICS.index[number] ?? -1;
  if (card < 0) return;
  const progress = progressTowards(cards, state, index, number);
  out.add(BLOCK.politicsPrize + card, prize);
  out.add(BLOCK.politicsProgress + card, prize * progress);
  out.add(BLOCK.politicsProgressSquared + card, prize * progress * progress);
  if (progress >= 1) out.add(BLOCK.politicsClaimable + card, prize);
}

export function encodeStaff(sight: Sight, out: Encoding): void {
  const { cards, state, index, seat, left, time, now } = sight;
  const { staff } = cards.content;
  let unused = 0;
  for (const number of seat.played) {
    const card = STAFF.index[number] ?? -1;
    const record = staff[number];
    if (card < 0 || !record) continue;
    if (record.timing === 'bell' && seat.rung.includes(number)) continue;
    out.add(BLOCK.staffPlayed + card, 1);
    out.add(BLOCK.staffPlayedInTime + card, time);
    if (record.timing === 'round' && !seat.used.includes(number)) unused++;
  }
  for (const number of seat.hand) {
    const card = STAFF.index[number] ?? -1;
    if (card < 0) continue;
    out.add(BLOCK.staffHeld + card, 1);
    out.add(BLOCK.staffHeldInTime + card, time);
  }
  out.add(BLOCK.staffCounts, seat.played.length / 6);
  out.add(BLOCK.staffCounts + 1, seat.hand.length / 6);
  if (now > 0) out.add(BLOCK.staffCounts + 2, unused / 2);
  const promised = promiseOfModules(state, index);
  addEstimate('staff', staffValue(cards.content, seat, left, promised), out);
}

/** What staff in hand would bring at the end of the game. */
function encodeFinalStaff({ cards, state, index, seat }: Sight, out: Encoding): void {
  let held = 0;
  let best = 0;
  for (const number of seat.hand) {
    if ((STAFF.index[number] ?? -1) < 0) continue;
    const final = cards.content.staff[number]?.final;
    if (!final || final === 'copyOpponent') continue;
    const counted = count(state, index, final.per);
    held += pointsFor(final, counted);
    best = Math.max(best, final.amount * counted);
  }
  out.add(BLOCK.finalStaffHeld, held / 10);
  out.add(BLOCK.finalStaffHeld + 1, best / 10);
}

/** What modules tell about what is theirs. */
function encodeModules({ cards, state, index, time }: Sight, out: Encoding): void {
  const position = { content: cards.content, state, index };
  for (const { features, blocks } of MODULE_FEATURES) features.encode(blocks, position, time, out);
}

/** Little that depends on much: own objectives, scorings in hand, what modules tell. */
export function encodeRest(sight: Sight, out: Encoding): void {
  encodeOwnObjectives(sight, out);
  encodeFinalStaff(sight, out);
  encodeModules(sight, out);
}
