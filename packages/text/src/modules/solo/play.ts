import type { MoveOf } from '@gah/engine';
import { SOLO_HOTELS } from '@gah/engine';
import { amountText } from '../../cards/goods.js';
import { say } from '../../catalogue/say.js';
import { namedGuest, politicsName } from '../../names/cards.js';
import { playerOf } from '../../play/eventValues.js';
import type { LabelScene } from '../../play/scene.js';
import { openTask } from '../../play/scene.js';
import type { CauseNames, EventLines, Prompts } from '../../play/tables.js';
import { soloHotelName } from './names.js';

/** An item that goes to a guest of the opponent; null where it is one's own guest who gets it. */
export function givenItemText(scene: LabelScene, { good, table }: MoveOf<'place'>): string | null {
  const waiting = openTask(scene, 'giveItem') && scene.view.modules.solo?.waiting[table];
  if (!waiting) return null;
  return say(scene.language, 'moves', 'giveItem', {
    goods: amountText(scene.language, good, 1),
    guest: namedGuest(scene.language, waiting.card),
  });
}

export const prompts = {
  giveItem: (language, { good }) =>
    say(language, 'prompts', 'giveItem', { goods: amountText(language, good, 1) }),
} satisfies Partial<Prompts>;

export const events = {
  instructionTurned: (language, event, context) =>
    say(language, 'events', 'instructionTurned', {
      player: playerOf(language, event, context),
      card: event.card,
    }),
  politicsAdvanced: (language, event, context) =>
    say(language, 'events', 'politicsAdvanced', {
      player: playerOf(language, event, context),
      card: politicsName(language, event.card),
      steps: event.steps,
    }),
  itemGiven: (language, event, context) =>
    say(language, 'events', 'itemGiven', {
      player: playerOf(language, event, context),
      goods: amountText(language, event.good, 1),
      guest: namedGuest(language, event.guest),
    }),
} satisfies Partial<EventLines>;

export const causes = {
  solo: (language, id) => {
    const key = SOLO_HOTELS.find((each) => each === id);
    return key ? soloHotelName(language, key) : '';
  },
} satisfies Partial<CauseNames>;

export const cardNames = { 'solo hotel': causes.solo };
