import type { CauseNames } from '../../play/tables.js';
import { ballroomAt } from './places.js';

export const causes = {
  row: () => '',
  section: () => '',
  ballroom: (language, id, content) => ballroomAt(language, content, Number(id)),
} satisfies Partial<CauseNames>;
