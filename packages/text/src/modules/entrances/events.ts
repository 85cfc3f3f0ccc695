import type { EntranceKey, SeatIndex } from '@gah/engine';
import { effectText } from '../../cards/effects.js';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';
import { politicsName } from '../../names/cards.js';
import type { TextContext } from '../../play/context.js';
import { playerOf, tileOf } from '../../play/eventValues.js';
import type { EventLines } from '../../play/tables.js';
import { entranceName } from './names.js';

const entranceOf = (
  language: Language,
  event: { seat: SeatIndex; entrance: EntranceKey },
  context: TextContext,
) => ({
  player: playerOf(language, event, context),
  entrance: entranceName(language, event.entrance),
});

export const events = {
  auctionOpened: (language, event, context) =>
    say(language, 'events', 'auctionOpened', {
      ...entranceOf(language, event, context),
      bid: event.bid,
    }),
  bidRaised: (language, event, context) =>
    say(language, 'events', 'bidRaised', {
      ...entranceOf(language, event, context),
      bid: event.bid,
    }),
  bidDropped: (language, event, context) =>
    say(language, 'events', 'bidDropped', entranceOf(language, event, context)),
  entranceGained: (language, event, context) =>
    say(language, 'events', 'entranceGained', {
      ...entranceOf(language, event, context),
      bid: event.bid,
    }),
  tokenTaken: (language, event, context) => {
    const effect = context.content.tokens[event.token]?.[event.half];
    return say(language, 'events', 'tokenTaken', {
      player: playerOf(language, event, context),
      effect: effect ? effectText(language, effect) : '',
    });
  },
  politicsFulfilled: (language, event, context) =>
    say(language, 'events', 'politicsFulfilled', {
      player: playerOf(language, event, context),
      card: politicsName(language, event.card),
    }),
  tileUsed: (language, event, context) =>
    say(language, 'events', 'tileUsed', tileOf(language, event, context)),
  pileCounted: (language, event, context) =>
    say(language, 'events', 'pileCounted', {
      player: playerOf(language, event, context),
      guests: event.guests,
    }),
  dieShifted: (language, event, context) =>
    say(language, 'events', 'dieShifted', {
      player: playerOf(language, event, context),
      die: event.die,
      from: event.from,
      to: event.to,
    }),
} satisfies Partial<EventLines>;
