import type { GameEvent, Move, MoveKind } from '@gah/engine';
import { at, NOBODY_THERE, ROUNDS, turnsLeftInRound } from '@gah/engine';
import { MODULE_WARNINGS } from '../../modules/index.js';
import { startAllocation } from '../../selection/goodsAllocation.js';
import { completes } from '../../selection/suggestion.js';
import type { Target } from '../../selection/target.js';
import { target } from '../../selection/target.js';
import { tapPathOf } from '../../selection/selection.js';
import type { PlayedStep } from '../../session/timeline.js';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

/** What would be lost or wasted at the end of a turn. */
const WARNINGS = ['die', 'moveIn', 'claim', 'useStaff', 'serve'] as const;
export type WarningKind = (typeof WARNINGS)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** What could still be done; null where only a step back helps. */
  readonly move: Move | null;
  /** Where to look. */
  readonly target: Target;
  /** The same thing in another turn has the same name. */
  readonly about: string;
}

const WARNED: Partial<Record<MoveKind, WarningKind>> = {
  moveIn: 'moveIn',
  moveInPair: 'moveIn',
  claim: 'claim',
  fulfil: 'claim',
  useStaff: 'useStaff',
  useGuest: 'useStaff',
  serve: 'serve',
  ...MODULE_WARNINGS,
};

/** No turn of this round comes after this one. */
const isLastOfRound = (scene: Scene): boolean => {
  const turn = scene.view.tasks.find((task) => task.kind === 'turn');
  return turnsLeftInRound(scene.view, scene.own) === 0 && !turn?.extraTurns;
};

/** Serving waits for no turn but the last: then an order that could be completed is lost. */
const isServingLost = (scene: Scene, moves: readonly Move[]): boolean => {
  const { view, own } = scene;
  if (view.round < ROUNDS || !isLastOfRound(scene)) return false;
  const allocation = startAllocation(view, own, moves);
  return allocation !== null && completes(allocation);
};

/** Other things can be done in the next turn as well: a card's use for this round only now. */
function isLost(kind: WarningKind, scene: Scene, moves: readonly Move[]): boolean {
  if (kind === 'useStaff') return isLastOfRound(scene);
  return kind !== 'serve' || isServingLost(scene, moves);
}

function aboutOf({ view, own }: Scene, move: Move): string {
  if ('table' in move)
    return `guest ${seatAt({ view }, own).cafe[move.table]?.card ?? NOBODY_THERE}`;
  if (move.kind === 'claim') return `politics ${at(view.politics, move.slot)}`;
  return 'card' in move ? `${move.kind} ${move.card} ${view.round}` : `${move.kind} ${view.ply}`;
}

/** What an action leaves behind that can be declined altogether. */
const USED_BY: Partial<Record<number, GameEvent['type']>> = { 3: 'roomPrepared', 5: 'staffPlayed' };

/** The space of a die taken in this turn that has brought nothing and can still be taken back. */
function wastedSpace(
  scene: Scene,
  log: readonly PlayedStep[],
  undoTarget: number | null,
): number | null {
  let space: number | null = null;
  for (const { ply, seat, events } of log) {
    if (undoTarget === null || seat !== scene.own || ply <= undoTarget) continue;
    for (const event of events) {
      if (event.type === 'dieTaken' || event.type === 'spaceUsed' || event.type === 'actionCopied')
        ({ space } = event);
      else if (space !== null && event.type === USED_BY[space]) space = null;
    }
  }
  return space !== null && USED_BY[space] ? space : null;
}

/** One warning for each thing, in the order of the list. */
export function warningsOf(
  scene: Scene,
  moves: readonly Move[],
  log: readonly PlayedStep[],
  undoTarget: number | null,
): Warning[] {
  const found = new Map<string, Warning>();
  const wasted = wastedSpace(scene, log, undoTarget);
  if (wasted !== null) {
    const about = `die ${scene.view.ply}`;
    found.set(about, { kind: 'die', move: null, target: target('space', wasted), about });
  }
  for (const move of moves) {
    const kind = WARNED[move.kind];
    const [place] = tapPathOf(move, scene.view).steps;
    const about = aboutOf(scene, move);
    if (!kind || place === undefined || found.has(about) || !isLost(kind, scene, moves)) continue;
    found.set(about, { kind, move, target: place, about });
  }
  return [...found.values()].sort((a, b) => WARNINGS.indexOf(a.kind) - WARNINGS.indexOf(b.kind));
}
