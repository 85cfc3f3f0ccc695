import type { GameState, Move, RefusalCode, SeatIndex } from '@gah/engine';
import { refusalOf, sampleHidden, seedRng } from '@gah/engine';
import type { GameNow, SeatInfo } from '@gah/protocol';
import type { Pace } from '../session/pace.js';
import type { Crest, Player } from '../session/plan.js';
import { CRESTS } from '../session/plan.js';
import type { Snapshot } from '../session/session.js';
import type { Step } from '../session/timeline.js';
import { wallBefore } from '../session/timeline.js';
import type { Answer, Wish } from './connection.js';
import type { PlayingNow, TableNow } from './tableNow.js';

/** A moment of the game, to be shown in its turn. */
interface Frame {
  readonly seq: number;
  readonly game: GameNow;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
  readonly seat: SeatIndex | null;
  /** The own seat decides, and its person plays it. */
  readonly isAsked: boolean;
}

export interface OnlineSessionOptions {
  readonly ask: (wish: Wish) => Promise<Answer>;
  readonly pace: Pace;
  readonly onChange: (snapshot: Snapshot) => void;
  /** Whether something sent is still on its way. */
  readonly onSending: (isSending: boolean) => void;
  /** Something was done, but its entry does not come. */
  readonly onMissing: () => void;
  readonly onRefused: (code: Extract<Answer, { ok: false }>['code']) => void;
  /** A computer player has no name of its own. */
  readonly computerName: (seat: SeatIndex) => string;
}

/** An entry follows its acknowledgement at once, or it is lost. */
const LOST_AFTER_MS = 2500;

const asCrest = (crest: number): Crest => CRESTS.find((each) => each === crest) ?? 0;

function playerOf(seat: SeatInfo): Player {
  const crest = asCrest(seat.crest);
  if (seat.kind === 'computer') return { kind: 'computer', level: seat.level, crest };
  if (seat.kind === 'person' && seat.replaced)
    return { kind: 'computer', level: seat.replaced.level, crest };
  return { kind: 'person', crest };
}

/**
 * A game at a server, seen from one seat. Nothing is played before the server has said so; the moves
 * of others are shown one after the other, in a rhythm that can be followed.
 */
export class OnlineSession {
  readonly #options: OnlineSessionOptions;
  #frame: Frame;
  #previous: Frame | null = null;
  #waiting: Frame[] = [];
  #isShowing = false;
  #isClosed = false;
  /** The entry that must have been shown before anything else is sent; null when nothing is on its way. */
  #awaited: number | null = null;
  #next: (() => Move | null) | null = null;
  #sample: { readonly frame: Frame; readonly state: GameState } | null = null;
  #snapshot: Snapshot;

  constructor(now: PlayingNow, options: OnlineSessionOptions) {
    this.#options = options;
    this.#frame = this.#frameOf(now, now.game);
    this.#snapshot = this.#look();
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
    this.#options.pace.hurry();
  }

  /** The server has told of a new entry. */
  take(now: PlayingNow): void {
    this.#waiting.push(this.#frameOf(now, now.game));
    void this.#showWaiting();
  }

  /** The server has told everything anew: what was on its way to be shown is of the past. */
  reset(now: PlayingNow): void {
    const frame = this.#frameOf(now, now.game);
    if (this.#frame.game.view.ply === frame.game.view.ply && this.#waiting.length === 0) {
      // The same moment: nothing has moved, perhaps the log has come.
      this.#frame = { ...frame, game: this.#sameMoves(frame.game) };
    } else {
      this.#previous = null;
      this.#frame = frame;
    }
    this.#waiting = [];
    this.#shown();
  }

