import type { EffectRules } from '../../model/effectRule.js';
import { pushTask } from '../../rules/openTasks.js';
import { seatCount } from '../../rules/seats.js';
import type { QueryContext } from '../../model/context.js';
import { currentHall, dancerEffects, openRows, rowEffects } from './dancing.js';
import { scoreBallroom } from './scoring.js';
import { whyNoDancer } from './whyDancers.js';

/** Champagne less to pay, opponents included where they count. */
const fullDiscount = (context: QueryContext, discount: number, shared: boolean): number =>
  discount + (shared ? seatCount(context) - 1 : 0);

export const DANCER_EFFECTS: EffectRules<'sendDancer' | 'joinDancer' | 'scoreBallroom'> = {
  sendDancer: {
    can: (context, seat, { discount, shared }) =>
      openRows(context, seat, fullDiscount(context, discount, shared)).length > 0,
    why: (context, seat, { discount, shared }) =>
      whyNoDancer(context, seat, fullDiscount(context, discount, shared)),
    brings: (context, seat, { then }) => [
      ...then,
      ...rowEffects(context),
      ...dancerEffects(context, seat),
    ],
    run: (context, seat, { discount, shared, then }, cause) => {
      pushTask(context, {
        kind: 'sendDancer',
        seat,
        discount: fullDiscount(context, discount, shared),
        shared,
        then,
        cause,
      });
    },
  },
  joinDancer: {
    can: () => true,
    brings: dancerEffects,
    run: (context, seat, { vpPerDancer, hall, row, space }, cause) => {
      pushTask(context, { kind: 'joinDancer', seat, vpPerDancer, hall, row, space, cause });
    },
  },
  scoreBallroom: {
    can: () => true,
    run: (context) => {
      scoreBallroom(context, currentHall(context));
    },
  },
};
