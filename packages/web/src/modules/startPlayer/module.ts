import { barTarget } from '../../selection/target.js';
import type { TapSteps, WebModule } from '../module.js';

export const name = 'startPlayer';

export const tapSteps: TapSteps<'takeKey'> = { takeKey: () => [barTarget('takeKey')] };

export const loadScreen: WebModule['loadScreen'] = () => import('./screen.js');
