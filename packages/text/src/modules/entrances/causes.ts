import { ENTRANCE_KEYS, ENTRANCES } from '@gah/engine';
import type { CauseNames } from '../../play/tables.js';
import { entranceName } from './names.js';

/** Who scores sole majorities; the cause is then the number of the place where they have one. */
const ofMajorities = ENTRANCES.find(({ ability }) => ability?.soleMajorityVp)?.key;

export const causes = {
  entrance: (language, id) => {
    const key = typeof id === 'number' ? ofMajorities : ENTRANCE_KEYS.find((each) => each === id);
    return key ? entranceName(language, key) : '';
  },
  finalEntrance: (language) => entranceName(language, 'ninas'),
} satisfies Partial<CauseNames>;

export const cardNames = { entrance: causes.entrance };
