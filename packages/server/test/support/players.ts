import type { TableClientOptions } from '@gah/server/client';
import { TableClient } from '@gah/server/client';
import { onTestFinished } from 'vitest';

export { gather, playToEnd, tableOf } from '@gah/server/testing';
export type { Seated } from '@gah/server/testing';

/** A client that leaves with the test. */
export function newClient(options: TableClientOptions): TableClient {
  const client = new TableClient(options);
  onTestFinished(() => {
    client.close();
  });
  return client;
}
