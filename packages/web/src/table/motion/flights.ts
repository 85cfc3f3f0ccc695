import type { Cause, GameEvent, Good } from '@gah/engine';
import { GOODS } from '@gah/engine';
import { die } from '../../art/dice.js';
import type { Markup } from '../../art/svg.js';
import { good, krones } from '../../art/tokens.js';

/** Something small that goes from one place to another and is gone. */
export interface Flight {
  readonly markup: Markup;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly duration: number;
}

const DIE_MS = 260;
const GOOD_MS = 160;
const APART_MS = 60;
const MOST_MS = 500;
const SIZE = 26;

const find = (root: ParentNode, selector: string): DOMRect | null => {
  const element = root.querySelector(selector);
  const box = element?.getBoundingClientRect();
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

type Way = Pick<Flight, 'markup' | 'duration'> & {
  readonly from: DOMRect | null;
  readonly to: DOMRect | null;
};

function waysOf(root: ParentNode, event: GameEvent): Way[] {
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
      return GOODS.flatMap((kind, index) =>
        Array.from({ length: event.goods[index] ?? 0 }, (): Way => ({
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
    default:
      return [];
  }
}

/** The flights that tell what happened, one after the other, none of them late. */
export function flights(root: ParentNode, events: readonly GameEvent[]): Flight[] {
  return events
    .flatMap((event) => waysOf(root, event))
    .flatMap(({ markup, from, to, duration }) =>
      from && to ? [{ markup, from, to, duration }] : [],
    )
    .map((flight, index) => ({
      ...flight,
      delay: Math.min(index * APART_MS, MOST_MS - flight.duration),
    }));
}
