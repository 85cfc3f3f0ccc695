import type { ByVpSource, GameEvent, SeatIndex } from '@gah/engine';
import { ROUNDS } from '@gah/engine';
import { MODULE_POINTS_GROUPS } from '../modules/index.js';
import type { PointsGroup } from './groups.js';
import { POINTS_GROUPS } from './groups.js';
import { isFinal } from './steps.js';

const GROUP_OF: Readonly<ByVpSource<PointsGroup>> = {
  guest: 'guests',
  staff: 'staff',
  group: 'hotel',
  cover: 'hotel',
  track: 'emperor',
  overflow: 'emperor',
  tile: 'emperor',
  politics: 'politics',
  finalStaff: 'staff',
  rooms: 'hotel',
  leftovers: 'rest',
  unhoused: 'rest',
  ...MODULE_POINTS_GROUPS,
};

/** The set-up counts to the first round; after the last round comes the end. */
export const STAGES = ROUNDS + 1;

export type ByGroup = Readonly<Record<PointsGroup, number>>;

const nothing = (): Record<PointsGroup, number> => ({
  guests: 0,
  hotel: 0,
  emperor: 0,
  politics: 0,
  staff: 0,
  waltz: 0,
  rest: 0,
});

/** For a seat, the points of each round and of the end by group. */
export function pointsStory(
  steps: readonly { readonly events: readonly GameEvent[] }[],
  seat: SeatIndex,
): ByGroup[] {
  const stages = Array.from({ length: STAGES }, nothing);
  let round = 1;
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'roundStarted') ({ round } = event);
    if (event.type !== 'vpGained' || event.seat !== seat || event.cause.source === 'action')
      continue;
    const { source } = event.cause;
    const stage = stages[isFinal(source) ? ROUNDS : round - 1];
    if (stage) stage[GROUP_OF[source]] += event.amount;
  }
  return stages;
}

export const stageTotal = (stage: ByGroup): number =>
  POINTS_GROUPS.reduce((sum, group) => sum + stage[group], 0);
