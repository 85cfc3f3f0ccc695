import type { GameEvent, GameView, Move, SeatIndex } from '@gah/engine';
import { effectsTokens } from '../../cards/effectTokens.js';
import type { Token } from '../../cards/token.js';
import {
  color,
  good,
  goodsTokens,
  icon,
  krones,
  points,
  signed,
  steps,
  text,
} from '../../cards/token.js';
import { consequenceOf } from './consequence.js';
import type { Scene } from './scene.js';

interface Preview {
  readonly view: GameView;
  readonly events: readonly GameEvent[];
}

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

/** Benefits that will wait to be taken after the move, and did not before. */
function waitingTokens(before: GameView, after: GameView): Token[] {
  const items = (view: GameView): number =>
    total(view.tasks.map((task) => (task.kind === 'benefits' ? task.items.length : 0)));
  const top = after.tasks.at(-1);
  if (top?.kind !== 'benefits' || items(after) <= items(before)) return [];
  return effectsTokens(
    top.items.map(({ effect }) => effect).filter((effect) => effect.do !== 'mainAction'),
  );
}

const EITHER = text('/');

/** What an action space gives with dice of this strength; the last one copies another. */
export function spaceTokens(space: number, strength: number): Token[] {
  const times = text(`×${strength}`);
  switch (space) {
    case 1:
      return [good('strudel'), EITHER, good('cake'), times];
    case 2:
      return [good('wine'), EITHER, good('coffee'), times];
    case 3:
      return [icon('prepare'), times];
    case 4:
      return [krones(), EITHER, steps(''), times];
    case 5:
      return [icon('playStaff'), krones(`−${strength}`)];
    default:
      return [];
  }
}

const BONUS_SIGNS = { blue: points, red: krones, yellow: steps } as const;

/**
 * What a move costs and brings, in signs. Played ahead where nothing is uncovered by that, otherwise
 * read from what is printed.
 */
export function gainTokens(
  scene: Scene,
  move: Move,
  price: number,
  preview: Preview | null,
): Token[] {
  if (preview) {
    return [...eventTokens(preview.events, move.seat), ...waitingTokens(scene.view, preview.view)];
  }
  const { vp, effects, group } = consequenceOf(scene, move);
  // The points and the reward of a guest come only when it leaves.
  const isLater = move.kind === 'takeGuest';
  return [
    ...(price === 0 ? [] : [krones(signed(-price))]),
    ...(isLater && (vp !== 0 || effects.length > 0) ? [icon('served'), text(':')] : []),
    ...(vp === 0 ? [] : [points(signed(vp))]),
    ...effectsTokens(effects),
    ...(group
      ? [color(group.color), icon('group'), BONUS_SIGNS[group.color](signed(group.amount))]
      : []),
  ];
}
