import type {
  Die,
  Edition,
  Good,
  GuestColor,
  HotelSide,
  ModuleName,
  StaffDeal,
  Timing,
} from '@gah/engine';
import { SPACES } from '@gah/engine';
import type { KeyOf } from '../catalogue/say.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import type { Language } from '../language.js';
import { capitalised } from '../sentences.js';

/** A word an interface needs as a label. */
export type Term = KeyOf<'terms'>;

export const term = (language: Language, key: Term): string => say(language, 'terms', key);

export const moduleName = (language: Language, module: ModuleName): string =>
  say(language, 'modules', module);

/** What a module brings, in one line. */
export const moduleText = (language: Language, module: ModuleName): string =>
  say(language, 'moduleTexts', module);

/** "red die" */
export const dieName = (language: Language, die: Die): string => say(language, 'dieNames', die);

/** The word for so many of a good, without the number. */
export const goodName = (language: Language, good: Good, count: number): string =>
  say(language, 'goods', good, { count });

export const colorName = (language: Language, color: GuestColor): string =>
  say(language, 'colors', color);

/** Nobles, citizens, artists or tourists. */
export const guestKindName = (language: Language, color: GuestColor): string =>
  say(language, 'guestKinds', color);

export const timingName = (language: Language, timing: Timing): string =>
  say(language, 'timings', timing);

/** What the action of a space is about, as part of a sentence; `champagne` when that is in play. */
export function actionWords(language: Language, space: number, champagne: boolean): string {
  const known = SPACES.find((each) => each === space);
  if (known === undefined) throw new RangeError(`no action space ${space}`);
  return say(language, 'actions', `${known}` as const, { champagne: yesNo(champagne) });
}

export const actionName = (language: Language, space: number, champagne = false): string =>
  capitalised(actionWords(language, space, champagne));

export const editionName = (language: Language, edition: Edition): string =>
  say(language, 'editions', edition);

export const hotelSideName = (language: Language, side: HotelSide): string =>
  say(language, 'hotelSides', side);

export const staffDealName = (language: Language, deal: StaffDeal): string =>
  say(language, 'staffDeals', deal);
