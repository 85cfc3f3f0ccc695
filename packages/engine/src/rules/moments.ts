import type { Response, RuleContext } from '../model/context.js';
import { NOBODY } from '../model/tasks.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** Lets modules respond to something that happens. */
export function happens(
  context: RuleContext,
  responses: readonly Response[],
  seat: SeatIndex = NOBODY,
  what = 0,
): void {
  for (let module = 0; module < responses.length; module++)
    responses[module]?.(context, seat, what);
}
