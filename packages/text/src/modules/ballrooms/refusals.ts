import { say } from '../../catalogue/say.js';
import type { MoveMoments, Refusals } from '../../play/tables.js';
import { placeText } from './places.js';

export const moments = {
  sendGuest: 'turn',
  removeDancer: 'penalty',
  chooseRehearsal: 'rehearsal',
  sendDancer: 'dancers',
  pickDancer: 'dancers',
  joinDancer: 'dancers',
} satisfies Partial<MoveMoments>;

export const refusals = {
  'row-full': (language, { hall, row }, { content, modules }) => {
    const ballroom = modules?.ballrooms?.halls[hall];
    return ballroom === undefined
      ? say(language, 'refusals', 'row-full')
      : say(language, 'preciseRefusals', 'row-full', {
          place: placeText(language, content, ballroom, row),
        });
  },
} satisfies Partial<Refusals>;
