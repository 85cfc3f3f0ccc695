import type { CafeGuest, Content, GameState, SeatState } from '@gah/engine';
import {
  claimVp,
  count,
  countRooms,
  goodIndex,
  GOODS,
  goodsVector,
  guestCard,
  hasRoom,
  hotelPlan,
  nextEmperorScoring,
  NO_GOODS,
  printedGroupBonus,
  ROOM_COLORS,
  verdictAt,
} from '@gah/engine';
import { spaceAfter, waitsFor } from '@gah/engine/fast';
import type { WeighedReason } from '../model/reason.js';
import type { ModuleMoveReason } from '../modules/index.js';
import { AI_MODULES } from '../modules/index.js';

/** What has changed for a seat between two positions, each change with its weight in points. */

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

/** Goods that a guest waits for: all of them, or those that the kitchen does not hold. */
const missingFor = (content: Content, guest: CafeGuest, kitchen = NO_GOODS): number =>
  sum(goodsVector((_, good) => Math.max(0, waitsFor(content, guest, good) - kitchen[good])));

function ofGuests({ content, old, now }: Both): WeighedReason[] {
  const found: WeighedReason[] = [];
  let served = 0;
  for (const guest of guestsOf(old)) {
    const later = guestsOf(now).find(({ card }) => card === guest.card);
    if (!later) {
      found.push({ reason: { kind: 'housesGuest', guest: guest.card }, weight: 8 });
      continue;
    }
    served += sum(later.goods) - sum(guest.goods);
    if (missingFor(content, later) === 0 && missingFor(content, guest) > 0) {
      found.push({ reason: { kind: 'completesOrder', guest: guest.card }, weight: 5 });
    }
  }
  for (const guest of guestsOf(now)) {
    if (guestsOf(old).some(({ card }) => card === guest.card)) continue;
    const missing = missingFor(content, guest, now.kitchen);
    const points = guestCard(content, guest.card).vp;
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

function ofStock({ old, now }: Both): WeighedReason[] {
  const found: WeighedReason[] = [];
  const points = now.vp - old.vp;
  const krones = now.krones - old.krones;
  if (points > 0) found.push({ reason: { kind: 'points', amount: points }, weight: points });
  if (krones > 0) {
    found.push({ reason: { kind: 'krones', amount: krones }, weight: 1.1 * krones });
  }
  const gained = GOODS.map((good) => ({
    good,
    amount: now.kitchen[goodIndex(good)] - old.kitchen[goodIndex(good)],
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

function ofRooms({ content, old, now }: Both): WeighedReason[] {
  const found: WeighedReason[] = [];
  const hotel = hotelPlan(content, now.hotel);
  const left = guestsOf(old).length > guestsOf(now).length;
  for (const color of ROOM_COLORS) {
    const mask = hotel.colorMasks[color];
    const prepared = countRooms(now.tiles & ~old.tiles & mask);
    const occupied = countRooms(now.occupied & ~old.occupied & mask);
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
    const isPaid = (seat: SeatState): boolean => hasRoom(seat.groupsPaid, group);
    const bonus = printedGroupBonus(content.board, color, size);
    if (isPaid(now)) {
      if (!isPaid(old)) {
        found.push({ reason: { kind: 'completesGroup', color, size }, weight: bonus + 1 });
      }
      return;
    }
    const short = (seat: SeatState): number => size - countRooms(seat.occupied & mask);
    if (size > 1 && short(now) === 1 && short(old) > 1) {
      found.push({ reason: { kind: 'nearsGroup', color, size }, weight: bonus / 3 });
    }
  });
  return found;
}

function ofPolitics({ content, index, before, after }: Both): WeighedReason[] {
  return after.politics.flatMap((card, slot): WeighedReason[] => {
    if (after.claims[slot]?.includes(index)) {
      return before.claims[slot]?.includes(index)
        ? []
        : [{ reason: { kind: 'claimsPolitics', card }, weight: 16 }];
    }
    const conditions = content.politics[card]?.conditions ?? [];
    const progress = (state: GameState): number =>
      sum(conditions.map(({ per, atLeast }) => Math.min(atLeast, count(state, index, per))));
    const needed = sum(conditions.map(({ atLeast }) => atLeast));
    const gained = progress(after) - progress(before);
    return gained > 0
      ? [
          {
            reason: { kind: 'nearsPolitics', card },
            weight: (claimVp(after, slot) * gained) / needed,
          },
        ]
      : [];
  });
}

function ofEmperor({ content, before, old, now }: Both): WeighedReason[] {
  const found: WeighedReason[] = [];
  const steps = now.emperor - old.emperor;
  if (steps <= 0) return found;
  found.push({ reason: { kind: 'emperorSteps', amount: steps }, weight: 1.2 * steps });
  const next = nextEmperorScoring(before);
  if (!next) return found;
  const { scoring, tile } = next;
  const verdictOf = ({ emperor }: SeatState) => verdictAt(spaceAfter(content, emperor, scoring));
  const was = verdictOf(old);
  const is = verdictOf(now);
  if (is === was) return found;
  if (is === 'bonus') found.push({ reason: { kind: 'earnsTileBonus', tile }, weight: 5 });
  else found.push({ reason: { kind: 'avoidsTilePenalty', tile }, weight: 6 });
  return found;
}

/** All changes for the better. */
export function changesFor(
  content: Content,
  index: number,
  before: GameState,
  after: GameState,
): WeighedReason<ModuleMoveReason>[] {
  const old = before.seats[index];
  const now = after.seats[index];
  if (!old || !now) return [];
  const both: Both = { content, index, before, after, old, now };
  return [
    ...ofGuests(both),
    ...ofStock(both),
    ...ofRooms(both),
    ...ofPolitics(both),
    ...ofEmperor(both),
    ...AI_MODULES.flatMap((module) => module.changes?.(before, after, index) ?? []),
  ];
}
