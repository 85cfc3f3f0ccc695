import type { Level } from '@gah/ai';
import type { SeatIndex } from '@gah/engine';
import { asMove, at as entry, play, undoTarget } from '@gah/engine';
import type { ClientMessageOf, JoinTable, ProblemCode } from '@gah/protocol';
import { hashOf, sameHash } from '../secrets.js';
import type { PlayedMove } from './apply.js';
import type { Entry } from './entry.js';
import { distinctName } from './names.js';
import { movedEntry } from './entry.js';
import { loggedMoves, plyAfter } from './plies.js';
import type { Holder, RunningGame, TableState } from './state.js';
import { decidingSeats, presentState } from './state.js';
import { SUBSTITUTE, validVotes, votersAgainst } from './votes.js';

/** What is to become the next entry. */
interface Proposal {
  readonly entry: Entry;
  /** The move, already played on a copy. */
  readonly ready?: PlayedMove;
}

export type RequestOutcome = Proposal | ProblemCode;

/** What a table's log does not tell. */
export interface Surroundings {
  /** Whether a person has been away long enough to be replaced. */
  readonly isAway: (seat: SeatIndex) => boolean;
  readonly now: number;
}

type Request = ClientMessageOf<
  'move' | 'undo' | 'start' | 'leave' | 'remove' | 'comeBack' | 'vote'
>;

/** Nobody tries out so many ways to play one turn. */
const MOST_UNDOS = 100;
/** The longest game has about 400 moves. A log of so many entries takes only what carries it on. */
const LONG_LOG = 5000;
/** Comings and goings before a game. */
const MOST_BEFORE_GAME = 500;

const personOn = (
  { holders }: TableState,
  seat: SeatIndex,
): Extract<Holder, { kind: 'person' }> | null => {
  const holder = holders[seat];
  return holder?.kind === 'person' ? holder : null;
};

/** The game, if this seat's person may act in it as it was at entry `at`. */
function gameFor(table: TableState, seat: SeatIndex, at: number): RunningGame | ProblemCode {
  const { game, phase } = table;
  if (!game) return phase === 'closed' ? 'table-closed' : 'not-started';
  if (phase === 'over') return 'game-over';
  if (personOn(table, seat)?.replaced) return 'already-replaced';
  if (!decidingSeats(table).includes(seat)) return 'not-your-decision';
  return at < entry(game.decisionSeq, seat) || at > table.seq ? 'stale' : game;
}

function decideMove(
  table: TableState,
  seat: SeatIndex,
  { at, move: value }: ClientMessageOf<'move'>,
): RequestOutcome {
  const move = asMove(value);
  if (!move) return 'malformed-move';
  if (move.seat !== seat) return 'not-your-decision';
  const game = gameFor(table, seat, at);
  if (typeof game === 'string') return game;
  const played = play(presentState(game), move);
  if (!played.ok) return played.refusal.code;
  return { entry: movedEntry(table.plan, move, 'person'), ready: played };
}

function decideUndo(
  table: TableState,
  seat: SeatIndex,
  { at, ply }: ClientMessageOf<'undo'>,
): RequestOutcome {
  const game = gameFor(table, seat, at);
  if (typeof game === 'string') return game;
  if (table.seq >= LONG_LOG) return 'log-full';
  if (game.undos >= MOST_UNDOS) return 'too-many-undos';
  const state = presentState(game);
  const target = undoTarget(state);
  if (target === null || decidingSeats(table).length > 1 || ply < target || ply >= state.ply)
    return 'no-undo';
  const moves = loggedMoves(game, ply);
  return plyAfter(game, moves) < target
    ? 'no-undo'
    : { entry: { kind: 'undone', seat, ply: moves } };
}

function decideLeave(table: TableState, seat: SeatIndex, level: Level): RequestOutcome {
  switch (table.phase) {
    case 'gathering':
      return { entry: { kind: 'left', seat, level: null } };
    case 'playing':
      if (personOn(table, seat)?.replaced) return 'already-replaced';
      // Whoever simply stays away is replaced as well.
      return table.seq >= LONG_LOG ? 'log-full' : { entry: { kind: 'left', seat, level } };
    case 'over':
      return 'game-over';
    case 'closed':
      return 'table-closed';
  }
}

/** Only a turn that the server plays is lost in a long log, not the seat. */
function decideComeBack(table: TableState, seat: SeatIndex): RequestOutcome {
  const person = personOn(table, seat);
  if (!person || (person.replaced === null && !person.timedOut)) return 'not-replaced';
  if (person.replaced === null && table.seq >= LONG_LOG) return 'log-full';
  return { entry: { kind: 'returned', seat } };
}

