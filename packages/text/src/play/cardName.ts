import type { Content } from '@gah/engine';
import type { Language } from '../language.js';
import { MODULE_CARD_NAMES } from '../modules/index.js';
import { guestName, politicsName, staffName } from '../names/cards.js';
import type { NameOfCause } from './tables.js';

const staff: NameOfCause = (language, id, { edition }) => staffName(language, Number(id), edition);

const NAMES: Readonly<Record<string, NameOfCause>> = {
  staff,
  bell: staff,
  guest: (language, id) => guestName(language, Number(id)),
  politics: (language, id) => politicsName(language, Number(id)),
  ...MODULE_CARD_NAMES,
};

/** The name of a card by its deck and its key there; empty where it has none. */
export const cardName = (language: Language, deck: string, key: string, content: Content): string =>
  NAMES[deck]?.(language, key, content) ?? '';
