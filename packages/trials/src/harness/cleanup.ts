/** What must be ended whatever happens, the latest first. */
export class Cleanup {
  readonly #jobs: (() => unknown)[] = [];

  add(job: () => unknown): void {
    this.#jobs.push(job);
  }

  async run(): Promise<void> {
    for (let job = this.#jobs.pop(); job; job = this.#jobs.pop()) await job();
  }
}

export async function withCleanup<T>(work: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  try {
    return await work(cleanup);
  } finally {
    await cleanup.run();
  }
}