function decideRemove(table: TableState, seat: SeatIndex, who: SeatIndex): RequestOutcome {
  if (table.phase === 'closed') return 'table-closed';
  if (table.phase !== 'gathering') return 'already-started';
  if (table.host !== seat) return 'not-host';
  if (who === seat || !personOn(table, who)) return 'no-such-seat';
  return { entry: { kind: 'removed', seat, who } };
}

function decideVote(
  table: TableState,
  seat: SeatIndex,
  { seat: against }: ClientMessageOf<'vote'>,
  { isAway, now }: Surroundings,
): RequestOutcome {
  if (table.phase !== 'playing') return table.phase === 'over' ? 'game-over' : 'not-started';
  const person = personOn(table, against);
  if (!person || against === seat) return 'no-such-seat';
  if (person.replaced) return 'already-replaced';
  if (!votersAgainst(table, against).includes(seat)) return 'already-replaced';
  if (validVotes(table, against, now).some((vote) => vote.seat === seat)) return 'already-voted';
  if (!isAway(against)) return 'seat-present';
  return { entry: { kind: 'voted', seat, against, level: SUBSTITUTE } };
}

/** What becomes of a request of a seat's person. */
export function decide(
  table: TableState,
  seat: SeatIndex,
  request: Request,
  surroundings: Surroundings,
): RequestOutcome {
  switch (request.type) {
    case 'move':
      return decideMove(table, seat, request);
    case 'undo':
      return decideUndo(table, seat, request);
    case 'start':
      if (table.phase === 'closed') return 'table-closed';
      if (table.phase !== 'gathering') return 'already-started';
      if (table.host !== seat) return 'not-host';
      return { entry: { kind: 'started', seat, level: request.level } };
    case 'leave':
      return decideLeave(table, seat, request.level ?? SUBSTITUTE);
    case 'remove':
      return decideRemove(table, seat, request.seat);
    case 'comeBack':
      return decideComeBack(table, seat);
    case 'vote':
      return decideVote(table, seat, request, surroundings);
  }
}

/** Somebody is seen again, before a vote was decided or while it was. */
export function decideSeen(
  table: TableState,
  seat: SeatIndex,
  when: 'before' | 'meanwhile',
): RequestOutcome {
  const person = personOn(table, seat);
  const hasVotes = person !== null && person.votes.length > 0;
  const isVotedOut = when === 'meanwhile' && person?.replaced?.cause === 'vote';
  return hasVotes || isVotedOut ? { entry: { kind: 'returned', seat } } : 'not-replaced';
}

export const isInvited = ({ plan }: TableState, invite: string | undefined): boolean =>
  invite !== undefined && sameHash(hashOf(invite), plan.inviteHash);

/** Takes a seat of a table that still gathers. */
export function decideJoin(
  table: TableState,
  { name, invite, seat: requested }: JoinTable,
  tokenHash: string,
): RequestOutcome {
  const { plan, phase, holders, seq } = table;
  if (!plan.open && !isInvited(table, invite)) return 'wrong-invite';
  if (phase !== 'gathering') return phase === 'closed' ? 'table-closed' : 'already-started';
  if (seq >= MOST_BEFORE_GAME) return 'log-full';
  const isFree = (seat: SeatIndex): boolean =>
    holders[seat]?.kind === 'open' && !isReserved(table, seat);
  if (requested !== undefined && !(requested in holders)) return 'no-such-seat';
  if (requested !== undefined && !isFree(requested)) return 'seat-taken';
  const seat = requested ?? holders.findIndex((_, index) => isFree(index));
  if (seat < 0) return 'table-full';
  const others = holders.flatMap((holder, index) =>
    holder.kind === 'person' ? holder.name : (plan.seats[index]?.reserved?.name ?? []),
  );
  return { entry: { kind: 'joined', seat, name: distinctName(name, others), tokenHash } };
}

/** A seat kept for somebody whom the host has shown out is kept no longer. */
function isReserved({ plan, removed }: TableState, seat: SeatIndex): boolean {
  const reserved = plan.seats[seat]?.reserved;
  return !!reserved && !removed.includes(reserved.tokenHash);
}

/** Takes the seat that is kept for the owner of this token since the game before. */
export function decideReserved(table: TableState, tokenHash: string): RequestOutcome | null {
  const seat = table.plan.seats.findIndex(
    ({ reserved }) => reserved !== null && sameHash(reserved.tokenHash, tokenHash),
  );
  const reserved = table.plan.seats[seat]?.reserved;
  if (!reserved || !isReserved(table, seat)) return null;
  if (table.phase !== 'gathering' || table.holders[seat]?.kind !== 'open') return null;
  return { entry: { kind: 'joined', seat, name: reserved.name, tokenHash } };
}

/** The seat a token holds. */
export function seatOfToken({ holders }: TableState, tokenHash: string): SeatIndex | null {
  const seat = holders.findIndex(
    (holder) => holder.kind === 'person' && sameHash(holder.tokenHash, tokenHash),
  );
  return seat < 0 ? null : seat;
}
