import { ENTRANCE_KEYS } from '@gah/engine';
import { entranceName } from '@gah/text';
import type { Drawings } from '../../rulebook/pictures/shown.js';
import { entrance as gate } from './art/gates.js';
import { entranceTextOf } from './texts.js';

/** What the rules show of this module. */
export const rulePictures: Drawings<'entrances'> = {
  entrances: (_picture, language) => ({
    as: 'items',
    items: ENTRANCE_KEYS.map((key) => ({
      key,
      name: entranceName(language, key),
      drawing: gate(key, { width: 64 }),
      lines: entranceTextOf(language, key),
    })),
  }),
};
