import { createGame, moves, pending, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Question } from '../src/players/computers.js';
import type { Answer, Request } from '../src/players/protocol.js';
import { WorkerPlayers } from '../src/players/workerPlayers.js';
import { pick, SMALL } from './support/games.js';

const state = createGame(SMALL);
const seat = pending(state)[0]?.seat ?? 0;
const question: Question = {
  level: 'pageboy',
  view: viewOf(state, seat),
  moves: moves(state, seat),
  seed: 'x',
};

type Behaviour = (request: Request, worker: FakeWorker) => void;

/** Answers as a test wants it. */
class FakeWorker extends EventTarget {
  terminated = false;
  readonly #behave: Behaviour;
  constructor(behave: Behaviour) {
    super();
    this.#behave = behave;
  }
  postMessage(request: Request): void {
    this.#behave(request, this);
  }
  answer(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

function playersWith(...behaviours: Behaviour[]): {
  players: WorkerPlayers;
  started: FakeWorker[];
} {
  const started: FakeWorker[] = [];
  const players = new WorkerPlayers(() => {
    const behave = behaviours[started.length];
    if (!behave) throw new Error('no more workers');
    const worker = new FakeWorker(behave);
    started.push(worker);
    return worker as unknown as Worker;
  });
  return { players, started };
}

const answers: Behaviour = ({ id, moves: legal }, worker) => {
  worker.answer({ id, move: pick(legal, 0) });
};

describe('players in a worker', () => {
  it('answer questions in any order', async () => {
    const waiting: (() => void)[] = [];
    const { players } = playersWith(({ id, moves: legal }, worker) => {
      waiting.unshift(() => {
        worker.answer({ id, move: pick(legal, 0) });
      });
    });
    const first = players.choose(question);
    const second = players.choose({ ...question, moves: question.moves.slice(1) });
    for (const answer of waiting) answer();
    expect(await first).toEqual(question.moves[0]);
    expect(await second).toEqual(question.moves[1]);
  });

  it('report an exception inside, and the worker lives on', async () => {
    let failed = false;
    const { players, started } = playersWith((request, worker) => {
      if (failed) {
        answers(request, worker);
        return;
      }
      failed = true;
      worker.answer({ id: request.id, failure: 'out of ideas' });
    });
    await expect(players.choose(question)).rejects.toMatchObject({
      code: 'player-failed',
      detail: 'out of ideas',
    });
    expect(await players.choose(question)).toEqual(question.moves[0]);
    expect(started).toHaveLength(1);
  });

  it('are replaced after a breakdown', async () => {
    const { players, started } = playersWith((_, worker) => {
      worker.dispatchEvent(Object.assign(new Event('error'), { message: 'crashed' }));
    }, answers);
    await expect(players.choose(question)).rejects.toMatchObject({ code: 'player-failed' });
    expect(started[0]?.terminated).toBe(true);
    expect(await players.choose(question)).toEqual(question.moves[0]);
    expect(started).toHaveLength(2);
  });

  it('that cannot be started are a failure, not an exception', async () => {
    const { players } = playersWith();
    await expect(players.choose(question)).rejects.toMatchObject({ code: 'player-failed' });
  });
});
