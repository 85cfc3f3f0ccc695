import { KEY_EFFECTS } from '@gah/engine';
import { effectsText } from '../../cards/effects.js';
import { say } from '../../catalogue/say.js';
import { playerName } from '../../names/players.js';
import { playerOf } from '../../play/eventValues.js';
import type { EventLines, MoveMoments, MoveLabels, Refusals } from '../../play/tables.js';

export const moves = {
  takeKey: ({ language }) =>
    say(language, 'moves', 'takeKey', { effects: effectsText(language, KEY_EFFECTS) }),
} satisfies Partial<MoveLabels>;

export const events = {
  keyTaken: (language, event, context) =>
    say(language, 'events', 'keyTaken', { player: playerOf(language, event, context) }),
} satisfies Partial<EventLines>;

export const moments = {
  takeKey: 'turn',
} satisfies Partial<MoveMoments>;

export const refusals = {
  'key-taken': (language, { by }, { names, opponent }) =>
    say(language, 'preciseRefusals', 'key-taken', {
      player: playerName(language, names, by, opponent),
    }),
} satisfies Partial<Refusals>;
