import type { SeatIndex } from '@gah/engine';
import type { ChatLine, ProblemCode } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { Store } from '../storage/store.js';
import type { TableState } from '../table/state.js';
import type { TokenBucket } from './tokenBucket.js';

/** A line with the id of the request that brought it. */
type StoredLine = ChatLine & { readonly request: string };

const publicLine = ({ n, at, seat, name, text }: ChatLine): ChatLine => ({
  n,
  at,
  seat,
  name,
  text,
});

export interface TableChatOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly newChatBucket: () => TokenBucket;
  /** Tells everybody who listens. */
  readonly tell: (line: ChatLine) => void;
}

/** 0 before the first line. */
const numberOfLast = (lines: readonly StoredLine[]): number => lines.at(-1)?.n ?? 0;

/** The latest lines of a table's chat in memory. Whatever waits for the storage is called in the table's turn. */
export class TableChat {
  readonly #id: string;
  readonly #options: TableChatOptions;
  /** null while nobody has asked for any. */
  #lines: readonly StoredLine[] | null = null;
  readonly #buckets = new Map<SeatIndex, TokenBucket>();

  constructor(id: string, options: TableChatOptions) {
    this.#id = id;
    this.#options = options;
  }

  /** The number of the latest line; null while nobody has asked for any. */
  get lastLine(): number | null {
    return this.#lines && numberOfLast(this.#lines);
  }

  /** Those that are known; null while nobody has asked for any. */
  get known(): ChatLine[] | null {
    return this.#lines && this.#lines.map(publicLine);
  }

  async tail(): Promise<ChatLine[]> {
    return (await this.#read()).map(publicLine);
  }

  /** Stores a line and tells it; one sent again is not told again. */
  async say(
    { plan, holders }: TableState,
    seat: SeatIndex,
    request: string,
    text: string,
  ): Promise<ProblemCode | null> {
    const holder = holders[seat];
    if (!plan.chat || holder?.kind !== 'person') return 'no-chat';
    for (;;) {
      const lines = await this.#read();
      if (lines.some((line) => line.seat === seat && line.request === request)) return null;
      if (!this.#mayTalk(seat)) return 'too-many';
      const n = numberOfLast(lines) + 1;
      const line = { n, at: this.#options.now(), seat, name: holder.name, text };
      if (await this.#options.store.addChat(this.#id, line, request)) {
        this.#heard([{ ...line, request }]);
        return null;
      }
      await this.catchUp();
    }
  }

  /** Takes over what other processes have stored. */
  async catchUp(): Promise<void> {
    const known = await this.#read();
    this.#heard(await this.#options.store.chat(this.#id, numberOfLast(known)));
  }

  /** However many devices the seat has. */
  #mayTalk(seat: SeatIndex): boolean {
    const { now, newChatBucket } = this.#options;
    const bucket = this.#buckets.get(seat) ?? newChatBucket();
    this.#buckets.set(seat, bucket);
    return bucket.take(now());
  }

  async #read(): Promise<readonly StoredLine[]> {
    this.#lines ??= await this.#options.store.chat(this.#id, 0);
    return this.#lines;
  }

  #heard(lines: readonly StoredLine[]): void {
    this.#lines = [...(this.#lines ?? []), ...lines].slice(-LIMITS.chatTail);
    for (const line of lines) this.#options.tell(publicLine(line));
  }
}
