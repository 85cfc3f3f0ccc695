import { mixed } from './exactNumbers.js';

/** So many lists are known at the same time. */
const KNOWN = 256;

const NOTHING: readonly number[] = [];

function haveSame(list: readonly number[], other: readonly number[]): boolean {
  if (list === other) return true;
  if (list.length !== other.length) return false;
  for (let at = 0; at < list.length; at++) if (list[at] !== other[at]) return false;
  return true;
}

/**
 * Lists by number: two of them have the same number only if they say the same. A list that has been
 * forgotten in favour of another one gets a new number.
 */
export class ListNumbers {
  private readonly lists: (readonly number[])[] = Array.from({ length: KNOWN }, () => NOTHING);
  private readonly numbers = new Float64Array(KNOWN);
  private given = 0;

  of(list: readonly number[]): number {
    if (list.length === 0) return 0;
    let hash = list.length;
    for (const number of list) hash = mixed(hash, number);
    const place = hash & (KNOWN - 1);
    const known = this.lists[place];
    if (known === undefined || !haveSame(list, known)) {
      this.lists[place] = list;
      this.numbers[place] = ++this.given;
    }
    return this.numbers[place] ?? NaN;
  }
}
