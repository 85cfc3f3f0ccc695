import type { GameState, SeatState } from '@gah/engine';
import { COLUMNS, EMPEROR_ROUNDS, FLOORS, GOODS, MODULES, ROOM_COLORS } from '@gah/engine';
import { appraise, THUMBS } from './appraisal.js';
import { countBits } from './bits.js';
import { encodeModules } from './encodeModules.js';
import type { Encoding } from './encoding.js';
import { BLOCK, SCALE, setFor } from './features.js';
import type { Lore } from './lore.js';
import { POLITICS_INDEX, REWARDS, STAFF_INDEX, TILE_KEYS } from './lore.js';
import { COLUMN_MASKS, countOf, FLOOR_MASKS, turnsLeft, turnsThisRound } from './tally.js';

const MOST_TURNS = 14;
const GOOD_KINDS = GOODS.length;
const BONUS_FROM = 3;

/** Writes what is told about a seat. */
export function encode(lore: Lore, state: GameState, index: number, out: Encoding): void {
  out.count = 0;
  const seat = state.seats[index];
  if (!seat) return;
  const left = turnsLeft(state, index);
  const time = left / MOST_TURNS;
  out.set = setFor(state.setup, left);
  encodeTime(state, index, seat, time, out);
  encodeStock(seat, time, out);
  encodeEmperor(lore, state, seat, out);
  encodeCafe(lore, seat, out);
  encodeHotel(lore, seat, out);
  encodePolitics(lore, state, index, out);
  encodeStaff(lore, state, index, seat, time, out);
  encodeModules(lore, state, index, time, out);
  appraise(lore.content, state, index, thumbs);
  for (let sum = 0; sum < THUMBS; sum++) out.add(BLOCK.thumbs + sum, (thumbs[sum] ?? 0) / SCALE);
}

const thumbs = new Float64Array(THUMBS);

function encodeTime(
  state: GameState,
  index: number,
  seat: SeatState,
  time: number,
  out: Encoding,
): void {
  const { setup } = state;
  out.add(BLOCK.bias, 1);
  out.add(BLOCK.turnsLeft, time);
  out.add(BLOCK.round + state.round, 1);
  const now = turnsThisRound(state, index);
  out.add(BLOCK.turnsThisRound + now, 1);
  if (seat.passed) out.add(BLOCK.passed, 1);
  if (state.startSeat === index) out.add(BLOCK.starts, 1);
  out.add(BLOCK.seats + setup.seats - 1, 1);
  for (const module of setup.modules) out.add(BLOCK.modules + MODULES.indexOf(module), 1);
  if (setup.hotel === 'day') out.add(BLOCK.dayHotel, 1);
  if (setup.edition === '2015') out.add(BLOCK.edition2015, 1);
  if (now > 0) {
    const dice = BLOCK.dice + (now - 1) * 6;
    for (let space = 0; space < 6; space++) out.add(dice + space, (state.dice[space] ?? 0) / 3);
  }
}

const between = (value: number, low: number, high: number): number =>
  value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);

function encodeStock(seat: SeatState, time: number, out: Encoding): void {
  const { krones } = seat;
  out.add(BLOCK.krones, between(krones, 0, 2));
  out.add(BLOCK.krones + 1, between(krones, 2, 5));
  out.add(BLOCK.krones + 2, between(krones, 5, 10));
  out.add(BLOCK.krones + 3, between(krones, 10, 20));
  out.add(BLOCK.kronesInTime, (krones / 10) * time);
}

function encodeEmperor(lore: Lore, state: GameState, seat: SeatState, out: Encoding): void {
  const { board } = lore.content;
  out.add(BLOCK.emperor + Math.min(13, seat.emperor), 1);
  const { round, phase } = state;
  for (let scoring = 0; scoring < EMPEROR_ROUNDS.length; scoring++) {
    const after = EMPEROR_ROUNDS[scoring] ?? 0;
    if (after < round || (after === round && phase !== 'turns')) continue;
    const left = seat.emperor - (board.emperorBack[scoring] ?? 0);
    const where = left >= BONUS_FROM ? 2 : left > 0 ? 1 : 0;
    out.add(BLOCK.scoring + where + (after === round ? 0 : 3), 1);
    const tile = TILE_KEYS.indexOf(state.tiles[scoring] ?? '');
    if (tile < 0) return;
    const pressing = 1 - (after - round) / 4;
    if (where === 0) out.add(BLOCK.tilePenalty + tile, pressing);
    if (where === 2) out.add(BLOCK.tileBonus + tile, pressing);
    return;
  }
}

const stock = new Float64Array(GOOD_KINDS);
const atHand = new Float64Array(GOOD_KINDS);
const missing = new Float64Array(GOOD_KINDS);
const rewards = new Float64Array(REWARDS);
const rewardsNear = new Float64Array(REWARDS);
const byMissing = new Float64Array(15);

