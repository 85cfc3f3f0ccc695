import type { RngState } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import type { ClientRequest, NewTable, ProblemCode, TableJoined } from '@gah/protocol';
import { HttpClient } from '../client/http.js';
import type { TableClient } from '../client/tableClient.js';
import { Refused } from '../client/tableClient.js';

export const tableOf = (persons: number, wish: Partial<NewTable> = {}): NewTable => ({
  name: 'Anna',
  seats: Array.from({ length: persons }, (_, seat) => ({ kind: seat === 0 ? 'host' : 'open' })),
  options: {},
  clock: { kind: 'none' },
  open: false,
  spectators: true,
  chat: true,
  ...wish,
});

export interface Seated extends TableJoined {
  readonly invite: string;
}

/** Opens a table and lets everybody sit down; in the order of joining. */
export async function gather(
  address: string,
  wish: NewTable,
  joinAt: (table: string) => string = () => address,
): Promise<Seated[]> {
  const host = await new HttpClient(address).openTable(wish);
  const http = new HttpClient(joinAt(host.table));
  const { invite } = host;
  const seated: Seated[] = [host];
  for (const [index] of wish.seats.filter(({ kind }) => kind === 'open').entries()) {
    const joined = await http.join(host.table, { name: `Guest ${index + 1}`, invite });
    seated.push({ ...joined, invite });
  }
  return seated;
}

const isOver = ({ info }: TableClient): boolean => info?.phase === 'over';

/** The table has moved on while the client decided: in a draft, or after coming back. */
const OVERTAKEN: readonly ProblemCode[] = ['stale', 'not-your-decision', 'game-over'];

type Wish = ClientRequest extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never;

/** What a player asked for, and what the server says of it. */
export interface Acknowledged {
  readonly id: string;
  readonly seq: number;
  readonly wish: Wish;
}

interface PlayOptions {
  /** Asked before every decision; false ends the play early. */
  readonly mayGoOn?: () => boolean | Promise<boolean>;
  readonly onAcknowledged?: (acknowledged: Acknowledged) => void;
}

/** Plays random legal moves, and steps back now and then, until the game is over. */
export async function playToEnd(
  client: TableClient,
  seed: string,
  { mayGoOn = () => true, onAcknowledged }: PlayOptions = {},
): Promise<void> {
  const rng = seedRng(seed);
  for (;;) {
    await client.until((now) => isOver(now) || (now.game?.moves.length ?? 0) > 0);
    if (isOver(client) || !(await mayGoOn())) return;
    const seq = client.seq ?? 0;
    const wish = choose(client, rng);
    if (!wish) continue;
    try {
      const { id, seq: stored } = await client.ask(wish);
      onAcknowledged?.({ id, seq: stored, wish });
    } catch (error) {
      if (!(error instanceof Refused) || !OVERTAKEN.includes(error.code)) throw error;
    }
    await client.until((now) => isOver(now) || (now.seq ?? 0) > seq);
  }
}

function choose({ game, seq: at = 0 }: TableClient, rng: RngState): Wish | null {
  if (!game) return null;
  const { view, moves } = game;
  if (view.undoTarget !== null && view.undoTarget < view.ply && randomInt(rng, 20) === 0) {
    return { type: 'undo', at, ply: view.undoTarget };
  }
  const move = moves[randomInt(rng, Math.max(1, moves.length))];
  return move ? { type: 'move', at, move } : null;
}
