import { at } from '@gah/engine';
import type { SeatInfo } from '@gah/protocol';
import type { Crest, SeatedPlayer } from '../../session/plan.js';
import { CRESTS } from '../../session/plan.js';

const asCrest = (crest: number): Crest => at(CRESTS, crest);

export function playerOf(seat: SeatInfo): SeatedPlayer {
  const crest = asCrest(seat.crest);
  if (seat.kind === 'computer') return { kind: 'computer', level: seat.level, crest };
  if (seat.kind === 'person' && seat.replaced)
    return { kind: 'computer', level: seat.replaced.level, crest };
  return { kind: 'person', crest };
}