function encodeCafe(lore: Lore, seat: SeatState, out: Encoding): void {
  const masks = lore.content.hotels[seat.hotel]?.colorMasks;
  for (let good = 0; good < GOOD_KINDS; good++) {
    stock[good] = seat.kitchen[good] ?? 0;
    atHand[good] = 0;
    missing[good] = 0;
  }
  rewards.fill(0);
  rewardsNear.fill(0);
  byMissing.fill(0);
  let free = seat.tiles & ~seat.occupied;
  let guests = 0;
  for (const guest of seat.cafe) {
    if (!guest) continue;
    const card = lore.guests[guest.card];
    if (!card) continue;
    guests++;
    out.add(BLOCK.guestCards + card.index, 1);
    if (!card.isLodger) continue;
    let open = 0;
    let short = 0;
    for (let good = 0; good < GOOD_KINDS; good++) {
      const wanted = (card.order[good] ?? 0) - (guest.goods[good] ?? 0);
      if (wanted <= 0) continue;
      const taken = Math.min(wanted, stock[good] ?? 0);
      stock[good] = (stock[good] ?? 0) - taken;
      atHand[good] = (atHand[good] ?? 0) + taken;
      missing[good] = (missing[good] ?? 0) + wanted - taken;
      open += wanted;
      short += wanted - taken;
    }
    const suited =
      card.color === 3 ? free : free & (masks?.[ROOM_COLORS[card.color] ?? 'blue'] ?? 0);
    free &= ~(suited & -suited);
    out.add(BLOCK.guestColors + card.color, 1);
    if (suited === 0) out.add(BLOCK.guestsWithoutRoom + card.color, 1);
    const bucket = Math.min(short, 4) * 3;
    byMissing[bucket] = (byMissing[bucket] ?? 0) + 1;
    byMissing[bucket + 1] = (byMissing[bucket + 1] ?? 0) + card.worth / 10;
    byMissing[bucket + 2] = (byMissing[bucket + 2] ?? 0) + card.vp / 10;
    if (open === 0) {
      const served = BLOCK.servedGuests + (suited === 0 ? 2 : 0);
      out.add(served, 1);
      out.add(served + 1, card.worth / 10);
    }
    const target = short <= 1 ? rewardsNear : rewards;
    for (let part = 0; part < REWARDS; part++) {
      target[part] = (target[part] ?? 0) + (card.reward[part] ?? 0);
    }
  }
  out.add(BLOCK.guests + Math.min(guests, 4), 1);
  for (let good = 0; good < GOOD_KINDS; good++) {
    out.add(BLOCK.spareGoods + good, Math.min(stock[good] ?? 0, 5) / 2);
    out.add(BLOCK.goodsAtHand + good, (atHand[good] ?? 0) / 2);
    out.add(BLOCK.goodsMissing + good, (missing[good] ?? 0) / 2);
  }
  for (let part = 0; part < REWARDS; part++) {
    out.add(BLOCK.rewards + part, rewards[part] ?? 0);
    out.add(BLOCK.rewardsNear + part, rewardsNear[part] ?? 0);
  }
  for (let bucket = 0; bucket < byMissing.length; bucket++) {
    out.add(BLOCK.guestsByMissing + bucket, byMissing[bucket] ?? 0);
  }
}

function addRooms(block: number, mask: number, out: Encoding): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    out.add(block + 31 - Math.clz32(rest & -rest), 1);
  }
}

const groupSums = new Float64Array(ROOM_COLORS.length * 3);

function encodeHotel(lore: Lore, seat: SeatState, out: Encoding): void {
  const hotel = lore.content.hotels[seat.hotel];
  if (!hotel) return;
  const { occupied, tiles } = seat;
  const free = tiles & ~occupied;
  for (let color = 0; color < ROOM_COLORS.length; color++) {
    const mask = hotel.colorMasks[ROOM_COLORS[color] ?? 'blue'];
    const rooms = Math.min(4, countBits(free & mask));
    for (let room = 0; room < rooms; room++) out.add(BLOCK.freeRooms + color * 4 + room, 1);
    out.add(BLOCK.occupiedByColor + color, countBits(occupied & mask) / 4);
  }
  for (let floor = 0; floor < FLOORS; floor++) {
    const mask = FLOOR_MASKS[floor] ?? 0;
    out.add(BLOCK.freeByFloor + floor, countBits(free & mask) / 3);
    out.add(BLOCK.occupiedByFloor + floor, (countBits(occupied & mask) / 5) ** 2);
  }
  for (let column = 0; column < COLUMNS; column++) {
    const rooms = countBits(occupied & (COLUMN_MASKS[column] ?? 0)) / 4;
    out.add(BLOCK.occupiedByColumn + column, rooms * rooms);
  }
  addRooms(BLOCK.tiles, tiles, out);
  addRooms(BLOCK.occupied, occupied, out);
  groupSums.fill(0);
  const { groups } = hotel;
  for (let group = 0; group < groups.length; group++) {
    const room = groups[group];
    if (!room || (seat.groupsPaid & (1 << group)) !== 0) continue;
    const at = room.color === 'blue' ? 0 : room.color === 'red' ? 3 : 6;
    const bonus = (lore.content.board.groupBonus[room.color][room.size - 1] ?? 0) / 5;
    const taken = countBits(occupied & room.mask);
    const laid = countBits(tiles & room.mask);
    groupSums[at] = (groupSums[at] ?? 0) + (bonus * taken) / room.size;
    groupSums[at + 1] = (groupSums[at + 1] ?? 0) + (bonus * laid) / room.size;
    if (taken === room.size - 1 && laid === room.size) {
      groupSums[at + 2] = (groupSums[at + 2] ?? 0) + bonus;
    }
  }
  for (let sum = 0; sum < groupSums.length; sum++) out.add(BLOCK.groups + sum, groupSums[sum] ?? 0);
}

