import type { Entry, EntryList } from './entry.js';
import { GUEST_ENTRIES } from './entries/guests.js';
import { HOTEL_ENTRIES } from './entries/hotels.js';
import { OBJECTIVE_ENTRIES } from './entries/objectives.js';
import { STAFF_ENTRIES } from './entries/staff.js';
import { TILE_ENTRIES } from './entries/tiles.js';

/** Each module tells of its own things in a file of this name. */
const OF_MODULES = import.meta.glob<EntryList>('../modules/*/almanac.ts', {
  eager: true,
  import: 'almanac',
});

const LISTS: readonly EntryList[] = [
  STAFF_ENTRIES,
  GUEST_ENTRIES,
  OBJECTIVE_ENTRIES,
  TILE_ENTRIES,
  HOTEL_ENTRIES,
  ...Object.values(OF_MODULES),
];

const withQuestions = (entry: Entry): Entry => {
  const more = LISTS.flatMap(({ questionsAbout }) => questionsAbout?.(entry) ?? []);
  return { ...entry, questions: [...new Set([...entry.questions, ...more])] };
};

/** Everything the almanac knows, in the order of its list. */
export const ENTRIES: readonly Entry[] = LISTS.flatMap(({ entries }) => entries.map(withQuestions));

export const entryOf = (kind: string, key: string): Entry | undefined =>
  ENTRIES.find((entry) => entry.kind === kind && entry.key === key);
