import type { CafeGuest, Content, GameState, SeatState } from '@gah/engine';
import { EMPEROR_ROUNDS, GOODS, ROOM_COLORS } from '@gah/engine';
import { countBits } from '../judging/bits.js';
import { countOf, dancersOf } from '../judging/tally.js';
import type { Reason } from './reason.js';

/** What has changed for a seat between two positions, each change with its weight in points. */
export interface Weighed {
  readonly reason: Reason;
  readonly weight: number;
}

interface Both {
  readonly content: Content;
  readonly index: number;
  readonly before: GameState;
  readonly after: GameState;
  readonly old: SeatState;
  readonly now: SeatState;
}

const FEW_MISSING = 1;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

const guestsOf = (seat: SeatState): CafeGuest[] =>
  seat.cafe.filter((guest): guest is CafeGuest => guest !== null);

function missingFor(content: Content, guest: CafeGuest, kitchen: readonly number[]): number {
  const order = content.guests[guest.card]?.order ?? [];
  return order.reduce((missing, wanted, good) => {
    const open = wanted - (guest.goods[good] ?? 0);
    return missing + Math.max(0, open - (kitchen[good] ?? 0));
  }, 0);
}

function ofGuests({ content, old, now }: Both): Weighed[] {
  const found: Weighed[] = [];
  let served = 0;
  for (const guest of guestsOf(old)) {
    const later = guestsOf(now).find(({ card }) => card === guest.card);
    const size = content.guests[guest.card]?.size ?? 0;
    if (!later) {
      found.push({ reason: { kind: 'housesGuest', guest: guest.card }, weight: 8 });
      continue;
    }
    served += sum(later.goods) - sum(guest.goods);
    if (sum(later.goods) === size && sum(guest.goods) < size) {
      found.push({ reason: { kind: 'completesOrder', guest: guest.card }, weight: 5 });
    }
  }
  for (const guest of guestsOf(now)) {
    if (guestsOf(old).some(({ card }) => card === guest.card)) continue;
    const missing = missingFor(content, guest, now.kitchen);
    const points = content.guests[guest.card]?.vp ?? 0;
    found.push({
      // Many missing goods would speak against the guest, not for it.
      reason:
        missing > FEW_MISSING
          ? { kind: 'expectsGuest', guest: guest.card, points }
          : { kind: 'invitesGuest', guest: guest.card, missing },
      weight: 6 - missing,
    });
  }
  if (served > 0) found.push({ reason: { kind: 'serves', amount: served }, weight: 1.4 * served });
  return found;
}

function ofStock({ old, now }: Both): Weighed[] {
  const found: Weighed[] = [];
  const points = now.vp - old.vp;
  const krones = now.krones - old.krones;
  if (points > 0) found.push({ reason: { kind: 'points', amount: points }, weight: points });
  if (krones > 0) {
    found.push({ reason: { kind: 'krones', amount: krones }, weight: 1.1 * krones });
  }
  const gained = GOODS.map((good, at) => ({
    good,
    amount: (now.kitchen[at] ?? 0) - (old.kitchen[at] ?? 0),
  })).filter(({ amount }) => amount > 0);
  const [most] = [...gained].sort((a, b) => b.amount - a.amount);
  if (most) {
    const amount = sum(gained.map((entry) => entry.amount));
    found.push({ reason: { kind: 'goods', amount, good: most.good }, weight: amount });
  }
  const drawn = now.hand.length - old.hand.length;
  if (drawn > 0) found.push({ reason: { kind: 'drawsStaff', amount: drawn }, weight: drawn });
  for (const card of now.played) {
    if (!old.played.includes(card)) found.push({ reason: { kind: 'hiresStaff', card }, weight: 5 });
  }
  return found;
}

