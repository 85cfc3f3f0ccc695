/** The features of a seat that are not 0; reused from position to position. */
export class Encoding {
  readonly index = new Int16Array(MOST_ACTIVE);
  readonly value = new Float32Array(MOST_ACTIVE);
  count = 0;
  /** Which of the sets of weights is for it. */
  set = 0;

  add(index: number, value: number): void {
    if (value === 0) return;
    this.index[this.count] = index;
    this.value[this.count++] = value;
  }
}
/** More than any position has. */
const MOST_ACTIVE = 512;
