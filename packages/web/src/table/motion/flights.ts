import type { Cause, GameEvent, Good } from '@gah/engine';
import { goodIndex, GOODS } from '@gah/engine';
import { die } from '../../art/dice.js';
import type { Markup } from '../../art/svg.js';
import { icon } from '../../art/icons.js';
import { good, krones, points } from '../../art/tokens.js';
import { signed } from '../../cards/token.js';
import { boxOf } from '../../ui/viewport.svelte.js';

/** Something small that goes from one place to another and is gone. */
export interface Flight {
  readonly markup: Markup;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly duration: number;
}

const DIE_MS = 260;
const CARD_MS = 320;
const GOOD_MS = 160;
const APART_MS = 60;
const MOST_MS = 500;
const SIZE = 26;

const find = (root: ParentNode, selector: string): DOMRect | null => {
  const element = root.querySelector(selector);
  const box = element && boxOf(element);
  return box && box.width > 0 ? box : null;
};

const playerAt = (root: ParentNode, seat: number): DOMRect | null =>
  find(root, `[data-rival="${seat}"] header`) ?? find(root, `[data-flip="krones:${seat}"]`);
const spaceAt = (root: ParentNode, space: number | string): DOMRect | null =>
  find(root, `[data-place="space:${space}"]`);
const guestAt = (root: ParentNode, guest: number): DOMRect | null =>
  find(root, `[data-flip="guest:${guest}"]`);

/** Where something comes from, as far as it can be seen. */
function sourceAt(root: ParentNode, { source, id }: Cause): DOMRect | null {
  if (source === 'action') return spaceAt(root, id);
  if (source === 'guest') return guestAt(root, Number(id));
  if (source === 'staff') return find(root, `[data-place="staff:${id}"]`);
  return null;
}

const kitchenAt = (root: ParentNode, seat: number, kind: Good): DOMRect | null =>
  find(root, `[data-rival="${seat}"] .goods`) ?? find(root, `[data-flip="good:${kind}"]`);

/** The room into which somebody has moved: the own one itself, of others the house. */
function roomAt(root: ParentNode, events: readonly GameEvent[], seat: number): DOMRect | null {
  const moved = events.findLast((event) => event.type === 'roomOccupied' && event.seat === seat);
  if (moved?.type !== 'roomOccupied') return null;
  return (
    find(root, `[data-flip="house:${seat}"]`) ?? find(root, `[data-place="room:${moved.room}"]`)
  );
}

/** What was paid for: a die's space, a guest who came, a room. */
function paidAt(root: ParentNode, events: readonly GameEvent[]): DOMRect | null {
  for (const event of events) {
    if (event.type === 'dieTaken') return spaceAt(root, event.space);
    if (event.type === 'guestTaken') return guestAt(root, event.guest);
    if (event.type === 'roomPrepared')
      return (
        find(root, `[data-flip="house:${event.seat}"]`) ??
        find(root, `[data-place="room:${event.room}"]`)
      );
  }
  return null;
}

type Way = Pick<Flight, 'markup' | 'duration'> & {
  readonly from: DOMRect | null;
  readonly to: DOMRect | null;
};

function waysOf(root: ParentNode, event: GameEvent, events: readonly GameEvent[]): Way[] {
  switch (event.type) {
    case 'dieTaken':
      return [
        {
          markup: die(event.space, event.die, { size: SIZE + 2 }),
          from: spaceAt(root, event.space),
          to: playerAt(root, event.seat),
          duration: DIE_MS,
        },
      ];
    case 'goodsGained':
      return GOODS.flatMap((kind) =>
        Array.from({ length: event.goods[goodIndex(kind)] }, (): Way => ({
          markup: good(kind, 'full', { size: SIZE }),
          from: sourceAt(root, event.cause),
          to: kitchenAt(root, event.seat, kind),
          duration: GOOD_MS,
        })),
      );
    case 'goodPlaced':
      return [
        {
          markup: good(event.good, 'full', { size: SIZE }),
          from: kitchenAt(root, event.seat, event.good),
          to: guestAt(root, event.guest),
          duration: GOOD_MS,
        },
      ];
    case 'kronesGained':
      return [
        {
          markup: krones(event.amount, { size: SIZE + 2 }),
          from: sourceAt(root, event.cause),
          to: find(root, `[data-flip="krones:${event.seat}"]`),
          duration: DIE_MS,
        },
      ];
    case 'vpGained':
      return [
        {
          markup: points(signed(event.amount), { size: SIZE + 4 }),
          from: sourceAt(root, event.cause) ?? roomAt(root, events, event.seat),
          to: find(root, `[data-flip="vp:${event.seat}"]`),
          duration: CARD_MS,
        },
      ];
    case 'emperorAdvanced':
      return [
        {
          markup: icon('crown', { size: SIZE }),
          from: sourceAt(root, event.cause),
          to: find(root, `[data-flip="marker:${event.seat}"]`),
          duration: CARD_MS,
        },
      ];
    case 'kronesPaid':
      return [
        {
          markup: krones(event.amount, { size: SIZE + 2 }),
          from: find(root, `[data-flip="krones:${event.seat}"]`),
          to: paidAt(root, events),
          duration: DIE_MS,
        },
      ];
    default:
      return [];
  }
}

/** The flights that tell what happened, one after the other, none of them late. */
export function flights(root: ParentNode, events: readonly GameEvent[]): Flight[] {
  return events
    .flatMap((event) => waysOf(root, event, events))
    .flatMap(({ markup, from, to, duration }) =>
      from && to ? [{ markup, from, to, duration }] : [],
    )
    .map((flight, index) => ({
      ...flight,
      delay: Math.min(index * APART_MS, MOST_MS - flight.duration),
    }));
}
