import type { WebModule } from '../module.js';

export const name = 'solo';

/** Guests who wait for the opponent. */
export const places = { waiting: null } as const;
export const undoWalls = { opponent: ['instructionTurned'] } as const;
export const pointsGroups = { solo: 'rest' } as const;

export const loadScreen: WebModule['loadScreen'] = () => import('./screen.js');
