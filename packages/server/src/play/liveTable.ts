import type { SeatIndex, Viewer } from '@gah/engine';
import type {
  ChatLine,
  OnlineProblem,
  ProblemCode,
  ServerMessage,
  TableSnapshot,
  TableLog,
} from '@gah/protocol';
import { PROTOCOL_VERSION } from '@gah/protocol';
import type { Lease, NewTableRows } from '../storage/appends.js';
import type { Applied } from '../table/apply.js';
import { withEntry } from '../table/apply.js';
import type { Entry, LoggedEntry } from '../table/entry.js';
import { clockNow, gameNow, stepFor, tableInfo } from '../table/present.js';
import type { RequestOutcome } from '../table/rules.js';
import type { TableState } from '../table/state.js';
import { requestKey, standingOf } from '../table/state.js';
import { missedSteps, needsAllSteps, stepsAfter } from '../table/steps.js';
import type { Presence, PresenceRecord } from './presence.js';
import type { StepShelf } from './keptSteps.js';
import { KeptSteps } from './keptSteps.js';
import type { TableChatOptions } from './tableChat.js';
import { TableChat } from './tableChat.js';

/** Somebody who hears what happens at a table. */
export interface Listener {
  readonly viewer: Viewer;
  /** Where it connects from. */
  readonly address: string;
  /** What it holds its seat by; null for a spectator. */
  readonly tokenHash: string | null;
  /** The connection has ended. */
  readonly isOver: boolean;
  send(text: string): void;
  /** The last word; the connection ends. */
  bye(code: OnlineProblem): void;
}

/** Who asks, and under which id; null for what the server does by itself. */
interface Request {
  readonly seat: SeatIndex;
  readonly id: string;
}

interface Commit {
  readonly request: Request | null;
  /** Asked again when another process was faster. */
  readonly decide: (table: TableState) => RequestOutcome;
  /** Kept by this process although something has happened; left out, it ends. */
  readonly lease?: (next: TableState) => Lease | null;
  /** A table to be opened with the entry. */
  readonly opens?: (table: TableState) => NewTableRows;
  /** Called when the entry is stored, before anybody hears of it. */
  readonly onStored?: (seq: number) => void;
}

export interface LiveTableOptions extends Omit<TableChatOptions, 'tell'> {
  readonly presence: Presence;
  readonly shelf: StepShelf;
  /** After every entry of this process. */
  readonly onCommitted: (table: LiveTable, entry: Entry, ms: number) => void;
  /** Other processes have gone on. */
  readonly onCaughtUp: (table: LiveTable) => void;
  /** Who is connected here has changed, perhaps because a seat's last device has gone. */
  readonly onPresence: (table: LiveTable, departed: SeatIndex | null) => Promise<void>;
  /** What the database says of everybody at this table. */
  readonly presenceRecord: (id: string) => Promise<PresenceRecord>;
  /** The host has freed the seat of this token. */
  readonly onRemoved: (table: LiveTable, tokenHash: string) => void;
  /** The storage has failed: what is in memory may not be what is stored. */
  readonly onBroken: (table: LiveTable, error: unknown) => void;
}

/** A table in the memory of this process. All changes go through one queue, and through the storage. */
export class LiveTable {
  readonly presence: Presence;
  readonly steps: KeptSteps;
  readonly #options: LiveTableOptions;
  /** Whoever is connected; those who have been welcomed hear what happens. */
  readonly #connected = new Set<Listener>();
  readonly #listeners = new Set<Listener>();
  #table: TableState;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #chat: TableChat;
  #isBroken = false;
  #waiting = 0;
  lastUsed: number;
  /** The last entry whose outcome is kept as a snapshot. */
  keptSeq = 0;

