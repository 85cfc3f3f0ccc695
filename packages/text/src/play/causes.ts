import type { Cause, CauseSource, Content } from '@gah/engine';
import { CELEBRITY_KEYS, ENTRANCE_KEYS, SOLO_HOTELS } from '@gah/engine';
import type { Language } from '../language.js';
import type { KeyOf } from '../catalogue/say.js';
import { say } from '../catalogue/say.js';
import { celebrityName } from '../modules/celebrities/names.js';
import { entranceName } from '../modules/entrances/names.js';
import { soloHotelName } from '../modules/solo/names.js';
import { guestName, politicsName, staffName } from '../names/cards.js';
import { ballroomAt } from './places.js';

type NameOf = (language: Language, id: Cause['id'], content: Content) => string;

const unnamed: NameOf = () => '';
const staff: NameOf = (language, id, { edition }) => staffName(language, Number(id), edition);

const celebrity: NameOf = (language, id) => {
  const key = CELEBRITY_KEYS.find((each) => each === id);
  return key ? celebrityName(language, key) : '';
};

/** A ballroom as the cause: the entrance that scores sole majorities there. */
const entrance: NameOf = (language, id) =>
  entranceName(language, ENTRANCE_KEYS.find((each) => each === id) ?? 'ren');

const soloHotel: NameOf = (language, id) => {
  const key = SOLO_HOTELS.find((each) => each === id);
  return key ? soloHotelName(language, key) : '';
};

const NAMES: Readonly<Record<CauseSource, NameOf>> = {
  guest: (language, id) => guestName(language, Number(id)),
  staff,
  group: unnamed,
  cover: unnamed,
  track: unnamed,
  overflow: unnamed,
  tile: (_language, id) => String(id),
  politics: (language, id) => politicsName(language, Number(id)),
  row: unnamed,
  section: unnamed,
  ballroom: (language, id, content) => ballroomAt(language, content, Number(id)),
  celebrity,
  entrance,
  solo: soloHotel,
  finalStaff: staff,
  rooms: unnamed,
  leftovers: unnamed,
  unhoused: unnamed,
  finalEntrance: (language) => entranceName(language, 'ninas'),
  action: (_language, id) => String(id),
};

/** Causes with a word of their own instead of a name. */
const UNNAMED: Readonly<Record<string, KeyOf<'causes'>>> = {
  'action key': 'key',
  'celebrity lounge': 'lounge',
  'solo card': 'soloCard',
  'solo celebrity': 'soloCelebrity',
};

/** What something comes from: the name of a card, "occupancy bonus", "Emperor track". */
export const causeText = (language: Language, { source, id }: Cause, content: Content): string =>
  say(language, 'causes', UNNAMED[`${source} ${id}`] ?? source, {
    name: NAMES[source](language, id, content),
    floor: source === 'rooms' ? Number(id) + 1 : 0,
  });
