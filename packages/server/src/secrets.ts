import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 10;
const TOKEN_BYTES = 32;
const INVITE_BYTES = 16;
const SEED_BYTES = 32;

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const newTableId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
export const newToken = (): string => random(TOKEN_BYTES);
export const newInvite = (): string => random(INVITE_BYTES);
export const newSeed = (): string => random(SEED_BYTES);

/** Secrets are random and long, so one round without salt keeps them. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Takes the same time wherever the two differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
