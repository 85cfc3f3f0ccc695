import type { GameView, ModuleName, SeatPosition, Task } from '@gah/engine';
import { createGame, MODULES, viewOf } from '@gah/engine';

interface Changes extends Partial<Omit<GameView, 'seats' | 'tasks'>> {
  readonly seat?: Partial<SeatPosition>;
}

function viewIn(
  modules: readonly ModuleName[],
  tasks: readonly Task[],
  changes: Changes,
): GameView {
  const { seat = {}, ...others } = changes;
  const state = createGame({ seats: 2, seed: 'text', names: ['Anna', ''], modules });
  const view = viewOf(state, 0);
  const seats = view.seats.map((each, index) => (index === 0 ? { ...each, ...seat } : each));
  return { ...view, ...others, seats, tasks };
}

/** The view of seat 0 in a base game with this decision open. */
export const viewWith = (task: Task, changes: Changes = {}): GameView =>
  viewIn([], [task], changes);

/** The same with every module; `below` are the tasks that wait under the open one. */
export const expansionView = (task: Task, changes: Changes = {}, below: Task[] = []): GameView =>
  viewIn(MODULES, [...below, task], changes);

/** Something of the modules of a view replaced. */
export const withModules = (
  view: GameView,
  modules: { readonly [M in keyof GameView['modules']]?: Partial<GameView['modules'][M]> },
): GameView => {
  const merged = Object.fromEntries(
    Object.entries(modules).map(([name, part]) => [
      name,
      { ...view.modules[name as keyof GameView['modules']], ...part },
    ]),
  );
  return { ...view, modules: { ...view.modules, ...merged } };
};
