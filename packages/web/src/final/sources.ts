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

/** The sources that count at the end for somebody. */
export const finalSources = (sheets: readonly ScoreSheet[]): VpSource[] =>
  FINAL_SOURCES.filter(counts(sheets));
