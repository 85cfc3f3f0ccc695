import type { TableSession } from '@gah/client';
import { openSession } from '@gah/client/node';
import { Refused } from '@gah/client';
import { gather, tableOf } from '@gah/client/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerChild } from '../processes/serverChild.js';
import { newDatabase } from '../harness/storage.js';
import type { Abuse } from './abuse.js';
import { beyond } from './abuse.js';

const MOST_PRESENT_MS = 12_000;
/** Longer than somebody must be away. */
const AWAY_MS = 62_000;

const answerTo = (client: TableSession, seat: number): Promise<string> =>
  client.ask({ type: 'vote', seat }).then(
    () => 'voted',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  );

/** A process dies with somebody connected to it: nobody else says that they have gone. */
export const processDeath: Abuse = {
  name: 'process-death',
  run: async ({ cleanup, programs, isFull }) => {
    const database = await newDatabase(cleanup, 'postgres');
    const [dying, living] = await Promise.all(
      [0, 1].map(async () => {
        const server = await ServerChild.start(programs.server, { database });
        cleanup.add(() => server.kill());
        return server;
      }),
    );
    if (!dying || !living) throw new Error('there are two servers');
    const [anna, bela] = await gather(living.address, tableOf(2));
    if (!anna || !bela) throw new Error('two sit down');
    const clients = [
      openSession({ ...anna, address: dying.address }),
      openSession({ ...bela, address: living.address }),
    ];
    cleanup.add(() => {
      for (const client of clients) client.close();
    });
    const [absent, other] = clients;
    if (!absent || !other) throw new Error('two sit down');
    await other.until(({ presence }) => presence.seats.every(Boolean));
    const early = await answerTo(other, anna.seat);
    await dying.kill();
    absent.close();
    const diedAt = performance.now();
    await other.until(({ presence }) => presence.seats[anna.seat] === false);
    const presentMs = performance.now() - diedAt;
    const soon = await answerTo(other, anna.seat);
    if (isFull) await wait(AWAY_MS - presentMs);
    const late = isFull ? await answerTo(other, anna.seat) : 'voted';
    return {
      figures: { presentMs },
      problems: [
        ...(early === 'seat-present' ? [] : [`a vote against somebody connected: ${early}`]),
        ...(soon === 'seat-present' ? [] : [`a vote at once: ${soon}`]),
        ...(late === 'voted' ? [] : [`a vote after a minute: ${late}`]),
        ...(isFull ? beyond('shown as present, ms', presentMs, MOST_PRESENT_MS) : []),
      ],
    };
  },
};
