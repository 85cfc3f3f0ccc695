import type { ShownMoment } from '@gah/client';
import type { SeatIndex } from '@gah/engine';
import type { SeatInfo } from '@gah/protocol';
import type { Crest, Player } from '../../session/plan.js';
import { CRESTS } from '../../session/plan.js';
import type { GameSnapshot } from '../../session/session.js';
import { wallBefore } from '../../session/timeline.js';

const asCrest = (crest: number): Crest => CRESTS.find((each) => each === crest) ?? 0;

function playerOf(seat: SeatInfo): Player {
  const crest = asCrest(seat.crest);
  if (seat.kind === 'computer') return { kind: 'computer', level: seat.level, crest };
  if (seat.kind === 'person' && seat.replaced)
    return { kind: 'computer', level: seat.replaced.level, crest };
  return { kind: 'person', crest };
}

/** Who is about to move while others' moves are shown, or the computer player that decides. */
function thinkingAt({ frame, coming }: ShownMoment, players: readonly Player[]): SeatIndex | null {
  if (coming) return coming.steps.at(-1)?.seat ?? null;
  const { pending } = frame.game.view;
  return pending.find(({ seat }) => players[seat]?.kind === 'computer')?.seat ?? null;
}

/** A moment of an online game, as the screens of every game are told it. */
export function snapshotOf(moment: ShownMoment): GameSnapshot {
  const { frame, previous, decides, undoTarget } = moment;
  const { game, steps, seats } = frame;
  const { view, moves, sheets, winners } = game;
  const players = seats.map(playerOf);
  const last = steps.at(-1);
  return {
    view,
    previousView: previous?.game.view ?? null,
    events: last?.events ?? [],
    movedBy: last?.seat ?? null,
    pending: view.pending,
    seat: decides,
    moves: decides === null ? [] : moves,
    curtain: null,
    thinking: decides === null ? thinkingAt(moment, players) : null,
    undoTarget,
    undoWall: wallBefore(steps, view.undoTarget ?? view.ply),
    sheets,
    winners,
    isOver: view.pending.length === 0,
    log: steps,
    players,
    problem: null,
  };
}
