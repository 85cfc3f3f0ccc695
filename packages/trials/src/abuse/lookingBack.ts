import { MODULES } from '@gah/engine';
import { API, LIMITS } from '@gah/protocol';
import { USUAL_LIMITS } from '@gah/server';
import { openSession } from '@gah/client/node';
import type { Seated } from '@gah/client/testing';
import { gather, tableOf } from '@gah/client/testing';
import type { Abuse, AbuseOptions } from './abuse.js';
import { beyond } from './abuse.js';
import { ATTACKER } from './hostile.js';
import type { BusyServer } from './others.js';
import { from, openBusyServer, othersDuring, playMoves } from './others.js';

/** Sizes of the tables; whole games are played where the figures count. */
const SEATS = { full: [2, 4], short: [2] };
const MOVES = { full: Infinity, short: 20 };
const AT_ONCE = 8;
/** Making pages may keep others waiting for so long, on a machine that has nothing else to do. */
const MOST_BLOCK_MS = 50;
const READER = '203.0.113.7';

interface PlayedTable {
  readonly seated: readonly Seated[];
  readonly plies: number;
  readonly pages: number;
}

/** A game with everything in it, at which nobody has looked back yet. */
async function playTable(
  { cleanup, seed, isFull }: AbuseOptions,
  { server: { address } }: BusyServer,
  seats: number,
): Promise<PlayedTable> {
  const seated = await gather(address, tableOf(seats, { options: { modules: [...MODULES] } }));
  const players = seated.map((place) => openSession({ address, ...place }));
  cleanup.add(() => {
    for (const player of players) player.close();
  });
  const moves = isFull ? MOVES.full : MOVES.short;
  await Promise.race(players.map((player, seat) => playMoves(player, `${seed} ${seat}`, moves)));
  const plies = players[0]?.table?.game?.view.ply ?? 0;
  for (const player of players) player.close();
  return { seated, plies, pages: Math.floor(plies / LIMITS.historySteps) + 1 };
}

/** A page as a seat sees it, or a spectator. */
const ask = (
  { server }: BusyServer,
  { seated: [host] }: PlayedTable,
  viewer: Seated | undefined,
  page: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(`${server.address}${API}/tables/${host?.table ?? ''}/history?page=${page}`, {
    headers: { ...headers, ...(viewer && { authorization: `Bearer ${viewer.token}` }) },
  });

/** How large the past of a game is, and how long its pages take; the first one has the game played again. */
async function readAll(busy: BusyServer, table: PlayedTable): Promise<Record<string, number>> {
  const [viewer] = table.seated;
  let [bytes, sentBytes, longest] = [0, 0, 0];
  for (let page = 0; page < table.pages; page++) {
    const begun = performance.now();
    const answer = await ask(busy, table, viewer, page, from(READER));
    bytes += (await answer.arrayBuffer()).byteLength;
    longest = Math.max(longest, performance.now() - begun);
    sentBytes += Number(answer.headers.get('content-length'));
  }
  const { plies, pages, seated } = table;
  const figures = { plies, pages, bytes, sentBytes, longestPageMs: longest };
  const named = Object.entries(figures).map(([name, figure]) => [
    `${seated.length}p ${name}`,
    figure,
  ]);
  return Object.fromEntries(named) as Record<string, number>;
}

/** One address asks for the past of long games, page after page, as everybody who may see them. */
export const lookingBack: Abuse = {
  name: 'looking-back',
  run: async (options) => {
    const busy = await openBusyServer(options);
    const tables: PlayedTable[] = [];
    const sizes: Record<string, number> = {};
    for (const seats of options.isFull ? SEATS.full : SEATS.short) {
      const table = await playTable(options, busy, seats);
      tables.push(table);
      await busy.server.measure();
      Object.assign(sizes, await readAll(busy, table));
    }
    const { longestBlock } = await busy.server.measure();

    let [asked, told] = [0, 0];
    const { figures, problems } = await othersDuring(busy, options, async (signal) => {
      const lanes = Array.from({ length: AT_ONCE }, async () => {
        while (!signal.aborted) {
          const table = tables[asked % tables.length];
          if (!table) return;
          const round = Math.floor(asked++ / tables.length);
          const viewer = table.seated[round % (table.seated.length + 1)];
          const page = round % table.pages;
          const answer = await ask(busy, table, viewer, page, from(ATTACKER));
          await answer.arrayBuffer();
          if (answer.ok) told++;
        }
      });
      await Promise.all(lanes);
    });
    const most = USUAL_LIMITS.requestsPerMinute;
    return {
      figures: {
        ...figures,
        ...sizes,
        asked,
        told,
        blockMs: longestBlock.ms,
      },
      problems: [
        ...problems,
        ...(told === 0 ? ['nobody was told anything'] : []),
        ...(told > most ? [`${told} pages in a minute, at most ${most}`] : []),
        ...(options.isFull ? beyond('others waited, ms', longestBlock.ms, MOST_BLOCK_MS) : []),
      ],
    };
  },
};
