import { ENTRANCE_KEYS } from '@gah/engine';
import type { CauseNames } from '../../play/tables.js';
import { entranceName } from './names.js';

export const causes = {
  /** A ballroom as the cause: the entrance that scores sole majorities there. */
  entrance: (language, id) =>
    entranceName(language, ENTRANCE_KEYS.find((each) => each === id) ?? 'ren'),
  finalEntrance: (language) => entranceName(language, 'ninas'),
} satisfies Partial<CauseNames>;
