import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 10;
const TOKEN_BYTES = 32;
const INVITE_BYTES = 16;
const SEED_BYTES = 32;
const CODE_BYTES = 16;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const newTableId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
export const newToken = (): string => random(TOKEN_BYTES);
export const newInvite = (): string => random(INVITE_BYTES);
export const newSeed = (): string => random(SEED_BYTES);
export const newSeatCode = (): string => random(CODE_BYTES);

/** Secrets are random and long, so one round without salt keeps them. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Takes the same time wherever the two differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Nothing of it follows from the hash of the code, which is stored. */
const keyFrom = (code: string): Buffer =>
  Buffer.from(hkdfSync('sha256', code, '', 'token of a seat', KEY_BYTES));

/** What only the code opens again, and only for the same purpose. */
export function seal(text: string, code: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(code), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Throws for anything that was not sealed so. */
export function unseal(sealed: string, code: string, purpose: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFrom(code), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
