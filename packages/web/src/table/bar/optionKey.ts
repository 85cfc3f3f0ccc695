const KEYS = '1234567890';

/** The key that chooses one of several: the digits as they lie on a keyboard, and none beyond. */
export const optionKey = (index: number): string | undefined => KEYS[index];