  constructor(table: TableState, options: LiveTableOptions) {
    this.#table = table;
    this.#options = options;
    this.presence = options.presence;
    this.steps = new KeptSteps(options.shelf);
    this.#chat = new TableChat(table.plan.id, {
      ...options,
      tell: (line) => {
        this.#tell(() => ({ type: 'chat', line }));
      },
    });
    this.lastUsed = options.now();
  }

  get id(): string {
    return this.#table.plan.id;
  }

  get table(): TableState {
    return this.#table;
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && this.#connected.size === 0;
  }

  /** Where one of its players connects from; null when none is connected here. */
  get address(): string | null {
    const players = [...this.#listeners].filter(({ viewer }) => viewer !== 'spectator');
    return players[0]?.address ?? null;
  }

  /** How many see the table as this one does. */
  listenersAs(viewer: Viewer): number {
    return [...this.#connected].filter((listener) => listener.viewer === viewer).length;
  }

  /** Tells the listener how things stand, and from then on everything that happens. */
  async welcome(listener: Listener, lastSeq: number | undefined): Promise<void> {
    await this.#arrive(listener);
    const chat = await this.#chatTail();
    if (lastSeq !== undefined && needsAllSteps(this.#table, lastSeq)) await this.allSteps();
    await this.#options.shelf.slices.breathe();
    // Nothing may happen between the two, so nothing is awaited.
    if (this.#isBroken) throw new StorageTrouble();
    if (listener.isOver) return;
    if (!this.#isOwner(listener)) {
      listener.bye(this.wordTo(listener.tokenHash));
      return;
    }
    const isNew = !this.#listeners.has(listener);
    const missed =
      lastSeq === undefined
        ? null
        : missedSteps(this.#table, this.steps.steps, listener.viewer, lastSeq);
    const welcome: ServerMessage = {
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      snapshot: { ...this.#snapshot(listener.viewer, chat), ...(isNew && this.#dataPack) },
      missed,
    };
    listener.send(JSON.stringify(welcome));
    this.#listeners.add(listener);
  }

  unlisten(listener: Listener): void {
    if (!this.#connected.delete(listener)) return;
    this.#listeners.delete(listener);
    const { viewer } = listener;
    if (!this.presence.departed(viewer)) return;
    this.tellPresence();
    // It is tried again by itself.
    this.#options.onPresence(this, viewer === 'spectator' ? null : viewer).catch(() => undefined);
  }

  /** Makes an entry, or says why not. Resolves when it is stored and told. */
  commit(commit: Commit): Promise<number | ProblemCode> {
    return this.#inTurn(() => this.#commit(commit));
  }

  /** Takes over what other processes have stored. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  /** Somebody has seen this entry, perhaps at another process of which this one has not heard yet. */
  async catchUpTo(seq: number | undefined): Promise<void> {
    if (seq !== undefined && seq > this.#table.seq) await this.catchUp();
  }

  async #chatTail(): Promise<ChatLine[]> {
    return this.#chat.known ?? (await this.#inTurn(() => this.#chat.tail()));
  }

  /** Stores a line and tells it; one sent again is not told again. */
  say(seat: SeatIndex, request: string, text: string): Promise<ProblemCode | null> {
    return this.#inTurn(() => this.#chat.say(this.#table, seat, request, text));
  }

  /** Other processes can know of somebody before anything is said to them. */
  async #arrive(listener: Listener): Promise<void> {
    if (this.#connected.has(listener) || listener.isOver) return;
    this.#connected.add(listener);
    if (!this.presence.arrived(listener.viewer)) return;
    this.tellPresence();
    try {
      await this.#options.onPresence(this, null);
    } catch {
      throw new StorageTrouble();
    }
  }

  catchUpChat(): Promise<void> {
    return this.#inTurn(() => this.#chat.catchUp());
  }

  /** Tells the listeners who is there. */
  tellPresence(): void {
    const presence = this.presence.now(this.#table.holders.length);
    this.#tell(() => ({ type: 'presence', presence }));
  }

  /** Looks up who is connected anywhere: what was heard may be out of date. */
  async learnPresence(): Promise<void> {
    const { mark } = this.presence;
    const record = await this.#inTurn(() => this.#options.presenceRecord(this.id));
    if (this.presence.learn(record, mark)) this.tellPresence();
  }

  /** The number of the latest line of chat; null while nobody has asked for any. */
  get lastLine(): number | null {
    return this.#chat.lastLine;
  }

  /** What each move after `from` brought about. */
  async log(viewer: Viewer, from: number): Promise<TableLog> {
    await this.allSteps();
    return { seq: this.#table.seq, steps: stepsAfter(this.steps.steps ?? [], viewer, from) };
  }

  allSteps(): Promise<void> {
    this.lastUsed = this.#options.now();
    return this.steps.ready(() => this.#table);
  }

  /** Nobody needs it any more. */
  retire(): void {
    this.#options.shelf.drop(this.steps);
  }

  async snapshot(viewer: Viewer): Promise<TableSnapshot> {
    return { ...this.#snapshot(viewer, await this.#chatTail()), ...this.#dataPack };
  }

  /** Told once to everybody who comes; views are without it. */
  get #dataPack(): Pick<TableSnapshot, 'dataPack'> {
    const { dataPack } = this.#table.plan.options;
    return dataPack ? { dataPack } : {};
  }

  #snapshot(viewer: Viewer, chat: ChatLine[]): TableSnapshot {
    const table = this.#table;
    const now = this.#options.now();
    return {
      seq: table.seq,
      table: tableInfo(table, now),
      seat: viewer === 'spectator' ? null : viewer,
      game: gameNow(table, viewer),
      clock: clockNow(table, now),
      presence: this.presence.now(table.holders.length),
      chat,
    };
  }

  /** Why a token holds no seat here. */
  wordTo(tokenHash: string | null): OnlineProblem {
    return tokenHash !== null && this.#table.removed.includes(tokenHash)
      ? 'removed'
      : 'wrong-token';
  }

  dismiss(code: OnlineProblem): void {
    for (const listener of [...this.#listeners]) listener.bye(code);
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.lastUsed = this.#options.now();
    const run = async (): Promise<T> => {
      try {
        if (this.#isBroken) throw new StorageTrouble();
        return await job();
      } catch (error) {
        this.#break(error);
        throw new StorageTrouble();
      } finally {
        this.#waiting--;
      }
    };
    const result = this.#queue.then(run);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #break(error: unknown): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#options.onBroken(this, error);
    this.dismiss('unavailable');
  }

  async #commit({
    request,
    decide,
    lease,
    opens,
    onStored,
  }: Commit): Promise<number | ProblemCode> {
    for (;;) {
      const before = this.#table;
      const known = request && before.requests.get(requestKey(request.seat, request.id));
      if (typeof known === 'number') {
        onStored?.(known);
        return known;
      }
      const decision = decide(before);
      if (typeof decision === 'string') return decision;
      const logged: LoggedEntry = {
        seq: before.seq + 1,
        at: Math.max(this.#options.now(), before.updatedAt),
        request: request?.id ?? null,
        entry: decision.entry,
      };
      const next = withEntry(before, logged, decision.ready);
      const begun = performance.now();
      const outcome = await this.#options.store.commits.append({
        table: this.id,
        logged,
        standing: standingOf(next.table),
        lease: lease?.(next.table) ?? null,
        ...(opens && { opens: opens(before) }),
      });
      if (outcome === 'committed') {
        onStored?.(logged.seq);
        this.#advance(next.table, logged, next.applied);
        this.#options.onCommitted(this, logged.entry, performance.now() - begun);
        return logged.seq;
      }
      await this.#catchUp();
      if (this.#table.seq === before.seq)
        throw new Error('the log in memory is not the one stored');
    }
  }

  async #catchUp(): Promise<void> {
    const missed = await this.#options.store.tail(this.id, this.#table.seq);
    for (const logged of missed) {
      const { table, applied } = withEntry(this.#table, logged);
      this.#advance(table, logged, applied);
    }
    if (missed.length > 0) this.#options.onCaughtUp(this);
  }

  #advance(table: TableState, logged: LoggedEntry, applied: Applied): void {
    const before = this.#table;
    this.#table = table;
    for (const tokenHash of table.removed) {
      if (!before.removed.includes(tokenHash)) this.#options.onRemoved(this, tokenHash);
    }
    if (applied.gameChanged) this.steps.advance(table);
    if (applied.tableChanged) this.#dismissFormer();
    const now = this.#options.now();
    this.#tell((viewer) => stepFor(table, logged, applied, viewer, now));
  }

  /** Whoever gave up a seat hears nothing of the person who takes it next. */
  #dismissFormer(): void {
    for (const listener of [...this.#listeners]) {
      if (!this.#isOwner(listener)) listener.bye(this.wordTo(listener.tokenHash));
    }
  }

  #isOwner({ viewer, tokenHash }: Listener): boolean {
    if (viewer === 'spectator') return true;
    const holder = this.#table.holders[viewer];
    return holder?.kind === 'person' && holder.tokenHash === tokenHash;
  }

  /** Makes each message once, however many devices a viewer has. */
  #tell(message: (viewer: Viewer) => ServerMessage): void {
    const texts = new Map<Viewer, string>();
    for (const listener of this.#listeners) {
      const text = texts.get(listener.viewer) ?? JSON.stringify(message(listener.viewer));
      texts.set(listener.viewer, text);
      listener.send(text);
    }
  }
}

/** The outcome of a request is unknown: whoever made it connects again and asks again. */
export class StorageTrouble extends Error {
  constructor() {
    super('the storage does not answer');
    this.name = 'StorageTrouble';
  }
}
