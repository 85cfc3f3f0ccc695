import { ballroomsTesting } from '../modules/ballrooms/testing.js';
import { celebritiesTesting } from '../modules/celebrities/testing.js';
import { entrancesTesting } from '../modules/entrances/testing.js';
import { soloTesting } from '../modules/solo/testing.js';
import { startPlayerTesting } from '../modules/startPlayer/testing.js';
import type { AnyModuleTesting } from './moduleTesting.js';

export const MODULE_TESTING: readonly AnyModuleTesting[] = [
  ballroomsTesting,
  celebritiesTesting,
  entrancesTesting,
  startPlayerTesting,
  soloTesting,
];
