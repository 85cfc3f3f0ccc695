import { effectsText } from '../../cards/effects.js';
import { say } from '../../catalogue/say.js';
import { yesNo } from '../../catalogue/values.js';
import type { Prompts } from '../../play/tables.js';
import { placeText } from './places.js';
import { dancerPriceText } from './prices.js';

export const prompts = {
  rehearsal: (language) => say(language, 'prompts', 'rehearsal'),
  sendDancer: (language, { discount, shared, then }) =>
    say(language, 'prompts', 'sendDancer', {
      price: dancerPriceText(language, discount),
      shared: yesNo(shared),
      more: yesNo(then.length > 0),
      effects: effectsText(language, then),
    }),
  pickDancer: (language, { hall, row }, { content, modules }) => {
    const ballroom = modules?.ballrooms?.halls[hall];
    return say(language, 'prompts', 'pickDancer', {
      known: yesNo(ballroom !== undefined),
      place: ballroom === undefined ? '' : placeText(language, content, ballroom, row),
    });
  },
  joinDancer: (language, { vpPerDancer }) =>
    say(language, 'prompts', 'joinDancer', { vp: vpPerDancer }),
  removeDancers: (language, { left }) => say(language, 'prompts', 'removeDancers', { left }),
} satisfies Partial<Prompts>;
