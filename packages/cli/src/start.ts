import { run } from './run.js';

/** Runs `gah` as a program of its own. */
export async function start(args: readonly string[]): Promise<void> {
  // The reader of a pipe may stop early, as `head` does: that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = await run(args, process);
}
