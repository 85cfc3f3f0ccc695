import type { TableClientOptions } from '@gah/server/client';
import { TableClient } from '@gah/server/client';
import { onTestFinished } from 'vitest';

/** A client that leaves with the test. */
export function newClient(options: TableClientOptions): TableClient {
  const client = new TableClient(options);
  onTestFinished(() => {
    client.close();
  });
  return client;
}
