import type { Move } from '@gah/engine';
import { Problem } from '../session/problems.js';
import type { ComputerPlayers, Question } from './computers.js';
import type { Answer, Request } from './protocol.js';

interface Waiting {
  readonly resolve: (move: Move) => void;
  readonly reject: (problem: Problem) => void;
}

/** Computer players in a worker of their own; one that breaks down is replaced at the next question. */
export class WorkerPlayers implements ComputerPlayers {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(
    start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  ) {
    this.#start = start;
  }

  choose(question: Question): Promise<Move> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#running().postMessage({ ...question, id } satisfies Request);
      } catch (error) {
        this.#breakDown(error instanceof Error ? error.message : String(error));
      }
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#answered(data);
    });
    worker.addEventListener('error', (event) => {
      this.#breakDown(event.message);
    });
    worker.addEventListener('messageerror', () => {
      this.#breakDown('an answer could not be read');
    });
    this.#worker = worker;
    return worker;
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('move' in answer) waiting?.resolve(answer.move);
    else waiting?.reject(new Problem('player-failed', answer.failure));
  }

  #breakDown(detail: string): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    for (const { reject } of waiting) reject(new Problem('player-failed', detail));
  }
}
