import Promised from 'libsql/promise';

/** The first thing that is wrong with the file, or null; looked for in another thread. */
export async function inspect(file: string, signal: AbortSignal): Promise<string | null> {
  const sqlite = new Promised(file, {});
  const interrupt = (): void => {
    sqlite.interrupt();
  };
  signal.addEventListener('abort', interrupt);
  try {
    const check = (await sqlite.prepare('pragma quick_check(1)')) as {
      all: (parameters: readonly []) => Promise<{ quick_check: string }[]>;
    };
    const [row] = await check.all([]);
    return row?.quick_check === 'ok' ? null : (row?.quick_check ?? 'it cannot be read');
  } finally {
    signal.removeEventListener('abort', interrupt);
    sqlite.close();
  }
}
