import { keptTables } from './keptTables.svelte.js';
import type { Place } from '../link/place.js';
import { tableHash } from '../link/place.js';

/**
 * The browser keeps what a link brings. Returns the address with which to go on, which holds no secret;
 * null where there was nothing to keep.
 */
export function keepSecret(place: Place): string | null {
  if (place.kind === 'join') keptTables.note({ id: place.table, invite: place.invite });
  else if (place.kind === 'token') keptTables.note({ id: place.table, token: place.token });
  else return null;
  return tableHash(place.table);
}
