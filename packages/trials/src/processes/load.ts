import { LoadTables } from '../load/loadTables.js';
import type { FromLoadProcess, LoadProcessOptions, ToLoadProcess } from './loadChild.js';

/** Plays many tables from a process of its own, so that the server is measured alone. */
const { addresses, routing } = JSON.parse(process.argv[2] ?? '') as LoadProcessOptions;
const tables = new LoadTables(addresses, routing, 'load');

const tell = (message: FromLoadProcess): void => {
  process.send?.(message);
};

async function obey(message: ToLoadProcess): Promise<void> {
  switch (message.kind) {
    case 'open':
      await tables.open(message.tables);
      tell({ kind: 'opened' });
      return;
    case 'play':
      tell({ kind: 'played', figures: await tables.play(message.perSecond, message.seconds) });
      return;
    case 'comeBack':
      tell({ kind: 'back', ms: await tables.comeBack(message.address) });
  }
}

process.on('message', (message: ToLoadProcess) => {
  obey(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit());
