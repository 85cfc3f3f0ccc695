import type { Entrance, EntranceKey } from './content/entrances.js';
import { ENTRANCES } from './content/entrances.js';
import type { QueryContext } from '../../model/context.js';
import type { Reason } from '../../model/reasons.js';
import { NEVER } from '../../model/reasons.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { notInPlay } from '../../decisions/why/common.js';
import { inPlay } from '../module.js';

export const entrancesOf = <S>(context: {
  readonly state: { readonly modules: { readonly entrances: S | null } };
}): S => inPlay(context.state.modules.entrances, 'entrances');

export function entrance(key: EntranceKey): Entrance {
  const found = ENTRANCES.find((other) => other.key === key);
  if (!found) throw new RangeError(`no entrance ${key}`);
  return found;
}

const owns = (context: QueryContext, seat: SeatIndex, key: EntranceKey): boolean =>
  entrancesOf(context).owned[seat] === key;

export function entranceOf(context: QueryContext, seat: SeatIndex): Entrance | null {
  const key = entrancesOf(context).owned[seat];
  return key ? entrance(key) : null;
}

/** Entrances are not in play, or another one is the seat's own. */
export function notOwned(
  context: QueryContext,
  seat: SeatIndex,
  entrance: EntranceKey,
): Reason | null {
  if (!context.state.modules.entrances) return notInPlay('entrances');
  return owns(context, seat, entrance)
    ? null
    : { code: 'not-your-entrance', entrance, remedy: NEVER };
}
