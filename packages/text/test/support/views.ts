import type { GameView, SeatView, Task } from '@gah/engine';
import { createGame, viewOf } from '@gah/engine';

interface Changes {
  readonly queue?: readonly number[];
  readonly dice?: readonly number[];
  readonly politics?: readonly number[];
  readonly claims?: readonly (readonly number[])[];
  readonly seat?: Partial<SeatView>;
}

/** The view of seat 0 with this decision open. */
export function viewWith(task: Task, { seat = {}, ...changes }: Changes = {}): GameView {
  const view = viewOf(createGame({ seats: 2, seed: 'text', names: ['Anna', ''] }), 0);
  const seats = view.seats.map((each, index) => (index === 0 ? { ...each, ...seat } : each));
  return { ...view, ...changes, seats, tasks: [task] };
}
