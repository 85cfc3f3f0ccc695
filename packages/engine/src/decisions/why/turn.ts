import type { Reason } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import { nextTurn } from './common.js';

/** Why a turn can be neither passed nor ended. */

export const whyNotPass = (context: QueryContext, { seat, extra }: TaskOf<'turn'>): Reason =>
  extra
    ? { code: 'extra-turn', remedy: nextTurn(context, seat) }
    : { code: 'already-acted', remedy: nextTurn(context, seat) };

export const whyNotEnd = (): Reason => ({
  code: 'main-action-open',
  remedy: { help: 'after-die' },
});
