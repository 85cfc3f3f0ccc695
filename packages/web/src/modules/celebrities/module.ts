import { target } from '../../selection/target.js';
import type { SpokenCauses, TapSteps, WebModule } from '../module.js';

export const name = 'celebrities';

export const places = { celebrity: 'staff' } as const;

export const tapSteps: TapSteps<'useCelebrity'> = {
  useCelebrity: ({ celebrity }) => [target('celebrity', celebrity)],
};

export const spokenCauses: SpokenCauses<'celebrityTaken' | 'celebrityUsed'> = {
  celebrityTaken: ({ celebrity }) => [`celebrity ${celebrity}`],
  celebrityUsed: ({ celebrity }) => [`celebrity ${celebrity}`],
};
export const undoWalls = { draw: ['celebrityArrived'] } as const;
export const sounds = { celebrityTaken: 'card' } as const;
export const moments = { celebrityArrived: 'note', celebrityTaken: 'note' } as const;
export const warnings = { useCelebrity: 'useStaff' } as const;
export const pointsGroups = { celebrity: 'waltz' } as const;

export const loadScreen: WebModule['loadScreen'] = () => import('./screen.js');
