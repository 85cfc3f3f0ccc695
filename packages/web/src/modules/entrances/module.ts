import { icon } from '../../cards/token.js';
import { barTarget, target } from '../../selection/target.js';
import type { EffectTokens, SpokenCauses, TapRanks, TapSteps, WebModule } from '../module.js';

export const name = 'entrances';

export const places = { entrance: null, token: null, personal: 'staff', tile: 'staff' } as const;

export const tapSteps: TapSteps<
  'auction' | 'bid' | 'takeToken' | 'fulfil' | 'useTile' | 'shiftDie'
> = {
  auction: ({ entrance }) => [target('entrance', entrance)],
  bid: () => [],
  takeToken: ({ token }) => [target('token', token)],
  fulfil: ({ card }) => [target('personal', card)],
  useTile: ({ tile }) => [target('tile', tile)],
  shiftDie: ({ from, to }) => [barTarget('shiftDie'), target('space', from), target('space', to)],
};

/** The cheapest bid, the plain die. */
export const tapRanks: TapRanks<'auction' | 'bid' | 'shiftDie'> = {
  auction: ({ bid }) => -bid,
  bid: ({ amount }) => -amount,
  shiftDie: ({ die }) => (die === 'white' ? 1 : 0),
};

export const effectTokens: EffectTokens<'takeToken'> = {
  takeToken: ({ half }) => [icon('dove'), icon(half === 'top' ? 'column' : 'floor')],
};

export const spokenCauses: SpokenCauses<'entranceGained' | 'tileUsed' | 'politicsFulfilled'> = {
  entranceGained: ({ entrance }) => [`entrance ${entrance}`, 'paid bid'],
  tileUsed: ({ tile }) => [`tile ${tile}`],
  politicsFulfilled: ({ card }) => [`politics ${card}`],
};
export const moments = { entranceGained: 'note' } as const;
export const sounds = { dieShifted: 'die' } as const;
export const pointsGroups = { entrance: 'waltz', finalEntrance: 'waltz' } as const;
export const finalSources = ['finalEntrance'] as const;

export const loadScreen: WebModule['loadScreen'] = () => import('./screen.js');
