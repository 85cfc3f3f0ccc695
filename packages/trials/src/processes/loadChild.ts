import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { PlayFigures, Routing } from '../load/loadTables.js';

export interface LoadProcessOptions {
  readonly addresses: readonly string[];
  readonly routing: Routing;
}

export type ToLoadProcess =
  | { readonly kind: 'open'; readonly tables: number }
  | { readonly kind: 'play'; readonly perSecond: number | null; readonly seconds: number }
  | { readonly kind: 'comeBack'; readonly address: string };
export type FromLoadProcess =
  | { readonly kind: 'opened' }
  | { readonly kind: 'played'; readonly figures: PlayFigures }
  | { readonly kind: 'back'; readonly ms: readonly number[] };

export const LOAD_PROGRAM = new URL('./load.js', import.meta.url);

/** A load in a process of its own. */
export class LoadChild {
  readonly #child: ChildProcess;

  constructor(program: URL, addresses: readonly string[], routing: Routing = 'spread') {
    const options: LoadProcessOptions = { addresses, routing };
    this.#child = fork(program, [JSON.stringify(options)]);
  }

  async open(tables: number): Promise<void> {
    await this.#ask({ kind: 'open', tables });
  }

  async play(perSecond: number | null, seconds: number): Promise<PlayFigures> {
    const answer = await this.#ask({ kind: 'play', perSecond, seconds });
    if (answer.kind !== 'played') throw new Error('the load has answered something else');
    return answer.figures;
  }

  /** Everybody connects to this server at once; how long each table took, in the order of size. */
  async comeBack(address: string): Promise<readonly number[]> {
    const answer = await this.#ask({ kind: 'comeBack', address });
    if (answer.kind !== 'back') throw new Error('the load has answered something else');
    return answer.ms;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #ask(message: ToLoadProcess): Promise<FromLoadProcess> {
    return new Promise((resolve, reject) => {
      const onExit = (): void => {
        reject(new Error('the load has ended'));
      };
      this.#child.once('exit', onExit);
      this.#child.once('message', (answer: FromLoadProcess) => {
        this.#child.off('exit', onExit);
        resolve(answer);
      });
      this.#child.send(message);
    });
  }
}
