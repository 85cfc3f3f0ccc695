import type { RngState } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import type { NewTable, ProblemCode, TableJoined } from '@gah/protocol';
import type { TableRequest } from './connection.js';
import { Refused } from './connection.js';
import { HttpClient } from './http.js';
import type { KnownTable } from './knownTable.js';
import type { TableSession } from './tableSession.js';

export const tableOf = (persons: number, changes: Partial<NewTable> = {}): NewTable => ({
  name: 'Anna',
  seats: Array.from({ length: persons }, (_, seat) => ({ kind: seat === 0 ? 'host' : 'open' })),
  options: {},
  clock: { kind: 'none' },
  open: false,
  spectators: true,
  chat: true,
  ...changes,
});

export interface Seated extends TableJoined {
  readonly invite: string;
}

/** Opens a table and lets everybody sit down; in the order of joining. */
export async function gather(
  address: string,
  plan: NewTable,
  joinAt: (table: string) => string = () => address,
): Promise<Seated[]> {
  const host = await new HttpClient(address).openTable(plan);
  const http = new HttpClient(joinAt(host.table));
  const { invite } = host;
  const seated: Seated[] = [host];
  for (const [index] of plan.seats.filter(({ kind }) => kind === 'open').entries()) {
    const joined = await http.join(host.table, { name: `Guest ${index + 1}`, invite });
    seated.push({ ...joined, invite });
  }
  return seated;
}

const isOver = ({ info }: KnownTable): boolean => info.phase === 'over';
const isAsked = ({ game }: KnownTable): boolean => game !== null && game.moves.length > 0;

/** The table has moved on while the client decided: in a draft, or after coming back. */
const OVERTAKEN: readonly ProblemCode[] = ['stale', 'not-your-decision', 'game-over'];

/** What a player asked for, and what the server says of it. */
export interface Acknowledged {
  readonly id: string;
  readonly seq: number;
  readonly request: TableRequest;
}

interface PlayOptions {
  /** Asked before every decision; false ends the play early. */
  readonly mayGoOn?: () => boolean | Promise<boolean>;
  readonly onAcknowledged?: (acknowledged: Acknowledged) => void;
}

/** Plays random legal moves, and steps back now and then, until the game is over. */
export async function playToEnd(
  session: TableSession,
  seed: string,
  { mayGoOn = () => true, onAcknowledged }: PlayOptions = {},
): Promise<void> {
  const rng = seedRng(seed);
  for (;;) {
    const before = await session.until((now) => isOver(now) || isAsked(now));
    if (isOver(before) || !(await mayGoOn())) return;
    const table = session.table ?? before;
    const request = choose(table, rng);
    if (!request) continue;
    try {
      const { id, seq } = await session.ask(request);
      onAcknowledged?.({ id, seq, request });
    } catch (error) {
      if (!(error instanceof Refused) || !OVERTAKEN.includes(error.code)) throw error;
    }
    await session.until((now) => isOver(now) || now.seq > table.seq);
  }
}

function choose({ game, seq: at }: KnownTable, rng: RngState): TableRequest | null {
  if (!game) return null;
  const { view, moves } = game;
  if (view.undoTarget !== null && view.undoTarget < view.ply && randomInt(rng, 20) === 0) {
    return { type: 'undo', at, ply: view.undoTarget };
  }
  const move = moves[randomInt(rng, Math.max(1, moves.length))];
  return move ? { type: 'move', at, move } : null;
}
