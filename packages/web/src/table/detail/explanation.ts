import { sourceText } from '@gah/text';
import type { ModuleSubject } from '../../modules/index.js';
import type { CloserLook } from '../../modules/module.js';
import { CARDS } from './explain/cards.js';
import { COURT } from './explain/court.js';
import { HOUSE } from './explain/house.js';
import { MARKET } from './explain/market.js';
import { PLAYER } from './explain/player.js';
import { PREVIEW } from './explain/preview.js';
import type { Explanations } from './explain/table.js';
import type { Explaining, Explanation, Subject } from './subject.js';

const EXPLAIN: Explanations = { ...CARDS, ...COURT, ...HOUSE, ...MARKET, ...PLAYER, ...PREVIEW };

/** The kinds of subjects that every table has. */
export const CORE_SUBJECTS = Object.keys(EXPLAIN) as (keyof Explanations)[];

const isOfModule = (subject: Subject): subject is ModuleSubject => !(subject.is in EXPLAIN);

/** What a module in play shows and says of a subject that it brings. */
export function lookInModule<S extends ModuleSubject>(
  subject: S,
  { screens }: Explaining,
): CloserLook<S> | undefined {
  const looks = screens.map(({ closerLooks = {} }) => closerLooks[subject.is]);
  return looks.find((look) => look !== undefined) as CloserLook<S> | undefined;
}

export function explanationOf(subject: Subject, table: Explaining): Explanation {
  if (isOfModule(subject)) {
    const explained = lookInModule(subject, table)?.explain(subject, table);
    return explained ?? { name: '', kind: '', lines: [], reconstructed: [] };
  }
  const explain = EXPLAIN[subject.is] as (subject: Subject, table: Explaining) => Explanation;
  return explain(subject, table);
}

type Picture = ReturnType<NonNullable<CloserLook<Subject>['picture']>>;

/** The picture of what a module brings; guests and staff have their cards. */
export const pictureOf = (subject: Subject, table: Explaining): Picture | undefined =>
  isOfModule(subject) ? lookInModule(subject, table)?.picture?.(subject, table) : undefined;

/** Where the almanac has a page about what lies on every table. */
const PAGES: { readonly [K in Subject['is']]?: (subject: never) => string } = {
  guest: ({ card }: { readonly card: number }) => `guest/${card}`,
  staff: ({ card }: { readonly card: number }) => `staff/${card}`,
  politics: ({ card }: { readonly card: number }) => `politics/${card}`,
  tile: ({ id }: { readonly id: string }) => `tile/${id}`,
};

/** The address of the page about a subject, if there is one. */
export function almanacOf(subject: Subject, table: Explaining): string | undefined {
  const page = isOfModule(subject)
    ? lookInModule(subject, table)?.almanac?.(subject, table)
    : PAGES[subject.is]?.(subject as never);
  return page === undefined ? undefined : `#/almanac/${page}`;
}

export const reconstructedText = ({ language }: Explaining): string =>
  sourceText(language, 'reconstructed');
