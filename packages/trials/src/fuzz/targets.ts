import { setTimeout as wait } from 'node:timers/promises';
import type { GameNow, TableOpened } from '@gah/protocol';
import { openSession } from '@gah/client/node';
import { hasMoves, HttpClient } from '@gah/client';
import type { Seated } from '@gah/client/testing';
import { gather, playToEnd, tableOf } from '@gah/client/testing';
import type { Cleanup } from '../harness/cleanup.js';

/** A table that is attacked, with everything an attacker could have got hold of. */
export interface AttackTarget {
  readonly table: string;
  readonly seated: readonly Seated[];
  readonly seq: number;
  /** The seat that decides, with its legal moves; null where no game runs. */
  readonly deciding: { readonly seat: number; readonly game: GameNow } | null;
  /** For each seat its moves the last time it had some. */
  readonly stale: readonly GameNow['moves'][];
}

export interface Targets {
  readonly gathering: AttackTarget;
  readonly running: AttackTarget;
  readonly over: AttackTarget;
  readonly closed: AttackTarget;
}

const MOVES_BEFORE = 60;
const SETTLE_MS = 5;

async function playTable(
  cleanup: Cleanup,
  address: string,
  seated: readonly Seated[],
  moves: number,
): Promise<AttackTarget> {
  const clients = seated.map((place) => openSession({ address, ...place }));
  cleanup.add(() => {
    for (const client of clients) client.close();
  });
  const stale: GameNow['moves'][] = seated.map(() => []);
  let played = 0;
  for (const [seat, client] of clients.entries()) {
    void playToEnd(client, `target ${seat}`, {
      mayGoOn: () => {
        if (client.table?.game) stale[seat] = client.table.game.moves;
        return played++ < moves;
      },
    }).catch(() => undefined);
  }
  const isSettled = (): boolean =>
    clients.every(
      ({ table, connection }) =>
        table?.info.phase === 'over' || (played > moves && connection.unanswered === 0),
    );
  while (!isSettled()) await wait(SETTLE_MS);
  const [one] = clients;
  if (!one) throw new Error('nobody was seated');
  await Promise.all(clients.map((client) => client.until(({ seq }) => seq === one.lastSeq)));
  const seat = clients.findIndex(({ table }) => hasMoves(table));
  const game = clients[seat]?.table?.game;
  for (const client of clients) client.close();
  return {
    table: seated[0]?.table ?? '',
    seated,
    seq: one.lastSeq,
    deciding: game ? { seat, game } : null,
    stale,
  };
}

const withoutGame = (host: TableOpened, seq: number): AttackTarget => ({
  table: host.table,
  seated: [host],
  seq,
  deciding: null,
  stale: [],
});

async function closedTable(address: string): Promise<AttackTarget> {
  const host = await new HttpClient(address).openTable(tableOf(2));
  const client = openSession({ address, ...host });
  const { seq } = await client.ask({ type: 'leave' });
  client.close();
  return withoutGame(host, seq);
}

async function gatheringTable(address: string): Promise<AttackTarget> {
  const seats = [
    { kind: 'host' },
    { kind: 'computer', level: 'pageboy' },
    { kind: 'open' },
  ] as const;
  const newTable = tableOf(1, { seats: [...seats], chat: false });
  return withoutGame(await new HttpClient(address).openTable(newTable), 1);
}

/** One table of every phase. */
export async function prepareTargets(cleanup: Cleanup, address: string): Promise<Targets> {
  return {
    gathering: await gatheringTable(address),
    running: await playTable(cleanup, address, await gather(address, tableOf(3)), MOVES_BEFORE),
    over: await playTable(cleanup, address, await gather(address, tableOf(2)), Infinity),
    closed: await closedTable(address),
  };
}
