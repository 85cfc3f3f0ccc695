import type { ByGood, Good } from '../model/vocabulary.js';
import { GOODS } from '../model/vocabulary.js';

/** What every part of a data pack is checked with. */

export const PACK_PROBLEMS = [
  'not-an-object',
  'unknown-key',
  'bad-name',
  'unknown-card',
  'unknown-hotel',
  'bad-number',
  'bad-list',
  'bad-goods',
  'bad-color',
  'bad-floors',
  'unknown-room',
  'bad-sections',
  'bad-effect',
] as const;
export type PackProblem = (typeof PACK_PROBLEMS)[number];

export class DataPackError extends Error {
  constructor(
    readonly code: PackProblem,
    /** Where in the pack, as a dotted path. */
    readonly path: string,
  ) {
    super(`data pack: ${code} at ${path === '' ? 'the top' : path}`);
    this.name = 'DataPackError';
  }
}

/** What a section or token gives: one key, such as `{ "krones": 2 }` or `{ "playStaff": "free" }`. */
export type PackEffect =
  | { readonly vp: number }
  | { readonly krones: number }
  | { readonly emperor: number }
  | { readonly anyGoods: number }
  | { readonly drawStaff: number }
  | { readonly occupyRoom: number }
  | { readonly goods: Partial<ByGood<number>> }
  | { readonly playStaff: number | 'free' }
  | { readonly prepareRoom: number | 'free' };

export type Entries = Record<string, unknown>;

/**
 * Well beyond anything printed, and small enough that no pack makes a game slow: everything a pack may
 * list has a bound.
 */
export const MOST = {
  nameLength: 60,
  orderSize: 8,
} as const;
const MOST_OF_EFFECT = {
  vp: 20,
  krones: 20,
  emperor: 13,
  anyGoods: 4,
  drawStaff: 6,
  occupyRoom: 2,
} as const;
export function fail(code: PackProblem, path: string): never {
  throw new DataPackError(code, path);
}

export function asObject(value: unknown, path: string): Entries {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail('not-an-object', path);
  return value as Entries;
}

export function onlyKeys(entries: Entries, known: readonly string[], path: string): void {
  for (const key of Object.keys(entries)) {
    if (!known.includes(key)) fail('unknown-key', path === '' ? key : `${path}.${key}`);
  }
}

export function checkNumber(value: unknown, low: number, high: number, path: string): void {
  if (!Number.isInteger(value) || (value as number) < low || (value as number) > high) {
    fail('bad-number', path);
  }
}

export function checkList(
  value: unknown,
  length: number,
  low: number,
  high: number,
  path: string,
): void {
  if (!Array.isArray(value) || value.length !== length) fail('bad-list', path);
  value.forEach((entry, index) => {
    checkNumber(entry, low, high, `${path}.${index}`);
  });
}

export function checkGoods(value: unknown, path: string): void {
  const entries = asObject(value, path);
  for (const [good, amount] of Object.entries(entries)) {
    if (!GOODS.includes(good as Good)) fail('bad-goods', `${path}.${good}`);
    checkNumber(amount, 0, 9, `${path}.${good}`);
  }
}

/** An effect is an object with one key that says what it gives. */
export function checkEffect(value: unknown, path: string): void {
  const effect = asObject(value, path);
  const [[kind, amount] = ['', 0], ...more] = Object.entries(effect);
  if (more.length > 0) fail('bad-effect', path);
  switch (kind) {
    case 'goods':
      checkGoods(amount, `${path}.goods`);
      return;
    case 'playStaff':
    case 'prepareRoom':
      if (amount !== 'free') checkNumber(amount, 0, 20, `${path}.${kind}`);
      return;
    case 'vp':
    case 'krones':
    case 'emperor':
    case 'anyGoods':
    case 'drawStaff':
    case 'occupyRoom':
      checkNumber(amount, 1, MOST_OF_EFFECT[kind], `${path}.${kind}`);
      return;
    default:
      fail('bad-effect', path);
  }
}
