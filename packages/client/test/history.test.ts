import type { DataPack, GameView } from '@gah/engine';
import type { HistoryPage, HistoryStep } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import { describe, expect, it } from 'vitest';
import { History, HttpClient } from '../src/index.js';
import { TABLE, TOKENS } from './fakeServer.js';

const SIZE = LIMITS.historySteps;
const VIEW = { setup: { dataPack: null } } as GameView;

/** A server that tells the past of a game, of which only the numbers of its entries matter. */
class FakePast {
  /** By ply the entry that led there. */
  seqs: number[] = [];
  #seq = 0;
  /** Pages asked for, those answered as unchanged in brackets. */
  readonly asked: string[] = [];
  /** What comes in the place of the next answers. */
  readonly troubles: (Response | Error)[] = [];
  /** Between an answer and the next question. */
  onAnswer: () => void = () => undefined;

  play(moves: number): void {
    for (let n = 0; n < moves; n++) this.seqs.push(++this.#seq);
  }

  takeBack(ply: number): void {
    this.#seq++;
    this.seqs = this.seqs.slice(0, ply + 1);
  }

  readonly fetch = (path: string, { headers }: RequestInit): Promise<Response> => {
    const trouble = this.troubles.shift();
    if (trouble)
      return trouble instanceof Error ? Promise.reject(trouble) : Promise.resolve(trouble);
    const { searchParams } = new URL(path, 'http://localhost');
    const page = this.#page(Number(searchParams.get('page')));
    const tag = `"${page.page}-${page.steps.length}-${page.steps.at(-1)?.seq ?? 0}"`;
    const isKnown = new Headers(headers).get('if-none-match') === tag;
    this.asked.push(isKnown ? `(${page.page})` : `${page.page}`);
    const answer = isKnown
      ? new Response(null, { status: 304 })
      : Response.json(page, { headers: { etag: tag } });
    this.onAnswer();
    return Promise.resolve(answer);
  };

  #page(page: number): HistoryPage {
    const first = page * SIZE;
    const steps = this.seqs.slice(first, first + SIZE).map((seq, index): HistoryStep => ({
      ply: first + index,
      seq,
      seat: null,
      round: 1,
      events: [],
      move: null,
      view: VIEW,
    }));
    return { page, before: this.seqs[Math.min(first, this.seqs.length) - 1] ?? 0, steps };
  }
}

function lookBack(past: FakePast, dataPack: DataPack | null = null) {
  const waits: number[] = [];
  const history = new History({
    http: new HttpClient(past.fetch),
    table: TABLE,
    token: TOKENS[0],
    dataPack,
    pause: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  const seqs = async (): Promise<number[]> => {
    const reached = { ply: past.seqs.length - 1, seq: past.seqs.at(-1) ?? 0 };
    return (await history.steps(reached)).map(({ seq }) => seq);
  };
  return { history, seqs, waits };
}

const refused = (status: number, code: string): Response => Response.json({ code }, { status });

describe('the past of a table', () => {
  it('is put together from its pages, with the data pack of the table', async () => {
    const past = new FakePast();
    past.play(2 * SIZE + 5);
    const { history, seqs } = lookBack(past, { name: 'mine' });
    expect(await seqs()).toEqual(past.seqs);
    expect(past.asked).toEqual(['0', '1', '2']);
    const progress: number[] = [];
    const steps = await history.steps({ ply: 3, seq: 4 }, (share) => progress.push(share));
    expect(steps).toHaveLength(SIZE);
    expect(steps[0]?.view.setup.dataPack).toEqual({ name: 'mine' });
    expect(progress.at(-1)).toBe(1);
  });

  it('is asked for only where it has changed', async () => {
    const past = new FakePast();
    past.play(2 * SIZE + 5);
    const { seqs } = lookBack(past);
    await seqs();
    past.asked.length = 0;
    expect(await seqs()).toEqual(past.seqs);
    expect(past.asked).toEqual(['(2)']);
    past.play(SIZE);
    expect(await seqs()).toEqual(past.seqs);
    expect(past.asked).toEqual(['(2)', '2', '3']);
  });

  it('follows moves taken back, also over the edge of a page', async () => {
    const past = new FakePast();
    past.play(2 * SIZE + 2);
    const { seqs } = lookBack(past);
    await seqs();
    past.takeBack(2 * SIZE - 3);
    past.play(6);
    expect(await seqs()).toEqual(past.seqs);
    past.takeBack(2 * SIZE - 3);
    expect(await seqs()).toEqual(past.seqs);
  });

  it('is of one and the same game although a move is taken back while pages arrive', async () => {
    const past = new FakePast();
    past.play(2 * SIZE + 2);
    const { seqs } = lookBack(past);
    past.onAnswer = () => {
      past.onAnswer = () => undefined;
      past.takeBack(SIZE - 3);
      past.play(SIZE + 8);
    };
    expect(await seqs()).toEqual(past.seqs);
  });

  it('is asked for again after a lost connection or where a server is busy, and goes on where it ended', async () => {
    const past = new FakePast();
    past.play(4 * SIZE);
    past.troubles.push(
      new TypeError('no network'),
      refused(429, 'too-many'),
      refused(503, 'unavailable'),
    );
    const { seqs, waits } = lookBack(past);
    expect(await seqs()).toEqual(past.seqs);
    expect(waits).toEqual([400, 400, 400]);

    const cut = new FakePast();
    cut.play(4 * SIZE);
    const { seqs: seqsOfCut } = lookBack(cut);
    let answers = 0;
    cut.onAnswer = () => {
      if (++answers === 2) for (let n = 0; n < 20; n++) cut.troubles.push(new TypeError('gone'));
    };
    await expect(seqsOfCut()).rejects.toThrow('unreachable: gone');
    cut.troubles.length = 0;
    cut.asked.length = 0;
    expect(await seqsOfCut()).toEqual(cut.seqs);
    expect(cut.asked.length).toBeLessThan(4);
  });

  it('is not asked for again where it is refused for good', async () => {
    const past = new FakePast();
    past.play(3);
    past.troubles.push(refused(403, 'no-spectators'));
    const { seqs, waits } = lookBack(past);
    await expect(seqs()).rejects.toThrow('403: no-spectators');
    expect(waits).toEqual([]);
  });
});
