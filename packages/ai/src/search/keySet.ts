const ROOM_AT_FIRST = 256;

/** Transposition keys that have been met: whole numbers from 0, which are mixed already. */
export class KeySet {
  /** Each key one more than it is, so that 0 is a free place. */
  private keys = new Float64Array(ROOM_AT_FIRST);
  private size = 0;

  /** Says whether the key is new. */
  add(key: number): boolean {
    const place = this.placeOf(key + 1);
    if (this.keys[place] !== 0) return false;
    this.keys[place] = key + 1;
    this.size++;
    if (2 * this.size > this.keys.length) this.grow();
    return true;
  }

  /** Where the entry stands or would stand. */
  private placeOf(entry: number): number {
    const { keys } = this;
    const last = keys.length - 1;
    let place = entry & last;
    while (keys[place] !== 0 && keys[place] !== entry) place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const { keys } = this;
    this.keys = new Float64Array(2 * keys.length);
    for (const entry of keys) if (entry !== 0) this.keys[this.placeOf(entry)] = entry;
  }
}
