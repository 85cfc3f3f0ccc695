import type { GameEventType, GameView } from '@gah/engine';
import { MODULE_UNDO_WALLS } from '../../modules/index.js';
import type { PlayedStep } from '../../session/timeline.js';

/** Why a step cannot be taken back. */
export type UndoWall = 'start' | 'roll' | 'draw' | 'queue' | 'opponent' | 'turn';

/** What shows something that nobody can forget again, the most telling first. */
const REVEALING: readonly (readonly [UndoWall, readonly GameEventType[]])[] = [
  ['opponent', []],
  ['roll', ['diceRolled']],
  ['queue', ['guestArrived']],
  ['draw', ['staffDrawn', 'staffDealt', 'cardPicked', 'packsPassed']],
];

const isBehind = (
  types: ReadonlySet<GameEventType>,
  [wall, own]: (typeof REVEALING)[number],
): boolean =>
  [own, ...MODULE_UNDO_WALLS.map((walls) => walls[wall] ?? [])]
    .flat()
    .some((type) => types.has(type));

/** What lies before the earliest moment one may return to. */
export function undoWallOf({
  log,
  view,
  undoTarget,
}: {
  readonly log: readonly PlayedStep[];
  readonly view: Pick<GameView, 'ply'>;
  readonly undoTarget: number | null;
}): UndoWall {
  const ply = undoTarget ?? view.ply;
  const step = log.findLast((each) => each.ply === ply);
  if (!step || step.seat === null) return 'start';
  const types = new Set(step.events.map(({ type }) => type));
  return REVEALING.find((each) => isBehind(types, each))?.[0] ?? 'turn';
}
