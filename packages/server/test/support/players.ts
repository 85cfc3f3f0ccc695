import type { RngState } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import type { NewTable, TableJoined } from '@gah/protocol';
import type { TableClientOptions } from '@gah/server/client';
import { HttpClient, Refused, TableClient } from '@gah/server/client';
import { onTestFinished } from 'vitest';

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
export async function gather(address: string, wish: NewTable): Promise<Seated[]> {
  const http = new HttpClient(address);
  const host = await http.openTable(wish);
  const { invite } = host;
  const seated: Seated[] = [host];
  for (const [index] of wish.seats.filter(({ kind }) => kind === 'open').entries()) {
    const joined = await http.join(host.table, { name: `Guest ${index + 1}`, invite });
    seated.push({ ...joined, invite });
  }
  return seated;
}

/** A client that leaves with the test. */
export function newClient(options: TableClientOptions): TableClient {
  const client = new TableClient(options);
  onTestFinished(() => {
    client.close();
  });
  return client;
}

const isOver = ({ info }: TableClient): boolean => info?.phase === 'over';

/** Plays random legal moves, and steps back now and then, until the game is over. */
export async function playToEnd(client: TableClient, seed: string): Promise<void> {
  const rng = seedRng(seed);
  for (;;) {
    await client.until((now) => isOver(now) || (now.game?.moves.length ?? 0) > 0);
    if (isOver(client)) return;
    const seq = client.seq ?? 0;
    try {
      await act(client, rng);
    } catch (error) {
      // In a draft, and after coming back, the table may have moved on.
      if (!(error instanceof Refused) || error.code !== 'stale') throw error;
    }
    await client.until((now) => isOver(now) || (now.seq ?? 0) > seq);
  }
}

async function act(client: TableClient, rng: RngState): Promise<void> {
  const { game } = client;
  if (!game) return;
  const { view, moves } = game;
  if (view.undoTarget !== null && randomInt(rng, 20) === 0) {
    await client.ask({ type: 'undo', at: client.seq ?? 0, ply: view.undoTarget });
    return;
  }
  const move = moves[randomInt(rng, moves.length)];
  if (move) await client.play(move);
}
