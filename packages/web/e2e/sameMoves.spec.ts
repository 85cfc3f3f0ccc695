import { readdirSync } from 'node:fs';
import type { Memory } from '@gah/ai';
import { choose, createMemory, LEVELS } from '@gah/ai';
import type { Move, SetupInput } from '@gah/engine';
import { at, moves, pending, play, seedRng, startGame, viewOf } from '@gah/engine';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { isLong } from './support/length.ts';

/** What a person's browser decides has to be what a server would, to the last move. */

const PARTS = isLong ? 10 : 2;
const GAMES = isLong ? 200 : 2;
/** Few, so that there can be many games; rollouts are reached all the same. */
const POSITIONS = 2500;

/** Where the build has put the players. */
function workerFile(): string {
  const folder = new URL('../dist/app/assets/', import.meta.url);
  const file = readdirSync(folder).find((name) => name.startsWith('webWorker-'));
  if (file === undefined) throw new Error('the build has no players');
  return `./assets/${file}`;
}

interface Question {
  readonly level: (typeof LEVELS)[number];
  readonly view: ReturnType<typeof viewOf>;
  readonly moves: readonly Move[];
  readonly rng: ReturnType<typeof seedRng>;
  readonly nodeLimit: number;
  readonly memory: Memory;
}

/** One worker for the whole page; questions go to it one by one. */
const openPlayers = (page: Page, file: string): Promise<void> =>
  page.evaluate((address) => {
    const worker = new Worker(address, { type: 'module' });
    let id = 0;
    Object.assign(window, {
      askPlayers: (request: unknown) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<{ kind: string; reply: unknown }>) => {
            if (data.kind === 'answer') resolve(data.reply);
            else reject(new Error(JSON.stringify(data)));
          };
          worker.onerror = (event) => {
            reject(new Error(event.message));
          };
          const question = { ask: 'choose', request };
          worker.postMessage({ id: ++id, question, cancel: null, progress: false });
        }),
    });
  }, file);

interface Players {
  readonly askPlayers: (request: unknown) => Promise<unknown>;
}

const inBrowser = (page: Page, questions: readonly Question[]): Promise<unknown[]> =>
  page.evaluate(async (asked) => {
    const { askPlayers } = window as unknown as Players;
    const replies: unknown[] = [];
    for (const question of asked) replies.push(await askPlayers(question));
    return replies;
  }, questions);

/** Every number of persons, with and without modules. */
const setupOf = (game: number): SetupInput => ({
  seats: 2 + (game % 3),
  seed: `same moves ${game}`,
  ...(game % 2 === 1 && { modules: ['ballrooms', 'celebrities', 'entrances', 'startPlayer'] }),
});

/** Plays a game here and notes what was asked and answered. */
function played(game: number): { readonly asked: Question[]; readonly answers: unknown[] } {
  let { state } = startGame(setupOf(game));
  const memories = state.seats.map(createMemory);
  const asked: Question[] = [];
  const answers: unknown[] = [];
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const legal = moves(state, seat);
    const memory = at(memories, seat);
    const level = at(LEVELS, (game + seat) % LEVELS.length);
    const rng = seedRng(`same moves ${game} ${state.ply}`);
    const question = { level, view: viewOf(state, seat), moves: legal, nodeLimit: POSITIONS };
    if (legal.length > 1) asked.push(structuredClone({ ...question, rng, memory }));
    const move = choose(level, question.view, legal, { rng, memory, nodeLimit: POSITIONS });
    if (legal.length > 1) answers.push(structuredClone({ move, memory }));
    const result = play(state, move);
    if (!result.ok) throw new Error(result.refusal.code);
    ({ state } = result);
  }
  return { asked, answers };
}

for (let part = 0; part < PARTS; part++) {
  test(`players choose the same in a browser and here, part ${part + 1}`, async ({ page }) => {
    await page.goto('./?lang=en');
    await openPlayers(page, workerFile());
    for (let game = part; game < GAMES; game += PARTS) {
      const { asked, answers } = played(game);
      expect(answers.length).toBeGreaterThan(10);
      expect(await inBrowser(page, asked), `game ${game}`).toEqual(answers);
    }
  });
}
