import { countOf } from '@gah/engine';

/** Somebody to whom something is sent. */
export interface Reader {
  readonly viewer: number | 'spectator';
  /** Ends the connection at once. */
  cut(): void;
}

/** Whoever reads so slowly is better off connecting again; who only watches costs less. */
const MOST_OF_ONE = { seat: 1_000_000, spectator: 250_000 } as const;
const MOST_OF_ALL = 64_000_000;

const isSpectator = ({ viewer }: Reader): boolean => viewer === 'spectator';

/** What all clients together have not read yet. */
export class Unsent {
  readonly #bytes = new Map<Reader, number>();
  #sum = 0;

  get bytes(): number {
    return this.#sum;
  }

  /** So much of what this one was sent is still here. */
  note(reader: Reader, bytes: number): void {
    this.#sum += bytes - countOf(this.#bytes, reader);
    if (bytes === 0) this.#bytes.delete(reader);
    else this.#bytes.set(reader, bytes);
    if (bytes > MOST_OF_ONE[isSpectator(reader) ? 'spectator' : 'seat']) reader.cut();
    while (this.#sum > MOST_OF_ALL) this.#slowest().cut();
  }

  /** Spectators before players, and of them the one with the most. */
  #slowest(): Reader {
    const [first, ...others] = this.#bytes;
    if (!first) throw new Error('somebody must be slow');
    const [reader] = others.reduce((worst, other) => {
      const isWorse =
        isSpectator(other[0]) === isSpectator(worst[0])
          ? other[1] > worst[1]
          : isSpectator(other[0]);
      return isWorse ? other : worst;
    }, first);
    return reader;
  }
}
