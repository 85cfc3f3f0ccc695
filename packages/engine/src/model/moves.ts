import { TILE_IDS } from '../content/cards.js';
import { MODULE_MOVE_FIELDS } from '../modules/content.js';
import type { FieldType, MoveFields } from './moveFields.js';
import type { ModuleMove } from '../modules/types.js';
import type { Die, Good, RoomIndex, SeatIndex, StaffNumber } from './vocabulary.js';
import { DICE, GOODS } from './vocabulary.js';

/** What a seat can do. A move is plain and flat, so that it can be sent, stored and compared. */
export type Move = { readonly seat: SeatIndex } & (
  | { readonly kind: 'draft'; readonly card: StaffNumber }
  | { readonly kind: 'takeGuest'; readonly place: number }
  /** `boost` pays a krone for strength, `bonus` adds what staff offers for this die. */
  | {
      readonly kind: 'takeDie';
      readonly space: number;
      readonly die: Die;
      readonly boost: boolean;
      readonly bonus: boolean;
    }
  | { readonly kind: 'useSpace'; readonly space: number; readonly boost: boolean }
  | { readonly kind: 'copy'; readonly space: number }
  /** So many cakes (coffees) and champagne; the rest is strudel (wine). */
  | { readonly kind: 'splitGoods'; readonly second: number; readonly third: number }
  /** So many krones; the rest are emperor steps. */
  | { readonly kind: 'splitKrones'; readonly krones: number }
  | { readonly kind: 'chooseGood'; readonly good: Good }
  | { readonly kind: 'place'; readonly good: Good; readonly table: number }
  /** Pays for a serving and moves its first good. */
  | { readonly kind: 'serve'; readonly good: Good; readonly table: number }
  | { readonly kind: 'prepareRoom'; readonly room: RoomIndex }
  | { readonly kind: 'occupyRoom'; readonly room: RoomIndex }
  | { readonly kind: 'removeRoom'; readonly room: RoomIndex }
  | { readonly kind: 'moveIn'; readonly table: number; readonly room: RoomIndex }
  | { readonly kind: 'fillOrder'; readonly table: number }
  | { readonly kind: 'playStaff'; readonly card: StaffNumber }
  | { readonly kind: 'useStaff'; readonly card: StaffNumber }
  | { readonly kind: 'putUnder'; readonly card: StaffNumber }
  | { readonly kind: 'dismissStaff'; readonly card: StaffNumber }
  | { readonly kind: 'claim'; readonly slot: number }
  | { readonly kind: 'benefit'; readonly item: number }
  | { readonly kind: 'ward' }
  | { readonly kind: 'suffer'; readonly option: SufferOption }
  | { readonly kind: 'skip' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'ring' }
  | { readonly kind: 'spendGood'; readonly good: Good }
  | { readonly kind: 'loseGood'; readonly good: Good }
  | { readonly kind: 'discardDie'; readonly die: Die }
  /** Moves a guest into this room and the one to its right. */
  | { readonly kind: 'moveInPair'; readonly table: number; readonly room: RoomIndex }
  | { readonly kind: 'useGuest'; readonly table: number }
  | ModuleMove
);

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

export const SUFFER_OPTIONS = ['loss', 'vp'] as const;
/** The two halves of a penalty with a slash: the loss on the left, points on the right. */
export type SufferOption = (typeof SUFFER_OPTIONS)[number];

const MOVE_FIELDS: MoveFields<Move> = {
  draft: { card: 'number' },
  takeGuest: { place: 'number' },
  takeDie: { space: 'number', die: DICE, boost: 'boolean', bonus: 'boolean' },
  useSpace: { space: 'number', boost: 'boolean' },
  copy: { space: 'number' },
  splitGoods: { second: 'number', third: 'number' },
  splitKrones: { krones: 'number' },
  chooseGood: { good: GOODS },
  place: { good: GOODS, table: 'number' },
  serve: { good: GOODS, table: 'number' },
  prepareRoom: { room: 'number' },
  occupyRoom: { room: 'number' },
  removeRoom: { room: 'number' },
  moveIn: { table: 'number', room: 'number' },
  fillOrder: { table: 'number' },
  playStaff: { card: 'number' },
  useStaff: { card: 'number' },
  putUnder: { card: 'number' },
  dismissStaff: { card: 'number' },
  claim: { slot: 'number' },
  benefit: { item: 'number' },
  ward: {},
  suffer: { option: SUFFER_OPTIONS },
  skip: {},
  pass: {},
  endTurn: {},
  ring: {},
  spendGood: { good: GOODS },
  loseGood: { good: GOODS },
  discardDie: { die: DICE },
  moveInPair: { table: 'number', room: 'number' },
  useGuest: { table: 'number' },
  ...MODULE_MOVE_FIELDS,
};

export const MOVE_KINDS = Object.keys(MOVE_FIELDS) as readonly MoveKind[];

const FIELD_LISTS: Readonly<Record<string, readonly [string, FieldType][]>> = Object.fromEntries(
  Object.entries(MOVE_FIELDS).map(([kind, fields]) => [kind, Object.entries(fields)]),
);

function fits(value: unknown, type: FieldType): boolean {
  if (type === 'tile') return TILE_IDS.some((id) => id === value);
  if (type === 'number') return Number.isSafeInteger(value);
  if (type === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && type.includes(value);
}

/** An unknown value as a move of the right shape, legal or not; null when it is none. */
export function asMove(value: unknown): Move | null {
  if (typeof value !== 'object' || value === null) return null;
  const candidate = value as Record<string, unknown>;
  const kind = candidate['kind'];
  const fields =
    typeof kind === 'string' && Object.hasOwn(FIELD_LISTS, kind) ? FIELD_LISTS[kind] : undefined;
  if (!fields || !Number.isSafeInteger(candidate['seat'])) return null;
  if (Object.keys(candidate).length !== fields.length + 2) return null;
  return fields.every(([name, type]) => fits(candidate[name], type)) ? (value as Move) : null;
}

export function sameMove(a: Move, b: Move): boolean {
  if (a.kind !== b.kind || a.seat !== b.seat) return false;
  const left = a as unknown as Record<string, unknown>;
  const right = b as unknown as Record<string, unknown>;
  return (FIELD_LISTS[a.kind] ?? []).every(([name]) => left[name] === right[name]);
}

/** A move as a short text, such as `0 takeDie 3 white yes no`. */
export function makeMove(move: Move): string {
  let text = `${move.seat} ${move.kind}`;
  const values = move as unknown as Record<string, number | boolean | string>;
  for (const [name] of FIELD_LISTS[move.kind] ?? []) {
    const value = values[name];
    text += ` ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}`;
  }
  return text;
}

function parseField(text: string, type: FieldType): unknown {
  if (type === 'number') return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
  if (type === 'boolean') return text === 'yes' ? true : text === 'no' ? false : undefined;
  return text;
}

/** Reads what makeMove writes; null for anything else. */
export function parseMove(text: string): Move | null {
  const [seat, kind, ...values] = text.split(' ');
  if (seat === undefined || kind === undefined || !Object.hasOwn(FIELD_LISTS, kind)) return null;
  const fields = FIELD_LISTS[kind] ?? [];
  if (values.length !== fields.length) return null;
  const move: Record<string, unknown> = { seat: parseField(seat, 'number'), kind };
  for (const [index, [name, type]] of fields.entries()) {
    move[name] = parseField(values[index] ?? '', type);
  }
  return asMove(move);
}
