import { isDeepStrictEqual } from 'node:util';
import type { GameEvent, GameState, Move, Viewer } from '@gah/engine';
import {
  eventsFor,
  moves,
  pending,
  play,
  refusalOf,
  sampleHidden,
  scoreSheets,
  seedRng,
  toRecord,
  viewOf,
  winners,
} from '@gah/engine';
import type {
  GameNow,
  HistoryPage,
  LogStep,
  ServerMessage,
  TableLog,
  TableRecord,
  TableSnapshot,
} from '@gah/protocol';
import { ONLINE_PROBLEMS } from '@gah/protocol';
import type { Recording } from './recording.js';
import type { Truth } from './truth.js';
import { twinBefore, twinOf } from './twins.js';

const OK = 200;
/** One in so many messages is also compared with a state made of nothing but the view. */
const SAMPLED = 5;

/** What a seat must be told, were a state the real one. */
function gameOf(state: GameState, viewer: Viewer): GameNow {
  const decides = pending(state).some(({ seat }) => seat === viewer);
  return {
    view: viewOf(state, viewer),
    moves: decides && viewer !== 'spectator' ? moves(state, viewer) : [],
    sheets: scoreSheets(state),
    winners: winners(state),
  };
}

/** A sampled state has no past, and so nothing to step back to. */
const withoutPast = (game: GameNow): GameNow => ({
  ...game,
  view: { ...game.view, undoTarget: null },
});

/** Compares what one viewer was told with what it may know. */
export class Judge {
  readonly problems: string[] = [];
  readonly #truth: Truth;
  readonly #recording: Recording;
  readonly #secrets: readonly string[];
  readonly #seed: string;
  #checked = 0;

  constructor(truth: Truth, recording: Recording, secrets: readonly string[], seed: string) {
    this.#truth = truth;
    this.#recording = recording;
    this.#secrets = secrets;
    this.#seed = `${seed} ${recording.viewer}`;
  }

  get checked(): number {
    return this.#checked;
  }

  judge(): void {
    for (const text of this.#recording.frames) {
      this.#scan(text);
      this.#message(JSON.parse(text) as ServerMessage);
    }
    for (const answer of this.#recording.answers) this.#answer(answer);
  }

  #answer({ kind, status, text }: Recording['answers'][number]): void {
    // Once a game is over its record tells everything, the seed too.
    if (kind === 'record' && status === OK) {
      this.#record(JSON.parse(text) as TableRecord);
      return;
    }
    this.#scan(text);
    if (status !== OK) return;
    switch (kind) {
      case 'state':
        this.#snapshot(JSON.parse(text) as TableSnapshot, 'state over HTTP');
        return;
      case 'log': {
        const { seq, steps } = JSON.parse(text) as TableLog;
        this.#log(seq, steps, 'log over HTTP');
        return;
      }
      case 'history':
        this.#history(JSON.parse(text) as HistoryPage);
        return;
      case 'record':
    }
  }

