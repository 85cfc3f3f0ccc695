import type { Good, GoodsVector, Remedy } from '@gah/engine';
import { DIE_COLORS, goodIndex, GOODS, ordersOf, spacesGiving } from '@gah/engine';
import type { Target } from '../../selection/target.js';
import { target } from '../../selection/target.js';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

const spacesFor = ({ view }: Scene, ...wanted: Parameters<typeof spacesGiving>[1][]): Target[] =>
  [...new Set(wanted.flatMap((each) => spacesGiving(view, each)))].map((space) =>
    target('space', space),
  );

/** Goods that are not even in the kitchen. */
function notThere(scene: Scene, goods: GoodsVector): Good[] {
  const { kitchen } = seatAt(scene, scene.own);
  return GOODS.filter((good) => goods[goodIndex(good)] > kitchen[goodIndex(good)]);
}

/** Guests who could make room. */
const servedTables = ({ view, own }: Scene): Target[] =>
  ordersOf(view, own)
    .filter(({ isServed, isStaying }) => isServed && !isStaying)
    .map(({ table }) => target('table', table));

function spaceOfDie({ view }: Scene, color: (typeof DIE_COLORS)[number]): Target[] {
  const space = view.coloredDice[DIE_COLORS.indexOf(color)];
  return space ? [target('space', space)] : [];
}

/** The places at which something can be done about a refusal. */
export function placesThatHelp(scene: Scene, remedy: Remedy): Target[] {
  switch (remedy.help) {
    case 'krones':
    case 'steps':
    case 'champagne':
      return spacesFor(scene, remedy.help);
    case 'good':
      return spacesFor(scene, remedy.good);
    case 'goods':
      return spacesFor(scene, ...notThere(scene, remedy.goods));
    case 'free-room':
    case 'room-pair':
      return spacesFor(scene, 'rooms');
    case 'room-beside':
    case 'prepared-room':
      return [...spacesFor(scene, 'rooms'), target('room', remedy.room)];
    case 'free-table':
      return servedTables(scene);
    case 'space':
    case 'take-die':
      return [target('space', remedy.space)];
    case 'colored-die':
      return spaceOfDie(scene, remedy.die);
    default:
      return [];
  }
}
