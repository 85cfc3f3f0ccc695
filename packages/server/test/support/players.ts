import type { TableSession } from '@gah/client';
import type { ScriptOptions } from '@gah/client/node';
import { openSession } from '@gah/client/node';
import { onTestFinished } from 'vitest';

export { gather, playToEnd, tableOf } from '@gah/client/testing';
export type { Seated } from '@gah/client/testing';

/** A client that leaves with the test. */
export function newClient(options: ScriptOptions): TableSession {
  const client = openSession(options);
  onTestFinished(() => {
    client.close();
  });
  return client;
}