  play(move: Move): RefusalCode | null {
    if (move.seat !== this.#snapshot.seat) return 'not-your-decision';
    if (this.#awaited !== null) return null;
    const refusal = this.refusal(move);
    if (refusal) return refusal;
    this.#send({ type: 'move', at: this.#frame.seq, move });
    return null;
  }

  playOn(next: () => Move | null): void {
    this.#next = next;
    this.#goOn();
  }

  refusal(move: Move): RefusalCode | null {
    return refusalOf(this.#state, move)?.code ?? null;
  }

  undo(): boolean {
    return this.#back(this.#frame.game.view.ply - 1);
  }

  undoTurn(): boolean {
    const { undoTarget } = this.#snapshot;
    return undoTarget !== null && this.#back(undoTarget);
  }

  /** Shows the moves that wait to be shown without pauses. */
  hurry(): void {
    this.#options.pace.hurry();
  }

  #back(ply: number): boolean {
    const { undoTarget } = this.#snapshot;
    if (undoTarget === null || ply < undoTarget) return false;
    if (this.#awaited === null) this.#send({ type: 'undo', at: this.#frame.seq, ply });
    return true;
  }

  #send(wish: Wish): void {
    this.#options.pace.skip();
    this.#awaited = Infinity;
    this.#options.onSending(true);
    void this.#options.ask(wish).then((answer) => {
      if (this.#isClosed) return;
      if (answer.ok) this.#expect(answer.message.seq);
      else {
        this.#awaited = null;
        this.#next = null;
        this.#options.onRefused(answer.code);
      }
      this.#settle();
    });
  }

  #expect(seq: number): void {
    this.#awaited = seq;
    setTimeout(() => {
      if (this.#awaited === seq && !this.#isClosed) this.#options.onMissing();
    }, LOST_AFTER_MS);
  }

  /** What was sent is done with as soon as its entry is to be seen. */
  #settle(): void {
    if (this.#awaited !== null && this.#awaited > this.#frame.seq) return;
    this.#awaited = null;
    this.#options.onSending(false);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#next === null || this.#awaited !== null) return;
    const move = this.#snapshot.seat === null ? null : this.#next();
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
      this.#shown();
      // After an own move the others begin anew, however the last ones were hastened.
      if (mover === frame.seat) this.#options.pace.begin();
      else await this.#options.pace.pause();
    }
    this.#isShowing = false;
    this.#options.pace.end();
  }

  #shown(): void {
    if (this.#isClosed) return;
    this.#snapshot = this.#look();
    this.#options.onChange(this.#snapshot);
    this.#settle();
  }

  /** The same list of moves as before, so that what a person has begun to choose stays. */
  #sameMoves(game: GameNow): GameNow {
    const known = this.#frame.game.moves;
    const isSame = JSON.stringify(known) === JSON.stringify(game.moves);
    return isSame ? { ...game, moves: known } : game;
  }

  get #state(): GameState {
    if (this.#sample?.frame !== this.#frame) {
      const { view } = this.#frame.game;
      const state = sampleHidden(view, seedRng(`${view.ply}`));
      this.#sample = { frame: this.#frame, state };
    }
    return this.#sample.state;
  }

  #frameOf({ seq, steps, info, seat }: TableNow, game: GameNow): Frame {
    const own = seat === null ? null : info.seats[seat];
    const isPlayedFor = own?.kind === 'person' && own.replaced !== null;
    return {
      seq,
      game: { ...game, view: this.#named(game.view) },
      steps,
      players: info.seats.map(playerOf),
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

  /** Who is about to move while others' moves are shown, or the computer player that decides. */
  #thinking({ game, players }: Frame): SeatIndex | null {
    const [coming] = this.#waiting;
    if (coming) return coming.steps.at(-1)?.seat ?? null;
    const waiting = game.view.pending.find(({ seat }) => players[seat]?.kind === 'computer');
    return waiting?.seat ?? null;
  }

  #look(): Snapshot {
    const frame = this.#frame;
    const { game, steps, players, seat, isAsked } = frame;
    const { view, moves, sheets, winners } = game;
    const { pending, ply, undoTarget } = view;
    const decides = isAsked && seat !== null && this.#waiting.length === 0;
    const last = steps.at(-1);
    return {
      view,
      previousView: this.#previous?.game.view ?? null,
      events: last?.events ?? [],
      movedBy: last?.seat ?? null,
      pending,
      seat: decides ? seat : null,
      moves: decides ? moves : [],
      curtain: null,
      thinking: decides ? null : this.#thinking(frame),
      undoTarget: decides && pending.length === 1 ? undoTarget : null,
      undoWall: wallBefore(steps, undoTarget ?? ply),
      sheets,
      winners,
      isOver: pending.length === 0,
      log: steps,
      players,
      problem: null,
    };
  }
}