  get #viewer(): Viewer {
    return this.#recording.viewer;
  }

  #problem(text: string): void {
    this.problems.push(`viewer ${this.#viewer}: ${text}`);
  }

  #rng() {
    return seedRng(`${this.#seed} ${this.#checked}`);
  }

  #scan(text: string): void {
    this.#checked++;
    if (this.#secrets.some((secret) => text.includes(secret))) {
      this.#problem(`a secret in ${text.slice(0, 80)}`);
    }
  }

  #message(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#snapshot(message.snapshot, 'welcome');
        if (message.missed) this.#log(message.snapshot.seq, message.missed, 'missed steps');
        return;
      case 'step':
        this.#cards(message.events);
        if (message.game) this.#step(message.seq, message.events, message.game);
        return;
      case 'log':
        this.#log(message.seq, message.steps, 'log');
        return;
      case 'refused':
        if (message.id !== null) this.#refusal(message.id, message.code, message.seq);
        return;
      default:
    }
  }

  #snapshot({ seq, game }: TableSnapshot, what: string): void {
    const { after } = this.#truth.entry(seq);
    if (game && after) this.#sameGame(twinOf(after, this.#viewer, this.#rng()), game, what);
  }

  /** The same move on other hidden cards brings about the same, as far as this viewer is told. */
  #step(seq: number, events: readonly GameEvent[], game: GameNow): void {
    const { before, after, move } = this.#truth.entry(seq);
    if (!after) return;
    const passesPacks = events.some(({ type }) => type === 'packsPassed');
    if (!before || !move || passesPacks) {
      this.#sameGame(twinOf(after, this.#viewer, this.#rng()), game, `step ${seq}`);
      return;
    }
    const twin = twinBefore(before, move, this.#viewer, this.#rng());
    const played = play(twin.state, twin.move);
    if (!played.ok) {
      this.#problem(`step ${seq}: ${move.kind} is ${played.refusal.code} with other hidden cards`);
      return;
    }
    if (JSON.stringify(eventsFor(played.events, this.#viewer)) !== JSON.stringify(events)) {
      this.#problem(`step ${seq}: events depend on hidden cards`);
    }
    // The notation of a hidden card's move is longer or shorter; the history is not told anyway.
    this.#sameGame(played.state, game, `step ${seq}`);
    if (this.#checked % SAMPLED === 0) this.#sampledGame(game, `step ${seq}`);
  }

  #sameGame(twin: GameState, game: GameNow, what: string): void {
    if (JSON.stringify(gameOf(twin, this.#viewer)) === JSON.stringify(game)) return;
    const other = gameOf(twin, this.#viewer);
    const parts = (['view', 'moves', 'sheets', 'winners'] as const).filter(
      (part) => !isDeepStrictEqual(JSON.parse(JSON.stringify(other[part])), game[part]),
    );
    this.#problem(`${what}: ${parts.join(', ') || 'the order of keys'} depends on hidden cards`);
  }

  /** Everything follows from the view alone. */
  #sampledGame(game: GameNow, what: string): void {
    const sampled = sampleHidden(game.view, this.#rng());
    const known = JSON.parse(JSON.stringify(gameOf(sampled, this.#viewer))) as GameNow;
    if (!isDeepStrictEqual(withoutPast(known), withoutPast(game))) {
      this.#problem(`${what}: not a function of the view`);
    }
  }

  #log(seq: number, steps: readonly LogStep[], what: string): void {
    const line = this.#truth.line(seq);
    for (const { ply, seat, events } of steps) {
      this.#cards(events);
      const real = line[ply];
      const expected = eventsFor(real?.events ?? [], this.#viewer);
      if (real?.seat !== seat || JSON.stringify(expected) !== JSON.stringify(events)) {
        this.#problem(`${what}: step ${ply} is not what this viewer may know`);
      }
    }
  }

  /** Each moment of the past looks as it would with other hidden cards, and as it did then. */
  #history({ steps }: HistoryPage): void {
    const seq = steps.at(-1)?.seq ?? 0;
    const line = this.#truth.line(seq);
    this.#log(seq, steps, 'history');
    for (const { ply, seat, seq, move, view } of steps) {
      const real = line[ply];
      if (!real) continue;
      const twin = twinOf(real.state, this.#viewer, this.#rng());
      if (JSON.stringify(viewOf(twin, this.#viewer)) !== JSON.stringify(view)) {
        this.#problem(`history: the view after ${ply} moves depends on hidden cards`);
      }
      if (move !== null && seat !== this.#viewer) {
        this.#problem(`history: a move of seat ${String(seat)}`);
      }
      if (move && !isDeepStrictEqual(move, this.#truth.entry(seq).move)) {
        this.#problem(`history: another move than entry ${seq}`);
      }
    }
  }

  #record({ table, record }: TableRecord): void {
    this.#checked++;
    const { after } = this.#truth.entry(table.seq);
    if (!after || pending(after).length > 0) this.#problem('a record of a game that is played');
    else if (!isDeepStrictEqual(record, toRecord(after)))
      this.#problem('the record of another game');
  }

  /** Cards of others are only counted. */
  #cards(events: readonly GameEvent[]): void {
    for (const event of events) {
      if ('cards' in event && event.seat !== this.#viewer && typeof event.cards !== 'number') {
        this.#problem(`${event.type} shows cards of seat ${event.seat}`);
      }
    }
  }

  #refusal(id: string, code: string, seq: number): void {
    const move: Move | undefined = this.#recording.attempts.get(id);
    const { after } = this.#truth.entry(seq);
    if (!move || !after || (ONLINE_PROBLEMS as readonly string[]).includes(code)) return;
    const twin = twinOf(after, this.#viewer, this.#rng());
    const other = refusalOf(twin, move)?.code ?? 'legal';
    if (other !== code) this.#problem(`${code} for ${move.kind}, ${other} with other hidden cards`);
  }
}
