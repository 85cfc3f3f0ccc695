import { emperorTile } from '../content/content.js';
import type { Effect, Penalty } from '../model/effect.js';
import type { Verdict } from '../flow/emperor.js';
import { trackOutcome, verdictAt } from '../flow/emperor.js';
import type { LossMeans } from '../flow/penalties.js';
import { meansOfLoss, pointsOfPenalty, wardPrice } from '../flow/penalties.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import type { QueryContext } from '../model/context.js';
import { isAutomatic, seatOf } from '../rules/seats.js';
import type { TileId } from '../content/cards.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { EMPEROR_ROUNDS } from '../content/boards.js';
import { nextEmperorScoring } from './time.js';
import { at } from '../util/lists.js';

/** What the scorings to come would bring if they came now. */

export interface EmperorOutlook {
  readonly seat: SeatIndex;
  readonly tile: TileId;
  readonly from: number;
  /** Points for the space on which the seat stands. */
  readonly vp: number;
  readonly stepsBack: number;
  readonly to: number;
  readonly verdict: Verdict;
  /** What the tile gives; empty without a bonus. */
  readonly bonus: readonly Effect[];
  readonly penalty: PenaltyOutlook | null;
  /** The space from which the seat would get the bonus. */
  readonly bonusFrom: number;
}

export interface PenaltyOutlook {
  readonly penalty: Penalty;
  /** The krones for which it can be ignored; null when it cannot, or not for what the seat has. */
  readonly wardPrice: number | null;
  /** What the penalty is paid with where points could take its place: what is due, what is there. */
  readonly means: readonly LossMeans[];
  /** The seat has all that the penalty takes. */
  readonly isPayable: boolean;
  /** Points that it costs whatever the player chooses. */
  readonly vp: number;
  /** Points instead of the loss, where the tile and the edition leave that open, or enforce it. */
  readonly orVp: number | null;
  /** What happens: nothing, the loss, the points, or what the player chooses. */
  readonly outcome: 'none' | 'loss' | 'points' | 'choice';
}

function penaltyOutlook(context: QueryContext, seat: SeatIndex, tile: TileId): PenaltyOutlook {
  const { penalty } = emperorTile(context.content, tile);
  const price = wardPrice(context, seat);
  const payable = price !== null && price <= seatOf(context, seat).krones;
  const withPoints = 'orVp' in penalty ? penalty : null;
  const means = withPoints ? meansOfLoss(context, seat, withPoints) : [];
  const isPayable = means.every(({ due, have }) => have >= due);
  const mayChoose = withPoints !== null && context.content.options.penaltyChoice;
  return {
    penalty,
    wardPrice: payable ? price : null,
    means,
    isPayable,
    vp: pointsOfPenalty(context, seat, penalty),
    orVp: withPoints?.orVp ?? null,
    outcome: price === 0 ? 'none' : !isPayable ? 'points' : mayChoose ? 'choice' : 'loss',
  };
}

/** What the next emperor scoring would do to a seat if it came now; null after the last one. */
export function emperorOutlook(position: Position, seat: SeatIndex): EmperorOutlook | null {
  const next = nextEmperorScoring(position);
  if (!next) return null;
  const context = contextFor(position);
  const { emperor: from } = seatOf(context, seat);
  const { vp, to } = trackOutcome(context, from, next.scoring);
  const verdict = isAutomatic(context, seat) ? 'nothing' : verdictAt(to);
  return {
    seat,
    tile: next.tile,
    from,
    vp,
    stepsBack: from - to,
    to,
    verdict,
    bonus: verdict === 'bonus' ? emperorTile(context.content, next.tile).bonus : [],
    penalty: verdict === 'penalty' ? penaltyOutlook(context, seat, next.tile) : null,
    bonusFrom: spaceForBonus(context, next.scoring),
  };
}

/** The lowest space from which a scoring leaves a seat where the tile gives its bonus. */
function spaceForBonus(context: QueryContext, scoring: number): number {
  const last = context.content.board.emperorVp.length - 1;
  for (let space = 0; space < last; space++)
    if (verdictAt(trackOutcome(context, space, scoring).to) === 'bonus') return space;
  return last;
}

/** What an emperor scoring to come would do to whoever stands on a space of the track. */
export interface ScoringOfSpace {
  /** The round after which it comes. */
  readonly round: number;
  readonly tile: TileId;
  readonly vp: number;
  readonly stepsBack: number;
  readonly to: number;
  readonly verdict: Verdict;
  /** The space from which it would end with the bonus of the tile. */
  readonly bonusFrom: number;
}

/** The emperor scorings to come, the one going on included, as they would treat this space. */
export function scoringsOfSpace(position: Position, space: number): ScoringOfSpace[] {
  const next = nextEmperorScoring(position);
  if (!next) return [];
  const context = contextFor(position);
  return position.tiles.slice(next.scoring).map((tile, index): ScoringOfSpace => {
    const scoring = next.scoring + index;
    const { vp, to } = trackOutcome(context, space, scoring);
    return {
      round: at(EMPEROR_ROUNDS, scoring),
      tile,
      vp,
      stepsBack: at(context.content.board.emperorBack, scoring),
      to,
      verdict: verdictAt(to),
      bonusFrom: spaceForBonus(context, scoring),
    };
  });
}
