import type { Good, GuestColor, Timing } from '@gah/engine';
import { MODULES } from '@gah/engine';
import type { Language } from '@gah/text';
import type { EffectTag } from './effectTags.js';
import type { Entry, Kind } from './entry.js';

/** The base game, a module, or promos. */
export const ORIGINS = ['base', ...MODULES, 'promo'] as const;
export type Origin = (typeof ORIGINS)[number];

/** What is looked for; null and empty for anything. */
export interface Filters {
  readonly text: string;
  readonly kind: Kind | null;
  readonly color: GuestColor | null;
  readonly cost: number | null;
  readonly good: Good | null;
  readonly timing: Timing | null;
  readonly effect: EffectTag | null;
  readonly origin: Origin | null;
}

export const NO_FILTERS: Filters = {
  text: '',
  kind: null,
  color: null,
  cost: null,
  good: null,
  timing: null,
  effect: null,
  origin: null,
};

const originsOf = ({ needs, promo }: Pick<Entry, 'needs' | 'promo'>): Origin[] => [
  ...(needs.length === 0 ? (['base'] as const) : []),
  ...needs,
  ...(promo === false ? [] : (['promo'] as const)),
];

/** Without accents and in small letters, so that „Grafin“ finds the „Gräfin“. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Everything of an entry that can be searched for. */
const searchedText = (entry: Entry, language: Language): string =>
  folded(
    [
      entry.name(language),
      entry.about(language),
      entry.number ?? entry.key,
      ...entry.lines(language).map(({ label = '', text }) => `${label} ${text}`),
    ].join(' '),
  );

function fits(entry: Entry, filters: Filters): boolean {
  const { traits } = entry;
  const { kind, color, cost, good, timing, effect, origin } = filters;
  return (
    (kind === null || entry.kind === kind) &&
    (color === null || traits.color === color) &&
    (cost === null || traits.cost === cost) &&
    (good === null || traits.goods.includes(good)) &&
    (timing === null || traits.timing === timing) &&
    (effect === null || traits.effects.has(effect)) &&
    (origin === null || originsOf(entry).includes(origin))
  );
}

/** A number finds the card that has it printed; words must all be there. */
function isFound(entry: Entry, text: string, language: Language): boolean {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const [first = ''] = words;
  if (words.length === 1 && /^\d+$/.test(first)) return String(entry.number) === first;
  const searched = searchedText(entry, language);
  return words.every((word) => searched.includes(word));
}

export const filtered = (
  entries: readonly Entry[],
  filters: Filters,
  language: Language,
): Entry[] =>
  entries.filter((entry) => fits(entry, filters) && isFound(entry, filters.text, language));

/** The costs that there are. */
export const costsOf = (entries: readonly Entry[]): number[] =>
  [...new Set(entries.flatMap(({ traits }) => traits.cost ?? []))].sort(
    (one, other) => one - other,
  );
