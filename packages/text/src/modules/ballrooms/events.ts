import type { SeatIndex } from '@gah/engine';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';
import { namedGuest } from '../../names/cards.js';
import type { TextContext } from '../../play/context.js';
import { playerOf } from '../../play/eventValues.js';
import type { EventLines } from '../../play/tables.js';
import { rehearsalRoomName } from './names.js';
import { ballroomAt, placeText } from './places.js';

const dancerOf = (
  language: Language,
  event: { seat: SeatIndex; ballroom: number; row: number },
  context: TextContext,
) => ({
  player: playerOf(language, event, context),
  place: placeText(language, context.content, event.ballroom, event.row),
});

export const events = {
  rehearsalChosen: (language, event, context) => {
    const room = context.content.rehearsalRooms[event.room];
    return say(language, 'events', 'rehearsalChosen', {
      player: playerOf(language, event, context),
      room: room ? rehearsalRoomName(language, room) : '',
    });
  },
  guestSentDancing: (language, event, context) =>
    say(language, 'events', 'guestSentDancing', {
      player: playerOf(language, event, context),
      guest: namedGuest(language, event.guest),
    }),
  dancerSent: (language, event, context) =>
    say(language, 'events', 'dancerSent', dancerOf(language, event, context)),
  sectionCleared: (language, event, context) =>
    say(language, 'events', 'sectionCleared', {
      player: playerOf(language, event, context),
      number: event.section + 1,
    }),
  dancerRemoved: (language, event, context) =>
    say(language, 'events', 'dancerRemoved', dancerOf(language, event, context)),
  ballroomScored: (language, { ballroom }, { content }) =>
    say(language, 'events', 'ballroomScored', {
      ballroom: ballroomAt(language, content, ballroom),
    }),
} satisfies Partial<EventLines>;
