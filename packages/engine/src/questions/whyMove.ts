import { ALL_MODULES, modulesInPlay } from '../game/modules.js';
import type { AnyModule } from '../modules/module.js';
import { DECISIONS, decidingSeats, isLegal } from '../game/decisions.js';
import { NEVER } from '../model/reasons.js';
import type { Reason, Reasons, Remedy } from '../model/reasons.js';
import { turnsLeft } from '../flow/turnOrder.js';
import type { Move, MoveKind } from '../model/moves.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import type { Phase } from '../model/state.js';
import { isBefore } from '../model/state.js';
import type { Task, TaskKind } from '../model/tasks.js';
import type { QueryContext } from '../model/context.js';
import { currentTurn } from '../rules/openTasks.js';
import { isAutomatic } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import type { ModuleName } from '../model/vocabulary.js';
import { isAlone, MODULES } from '../model/vocabulary.js';

/** Why a move cannot be made. */

type Why = (context: QueryContext, task: Task, move: Move) => Reasons;

/** For each kind of task what explains each kind of its answers; the registry pairs them. */
const WHYS: ReadonlyMap<TaskKind, ReadonlyMap<MoveKind, Why>> = new Map(
  Object.entries(DECISIONS).map(([kind, { why }]) => [
    kind as TaskKind,
    new Map(Object.entries(why)) as ReadonlyMap<string, unknown> as ReadonlyMap<MoveKind, Why>,
  ]),
);

export const knows = (task: TaskKind, kind: MoveKind): boolean =>
  WHYS.get(task)?.has(kind) ?? false;

/** The decisions that a kind of move answers. */
const momentsOf = (kind: MoveKind): TaskKind[] =>
  [...WHYS.keys()].filter((task) => knows(task, kind));

/** Reasons against a move that is not legal. */
export function against(context: QueryContext, seat: SeatIndex, move: Move): [Reason, ...Reason[]] {
  const gate = closedGate(context, move.seat === seat ? seat : -1);
  const task = context.state.tasks.at(-1);
  if (gate || !task) return [gate ?? GAME_OVER];
  const why = WHYS.get(task.kind)?.get(move.kind);
  const reasons = why?.(context, task, move) ?? elsewhere(context, seat, task, move.kind);
  return 'code' in reasons ? [reasons] : [...reasons];
}

export const GAME_OVER: Reason = { code: 'game-over', remedy: NEVER };

/** The game is over, or it is for others to decide. */
export function closedGate(context: QueryContext, seat: SeatIndex): Reason | null {
  const task = context.state.tasks.at(-1);
  if (!task) return GAME_OVER;
  const seats = decidingSeats(context);
  if (seats.includes(seat)) return null;
  return {
    code: 'not-your-decision',
    task: task.kind,
    seats,
    remedy: afterOthers(context, seat, seats),
  };
}

function afterOthers(context: QueryContext, seat: SeatIndex, seats: readonly SeatIndex[]): Remedy {
  if (!(seat in context.state.seats) || isAutomatic(context, seat)) return NEVER;
  const turn = currentTurn(context);
  const waits = turn !== null && turn.seat !== seat && turnsLeft(context.state, seat) > 0;
  return waits ? { help: 'turn' } : { help: 'others', seats };
}

/** The open decision does not know this kind of move: it comes later, at another moment, or never. */
function elsewhere(context: QueryContext, seat: SeatIndex, task: Task, kind: MoveKind): Reason {
  if (kind === 'skip')
    return { code: 'cannot-skip', task: task.kind, remedy: { help: 'decide', task: task.kind } };
  const waiting = context.state.tasks.some(
    (other) => other.kind !== 'draft' && other.seat === seat && knows(other.kind, kind),
  );
  if (waiting)
    return { code: 'decide-first', task: task.kind, remedy: { help: 'decide', task: task.kind } };
  const all = momentsOf(kind);
  const moments = all.filter((moment) => canStillCome(context, moment));
  if (moments.length > 0) return otherMoment(context, seat, kind, moments);
  const module = all.map((moment) => NEEDED.get(moment)).find((name) => name !== undefined);
  return isOptional(module) && !isInPlay(context, module)
    ? { code: 'not-in-play', module, remedy: NEVER }
    : { code: 'set-up-over', kind, remedy: NEVER };
}

function otherMoment(
  context: QueryContext,
  seat: SeatIndex,
  kind: MoveKind,
  moments: readonly TaskKind[],
): Reason {
  const onTurn = moments.includes('turn') && turnsLeft(context.state, seat) > 0;
  return {
    code: 'other-moment',
    kind,
    moments,
    remedy: onTurn ? { help: 'turn' } : { help: 'moment', kind, moments },
  };
}

/** Decisions of the set-up, and the phase in which they come. */
const SETUP_PHASES: { readonly [K in TaskKind]?: Phase } = Object.assign(
  { draft: 'draft', firstGuest: 'firstGuests', setupRooms: 'rooms' },
  ...ALL_MODULES.map(({ decidedIn }) => decidedIn),
) as { readonly [K in TaskKind]?: Phase };

/** Decisions that only a module brings. */
const NEEDED: ReadonlyMap<TaskKind, AnyModule['name']> = new Map(
  ALL_MODULES.flatMap(({ name, decisions, brings = [] }) =>
    [...brings, ...Object.keys(decisions ?? {})].map((kind) => [kind as TaskKind, name]),
  ),
);

const isOptional = (name: AnyModule['name'] | undefined): name is ModuleName =>
  MODULES.some((module) => module === name);

const isInPlay = ({ state: { setup } }: QueryContext, name: AnyModule['name']): boolean =>
  modulesInPlay(setup.modules, isAlone(setup.seats)).some((module) => module.name === name);

function canStillCome(context: QueryContext, moment: TaskKind): boolean {
  const module = NEEDED.get(moment);
  const phase = SETUP_PHASES[moment];
  return (
    (module === undefined || isInPlay(context, module)) &&
    (phase === undefined || !isBefore(phase, context.state.phase))
  );
}

/** Why a seat cannot make a move, the most helpful reason first; empty when it can. */
export function whyNoMove(position: Position, seat: SeatIndex, move: Move): Reason[] {
  const context = contextFor(position);
  return move.seat === seat && isLegal(context, move) ? [] : against(context, seat, move);
}
