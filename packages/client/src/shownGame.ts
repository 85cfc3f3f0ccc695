import type { GameState, Move, RefusalCode, SeatIndex } from '@gah/engine';
import { refusalOf, sampleHidden, seedRng } from '@gah/engine';
import type { GameNow, LogStep, ProblemCode, SeatInfo, ServerMessage } from '@gah/protocol';
import type { TableRequest } from './connection.js';
import { Refused } from './connection.js';
import type { KnownTable } from './knownTable.js';
import type { Pace } from './pace.js';
import type { TableSession } from './tableSession.js';

/** A moment of the game, to be shown in its turn. */
export interface Frame {
  readonly seq: number;
  readonly game: GameNow;
  readonly steps: readonly LogStep[];
  readonly seats: readonly SeatInfo[];
  readonly seat: SeatIndex | null;
  /** The own seat decides, and its person plays it. */
  readonly isAsked: boolean;
}

/** What is to be seen now. Never changes; a new one replaces it. */
export interface ShownMoment {
  readonly frame: Frame;
  /** What was to be seen before; null where there is nothing to compare. */
  readonly previous: Frame | null;
  /** What others have done meanwhile and is shown next. */
  readonly coming: Frame | null;
  /** The own seat, if its person decides now. */
  readonly decides: SeatIndex | null;
  /** The earliest ply one may step back to. */
  readonly undoTarget: number | null;
}

export interface ShownGameOptions {
  readonly pace: Pace;
  /** A computer player has no name of its own. */
  readonly computerName: (seat: SeatIndex) => string;
  readonly onShown: (moment: ShownMoment) => void;
  /** Whether something sent is still on its way. */
  readonly onSending: (isSending: boolean) => void;
  readonly onRefused: (code: ProblemCode) => void;
}

/** A table whose game has begun. */
type PlayingTable = KnownTable & { readonly game: GameNow };
const isPlaying = (table: KnownTable | null): table is PlayingTable =>
  table !== null && table.game !== null;

/**
 * The game of a session, seen from one seat. Nothing is played before the server has said so; the moves
 * of others are shown one after the other, in a rhythm that can be followed.
 */
export class ShownGame {
  readonly #session: TableSession;
  readonly #options: ShownGameOptions;
  readonly #unwatch: () => void;
  #table: PlayingTable;
  #frame: Frame;
  #previous: Frame | null = null;
  #waiting: Frame[] = [];
  #isShowing = false;
  #isClosed = false;
  /** The entry that must have been shown before anything else is sent; null when nothing is on its way. */
  #awaited: number | null = null;
  #next: (() => Move | null) | null = null;
  #sample: { readonly frame: Frame; readonly state: GameState } | null = null;
  #moment: ShownMoment;

