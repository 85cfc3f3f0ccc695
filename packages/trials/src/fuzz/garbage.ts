import type { RngState } from '@gah/engine';
import { randomInt } from '@gah/engine';
import { readClientMessage } from '@gah/protocol';

export const pick = <T>(rng: RngState, list: readonly T[]): T => {
  const found = list[randomInt(rng, Math.max(1, list.length))];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** Values that programs stumble over. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '0',
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  '\u0000',
  '\u202e',
  '<script>alert(1)</script>',
  "'; drop table entries; --",
  '__proto__',
  { __proto__: { seat: 0 } },
  { toString: 1 },
  'x'.repeat(2000),
];

const randomText = (rng: RngState, length: number): string =>
  String.fromCodePoint(...Array.from({ length }, () => 1 + randomInt(rng, 0xd7fe)));

/** A valid message with something wrong in one place. */
function spoilt(rng: RngState, valid: object): string {
  const entries = Object.entries(valid);
  const [key] = pick(rng, entries);
  switch (randomInt(rng, 4)) {
    case 0:
      return JSON.stringify(Object.fromEntries(entries.filter(([each]) => each !== key)));
    case 1:
      return JSON.stringify({ ...valid, [key]: pick(rng, ODD_VALUES) });
    case 2:
      return JSON.stringify({ ...valid, [randomText(rng, 3)]: pick(rng, ODD_VALUES) });
    default: {
      const text = JSON.stringify(valid);
      return text.slice(0, randomInt(rng, text.length));
    }
  }
}

/** Not a message of the protocol, by little or by much. */
export function garbage(rng: RngState, valid: object): string {
  for (;;) {
    const text = anyGarbage(rng, valid);
    if (readClientMessage(text) === null) return text;
  }
}

function anyGarbage(rng: RngState, valid: object): string {
  switch (randomInt(rng, 8)) {
    case 0:
      return randomText(rng, 1 + randomInt(rng, 200));
    case 1:
      return '['.repeat(1 + randomInt(rng, 2000));
    case 2:
      return '{"type":'.repeat(1 + randomInt(rng, 200));
    case 3:
      return JSON.stringify(pick(rng, ODD_VALUES));
    default:
      return spoilt(rng, valid);
  }
}
