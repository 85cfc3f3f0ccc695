import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { DatabaseAddress, ServerConfig } from '@gah/server';
import type { Block } from './blocks.js';

export interface ServerProcessOptions {
  readonly database: DatabaseAddress;
  /** What differs from a server of a test: that one has no limits, and thinks in its main thread. */
  readonly settings?: Partial<ServerConfig>;
}

export type ToServerProcess = 'measure' | 'stop';
export type FromServerProcess =
  { readonly kind: 'ready'; readonly port: number } | ({ readonly kind: 'measured' } & Measured);

/** What a process takes: memory after a collection of garbage, and time since it began. */
export interface Measured {
  readonly memory: NodeJS.MemoryUsage;
  readonly cpu: NodeJS.CpuUsage;
  /** Since it was last measured. */
  readonly longestBlock: Block;
  /** Warnings and errors it has logged since it began. */
  readonly complaints: number;
}

/** The file Node can run, as the build makes it. */
export const SERVER_PROGRAM = new URL('./server.js', import.meta.url);

function answerOf<K extends FromServerProcess['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<FromServerProcess, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: FromServerProcess): void => {
      if (message.kind !== kind) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message as Extract<FromServerProcess, { kind: K }>);
    };
    const onExit = (): void => {
      reject(new Error('the server process has ended'));
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
  });
}

/** A server in a process of its own. */
export class ServerChild {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(program: URL, options: ServerProcessOptions): Promise<ServerChild> {
    const child = fork(program, [JSON.stringify(options)], { execArgv: ['--expose-gc'] });
    const { port } = await answerOf(child, 'ready');
    return new ServerChild(child, port);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async measure(): Promise<Measured> {
    this.#say('measure');
    return answerOf(this.#child, 'measured');
  }

  /** Ends it at once, without a word to anybody. */
  kill(): Promise<void> {
    return this.#ended(() => this.#child.kill('SIGKILL'));
  }

  /** Lets it say good-bye. */
  stop(): Promise<void> {
    return this.#ended(() => {
      this.#say('stop');
    });
  }

  #say(message: ToServerProcess): void {
    this.#child.send(message);
  }

  #ended(end: () => unknown): Promise<void> {
    if (!this.isRunning) return Promise.resolve();
    return new Promise((resolve) => {
      this.#child.once('exit', () => {
        resolve();
      });
      end();
    });
  }
}
