import { PRINTED } from '@gah/rulebook';
import { ballroomName, ballroomText } from '@gah/text';
import type { Drawings } from '../../rulebook/pictures/shown.js';
import { ballroomStrip } from './art/halls.js';

const MOST_PLAYERS = 4;

/** What the rules show of this module. */
export const rulePictures: Drawings<'ballrooms'> = {
  ballrooms: (_picture, language) => ({
    as: 'items',
    items: PRINTED.ballrooms.map((ballroom) => {
      const { rows, scoring } = ballroomText(language, ballroom, MOST_PLAYERS);
      return {
        key: ballroom.key,
        name: ballroomName(language, ballroom),
        drawing: ballroomStrip(ballroom.key, { width: 150 }),
        lines: [...[...rows].reverse().map(({ name, bonus }) => `${name}: ${bonus}`), ...scoring],
      };
    }),
  }),
};
