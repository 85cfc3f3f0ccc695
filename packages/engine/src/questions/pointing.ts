import { guestCard } from '../content/content.js';
import { missingOf, noRoomForGuest, notServed } from '../decisions/why/guests.js';
import { notFree } from '../decisions/why/rooms.js';
import { tablesWithGuests } from '../rules/cafe.js';
import { hasRoom } from '../model/hotel.js';
import type { Move } from '../model/moves.js';
import { kindsOfDice } from '../rules/spaces.js';
import type { Task } from '../model/tasks.js';
import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { Good, SeatIndex } from '../model/vocabulary.js';
import { goodIndex, GOODS, NO_GOODS } from '../model/vocabulary.js';
import type { Reason } from '../model/reasons.js';
import type { Pointing, Thing } from '../model/things.js';
import { because, doing } from '../model/things.js';
import { ruleOf } from './things.js';

/** What somebody who points at a thing would most naturally do with it. */

export function pointingAt(
  context: QueryContext,
  task: Task,
  seat: SeatIndex,
  thing: Thing,
): Pointing {
  switch (thing.thing) {
    case 'queue':
      return doing({ seat, kind: 'takeGuest', place: thing.place });
    case 'table':
      return atTable(context, task, seat, thing.table);
    case 'room':
      return atRoom(context, task, seat, thing.room);
    case 'die':
      return doing(
        {
          seat,
          kind: 'takeDie',
          space: thing.space,
          die: thing.die,
          boost: false,
          bonus: false,
        },
        { seat, kind: 'discardDie', die: thing.die },
      );
    case 'space':
      return onSpace(context, task, seat, thing.space);
    case 'hand':
    case 'drawn':
      return doing(
        { seat, kind: 'playStaff', card: thing.card },
        { seat, kind: 'putUnder', card: thing.card },
      );
    case 'pack':
      return doing({ seat, kind: 'draft', card: thing.card });
    case 'played':
      return doing(
        { seat, kind: 'useStaff', card: thing.card },
        { seat, kind: 'dismissStaff', card: thing.card },
      );
    case 'objective':
      return doing({ seat, kind: 'claim', slot: thing.slot });
    case 'good':
      return withGood(context, seat, thing.good);
    case 'benefit':
      return doing({ seat, kind: 'benefit', item: thing.item });
    case 'bell':
      return doing({ seat, kind: 'ring' });
    case 'skip':
    case 'pass':
    case 'endTurn':
      return doing({ seat, kind: thing.thing });
    default:
      return ruleOf(thing).pointing(context, task, seat, thing);
  }
}

/** On a turn a guest is served, moves in or goes dancing; elsewhere it gets goods. */
function atTable(context: QueryContext, task: Task, seat: SeatIndex, table: number): Pointing {
  const guest = seatOf(context, seat).cafe[table];
  const wanted = guest ? missingOf(context, guest) : NO_GOODS;
  const goods = GOODS.filter((good) => wanted[goodIndex(good)] > 0);
  const { lodging } = guest ? guestCard(context.content, guest.card) : { lodging: 'any' };
  if (task.kind === 'turn' && lodging === 'table') return doing({ seat, kind: 'useGuest', table });
  if (task.kind === 'turn') {
    const waiting = notServed(context, seat, table);
    return waiting
      ? { reasons: [waiting], moves: goods.map((good) => ({ seat, kind: 'serve', good, table })) }
      : because(...leaving(context, seat, table));
  }
  const ordered = goods.length > 0 ? goods : GOODS.slice(0, 1);
  return doing(
    { seat, kind: 'moveIn', table, room: 0 },
    ...ordered.map((good): Move => ({ seat, kind: 'place', good, table })),
    { seat, kind: 'fillOrder', table },
  );
}

/** A served guest who finds no room, nor anything else that modules offer. */
function leaving(context: QueryContext, seat: SeatIndex, table: number): Reason[] {
  const room = noRoomForGuest(context, seat, table);
  return [
    ...(room ? [room] : []),
    ...context.hooks.whyGuestStays.flatMap((why) => why(context, seat, table) ?? []),
  ];
}

/** A space for a room is prepared, a room without a guest is let, and one with a guest may be lost. */
function atRoom(context: QueryContext, task: Task, seat: SeatIndex, room: number): Pointing {
  const player = seatOf(context, seat);
  const moves: Move[] = [
    { seat, kind: 'prepareRoom', room },
    { seat, kind: 'occupyRoom', room },
    { seat, kind: 'removeRoom', room },
  ];
  if (task.kind !== 'turn' || !hasRoom(player.tiles, room)) return doing(...moves);
  const taken = notFree(player, room);
  if (taken) return because(taken);
  return doing(
    ...tablesWithGuests(context, seat).map((table): Move => ({
      seat,
      kind: 'moveIn',
      table,
      room,
    })),
  );
}

function onSpace(context: QueryContext, task: Task, seat: SeatIndex, space: number): Pointing {
  const dice = kindsOfDice(context, space);
  const taking = (dice.length > 0 ? dice : (['white'] as const)).map((die): Move => ({
    seat,
    kind: 'takeDie',
    space,
    die,
    boost: false,
    bonus: false,
  }));
  const using: Move = { seat, kind: 'useSpace', space, boost: false };
  if (isWithDie(task)) return doing(...taking);
  return task.kind === 'turn' || task.kind === 'shifted'
    ? doing(using)
    : doing(...taking, using, { seat, kind: 'copy', space });
}

/** Is a space used by taking a die from it? */
const isWithDie = (task: Task): boolean =>
  (task.kind === 'turn' && !task.extra) || (task.kind === 'shifted' && task.withDie);

function withGood(context: QueryContext, seat: SeatIndex, good: Good): Pointing {
  const tables = tablesWithGuests(context, seat);
  return doing(
    ...tables.map((table): Move => ({ seat, kind: 'serve', good, table })),
    ...tables.map((table): Move => ({ seat, kind: 'place', good, table })),
    { seat, kind: 'chooseGood', good },
    { seat, kind: 'spendGood', good },
    { seat, kind: 'loseGood', good },
  );
}
