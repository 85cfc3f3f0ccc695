import type { GameEvent } from '@gah/engine';
import { hasChampagne } from '@gah/engine';
import { amountText, goodsText } from '../cards/goods.js';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { guestName, namedGuest } from '../names/cards.js';
import { playerNames } from '../names/players.js';
import { actionWords } from '../names/words.js';
import { causeText } from './causes.js';
import type { TextContext } from './context.js';
import { cardsOf, diceTexts, playerOf, roomOf, staffOf, tileOf } from './eventValues.js';
import { MODULE_EVENTS } from '../modules/index.js';
import { politicsName } from '../names/cards.js';
import type { EventLines } from './tables.js';

const LINES: EventLines = {
  gameStarted: (language, { startSeat }, context) =>
    say(language, 'events', 'gameStarted', {
      player: playerOf(language, { seat: startSeat }, context),
    }),
  staffDealt: (language, event, context) =>
    say(language, 'events', 'staffDealt', {
      player: playerOf(language, event, context),
      ...cardsOf(language, event.cards, context),
    }),
  cardPicked: (language, event, context) =>
    say(language, 'events', 'cardPicked', {
      player: playerOf(language, event, context),
      ...cardsOf(language, event.cards, context),
    }),
  packsPassed: (language) => say(language, 'events', 'packsPassed'),
  roundStarted: (language, { round, startSeat }, context) =>
    say(language, 'events', 'roundStarted', {
      round,
      player: playerOf(language, { seat: startSeat }, context),
    }),
  diceRolled: (language, event, context) => {
    const dice = diceTexts(language, event);
    if (dice.length === 0) return null;
    return say(language, 'events', 'diceRolled', {
      player: playerOf(language, event, context),
      dice: dice.join(', '),
    });
  },
  dieDiscarded: (language, event, context) =>
    say(language, 'events', 'dieDiscarded', {
      player: playerOf(language, event, context),
      die: event.die,
      left: event.left,
    }),
  turnStarted: (language, event, context) =>
    say(language, 'events', 'turnStarted', {
      player: playerOf(language, event, context),
      extra: yesNo(event.extra),
    }),
  turnEnded: () => null,
  passed: (language, event, context) =>
    say(language, 'events', 'passed', { player: playerOf(language, event, context) }),
  guestTaken: (language, event, context) =>
    say(language, 'events', 'guestTaken', {
      player: playerOf(language, event, context),
      guest: namedGuest(language, event.guest),
    }),
  guestArrived: (language, { guest }) =>
    say(language, 'events', 'guestArrived', { guest: guestName(language, guest) }),
  guestsShuffled: (language) => say(language, 'events', 'guestsShuffled'),
  dieTaken: (language, event, context) =>
    say(language, 'events', 'dieTaken', {
      player: playerOf(language, event, context),
      die: event.die,
      space: event.space,
      strength: event.strength,
      boosted: yesNo(event.boosted),
    }),
  spaceUsed: (language, event, context) =>
    say(language, 'events', 'spaceUsed', {
      player: playerOf(language, event, context),
      space: event.space,
      strength: event.strength,
      boosted: yesNo(event.boosted),
    }),
  dieWithoutEffect: (language, event, context) =>
    say(language, 'events', 'dieWithoutEffect', {
      player: playerOf(language, event, context),
      space: event.space,
    }),
  actionCopied: (language, event, context) =>
    say(language, 'events', 'actionCopied', {
      player: playerOf(language, event, context),
      space: event.space,
      action: actionWords(language, event.space, hasChampagne(context)),
    }),
  kronesGained: (language, event, context) =>
    say(language, 'events', 'kronesGained', {
      player: playerOf(language, event, context),
      amount: event.amount,
      lost: event.lost,
      cause: causeText(language, event.cause, context.content),
    }),
  kronesPaid: (language, event, context) =>
    say(language, 'events', 'kronesPaid', {
      player: playerOf(language, event, context),
      amount: event.amount,
      reason: say(language, 'payments', event.reason),
    }),
  emperorAdvanced: (language, event, context) =>
    say(language, 'events', 'emperorAdvanced', {
      player: playerOf(language, event, context),
      steps: event.steps,
      cause: causeText(language, event.cause, context.content),
    }),
  vpGained: (language, event, context) =>
    say(language, 'events', event.amount < 0 ? 'vpLost' : 'vpGained', {
      player: playerOf(language, event, context),
      amount: Math.abs(event.amount),
      cause: causeText(language, event.cause, context.content),
    }),
  goodsGained: (language, event, context) =>
    say(language, 'events', 'goodsGained', {
      player: playerOf(language, event, context),
      goods: goodsText(language, event.goods),
      cause: causeText(language, event.cause, context.content),
    }),
  goodPlaced: (language, event, context) =>
    say(language, 'events', 'goodPlaced', {
      player: playerOf(language, event, context),
      goods: amountText(language, event.good, 1),
      guest: namedGuest(language, event.guest),
      kitchen: yesNo(event.fromKitchen),
    }),
  goodsStored: () => null,
  orderFilled: (language, event, context) =>
    say(language, 'events', 'orderFilled', {
      player: playerOf(language, event, context),
      guest: namedGuest(language, event.guest),
      goods: goodsText(language, event.goods),
    }),
  roomPrepared: (language, event, context) =>
    say(language, 'events', 'roomPrepared', roomOf(language, event, context)),
  roomOccupied: (language, event, context) =>
    say(language, 'events', 'roomOccupied', roomOf(language, event, context)),
  roomRemoved: (language, event, context) =>
    say(language, 'events', 'roomRemoved', roomOf(language, event, context)),
  groupCompleted: (language, event, context) =>
    say(language, 'events', 'groupCompleted', {
      player: playerOf(language, event, context),
      color: event.color,
      size: event.size,
    }),
  guestMovedIn: (language, event, context) =>
    say(language, 'events', 'guestMovedIn', {
      ...roomOf(language, event, context),
      guest: namedGuest(language, event.guest),
    }),
  staffPlayed: (language, event, context) =>
    say(language, 'events', 'staffPlayed', staffOf(language, event, context)),
  staffUsed: (language, event, context) =>
    say(language, 'events', 'staffUsed', staffOf(language, event, context)),
  staffDrawn: (language, event, context) =>
    say(language, 'events', 'staffDrawn', {
      player: playerOf(language, event, context),
      ...cardsOf(language, event.cards, context),
      choice: yesNo(event.toChoose),
    }),
  staffReturned: (language, event, context) =>
    say(language, 'events', 'staffReturned', {
      player: playerOf(language, event, context),
      ...cardsOf(language, event.cards, context),
    }),
  staffDismissed: (language, event, context) =>
    say(language, 'events', 'staffDismissed', staffOf(language, event, context)),
  politicsClaimed: (language, event, context) =>
    say(language, 'events', 'politicsClaimed', {
      player: playerOf(language, event, context),
      card: politicsName(language, event.card),
    }),
  emperorScoring: (language, { round, tile }) =>
    say(language, 'events', 'emperorScoring', { round, tile }),
  emperorStepBack: (language, event, context) =>
    say(language, 'events', 'emperorStepBack', {
      player: playerOf(language, event, context),
      from: event.from,
      to: event.to,
    }),
  tileBonus: (language, event, context) =>
    say(language, 'events', 'tileBonus', tileOf(language, event, context)),
  tilePenalty: (language, event, context) =>
    say(language, 'events', 'tilePenalty', tileOf(language, event, context)),
  penaltyWarded: (language, event, context) =>
    say(language, 'events', 'penaltyWarded', tileOf(language, event, context)),
  kronesLost: (language, event, context) =>
    say(language, 'events', 'kronesLost', {
      player: playerOf(language, event, context),
      amount: event.amount,
    }),
  goodsLost: (language, event, context) =>
    say(language, 'events', 'goodsLost', {
      player: playerOf(language, event, context),
      goods: goodsText(language, event.goods),
    }),
  tableCleared: (language, event, context) =>
    say(language, 'events', 'tableCleared', {
      player: playerOf(language, event, context),
      goods: goodsText(language, event.goods),
      guest: namedGuest(language, event.guest),
    }),
  roundEnded: (language, { round }) => say(language, 'events', 'roundEnded', { round }),
  goodsPaid: (language, event, context) =>
    say(language, 'events', 'goodsPaid', {
      player: playerOf(language, event, context),
      goods: goodsText(language, event.goods),
    }),
  bellRung: (language, event, context) =>
    say(language, 'events', 'bellRung', staffOf(language, event, context)),
  guestUsed: (language, event, context) =>
    say(language, 'events', 'guestUsed', {
      player: playerOf(language, event, context),
      guest: namedGuest(language, event.guest),
    }),
  gameEnded: (language, { winners }, { names, opponent }) =>
    say(language, 'events', 'gameEnded', {
      players: playerNames(language, names, winners, opponent),
      count: winners.length,
    }),
  ...MODULE_EVENTS,
};

/** The room in which a guest has just moved in is occupied: everybody knows. */
const isToldBy = (before: GameEvent, event: GameEvent): boolean =>
  event.type === 'roomOccupied' &&
  before.type === 'guestMovedIn' &&
  before.seat === event.seat &&
  before.room === event.room;

/** One line for the log; null for events that tell nothing new after the one `before`. */
export function eventText(
  language: Language,
  event: GameEvent,
  context: TextContext,
  before?: GameEvent,
): string | null {
  if (before && isToldBy(before, event)) return null;
  const lineOf = LINES[event.type] as (
    language: Language,
    event: GameEvent,
    context: TextContext,
  ) => string | null;
  return lineOf(language, event, context);
}
