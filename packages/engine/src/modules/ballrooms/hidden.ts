import type { Phase } from '../../model/state.js';
import { isBefore } from '../../model/state.js';
import type { ModuleOf } from '../module.js';
import { dealRehearsalRooms } from './deal.js';

/** Rehearsal rooms are laid out in their step of the set-up, and not known before. */
const isOffered = (phase: Phase): boolean => !isBefore(phase, 'rehearsal');

export const hidden: ModuleOf<'ballrooms'>['hidden'] = {
  view: (state, phase) => (isOffered(phase) ? { ...state } : { ...state, offered: [] }),
  sample: (shown, { view, content, rng }) =>
    isOffered(view.phase)
      ? { ...shown }
      : { ...shown, offered: dealRehearsalRooms(content, view.seats.length, rng) },
};
