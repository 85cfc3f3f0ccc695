import type { EffectRules } from '../../effects/rule.js';
import { pushTask, seatCount } from '../../table.js';
import type { QueryContext } from '../../table.js';
import { currentHall, dancerEffects, openRows, rowEffects } from './dancing.js';
import { scoreBallroom } from './scoring.js';
import { whyNoDancer } from './whyDancers.js';

/** Champagne less to pay, opponents included where they count. */
const fullDiscount = (table: QueryContext, discount: number, shared: boolean): number =>
  discount + (shared ? seatCount(table) - 1 : 0);

export const DANCER_EFFECTS: EffectRules<'sendDancer' | 'joinDancer' | 'scoreBallroom'> = {
  sendDancer: {
    can: (table, seat, { discount, shared }) =>
      openRows(table, seat, fullDiscount(table, discount, shared)).length > 0,
    why: (table, seat, { discount, shared }) =>
      whyNoDancer(table, seat, fullDiscount(table, discount, shared)),
    brings: (table, seat, { then }) => [
      ...then,
      ...rowEffects(table),
      ...dancerEffects(table, seat),
    ],
    run: (table, seat, { discount, shared, then }, cause) => {
      pushTask(table, {
        kind: 'sendDancer',
        seat,
        discount: fullDiscount(table, discount, shared),
        shared,
        then,
        cause,
      });
    },
  },
  joinDancer: {
    can: () => true,
    brings: dancerEffects,
    run: (table, seat, { vpPerDancer, hall, row, space }, cause) => {
      pushTask(table, { kind: 'joinDancer', seat, vpPerDancer, hall, row, space, cause });
    },
  },
  scoreBallroom: {
    can: () => true,
    run: (table) => {
      scoreBallroom(table, currentHall(table));
    },
  },
};
