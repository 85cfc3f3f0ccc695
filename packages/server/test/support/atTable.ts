import type { NewTable } from '@gah/protocol';
import type { TableSession } from '@gah/client';
import { gather, newClient } from './players.js';

/** Everybody is connected. */
export async function sitDown(address: string, newTable: NewTable): Promise<TableSession[]> {
  const seated = await gather(address, newTable);
  const clients = seated.map((each) => newClient({ address, ...each }));
  await Promise.all(clients.map((client) => client.untilConnected()));
  return clients;
}

/** Who decides, and the others. */
export function split(clients: readonly TableSession[]): [TableSession, ...TableSession[]] {
  const mover = clients.find(({ table }) => (table?.game?.moves.length ?? 0) > 0);
  if (!mover) throw new Error('somebody must move');
  return [mover, ...clients.filter((client) => client !== mover)];
}

export const seatOf = ({ table }: TableSession): number => table?.seat ?? -1;
export const personOn = ({ table }: Pick<TableSession, 'table'>, seat: number) => {
  const found = table?.info.seats[seat];
  if (found?.kind !== 'person') throw new Error('a person sits there');
  return found;
};
