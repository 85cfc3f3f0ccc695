import * as z from 'zod/mini';
import { LIMITS } from './limits.js';

// Checks compiled with `new Function` are against the client's content security policy.
z.config({ jitless: true });

/** Control characters and those that turn the direction of writing could disguise a text. */
const PLAIN = /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

const plainText = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(PLAIN));

/** What cannot be seen: joiners, fillers, variations, marks without a letter of their own. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters without an agreed look, and piles of marks that reach into the lines above. */
const UNSHOWABLE = /[\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{M}{4}/u;

/** As it is shown to others: one way of writing for each look, nothing unseen, single blanks. */
const shown = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();

/** Who somebody is, or what a table is called, must be what one sees. */
const nameText = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most),
    z.regex(PLAIN),
    z.overwrite(shown),
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !UNSHOWABLE.test(text)),
  );

export const personName = nameText(LIMITS.nameLength);
export const tableTitle = nameText(LIMITS.titleLength);
export const chatText = plainText(LIMITS.chatLength);

/** Short and random; no secret. */
export const tableId = z.string().check(z.regex(/^[a-z2-7]{10}$/));
/** Holds a seat: 256 random bits. */
export const seatToken = z.string().check(z.regex(/^[\w-]{43}$/));
/** Lets a person join: 128 random bits. */
export const inviteCode = z.string().check(z.regex(/^[\w-]{22}$/));
/** Brings a seat to another device, once: 128 random bits. */
export const seatCode = z.string().check(z.regex(/^[\w-]{22}$/));
/** Chosen by the client, different for each request; a request sent again keeps it. */
export const requestId = z.string().check(z.regex(/^[\w-]{8,36}$/));

export const seatIndex = z.int().check(z.gte(0), z.lte(3));
/** Number of an entry in the log of a table. */
export const sequence = z.int().check(z.gte(0));
/** Milliseconds since 1970, by the clock of the server. */
export const instant = z.int();
