/** Small sets are bit masks: rooms, tables, goods at tables. */

/** The place of the lowest bit; `rest &= rest - 1` takes it out of a mask. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);
