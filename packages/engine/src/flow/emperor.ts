import { EMPEROR_BONUS_FROM, EMPEROR_ROUNDS } from '../content/boards.js';
import type { Content } from '../content/content.js';
import { emperorTile } from '../content/content.js';
import { benefits, pushItems } from '../rules/benefits.js';
import { beginAction, reactions } from '../rules/reactions.js';
import { gainVp, stepBack } from '../rules/resources.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { happens } from '../rules/moments.js';
import { isAutomatic, seatOf } from '../rules/seats.js';
import type { TileId } from '../content/cards.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { penalise } from './penalties.js';
import { numberAt } from '../util/lists.js';

/** Which of the three scorings follows this round; -1 for none. */
export const emperorScoringOf = (round: number): number => EMPEROR_ROUNDS.indexOf(round);

/** The first of the three scorings that follows this round or a later one; -1 after the last. */
export function scoringFrom(round: number): number {
  for (let scoring = 0; scoring < EMPEROR_ROUNDS.length; scoring++)
    if (numberAt(EMPEROR_ROUNDS, scoring) >= round) return scoring;
  return -1;
}

function currentTile(context: QueryContext): TileId {
  const tile = context.state.tiles[emperorScoringOf(context.state.round)];
  if (!tile) throw new Error(`no emperor scoring after round ${context.state.round}`);
  return tile;
}

/** What a scoring does to a seat on the track. */
export interface TrackOutcome {
  readonly vp: number;
  /** Where the seat stands afterwards. */
  readonly to: number;
}

/** Where a scoring leaves a seat that stood on this space. */
export const spaceAfter = ({ board }: Content, emperor: number, scoring: number): number =>
  Math.max(0, emperor - numberAt(board.emperorBack, scoring));

export function trackOutcome(
  { content }: QueryContext,
  emperor: number,
  scoring: number,
): TrackOutcome {
  return {
    vp: numberAt(content.board.emperorVp, emperor),
    to: spaceAfter(content, emperor, scoring),
  };
}

export type Verdict = 'bonus' | 'nothing' | 'penalty';

/** What the tile does to a seat that stands there after stepping back. */
export const verdictAt = (emperor: number): Verdict =>
  emperor === 0 ? 'penalty' : emperor >= EMPEROR_BONUS_FROM ? 'bonus' : 'nothing';

/** All seats score their position and step back, before the tile concerns anybody. */
export function scoreTrack(context: RuleContext): void {
  const { round, seats } = context.state;
  const scoring = emperorScoringOf(round);
  context.events?.push({ type: 'emperorScoring', round, tile: currentTile(context) });
  for (let seat = 0; seat < seats.length; seat++) {
    const from = seatOf(context, seat).emperor;
    const { vp, to } = trackOutcome(context, from, scoring);
    gainVp(context, seat, vp, { source: 'track', id: from });
    stepBack(context, seat, from - to);
  }
  happens(context, context.hooks.on.trackScored);
}

export function applyTile(context: RuleContext, seatIndex: SeatIndex): void {
  if (isAutomatic(context, seatIndex)) return;
  const seat = seatOf(context, seatIndex);
  const tile = currentTile(context);
  const verdict = verdictAt(seat.emperor);
  if (verdict === 'penalty') {
    penalise(context, seatIndex, tile);
  } else if (verdict === 'bonus') {
    context.events?.push({ type: 'tileBonus', seat: seatIndex, tile });
    beginAction(context, seatIndex);
    pushItems(context, seatIndex, [
      ...benefits(emperorTile(context.content, tile).bonus, { source: 'tile', id: tile }),
      ...reactions(context, seatIndex, 'onEmperorBonus', ({ gain }) => gain),
    ]);
  }
}