  /** The game must have begun. */
  constructor(session: TableSession, options: ShownGameOptions) {
    const { table } = session;
    if (!isPlaying(table)) throw new Error('the game has not begun');
    this.#session = session;
    this.#options = options;
    this.#table = table;
    this.#frame = this.#frameOf(table);
    this.#moment = this.#look();
    this.#unwatch = session.watch((message) => {
      this.#follow(message);
    });
  }

  get moment(): ShownMoment {
    return this.#moment;
  }

  get pace(): Pace {
    return this.#options.pace;
  }

  /** Nothing more is shown. */
  close(): void {
    this.#isClosed = true;
    this.#unwatch();
    this.#waiting = [];
    this.#options.pace.skip();
  }

  /** Sends a move of the own seat; one that is refused here is not sent. */
  play(move: Move): RefusalCode | null {
    if (move.seat !== this.#moment.decides) return 'not-your-decision';
    if (this.#awaited !== null) return null;
    const refusal = this.refusal(move);
    if (refusal) return refusal;
    this.#send({ type: 'move', at: this.#frame.seq, move });
    return null;
  }

  /** Plays what `next` names, move after move, until it names none or somebody else decides. */
  playOn(next: () => Move | null): void {
    this.#next = next;
    this.#goOn();
  }

  /** Why a move cannot be made now. */
  refusal(move: Move): RefusalCode | null {
    return refusalOf(this.#state, move)?.code ?? null;
  }

  /** One step back. */
  undo(): boolean {
    return this.#back(this.#frame.game.view.ply - 1);
  }

  /** Back to the earliest moment that may be returned to. */
  undoTurn(): boolean {
    const { undoTarget } = this.#moment;
    return undoTarget !== null && this.#back(undoTarget);
  }

  #follow(message: ServerMessage | null): void {
    const { table } = this.#session;
    const before = this.#table;
    if (table === before || !isPlaying(table)) return;
    this.#table = table;
    if (message?.type === 'step' && message.game) this.#append(table);
    else if (
      table.game !== before.game ||
      table.info !== before.info ||
      table.steps !== before.steps
    )
      this.#reset(table);
  }

  /** The game went on by one entry. */
  #append(table: PlayingTable): void {
    this.#waiting.push(this.#frameOf(table));
    void this.#showWaiting();
  }

  /** The server has told everything again: what was on its way to be shown is of the past. */
  #reset(table: PlayingTable): void {
    const frame = this.#frameOf(table);
    if (this.#frame.game.view.ply === frame.game.view.ply && this.#waiting.length === 0) {
      // The same moment: nothing has moved, perhaps the log has come.
      this.#frame = { ...frame, game: this.#sameMoves(frame.game) };
    } else {
      this.#previous = null;
      this.#frame = frame;
    }
    this.#waiting = [];
    this.#show();
  }

  #back(ply: number): boolean {
    const { undoTarget } = this.#moment;
    if (undoTarget === null || ply < undoTarget) return false;
    if (this.#awaited === null) this.#send({ type: 'undo', at: this.#frame.seq, ply });
    return true;
  }

  #send(request: TableRequest): void {
    this.#options.pace.skip();
    this.#awaited = Infinity;
    this.#options.onSending(true);
    this.#session.commit(request).then(
      (seq) => {
        this.#awaited = seq;
        this.#settle();
      },
      (error: unknown) => {
        this.#awaited = null;
        this.#next = null;
        if (!this.#isClosed && error instanceof Refused) this.#options.onRefused(error.code);
        this.#settle();
      },
    );
  }

  /** What was sent is done with as soon as its entry is to be seen. */
  #settle(): void {
    if (this.#isClosed || (this.#awaited !== null && this.#awaited > this.#frame.seq)) return;
    this.#awaited = null;
    this.#options.onSending(false);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#next === null || this.#awaited !== null) return;
    const move = this.#moment.decides === null ? null : this.#next();
    if (!move || this.play(move) !== null) this.#next = null;
  }

  async #showWaiting(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    this.#options.pace.begin();
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      const mover = frame.steps.at(-1)?.seat ?? null;
      this.#previous = this.#frame;
      this.#frame = frame;
      this.#show();
      // After an own move the others begin again, however the last ones were hastened.
      if (mover === frame.seat) {
        this.#options.pace.begin();
        await this.#options.pace.settle();
      } else await this.#options.pace.pause();
    }
    this.#isShowing = false;
    this.#options.pace.end();
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#moment = this.#look();
    this.#options.onShown(this.#moment);
    this.#settle();
  }

  #look(): ShownMoment {
    const frame = this.#frame;
    const [coming = null] = this.#waiting;
    const { pending, undoTarget } = frame.game.view;
    const decides = frame.isAsked && coming === null ? frame.seat : null;
    return {
      frame,
      previous: this.#previous,
      coming,
      decides,
      undoTarget: decides !== null && pending.length === 1 ? undoTarget : null,
    };
  }

  /** The same list of moves as before, so that what a person has begun to choose stays. */
  #sameMoves(game: GameNow): GameNow {
    const known = this.#frame.game.moves;
    const isSame = JSON.stringify(known) === JSON.stringify(game.moves);
    return isSame ? { ...game, moves: known } : game;
  }

  /** One of the states the game may be in, as far as this seat knows: the engine asks for a whole one. */
  get #state(): GameState {
    if (this.#sample?.frame !== this.#frame) {
      const { view } = this.#frame.game;
      const state = sampleHidden(view, seedRng(`${view.ply}`));
      this.#sample = { frame: this.#frame, state };
    }
    return this.#sample.state;
  }

  #frameOf({ seq, steps, info, seat, game }: PlayingTable): Frame {
    const own = seat === null ? null : info.seats[seat];
    const isPlayedFor = own?.kind === 'person' && own.replaced !== null;
    return {
      seq,
      game: { ...game, view: this.#named(game.view) },
      steps,
      seats: info.seats,
      seat,
      isAsked: game.moves.length > 0 && !isPlayedFor,
    };
  }

  #named(view: GameNow['view']): GameNow['view'] {
    const names = view.setup.names.map((name, seat) =>
      name === '' ? this.#options.computerName(seat) : name,
    );
    return { ...view, setup: { ...view.setup, names } };
  }
}
