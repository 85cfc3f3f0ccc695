import type {
  ConnectionStatus,
  KnownTable,
  Pace,
  ShownMoment,
  Socket,
  TableRequest,
} from '@gah/client';
import { lastLine, Refused, ShownGame, TableSession, UNHURRIED } from '@gah/client';
import type { SeatIndex } from '@gah/engine';
import type { ProblemCode } from '@gah/protocol';
import { newId } from '../../app/newId.js';
import type { SeatedPlayer } from '../../session/plan.js';
import type { GameSession, GameSnapshot } from '../../session/session.js';
import { showAgain } from '../../session/showAgain.js';
import { computerName } from '../parts/onlineWords.js';
import { playerOf } from '../parts/players.js';

export interface OnlineTableOptions {
  readonly table: string;
  /** Without one the client watches. */
  readonly token: string | null;
  readonly openSocket: () => Socket;
  readonly pace: Pace;
}

/** A table at a server; what it knows redraws the screens that read it. */
export class OnlineTable extends TableSession {
  readonly id: string;
  readonly token: string | null;
  readonly #pace: Pace;
  #now: KnownTable | null = $state.raw(null);
  #status: ConnectionStatus = $state('connecting');
  #game: OnlineGame | null = $state.raw(null);
  #refused: ProblemCode | null = $state.raw(null);
  #lastRead: number | null = $state(null);

  constructor({ table, token, openSocket, pace }: OnlineTableOptions) {
    super({ table, token, openSocket, timing: UNHURRIED, newId, keepsLog: true });
    this.id = table;
    this.token = token;
    this.#pace = pace;
    this.watch(() => {
      this.#follow();
    });
  }

  /** Null before the server has welcomed this client. */
  get now(): KnownTable | null {
    return this.#now;
  }
  get status(): ConnectionStatus {
    return this.#status;
  }
  /** Why the server wants to hear nothing more of this client. */
  get ended(): ProblemCode | null {
    return this.#status === 'ended' ? this.connection.ended : null;
  }
  /** Null until the game begins. */
  get game(): OnlineGame | null {
    return this.#game;
  }
  /** Why the last request was not granted. */
  get refused(): ProblemCode | null {
    return this.#refused;
  }
  /** How many lines of others have come since the chat was last read. */
  get unread(): number {
    const own = this.#now?.seat ?? null;
    const lines = this.#now?.chat ?? [];
    return lines.filter(({ n, seat }) => n > (this.#lastRead ?? 0) && seat !== own).length;
  }

  /** Connects; the function that is returned ends it. */
  open(): () => void {
    const online = (): void => {
      this.connection.retryNow();
    };
    const offline = (): void => {
      this.connection.drop();
    };
    const shown = (): void => {
      if (!document.hidden) this.connection.probe();
    };
    document.addEventListener('visibilitychange', shown);
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.connection.open();
    return () => {
      document.removeEventListener('visibilitychange', shown);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.#game?.close();
      this.close();
    };
  }

  markRead(): void {
    if (this.#now) this.#lastRead = lastLine(this.#now.chat);
  }

  refuse(code: ProblemCode): void {
    this.#refused = code;
  }

  dismissRefusal(): void {
    this.#refused = null;
  }

  /** True when it was granted; otherwise `refused` says why. */
  async request(request: TableRequest): Promise<boolean> {
    try {
      await this.ask(request);
      this.#refused = null;
      return true;
    } catch (error) {
      if (error instanceof Refused) this.#refused = error.code;
      return false;
    }
  }

  #follow(): void {
    const { table, connection } = this;
    this.#status = connection.status;
    this.#now = table;
    if (!table) return;
    // What was said before one came is no news.
    this.#lastRead ??= lastLine(table.chat);
    if (table.game) this.#game ??= new OnlineGame(this, this.#pace);
  }
}

/** The game of a table; its snapshot redraws what reads it. */
export class OnlineGame extends ShownGame implements GameSession {
  #now: GameSnapshot = $state.raw(snapshotOf(this.moment));
  /** A move is on its way to the server. */
  isSending: boolean = $state(false);
  #latest: GameSnapshot = snapshotOf(this.moment);
  /** What was shown after the own last move, and after each one since then. */
  #recent: GameSnapshot[] = [this.#latest];

  constructor(table: OnlineTable, pace: Pace) {
    super(table, {
      pace,
      computerName,
      onShown: (moment) => {
        const shown = snapshotOf(moment);
        this.#latest = shown;
        this.#now = shown;
        if (shown.movedBy === shown.view.viewer) this.#recent = [];
        this.#recent.push(shown);
      },
      onSending: (isSending) => {
        this.isSending = isSending;
      },
      onRefused: (code) => {
        table.refuse(code);
      },
    });
  }

  get now(): GameSnapshot {
    return this.#now;
  }

  /** What was shown before this page was opened cannot be shown again. */
  get canReplay(): boolean {
    return this.#recent.length > 1;
  }

  replay(): void {
    const show = (moment: GameSnapshot): void => {
      this.#now = moment;
    };
    void showAgain([...this.#recent], this.pace, show, () => this.#latest);
  }
}

/** Who is about to move while others' moves are shown, or the computer player that decides. */
function thinkingAt(
  { frame, coming }: ShownMoment,
  players: readonly SeatedPlayer[],
): SeatIndex | null {
  if (coming) return coming.steps.at(-1)?.seat ?? null;
  const { pending } = frame.game.view;
  return pending.find(({ seat }) => players[seat]?.kind === 'computer')?.seat ?? null;
}

/** A moment of an online game, as the screens of every game are told it. */
function snapshotOf(moment: ShownMoment): GameSnapshot {
  const { frame, previous, decides, undoTarget } = moment;
  const { game, steps, seats } = frame;
  const { view, moves, sheets, winners } = game;
  const players = seats.map(playerOf);
  const last = steps.at(-1);
  return {
    view,
    previousView: previous?.game.view ?? null,
    events: last?.events ?? [],
    movedBy: last?.seat ?? null,
    pending: view.pending,
    seat: decides,
    moves: decides === null ? [] : moves,
    curtain: null,
    thinking: decides === null ? thinkingAt(moment, players) : null,
    undoTarget,
    sheets,
    winners,
    isOver: view.pending.length === 0,
    log: steps,
    players,
    problem: null,
  };
}
