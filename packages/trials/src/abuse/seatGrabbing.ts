import { randomUUID } from 'node:crypto';
import type { TableJoined, TableOpened } from '@gah/protocol';
import { PROTOCOL_VERSION } from '@gah/protocol';
import { USUAL_LIMITS } from '@gah/server';
import { openSession } from '@gah/client/node';
import { tableOf } from '@gah/client/testing';
import type { ServerChild } from '../processes/serverChild.js';
import type { Abuse } from './abuse.js';
import { ATTACKER, hostileSocket } from './hostile.js';
import { askFrom } from './http.js';
import { openBusyServer } from './others.js';

const SEATS = 4;
const ATTEMPTS = 20;
const [HOST, GUEST] = ['198.51.100.1', '198.51.100.2'];

const join = (server: ServerChild, address: string, table: string) =>
  askFrom<TableJoined>(server, address, `/tables/${table}/join`, { name: 'Mallory' });

/** Gets up, to sit down again. */
async function getUp(server: ServerChild, { table, token }: TableJoined): Promise<void> {
  const socket = hostileSocket(server);
  await new Promise<void>((resolve) => {
    socket.on('open', () => {
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, table, token };
      socket.send(JSON.stringify(hello));
      socket.send(JSON.stringify({ type: 'leave', id: randomUUID() }));
    });
    socket.on('close', () => {
      resolve();
    });
  });
}

/** One address wants all seats of a stranger's table, or never lets it begin. */
export const seatGrabbing: Abuse = {
  name: 'seat-grabbing',
  run: async (options) => {
    const { server } = await openBusyServer(options);
    const opened = await askFrom<TableOpened>(
      server,
      HOST,
      '/tables',
      tableOf(SEATS, { open: true }),
    );
    if (typeof opened === 'string') throw new Error(opened);
    const joined: TableJoined[] = [];
    const sitDown = async (): Promise<boolean> => {
      const answer = await join(server, ATTACKER, opened.table);
      if (typeof answer !== 'string') joined.push(answer);
      return typeof answer !== 'string';
    };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) await sitDown();
    const seatsAtOnce = joined.length;
    for (let last = joined.at(-1), isIn = true; last && isIn; last = joined.at(-1)) {
      await getUp(server, last);
      isIn = joined.length < ATTEMPTS && (await sitDown());
    }
    const visits = joined.length;

    // Whoever is shown out stays out, and somebody else gets the seat.
    const rude = await join(server, GUEST, opened.table);
    if (typeof rude === 'string') throw new Error(rude);
    const host = openSession({ address: server.address, ...opened });
    await host.ask({ type: 'remove', seat: rude.seat });
    host.close();
    const back = await join(server, GUEST, opened.table);
    const others = [];
    for (let guest = 3; guest < 2 + SEATS; guest++) {
      others.push(await join(server, `198.51.100.${guest}`, opened.table));
    }
    return {
      figures: { seatsAtOnce, visits },
      problems: [
        ...(seatsAtOnce > USUAL_LIMITS.seatsAtTable ? [`${seatsAtOnce} seats at once`] : []),
        ...(visits > USUAL_LIMITS.joinsAtTable ? [`${visits} visits`] : []),
        ...(back === 'removed' ? [] : ['somebody shown out has sat down again']),
        ...others.filter((each) => typeof each === 'string').map((code) => `a guest: ${code}`),
      ],
    };
  },
};
