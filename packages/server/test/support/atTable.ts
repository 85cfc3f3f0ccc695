import type { NewTable } from '@gah/protocol';
import type { TableClient } from '@gah/server/client';
import { gather, newClient } from './players.js';

/** Everybody is connected. */
export async function sitDown(address: string, wish: NewTable): Promise<TableClient[]> {
  const seated = await gather(address, wish);
  const clients = seated.map((each) => newClient({ address, ...each }));
  await Promise.all(clients.map((client) => client.until(({ isConnected }) => isConnected)));
  return clients;
}

/** Who decides, and the others. */
export function split(clients: readonly TableClient[]): [TableClient, ...TableClient[]] {
  const mover = clients.find(({ game }) => (game?.moves.length ?? 0) > 0);
  if (!mover) throw new Error('somebody must move');
  return [mover, ...clients.filter((client) => client !== mover)];
}

export const seatOf = ({ seat }: TableClient): number => seat ?? -1;
export const personOn = ({ info }: TableClient, seat: number) => {
  const found = info?.seats[seat];
  if (found?.kind !== 'person') throw new Error('a person sits there');
  return found;
};
