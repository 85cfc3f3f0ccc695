/**
 * Numbers in typed arrays, in the loops that every position of a search goes through. A place outside of an
 * array is a mistake and never counts as zero. All arrays here are of one kind: for the compiled code the
 * question whether a value is there is then the check of bounds that it makes anyway.
 */
export function valueAt(vector: Float64Array, place: number): number {
  const value = vector[place];
  if (value === undefined) throw outside(place);
  return value;
}

export function addAt(vector: Float64Array, place: number, amount: number): void {
  vector[place] = valueAt(vector, place) + amount;
}

const outside = (place: number): RangeError => new RangeError(`no place ${place} in a vector`);

/**
 * What a sum over arrays of several kinds reads outside of one of them: the sum is not a number then, and
 * whoever asked for it finds out.
 */
export const OUTSIDE = NaN;
