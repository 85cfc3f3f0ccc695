import { randomInt, seedRng } from '@gah/engine';
import type { Move, RngState, Viewer } from '@gah/engine';
import type { NewTable } from '@gah/protocol';
import { API, LIMITS } from '@gah/protocol';
import type { TableSession } from '@gah/client';
import { openSession } from '@gah/client/node';
import type { Seated } from '@gah/client/testing';
import { gather, playToEnd } from '@gah/client/testing';
import type { Cleanup } from '../harness/cleanup.js';

/** What can be read over HTTP. */
const READINGS = ['state', 'log', 'history', 'record'] as const;

interface Answer {
  readonly kind: (typeof READINGS)[number];
  readonly status: number;
  readonly text: string;
}

/** Everything one seat, or a spectator, was ever told. */
export interface Recording {
  readonly viewer: Viewer;
  /** Frames of the socket, as they came. */
  readonly frames: string[];
  /** Answers over HTTP. */
  readonly answers: Answer[];
  /** Moves it tried without being offered them, by the id of the request. */
  readonly attempts: Map<string, Move>;
}

export interface RecordedGame {
  readonly table: string;
  readonly recordings: readonly Recording[];
  /** What nobody may ever read in what he is told. */
  readonly secrets: readonly string[];
}

const MOST_STAFF = 150;
const ROOMS_TRIED = 21;
const PLACES = 7;

/** How often, one in so many decisions, a player does something besides playing. */
const HABITS = { attempt: 3, drop: 40, log: 100, chat: 40, read: 40 };

/** Something a curious player might try: what the refusal says must not tell anything. */
function attemptOf(rng: RngState, seat: number): Move {
  switch (randomInt(rng, 4)) {
    case 0:
      return { seat, kind: 'prepareRoom', room: randomInt(rng, ROOMS_TRIED) };
    case 1:
      return { seat, kind: 'takeGuest', place: randomInt(rng, PLACES) };
    default:
      return { seat, kind: 'playStaff', card: randomInt(rng, MOST_STAFF) };
  }
}

class CuriousPlayer {
  readonly recording: Recording;
  readonly #address: string;
  readonly #table: string;
  readonly #token: string | undefined;
  readonly #client: TableSession;
  readonly #rng: RngState;
  readonly #seed: string;
  #tries = 0;

  constructor(address: string, table: string, place: Seated | null, seed: string) {
    this.#address = address;
    this.#table = table;
    this.#token = place?.token;
    this.#seed = seed;
    this.#rng = seedRng(`${seed} habits`);
    const viewer = place?.seat ?? 'spectator';
    this.recording = { viewer, frames: [], answers: [], attempts: new Map() };
    this.#client = openSession({
      address,
      table,
      ...(place && { token: place.token }),
      onFrame: (text) => this.recording.frames.push(text),
    });
  }

  async play(): Promise<void> {
    if (this.recording.viewer === 'spectator') {
      await this.#client.until(({ info }) => info.phase === 'over');
    } else {
      await playToEnd(this.#client, this.#seed, { mayGoOn: () => this.#followHabits() });
    }
    await this.#read();
  }

  close(): void {
    this.#client.close();
  }

  async #followHabits(): Promise<boolean> {
    const isTime = (habit: keyof typeof HABITS): boolean =>
      randomInt(this.#rng, HABITS[habit]) === 0;
    if (isTime('attempt')) this.#attempt();
    if (isTime('log')) await this.#client.ask({ type: 'log', from: 0 });
    if (isTime('chat')) await this.#client.ask({ type: 'chat', text: 'What do you hold?' });
    if (isTime('read')) await this.#read();
    if (isTime('drop')) this.#client.connection.drop();
    return true;
  }

  #attempt(): void {
    const { viewer, attempts } = this.recording;
    if (viewer === 'spectator') return;
    const id = `attempt-${++this.#tries}`;
    const move = attemptOf(this.#rng, viewer);
    attempts.set(id, move);
    this.#client.connection.send({ type: 'move', id, at: this.#client.lastSeq, move });
  }

  async #read(): Promise<void> {
    const pages = Math.floor((this.#client.table?.game?.view.ply ?? 0) / LIMITS.historySteps) + 1;
    const page = randomInt(this.#rng, pages);
    for (const kind of READINGS) {
      const path = `${API}/tables/${this.#table}/${kind}?page=${page}`;
      const response = await fetch(this.#address + path, {
        headers: this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` },
      });
      const { status } = response;
      this.recording.answers.push({ kind, status, text: await response.text() });
    }
  }
}

/** Plays a game and keeps all that anybody was told. */
export async function recordGame(
  cleanup: Cleanup,
  address: string,
  newTable: NewTable,
  seed: string,
): Promise<RecordedGame> {
  const seated = await gather(address, newTable);
  const table = seated[0]?.table ?? '';
  const players = [...seated, null].map(
    (place) => new CuriousPlayer(address, table, place, `${seed} ${place?.seat ?? ''}`),
  );
  const end = (): void => {
    for (const player of players) player.close();
  };
  cleanup.add(end);
  await Promise.all(players.map((player) => player.play()));
  end();
  return {
    table,
    recordings: players.map(({ recording }) => recording),
    secrets: seated.flatMap(({ token, invite }) => [token, invite]),
  };
}
