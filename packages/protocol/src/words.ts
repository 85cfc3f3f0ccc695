import * as z from 'zod/mini';
import { LIMITS } from './limits.js';

// Checks compiled with `new Function` are against the client's content security policy.
z.config({ jitless: true });

/** Control characters and those that turn the direction of writing could disguise a text. */
const PLAIN = /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

const plainText = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(PLAIN));

export const personName = plainText(LIMITS.nameLength);
export const chatText = plainText(LIMITS.chatLength);
export const tableTitle = plainText(LIMITS.titleLength);

/** Short and random; no secret. */
export const tableId = z.string().check(z.regex(/^[a-z2-7]{10}$/));
/** Holds a seat: 256 random bits. */
export const seatToken = z.string().check(z.regex(/^[\w-]{43}$/));
/** Lets a person join: 128 random bits. */
export const inviteCode = z.string().check(z.regex(/^[\w-]{22}$/));
/** Chosen by the client, different for each request; a request sent again keeps it. */
export const requestId = z.string().check(z.regex(/^[\w-]{8,36}$/));

export const seatIndex = z.int().check(z.gte(0), z.lte(3));
/** Number of an entry in the log of a table. */
export const sequence = z.int().check(z.gte(0));
/** Milliseconds since 1970, by the clock of the server. */
export const instant = z.int();
