import { emperorTile, PERSONAL_POLITICS_VP, priceOf } from '@gah/engine';
import { effectsText, effectText } from '../../cards/effects.js';
import { say } from '../../catalogue/say.js';
import { politicsName } from '../../names/cards.js';
import { openTask, unexplained } from '../../play/scene.js';
import type { MoveLabels } from '../../play/tables.js';
import { entranceName } from './names.js';

export const moves = {
  auction: (scene, { entrance, bid }) => {
    const name = entranceName(scene.language, entrance);
    return openTask(scene, 'pickEntrance')
      ? say(scene.language, 'moves', 'pickEntrance', { entrance: name })
      : say(scene.language, 'moves', 'auction', { entrance: name, bid });
  },
  bid: ({ language }, { amount }) => say(language, 'moves', 'bid', { amount }),
  takeToken: (scene, move) => {
    const task = openTask(scene, 'token');
    const effect = task && scene.content.tokens[move.token]?.[task.half];
    if (!effect) return unexplained(scene, move);
    return say(scene.language, 'moves', 'takeToken', {
      number: move.token + 1,
      effect: effectText(scene.language, effect),
    });
  },
  fulfil: ({ language, view }, { card }) =>
    say(language, 'moves', 'fulfil', {
      card: politicsName(language, card),
      // Told before the first round, too, when it brings nothing yet.
      vp: PERSONAL_POLITICS_VP[view.round - 1] ?? 0,
    }),
  useTile: ({ language, view, content }, move) =>
    say(language, 'moves', 'useTile', {
      tile: move.tile,
      effects: effectsText(language, emperorTile(content, move.tile).bonus),
      steps: priceOf(view, move).steps,
    }),
  shiftDie: ({ language }, { die, from, to }) =>
    say(language, 'moves', 'shiftDie', { die, from, to }),
} satisfies Partial<MoveLabels>;
