import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient } from '@gah/client';
import { tableOf } from '@gah/client/testing';

const PAUSE_MS = 20;

export const readiness = async (address: string): Promise<string> => {
  const answer = (await (await fetch(`${address}/readyz`)).json()) as { status: string };
  return answer.status;
};

/** Whether a table can be opened, which is a write like any other. */
export const canWrite = (address: string): Promise<boolean> =>
  new HttpClient(address).openTable(tableOf(2)).then(
    () => true,
    () => false,
  );

/** How long it takes until something holds, in milliseconds; null when it does not in time. */
export async function msUntil(
  holds: () => Promise<boolean>,
  patienceMs: number,
): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    if (await holds()) return performance.now() - begun;
    await wait(PAUSE_MS);
  }
  return null;
}
