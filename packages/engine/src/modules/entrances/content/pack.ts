import type { Entries, PackEffect } from '../../../content/packChecks.js';
import { asObject, checkEffect, checkNumber, fail, onlyKeys } from '../../../content/packChecks.js';
import { packEffects } from '../../../content/packEffects.js';
import { vp } from '../../../content/notation.js';
import type { DoveToken } from './entrances.js';
import { DOVE_TOKENS } from './entrances.js';

/** Printed values of entrances that a data pack replaces. */
export interface EntrancesPack {
  /** The five bonus tokens of Hotel Dove. */
  readonly tokens?: readonly PackToken[];
}

interface PackToken {
  readonly top: PackEffect;
  readonly bottom: PackEffect;
}

function checkTokens(value: unknown): void {
  if (!Array.isArray(value) || value.length !== DOVE_TOKENS.length) fail('bad-list', 'tokens');
  for (const [index, entry] of value.entries()) {
    const token = asObject(entry, `tokens.${index}`);
    onlyKeys(token, ['top', 'bottom'], `tokens.${index}`);
    checkTokenHalf(token['top'], `tokens.${index}.top`);
    checkTokenHalf(token['bottom'], `tokens.${index}.bottom`);
  }
}

/** A token gives one effect: never more than one room to occupy. */
function checkTokenHalf(value: unknown, path: string): void {
  checkEffect(value, path);
  const { occupyRoom } = value as Entries;
  if (occupyRoom !== undefined) checkNumber(occupyRoom, 1, 1, `${path}.occupyRoom`);
}

export const ENTRANCE_PACK_CHECKS = { tokens: checkTokens };

function packToken({ top, bottom }: PackToken): DoveToken {
  const [first = vp(0)] = packEffects(top);
  const [second = vp(0)] = packEffects(bottom);
  return { top: first, bottom: second, source: 'data pack' };
}

export interface EntrancesContent {
  readonly tokens: readonly DoveToken[];
}

export const entrancesContent = (pack: EntrancesPack | null): EntrancesContent => ({
  tokens: pack?.tokens?.map(packToken) ?? DOVE_TOKENS,
});
