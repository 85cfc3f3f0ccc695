import type { Cause, Content } from '@gah/engine';
import { isKeyOf, say } from '../catalogue/say.js';
import type { Language } from '../language.js';
import { MODULE_CAUSES } from '../modules/index.js';
import { guestName, politicsName, staffName } from '../names/cards.js';
import type { CauseNames, NameOfCause } from './tables.js';

const unnamed: NameOfCause = () => '';
const staff: NameOfCause = (language, id, { edition }) => staffName(language, Number(id), edition);

const NAMES: CauseNames = {
  guest: (language, id) => guestName(language, Number(id)),
  staff,
  group: unnamed,
  cover: unnamed,
  track: unnamed,
  overflow: unnamed,
  tile: (_language, id) => String(id),
  politics: (language, id) => politicsName(language, Number(id)),
  finalStaff: staff,
  rooms: unnamed,
  leftovers: unnamed,
  unhoused: unnamed,
  action: (_language, id) => String(id),
  ...MODULE_CAUSES,
};

/** The name of a card or a house; empty for what has none. */
export const causeName = (language: Language, { source, id }: Cause, content: Content): string =>
  NAMES[source](language, id, content);

/** What something comes from: the name of a card, "occupancy bonus", "Emperor track". */
export function causeText(language: Language, { source, id }: Cause, content: Content): string {
  // Some have a word of their own instead of a name.
  const own = `${source} ${id}`;
  return say(language, 'causes', isKeyOf(language, 'causes', own) ? own : source, {
    name: causeName(language, { source, id }, content),
    floor: source === 'rooms' ? Number(id) + 1 : 0,
  });
}
