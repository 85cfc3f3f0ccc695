const BYTES = 16;

/** A text that nobody else has; also on pages without a secure address, where there is no UUID. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
