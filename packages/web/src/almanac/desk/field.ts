import type { DataPack } from '@gah/engine';
import type { AlmanacWords } from '../wordsIn.js';
import type { ValueName } from '../entry.js';

/** How a value is asked for; modules have controls of their own. */
export type ControlName = 'number' | 'goods' | 'color' | 'rows' | 'sections' | 'tokens';

/** What a control is given: a value as a data pack holds it. */
export interface ControlProps {
  readonly value: unknown;
  /** For screen readers: of which value of which card. */
  readonly label: string;
  readonly onchange: (value: unknown) => void;
}

/** One printed value that no source gives, and how its owner says what it is. */
export interface Field {
  /** Its place in a data pack. */
  readonly path: readonly string[];
  /** The entry it belongs to. */
  readonly kind: string;
  readonly key: string;
  readonly value: ValueName;
  /** Where an entry has several of these. */
  readonly detail?: (words: AlmanacWords) => string;
  /** Our value, as a pack would say it. */
  readonly ours: unknown;
  readonly control: ControlName;
}

/** A pack that is being written: not yet checked. */
export type Draft = Readonly<Record<string, unknown>> & Partial<Pick<DataPack, 'name'>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a draft says at a place; undefined for nothing. */
export const valueAt = (draft: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return draft;
  return isRecord(draft) ? valueAt(draft[key], rest) : undefined;
};

/** The draft with a value at a place, or without one there: what is empty then is left out. */
export function withValue(draft: Draft, [key, ...rest]: readonly string[], value: unknown): Draft {
  if (key === undefined) return draft;
  const inner = isRecord(draft[key]) ? (draft[key] as Draft) : {};
  const changed = rest.length === 0 ? value : withValue(inner, rest, value);
  const isEmpty =
    changed === undefined ||
    (isRecord(changed) && rest.length > 0 && Object.keys(changed).length === 0);
  const others = Object.fromEntries(Object.entries(draft).filter(([other]) => other !== key));
  return isEmpty ? others : { ...others, [key]: changed };
}
