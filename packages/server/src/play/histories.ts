import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Viewer } from '@gah/engine';
import { at } from '@gah/engine';
import type { HistoryPage, HistoryStep } from '@gah/protocol';
import { historyStep, pliesOf, stepsFrom } from '../table/history.js';
import type { RunningGame } from '../table/state.js';
import { stepsOf } from '../table/steps.js';
import { Gate } from './gate.js';
import type { LiveTable } from './liveTable.js';
import type { TimeSlices } from './timeSlices.js';

/** Pages that are made at the same time. */
const MOST_AT_ONCE = 4;
/** Pages kept ready; one has about 5 kB. */
const MOST_PAGES = 1000;

const compressed = promisify(gzip);

/** One page of what a viewer saw of a game, as the game was when it was asked for. */
export interface HistoryWish {
  readonly live: LiveTable;
  readonly game: RunningGame;
  readonly viewer: Viewer;
  readonly page: number;
}

/** Names what is on a page: with an entry everything before it is settled, whatever is taken back later. */
export function tagOf({ live, game, viewer, page }: HistoryWish): string {
  const plies = pliesOf(game, page);
  const until = plies ? `${plies.last}-${at(game.seqOfPly, plies.last)}` : 'none';
  return `${live.id}-${viewer}-${page}-${until}`;
}

/** The past of games, in pages. What has happened stays as it is: a page is made once for all who saw the same. */
export class Histories {
  readonly #slices: TimeSlices;
  readonly #gate = new Gate(MOST_AT_ONCE);
  /** By tag, compressed; those asked for last are at the end. */
  readonly #pages = new Map<string, Promise<Buffer>>();

  constructor(slices: TimeSlices) {
    this.#slices = slices;
  }

  /** Whether nothing has to be played for it. */
  isReady(wish: HistoryWish): boolean {
    return this.#pages.has(tagOf(wish));
  }

  /** A page as it is sent, compressed. */
  page(wish: HistoryWish): Promise<Buffer> {
    const tag = tagOf(wish);
    const page = this.#pages.get(tag) ?? this.#gate.pass(() => this.#make(wish));
    this.#pages.delete(tag);
    this.#pages.set(tag, page);
    page.catch(() => this.#pages.delete(tag));
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size > MOST_PAGES) this.#pages.delete(oldest);
    return page;
  }

  async #make(wish: HistoryWish): Promise<Buffer> {
    return compressed(JSON.stringify(await this.#read(wish)));
  }

  async #read({ live, game, viewer, page }: HistoryWish): Promise<HistoryPage> {
    const plies = pliesOf(game, page);
    if (!plies) return { page, before: at(game.seqOfPly, game.seqOfPly.length - 1), steps: [] };
    const { first, last } = plies;
    await live.allSteps();
    const start = live.steps.startOf(page, game);
    const steps: HistoryStep[] = [];
    for (const played of start ? stepsFrom(start, game) : stepsOf(game)) {
      if (played.step.ply >= first) steps.push(historyStep(played, viewer));
      if (played.step.ply === last) break;
      await this.#slices.breathe();
    }
    return { page, before: game.seqOfPly[first - 1] ?? 0, steps };
  }
}