function ofRooms({ content, old, now }: Both): Weighed[] {
  const found: Weighed[] = [];
  const hotel = content.hotels[now.hotel];
  if (!hotel) return found;
  const left = guestsOf(old).length > guestsOf(now).length;
  for (const color of ROOM_COLORS) {
    const mask = hotel.colorMasks[color];
    const prepared = countBits(now.tiles & ~old.tiles & mask);
    const occupied = countBits(now.occupied & ~old.occupied & mask);
    if (prepared > 0) {
      found.push({
        reason: { kind: 'preparesRoom', color, amount: prepared },
        weight: 2 * prepared,
      });
    }
    if (occupied > 0) {
      const weight = left ? 1.5 : 4 * occupied;
      found.push({ reason: { kind: 'occupiesRoom', color, amount: occupied }, weight });
    }
  }
  hotel.groups.forEach(({ mask, color, size }, group) => {
    const isPaid = (seat: SeatState): boolean => (seat.groupsPaid & (1 << group)) !== 0;
    const bonus = content.board.groupBonus[color][size - 1] ?? 0;
    if (isPaid(now)) {
      if (!isPaid(old)) {
        found.push({ reason: { kind: 'completesGroup', color, size }, weight: bonus + 1 });
      }
      return;
    }
    const short = (seat: SeatState): number => size - countBits(seat.occupied & mask);
    if (size > 1 && short(now) === 1 && short(old) > 1) {
      found.push({ reason: { kind: 'nearsGroup', color, size }, weight: bonus / 3 });
    }
  });
  return found;
}

function ofPolitics({ content, index, before, after }: Both): Weighed[] {
  return after.politics.flatMap((card, slot): Weighed[] => {
    const claimed = after.claims[slot] ?? [];
    const prize = content.board.politicsVp[claimed.length] ?? 0;
    if (claimed.includes(index)) {
      return before.claims[slot]?.includes(index)
        ? []
        : [{ reason: { kind: 'claimsPolitics', card }, weight: 16 }];
    }
    const conditions = content.politics[card]?.conditions ?? [];
    const progress = (state: GameState): number =>
      sum(
        conditions.map(({ per, atLeast }) =>
          Math.min(atLeast, countOf(content, state, index, per)),
        ),
      );
    const needed = sum(conditions.map(({ atLeast }) => atLeast));
    const gained = progress(after) - progress(before);
    return gained > 0
      ? [{ reason: { kind: 'nearsPolitics', card }, weight: (prize * gained) / needed }]
      : [];
  });
}

function ofEmperor({ content, before, old, now }: Both): Weighed[] {
  const found: Weighed[] = [];
  const steps = now.emperor - old.emperor;
  if (steps <= 0) return found;
  found.push({ reason: { kind: 'emperorSteps', amount: steps }, weight: 1.2 * steps });
  const scoring = EMPEROR_ROUNDS.findIndex((round) => round >= before.round);
  const tile = before.tiles[scoring];
  const back = content.board.emperorBack[scoring] ?? 0;
  if (tile === undefined) return found;
  const reaches = (space: number): boolean =>
    old.emperor - back < space && now.emperor - back >= space;
  if (reaches(3)) found.push({ reason: { kind: 'earnsTileBonus', tile }, weight: 5 });
  else if (reaches(1)) found.push({ reason: { kind: 'avoidsTilePenalty', tile }, weight: 6 });
  return found;
}

/** All changes for the better. */
export function changesFor(
  content: Content,
  index: number,
  before: GameState,
  after: GameState,
): Weighed[] {
  const old = before.seats[index];
  const now = after.seats[index];
  if (!old || !now) return [];
  const both: Both = { content, index, before, after, old, now };
  const dancers = dancersOf(after, index) - dancersOf(before, index);
  return [
    ...ofGuests(both),
    ...ofStock(both),
    ...ofRooms(both),
    ...ofPolitics(both),
    ...ofEmperor(both),
    ...(dancers > 0
      ? [{ reason: { kind: 'sendsDancer', amount: dancers } as const, weight: 3 * dancers }]
      : []),
  ];
}
