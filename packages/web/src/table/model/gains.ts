import type { GameEvent, Move, SeatIndex, Task } from '@gah/engine';
import { NOBODY_THERE, preview } from '@gah/engine';
import { effectsTokens } from '../../cards/effectTokens.js';
import type { Token } from '../../cards/token.js';
import {
  color,
  goodsTokens,
  icon,
  krones,
  points,
  signed,
  steps,
  text,
} from '../../cards/token.js';
import type { Scene } from './scene.js';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** What the events gave a seat, summed up. */
function eventTokens(events: readonly GameEvent[], seat: SeatIndex): Token[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const vp = total(own.map((event) => (event.type === 'vpGained' ? event.amount : 0)));
  const money = total(
    own.map((event) =>
      event.type === 'kronesGained'
        ? event.amount
        : event.type === 'kronesPaid' || event.type === 'kronesLost'
          ? -event.amount
          : 0,
    ),
  );
  const moved = total(own.map((event) => (event.type === 'emperorAdvanced' ? event.steps : 0)));
  const goods = own.flatMap((event) =>
    event.type === 'goodsGained' ? goodsTokens(event.goods) : [],
  );
  const groups = own.flatMap((event) =>
    event.type === 'groupCompleted' ? [icon('group'), color(event.color)] : [],
  );
  return [
    ...(vp === 0 ? [] : [points(signed(vp))]),
    ...(money === 0 ? [] : [krones(signed(money))]),
    ...(moved === 0 ? [] : [steps(signed(moved))]),
    ...goods,
    ...groups,
  ];
}

/** What a guest brings when it leaves one day. */
function laterTokens({ view, content }: Scene, place: number): Token[] {
  const guest = content.guests[view.queue[place] ?? NOBODY_THERE];
  if (!guest || (guest.vp === 0 && guest.reward.length === 0)) return [];
  return [
    icon('served'),
    text(':'),
    ...(guest.vp === 0 ? [] : [points(signed(guest.vp))]),
    ...effectsTokens(guest.reward),
  ];
}

/** A decision that the move opens is part of what it brings: a guest for free, a room, a card. */
function askedTokens(task: Task | null): Token[] {
  switch (task?.kind) {
    case 'takeGuest':
      return task.price === 'free' ? effectsTokens([{ do: 'takeGuest', fill: task.fill }]) : [];
    case 'playStaff':
      return effectsTokens([{ do: 'playStaff', discount: task.discount }]);
    case 'occupyRoom':
      return effectsTokens([{ do: 'occupyRoom', floors: task.floors }]);
    case 'chooseGoods':
      return effectsTokens([{ do: 'chooseGoods', amount: task.left }]);
    case 'fillOrder':
      return effectsTokens([{ do: 'fillOrder' }]);
    case 'prepareRoom':
      return [
        ...effectsTokens([
          {
            do: 'prepareRoom',
            discount: task.discount,
            floors: task.floors,
            occupy: task.occupy,
          },
        ]),
        ...(task.left > 1 ? [text(`×${task.left}`)] : []),
      ];
    default:
      return [];
  }
}

const staffTokens = ({ content }: Scene, card: number): Token[] =>
  effectsTokens(content.staff[card]?.effects ?? []);

/** What a move costs and brings, in signs: up to where chance or a hidden card decides. */
export function gainTokens(scene: Scene, move: Move): Token[] {
  const ahead = preview(scene.view, move);
  if (!ahead) return [];
  const { events, waiting, asks, isComplete } = ahead;
  // Of a card that uncovers something, what is printed on it says more than what is known to happen.
  if (!isComplete && 'card' in move) {
    const paid = events.filter(({ type }) => type === 'kronesPaid');
    return [...eventTokens(paid, move.seat), ...staffTokens(scene, move.card)];
  }
  return [
    ...eventTokens(events, move.seat),
    ...effectsTokens(
      waiting.map(({ effect }) => effect).filter((effect) => effect.do !== 'mainAction'),
    ),
    ...askedTokens(asks),
    ...(move.kind === 'takeGuest' ? laterTokens(scene, move.place) : []),
  ];
}
