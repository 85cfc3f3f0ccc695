import type { ModuleName } from '@gah/engine';
import { MODULES, NOT_IN_SOLO, SOLO_SEATS } from '@gah/engine';

/** One person plays against the automatic opponent. */
export const isAlone = (seats: number): boolean => seats === SOLO_SEATS;

/** The modules that can be played with this many. */
export const modulesFor = (seats: number): readonly ModuleName[] =>
  isAlone(seats) ? MODULES.filter((module) => !NOT_IN_SOLO.includes(module)) : MODULES;
