import type { Entrance, EntranceKey } from './content/entrances.js';
import { ENTRANCES } from './content/entrances.js';
import type { QueryContext } from '../../model/context.js';
import type { SeatIndex } from '../../model/vocabulary.js';

export function entrancesOf<S>({
  state: { modules },
}: {
  readonly state: { readonly modules: { readonly entrances: S | null } };
}): S {
  const { entrances } = modules;
  if (!entrances) throw new Error('entrances are not in play');
  return entrances;
}

export function entrance(key: EntranceKey): Entrance {
  const found = ENTRANCES.find((other) => other.key === key);
  if (!found) throw new RangeError(`no entrance ${key}`);
  return found;
}

export const owns = (context: QueryContext, seat: SeatIndex, key: EntranceKey): boolean =>
  entrancesOf(context).owned[seat] === key;

export function entranceOf(context: QueryContext, seat: SeatIndex): Entrance | null {
  const key = entrancesOf(context).owned[seat];
  return key ? entrance(key) : null;
}
