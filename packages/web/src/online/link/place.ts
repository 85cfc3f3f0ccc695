import { parseLink, read, tableId } from '@gah/protocol';
import type { OnlineLink, TokenLink } from '@gah/protocol';

/** Where in the online part an address leads. */
export type Place =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'table'; readonly table: string }
  | OnlineLink
  | TokenLink
  | { readonly kind: 'nowhere' };

/** A table, now or at a moment of its past. */
export type TablePlace = Extract<Place, { kind: 'table' | 'watch' | 'moment' }>;

export function placeOf(hash: string): Place {
  const link = parseLink(hash);
  if (link) return link;
  const [, screen, id] = hash.split('/');
  if (screen === 'online') return { kind: 'lobby' };
  const table = screen === 'table' ? read(tableId, id) : null;
  return table === null ? { kind: 'nowhere' } : { kind: 'table', table };
}

export const LOBBY = '#/online';
export const tableHash = (table: string): string => `#/table/${table}`;

/** A link to be sent to somebody. */
export const fullAddress = (hash: string): string => {
  const { origin, pathname } = location;
  return `${origin}${pathname}${hash}`;
};
