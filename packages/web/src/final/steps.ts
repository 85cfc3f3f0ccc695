import type { ScoreSheet, VpSource } from '@gah/engine';
import { VP_SOURCES } from '@gah/engine';
import { MODULE_FINAL_SOURCES } from '../modules/index.js';

/** Scored at the end, in this order. */
const FINAL_SOURCES = [
  'finalStaff',
  'rooms',
  'leftovers',
  'unhoused',
  ...MODULE_FINAL_SOURCES,
] as const satisfies readonly VpSource[];
export type FinalSource = (typeof FINAL_SOURCES)[number];

/** Scored when the last round is over. */
export const isFinal = (source: VpSource): boolean =>
  FINAL_SOURCES.some((final) => final === source);

const counts =
  (sheets: readonly ScoreSheet[]) =>
  (source: VpSource): boolean =>
    sheets.some(({ bySource }) => bySource[source] !== 0);

/** The sources that brought somebody something during the game. */
export const duringSources = (sheets: readonly ScoreSheet[]): VpSource[] =>
  VP_SOURCES.filter((source) => !isFinal(source)).filter(counts(sheets));

/** The steps of the final scoring: those that count for somebody. */
export const finalSteps = (sheets: readonly ScoreSheet[]): FinalSource[] =>
  FINAL_SOURCES.filter(counts(sheets));

/** The points of a sheet when only these final sources have been counted. */
export const totalSoFar = (sheet: ScoreSheet, counted: readonly FinalSource[]): number =>
  VP_SOURCES.reduce(
    (sum, source) =>
      !isFinal(source) || counted.some((final) => final === source)
        ? sum + sheet.bySource[source]
        : sum,
    0,
  );