function encodePolitics(lore: Lore, state: GameState, index: number, out: Encoding): void {
  const { content } = lore;
  const prizes = content.board.politicsVp;
  for (let slot = 0; slot < state.politics.length; slot++) {
    const number = state.politics[slot] ?? 0;
    const claimed = state.claims[slot] ?? [];
    if (claimed.length >= prizes.length || claimed.includes(index)) continue;
    const prize = (prizes[claimed.length] ?? 0) / 15;
    addPolitics(lore, state, index, number, prize, out);
  }
  const { entrances } = state.modules;
  if (entrances?.owned[index] === 'ninas') {
    for (const number of entrances.personalPolitics) {
      if (!entrances.fulfilled.includes(number)) addPolitics(lore, state, index, number, 0.7, out);
    }
  }
}

function addPolitics(
  lore: Lore,
  state: GameState,
  index: number,
  number: number,
  prize: number,
  out: Encoding,
): void {
  const conditions = lore.content.politics[number]?.conditions;
  const card = POLITICS_INDEX.index[number] ?? -1;
  if (!conditions || card < 0) return;
  let needed = 0;
  let reached = 0;
  for (const { per, atLeast } of conditions) {
    needed += atLeast;
    reached += Math.min(atLeast, progressOf(lore, state, index, per));
  }
  const progress = reached / needed;
  const at = BLOCK.politics + card * 4;
  out.add(at, prize);
  out.add(at + 1, prize * progress);
  out.add(at + 2, prize * progress * progress);
  if (progress >= 1) out.add(at + 3, prize);
}

/** Like a count, but parts of a floor, column, group or colour count as parts. */
function progressOf(
  lore: Lore,
  state: GameState,
  index: number,
  per: Parameters<typeof countOf>[3],
): number {
  const seat = state.seats[index];
  const hotel = lore.content.hotels[seat?.hotel ?? 0];
  if (!seat || !hotel) return 0;
  const { occupied } = seat;
  switch (per.count) {
    case 'floors':
      return bestTwo(FLOOR_MASKS, occupied, COLUMNS);
    case 'columns':
      return bestTwo(COLUMN_MASKS, occupied, FLOORS);
    case 'fullColors': {
      let best = 0;
      for (const color of ROOM_COLORS) {
        const mask = hotel.colorMasks[color];
        best = Math.max(best, countBits(occupied & mask) / countBits(mask));
      }
      return best;
    }
    case 'sets': {
      let sum = 0;
      for (const color of ROOM_COLORS) {
        sum += Math.min(3, countBits(occupied & hotel.colorMasks[color]));
      }
      return sum / 3;
    }
    default:
      return countOf(lore.content, state, index, per);
  }
}

/** The two fullest of these, full ones counting 1 each. */
function bestTwo(masks: readonly number[], occupied: number, size: number): number {
  let first = 0;
  let second = 0;
  for (const mask of masks) {
    const rooms = countBits(mask & occupied) / size;
    if (rooms > first) {
      second = first;
      first = rooms;
    } else if (rooms > second) second = rooms;
  }
  return first + second;
}

function encodeStaff(
  lore: Lore,
  state: GameState,
  index: number,
  seat: SeatState,
  time: number,
  out: Encoding,
): void {
  const { staff } = lore.content;
  let unused = 0;
  for (const number of seat.played) {
    const card = STAFF_INDEX.index[number] ?? -1;
    const record = staff[number];
    if (card < 0 || !record) continue;
    if (record.timing === 'bell' && seat.rung.includes(number)) continue;
    out.add(BLOCK.staffPlayed + card, 1);
    out.add(BLOCK.staffPlayedInTime + card, time);
    if (record.timing === 'round' && !seat.used.includes(number)) unused++;
  }
  let held = 0;
  let best = 0;
  for (const number of seat.hand) {
    const card = STAFF_INDEX.index[number] ?? -1;
    if (card < 0) continue;
    out.add(BLOCK.staffHeld + card, 1);
    out.add(BLOCK.staffHeldInTime + card, time);
    const final = staff[number]?.final;
    if (!final || final === 'copyOpponent') continue;
    const points = final.amount * countOf(lore.content, state, index, final.per);
    held += Math.min(points, final.max ?? Infinity);
    best = Math.max(best, points);
  }
  out.add(BLOCK.staffCounts, seat.played.length / 6);
  out.add(BLOCK.staffCounts + 1, seat.hand.length / 6);
  if (turnsThisRound(state, index) > 0) out.add(BLOCK.staffCounts + 2, unused / 2);
  out.add(BLOCK.finalStaffHeld, held / 10);
  out.add(BLOCK.finalStaffHeld + 1, best / 10);
}
