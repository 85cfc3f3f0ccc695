/** Runs something that ends early with Ctrl-C, and so can still say what it has come to. */
export async function untilInterrupted<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = (): void => {
    controller.abort();
  };
  process.once('SIGINT', interrupt);
  try {
    return await run(controller.signal);
  } finally {
    process.off('SIGINT', interrupt);
  }
}
