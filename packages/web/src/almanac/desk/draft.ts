import type { DataPack, ModuleName, PackProblem } from '@gah/engine';
import { DataPackError, parseDataPack } from '@gah/engine';
import type { Entry } from '../entry.js';
import type { Draft, Field } from './field.js';
import { valueAt } from './field.js';

/** What the engine finds wrong in a draft, and the field that says it. */
export interface DraftProblem {
  readonly code: PackProblem;
  readonly field: Field | null;
}

const isAbout = (path: string, field: Field): boolean =>
  `${path}.`.startsWith(`${field.path.join('.')}.`);

export function problemOf(draft: Draft, fields: readonly Field[]): DraftProblem | null {
  try {
    parseDataPack(draft);
    return null;
  } catch (error) {
    if (!(error instanceof DataPackError)) throw error;
    const { code, path } = error;
    return { code, field: fields.find((field) => isAbout(path, field)) ?? null };
  }
}

/** The values that come from the owner's box. */
export const givenFields = (draft: Draft, fields: readonly Field[]): Field[] =>
  fields.filter(({ path }) => valueAt(draft, path) !== undefined);

/** What a game needs so that the values of a pack come into it. */
export interface GameOfPack {
  readonly modules: readonly ModuleName[];
  readonly promos: boolean;
}

export function gameFor(entries: readonly Pick<Entry, 'needs' | 'promo'>[]): GameOfPack {
  return {
    modules: [...new Set(entries.flatMap(({ needs }) => needs))],
    promos: entries.some(({ promo }) => promo !== false),
  };
}

/** As a file: what is written by hand is read by hand. */
export const packText = (pack: DataPack): string => `${JSON.stringify(pack, null, 2)}\n`;

/** The name of that file, from the name of the pack. */
export const packFile = ({ name }: DataPack): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'pack'}.json`;
