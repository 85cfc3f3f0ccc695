import { at, raised, total } from '../../util/lists.js';

/** The characters of a link: none of them means anything in an address. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PART = 32;
const NO_FURTHER = 9;

/** What texts are most often made of; the last one is everything. */
const PLAIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const ALPHABETS = ['0123456789abcdef', PLAIN, null] as const;
const ALL_UNITS = 0x1_0000;
const MOST_UNITS = 40_000;

/** How much more likely a character becomes where it has been seen. */
const SEEN = 32;
const UNKNOWN: readonly number[] = Array.from(PLAIN, () => 1);

/** Something that no writer has written. */
export class UnreadableDigits extends Error {}

/** JSON without any character that is not plain: it means the same. */
const escaped = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Each character holds six bits, as two digits of eight. */
export function textOf(value: bigint): string {
  const octal = value.toString(8);
  const even = octal.length % 2 === 0 ? octal : `0${octal}`;
  return even.replaceAll(/../g, (pair) => CHARACTERS[Number.parseInt(pair, 8)] ?? '');
}

/** Null where a character is none of those that `textOf` writes. */
export function valueOf(text: string): bigint | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const octal = Array.from(text, (each) => CHARACTERS.indexOf(each).toString(8).padStart(2, '0'));
  return BigInt(`0o${octal.join('')}`);
}

/** A digit, or several that mean the same: what is likely has many of them, and so takes less room. */
interface Digit {
  readonly first: number;
  readonly many: number;
  readonly below: number;
}

/** What follows two characters, counted as a text is read or written: both learn the same. */
class Likelihood {
  readonly #shares = new Map<string, number[]>();

  /** How many digits each plain character has after these two. */
  after(before: string): readonly number[] {
    return this.#shares.get(before) ?? UNKNOWN;
  }

  count(before: string, place: number): void {
    this.#shares.set(before, raised(this.after(before), place, SEEN));
  }
}

/**
 * Numbers, each below a limit that the reader knows too, as one large number: a digit below six takes as
 * much room as it needs, and no more.
 */
export class DigitWriter {
  readonly #digits: Digit[] = [];

  put(digit: number, below: number): void {
    this.#digits.push({ first: digit, many: 1, below });
  }

  /** One of a list. */
  choice<T>(list: readonly T[], chosen: T): void {
    this.put(list.indexOf(chosen), list.length);
  }

  /** A number without a limit. */
  number(amount: number): void {
    const rest = Math.floor(amount / PART);
    this.put((amount % PART) + (rest > 0 ? PART : 0), 2 * PART);
    if (rest > 0) this.number(rest);
  }

  text(text: string): void {
    const kind = ALPHABETS.findIndex(
      (alphabet) => alphabet === null || Array.from(text).every((each) => alphabet.includes(each)),
    );
    const alphabet = ALPHABETS[kind];
    this.put(kind, ALPHABETS.length);
    this.number(text.length);
    for (let unit = 0; unit < text.length; unit++) {
      if (alphabet) this.put(alphabet.indexOf(text.charAt(unit)), alphabet.length);
      else this.put(text.charCodeAt(unit), ALL_UNITS);
    }
  }

  /** JSON, in which the same comes again and again. */
  json(text: string): void {
    const plain = escaped(text);
    const likelihood = new Likelihood();
    this.number(plain.length);
    for (let unit = 0; unit < plain.length; unit++) {
      const before = plain.slice(Math.max(0, unit - 2), unit);
      const place = PLAIN.indexOf(plain.charAt(unit));
      const shares = likelihood.after(before);
      this.#digits.push({
        first: total(shares.slice(0, place)),
        many: at(shares, place),
        below: total(shares),
      });
      likelihood.count(before, place);
    }
  }

  /** The first digit is the first to be read again. */
  get value(): bigint {
    return this.#digits.reduceRight((value, { first, many, below }) => {
      const kept = BigInt(many);
      return (value / kept) * BigInt(below) + BigInt(first) + (value % kept);
    }, 0n);
  }
}

/** Reads what a writer has written, in the same order. Throws UnreadableDigits. */
export class DigitReader {
  #rest: bigint;

  constructor(value: bigint) {
    this.#rest = value;
  }

  take(below: number): number {
    const limit = BigInt(below);
    const digit = Number(this.#rest % limit);
    this.#rest /= limit;
    return digit;
  }

  choice<T>(list: readonly T[]): T {
    return list[this.take(list.length)] as T;
  }

  number(): number {
    let [amount, worth] = [0, 1];
    for (let part = 0; part < NO_FURTHER; part++) {
      const digit = this.take(2 * PART);
      amount += (digit % PART) * worth;
      if (digit < PART) return amount;
      worth *= PART;
    }
    throw new UnreadableDigits('a number without an end');
  }

  text(): string {
    const alphabet = this.choice(ALPHABETS);
    const length = this.number();
    if (length > MOST_UNITS) throw new UnreadableDigits('a text without an end');
    return Array.from({ length }, () =>
      alphabet
        ? alphabet.charAt(this.take(alphabet.length))
        : String.fromCharCode(this.take(ALL_UNITS)),
    ).join('');
  }

  json(): string {
    const likelihood = new Likelihood();
    const length = this.number();
    if (length > MOST_UNITS) throw new UnreadableDigits('a text without an end');
    let text = '';
    while (text.length < length) text += this.#likely(likelihood, text.slice(-2));
    return text;
  }

  #likely(likelihood: Likelihood, before: string): string {
    const shares = likelihood.after(before);
    const limit = BigInt(total(shares));
    let within = Number(this.#rest % limit);
    let place = 0;
    while (within >= at(shares, place)) within -= at(shares, place++);
    this.#rest = (this.#rest / limit) * BigInt(at(shares, place)) + BigInt(within);
    likelihood.count(before, place);
    return PLAIN.charAt(place);
  }

  /** Nothing is left that was not read. */
  get isAtEnd(): boolean {
    return this.#rest === 0n;
  }
}
