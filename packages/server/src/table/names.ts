import { LIMITS } from '@gah/protocol';

/** Letters and digits that look like others, in small letters. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  в: 'b',
  β: 'b',
  с: 'c',
  ϲ: 'c',
  е: 'e',
  ε: 'e',
  һ: 'h',
  н: 'h',
  η: 'n',
  і: 'i',
  ι: 'i',
  ı: 'i',
  l: 'i',
  '1': 'i',
  '|': 'i',
  '!': 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  м: 'm',
  μ: 'm',
  о: 'o',
  ο: 'o',
  σ: 'o',
  '0': 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ν: 'v',
  ѡ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ζ: 'z',
};

const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** Equal for names that are hard to tell apart. */
const lookOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{S}|!]/gu, '')
    .replace(/./gu, (character) => LOOK_ALIKE[character] ?? character);

/** The name, with a number where somebody at the table has one that looks the same. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(lookOf));
  for (let number = 2, tried = name; ; number++) {
    if (!taken.has(lookOf(tried))) return tried;
    const suffix = ` (${number})`;
    const kept = name.slice(0, LIMITS.nameLength - suffix.length);
    tried = kept.replace(HALF_CHARACTER, '').trimEnd() + suffix;
  }
}
