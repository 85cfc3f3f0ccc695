import type { Phase } from '../../model/state.js';
import { isBefore } from '../../model/state.js';
import type { ModuleOf } from '../module.js';
import { dealEntrances } from './deal.js';

/** Entrances are laid out in their step of the set-up, and not known before. */
const isLaidOut = (phase: Phase): boolean => !isBefore(phase, 'auction');

export const hidden: ModuleOf<'entrances'>['hidden'] = {
  view: (state, phase) =>
    isLaidOut(phase)
      ? { ...state }
      : { ...state, offered: [], tokens: [], personalPolitics: [], emperorTiles: [] },
  sample: (shown, { view, content, rng }) =>
    isLaidOut(view.phase) ? { ...shown } : { ...shown, ...dealEntrances(view, content, rng) },
};
