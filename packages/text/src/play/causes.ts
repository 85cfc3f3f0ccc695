import type { Cause, CauseSource, Content } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';
import { guestName, politicsName, staffName } from '../names/names.js';

type NameOf = (language: Language, id: Cause['id'], content: Content) => string;

const unnamed: NameOf = () => '';
const staff: NameOf = (language, id, { edition }) => staffName(language, Number(id), edition);

const NAMES: Readonly<Record<CauseSource, NameOf>> = {
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
};

/** What something comes from: the name of a card, "occupancy bonus", "Emperor track". */
export const causeText = (language: Language, { source, id }: Cause, content: Content): string =>
  say(language, 'causes', source, {
    name: NAMES[source](language, id, content),
    floor: source === 'rooms' ? Number(id) + 1 : 0,
  });
