import type { GameState } from '../model/state.js';

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${key}:${canonical(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A short fingerprint of everything in a state: equal games have equal hashes on every machine. */
export const stateHash = (state: GameState): string => textHash(canonical(state));

/** The same of a text: 64 bits, against accidents, not against malice. */
export function textHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
