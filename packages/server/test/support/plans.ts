import { RULES_VERSION } from '@gah/engine';
import type { TablePlan } from '../../src/table/plan.js';

/** A table of so many persons, without a server. */
export const planOf = (options: TablePlan['options'], persons = 2): TablePlan => ({
  id: 'abcdefghij',
  createdAt: 1,
  title: null,
  options,
  seats: Array.from({ length: persons }, (_, crest) => ({ crest, level: null, reserved: null })),
  clock: { kind: 'live', perTurnSeconds: 60, reserveSeconds: 60 },
  open: true,
  spectators: true,
  chat: true,
  inviteHash: '',
  rules: RULES_VERSION,
  seed: 'planned',
});
