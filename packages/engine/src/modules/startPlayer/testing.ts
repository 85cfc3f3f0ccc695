import type { ModuleTesting } from '../../testing/moduleTesting.js';

export const startPlayerTesting: ModuleTesting<'startPlayer'> = { name: 'startPlayer' };
