import * as facts from '../../facts.js';
import type { Answer } from '../../lesson.js';
import type { Deed, Moment } from '../../moment.js';
import { roomsFor, servedOrders } from '../../wishes.js';
import { say } from './words.js';
import { NOBODY_THERE } from '@gah/engine';

const tookDie = ({ events }: Deed): boolean => events.some(({ type }) => type === 'dieTaken');

const lastGuest = ({ events }: Deed): number => {
  const taken = events.find((event) => event.type === 'guestTaken');
  return taken?.type === 'guestTaken' ? taken.guest : NOBODY_THERE;
};

/** Served, and a room is ready. */
const couldMoveIn = (at: Moment): number | null =>
  servedOrders(at).find(({ guest, isStaying }) => !isStaying && roomsFor(at, guest) !== 0)?.guest ??
  null;

export const answers: readonly Answer[] = [
  {
    when: ({ move }, at) => move.kind === 'endTurn' && couldMoveIn(at) !== null,
    says: (_deed, at) => say('guestWaits', { guest: facts.guest(couldMoveIn(at) ?? NOBODY_THERE) }),
  },
  { when: ({ move }) => move.kind === 'pass', says: () => say('passed') },
  {
    when: ({ move }) => move.kind === 'takeGuest',
    says: (deed, at) =>
      say('otherGuest', {
        guest: facts.guest(lastGuest(deed)),
        items: facts.ordered(at, lastGuest(deed)),
      }),
  },
  {
    when: tookDie,
    says: (_deed, at) => say('otherDie', { strength: facts.strengthTaken(at) }),
  },
  { when: ({ move }) => move.kind === 'prepareRoom', says: () => say('otherRoom') },
];
