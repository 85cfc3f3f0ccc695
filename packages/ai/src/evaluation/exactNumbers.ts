/** Several numbers as one, as long as each is below the base; NaN where that is not exact. */
export function packed(numbers: readonly number[], base: number): number {
  let sum = 1;
  for (const number of numbers) {
    if (number < 0 || number >= base) return NaN;
    sum = sum * base + number;
  }
  return sum <= Number.MAX_SAFE_INTEGER ? sum : NaN;
}

/** Multiplied with it, a number becomes what lies above its lowest 32 digits. */
const ABOVE = 2 ** -32;

/** Mixes a number, all of its digits, into a hash. */
export function mixed(hash: number, number: number): number {
  const word = Math.imul((hash ^ (number | 0)) + ((number * ABOVE) | 0), 0x9e3779b1);
  return word ^ (word >>> 15);
}
