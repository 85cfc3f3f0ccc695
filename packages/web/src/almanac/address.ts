/** What an address of the almanac shows: the list, an entry (beside another one), or the owner's desk. */
export type AlmanacPlace =
  | { readonly at: 'list' }
  | { readonly at: 'desk' }
  | { readonly at: 'entry'; readonly entry: EntryAddress; readonly other: EntryAddress | null };

export interface EntryAddress {
  readonly kind: string;
  readonly key: string;
}

const ROOT = '#/almanac';

const addressed = (kind: string | undefined, key: string | undefined): EntryAddress | null =>
  kind && key ? { kind, key } : null;

export function placeOf(hash: string): AlmanacPlace {
  const [, , kind, key, otherKind, otherKey] = hash.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  if (kind === 'desk') return { at: 'desk' };
  const entry = addressed(kind, key);
  return entry ? { at: 'entry', entry, other: addressed(otherKind, otherKey) } : { at: 'list' };
}

const pathOf = ({ kind, key }: EntryAddress): string => `${kind}/${encodeURIComponent(key)}`;

export const LIST = ROOT;
export const DESK = `${ROOT}/desk`;
export const entryHash = (entry: EntryAddress, other: EntryAddress | null = null): string =>
  [ROOT, pathOf(entry), ...(other ? [pathOf(other)] : [])].join('/');
