import type { ModuleName } from '@gah/engine';
import { ALONE, MODULES, NOT_ALONE } from '@gah/engine';

/** One person plays against the automatic opponent. */
export const isAlone = (seats: number): boolean => seats === ALONE;

/** The modules that can be played with this many. */
export const modulesFor = (seats: number): readonly ModuleName[] =>
  isAlone(seats) ? MODULES.filter((module) => !NOT_ALONE.includes(module)) : MODULES;
