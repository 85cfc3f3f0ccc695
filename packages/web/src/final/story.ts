import type { ByVpSource, GameEvent, ScoreSheet, SeatIndex, VpSource } from '@gah/engine';
import { at, ROUNDS, VP_SOURCES } from '@gah/engine';
import { MODULE_POINTS_GROUPS } from '../modules/index.js';
import type { PointsGroup } from './groups.js';
import { POINTS_GROUPS } from './groups.js';
import { isFinal } from './sources.js';

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

export type ByGroup = Readonly<Record<PointsGroup, number>>;

/** The points of a sheet, those of kindred sources together. */
export function pointsByGroup({ bySource }: Pick<ScoreSheet, 'bySource'>): ByGroup {
  const sumOf = (group: PointsGroup): number =>
    VP_SOURCES.filter((source) => GROUP_OF[source] === group).reduce(
      (sum, source) => sum + bySource[source],
      0,
    );
  return {
    guests: sumOf('guests'),
    hotel: sumOf('hotel'),
    emperor: sumOf('emperor'),
    politics: sumOf('politics'),
    staff: sumOf('staff'),
    waltz: sumOf('waltz'),
    rest: sumOf('rest'),
  };
}

/** The groups that brought somebody something. */
export const usedGroups = (players: readonly ByGroup[]): PointsGroup[] =>
  POINTS_GROUPS.filter((group) => players.some((points) => points[group] !== 0));

/** The points when only these groups have been counted. */
export const countedPoints = (points: ByGroup, groups: readonly PointsGroup[]): number =>
  groups.reduce((sum, group) => sum + points[group], 0);

/** An event that changes somebody's points. */
export interface Scored {
  readonly seat: SeatIndex;
  readonly amount: number;
  readonly cause: { readonly source: VpSource; readonly id: number | string };
}

export function scoredBy(event: GameEvent): Scored | null {
  if (event.type !== 'vpGained') return null;
  const { seat, amount, cause } = event;
  // An action alone never gives points.
  return cause.source === 'action'
    ? null
    : { seat, amount, cause: { source: cause.source, id: cause.id } };
}

/** The set-up counts to the first round; after the last round comes the end. */
export const STAGES = ROUNDS + 1;

/** For a seat, its points after each round and after the end. */
export function runningTotals(
  steps: readonly { readonly events: readonly GameEvent[] }[],
  seat: SeatIndex,
): number[] {
  const gains = Array.from({ length: STAGES }, () => 0);
  let round = 1;
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'roundStarted') ({ round } = event);
    const scored = scoredBy(event);
    if (scored?.seat !== seat) continue;
    const stage = isFinal(scored.cause.source) ? ROUNDS : round - 1;
    gains[stage] = at(gains, stage) + scored.amount;
  }
  let total = 0;
  return gains.map((gain) => (total += gain));
}
