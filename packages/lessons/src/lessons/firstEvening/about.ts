import { contentOf, NOBODY_THERE } from '@gah/engine';
import { did, inTurn, ownDeeds, ownSeat } from '../../conditions.js';
import * as facts from '../../facts.js';
import type { Moment } from '../../moment.js';
import type { Light } from '../../places.js';
import type { Said } from '../../say.js';
import { dieWish, guestWish, moveInWish, needing, serveWish, usualMove } from '../../wishes.js';
import { say } from './words.js';

/** What is said about the suggested move, with its reasons. */

const guestAt = (at: Moment, place: number): number => at.view.queue[place] ?? NOBODY_THERE;
const atTable = (at: Moment, table: number): number =>
  ownSeat(at).cafe[table]?.card ?? NOBODY_THERE;

export function aboutFirstGuest(at: Moment): Said | null {
  const move = guestWish(at);
  if (!move) return null;
  const card = guestAt(at, move.place);
  return say('firstGuest', {
    guest: facts.guest(card),
    vp: facts.guestVp(at, card),
    items: facts.ordered(at, card),
  });
}

/** What the suggested die is good for, by its space. */
export function aboutDie(at: Moment): Said | null {
  const die = dieWish(at);
  if (!die) return null;
  const strength = facts.strength(at, die);
  switch (die.space) {
    case 1:
      return say('dishes', { strength });
    case 2:
      return say('drinks', { strength });
    case 3:
      return say('chambers', { strength });
    case 4:
      return say('purse', { strength });
    case 5:
      return say('helpers', { strength });
    default:
      return say('joker');
  }
}

export function aboutInviting(at: Moment): Said | null {
  const move = guestWish(at);
  if (!move) return null;
  return say('invite', {
    guest: facts.guest(guestAt(at, move.place)),
    price: facts.costs(at, move),
    krones: facts.has(at, 'krones'),
  });
}

export function aboutInvitingAgain(at: Moment): Said | null {
  const move = guestWish(at);
  if (!move) return null;
  const card = guestAt(at, move.place);
  const about = { guest: facts.guest(card), items: facts.ordered(at, card) };
  // The second time for another reason.
  return inTurn(3)(at)
    ? say('third', { ...about, vp: facts.guestVp(at, card) })
    : say('again', { ...about, tables: facts.tally(at, 'freeTables') });
}

export function aboutMovingIn(at: Moment): Said | null {
  const move = moveInWish(at);
  if (!move) return null;
  const about = {
    guest: facts.guest(atTable(at, move.table)),
    vp: facts.brings(at, move, 'vp'),
  };
  return did('moveIn')(at) ? say('moveInAgain', about) : say('moveIn', about);
}

export function aboutServing(at: Moment): Said | null {
  const move = serveWish(at);
  if (!move) return null;
  const price = facts.costs(at, move);
  const about = { guest: facts.guest(atTable(at, move.table)), price };
  // What costs nothing is called otherwise on its button.
  return did('serve')(at) || price.value === 0 ? say('serveAgain', about) : say('serve', about);
}

export const lightsServing = (at: Moment): Light => {
  const move = serveWish(at);
  return { spots: ['kitchen', 'serve'], ...(move ? { places: [`table:${move.table}`] } : {}) };
};

export function aboutRooms(at: Moment): Said | null {
  const move = usualMove(at);
  const rooms = facts.tally(at, 'roomsLeft');
  if (move?.kind !== 'prepareRoom') return null;
  const guest = needing(at, move.room);
  return guest === null
    ? say('openRooms', { rooms, vacant: facts.vacantLike(at, move.room) })
    : say('roomFor', { rooms, guest: facts.needs(guest, move.room) });
}

/** Who has just moved in, if that reward fills a room. */
function rewarding(at: Moment): number | null {
  const arrivals = ownDeeds(at).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'guestMovedIn' ? [event.guest] : [])),
  );
  const guest = arrivals.at(-1) ?? NOBODY_THERE;
  const { reward = [] } = contentOf(at.view.setup).guests[guest] ?? {};
  return reward.some((effect) => effect.do === 'occupyRoom') ? guest : null;
}

export function aboutFilling(at: Moment): Said {
  const guest = rewarding(at);
  return guest === null ? say('fillRoom') : say('fillRoomFor', { guest: facts.fillsRoom(guest) });
}
