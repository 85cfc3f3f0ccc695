import { readdirSync, readFileSync } from 'node:fs';
import * as engine from '@gah/engine';
import { describe, expect, it } from 'vitest';

/**
 * Every rule has one home, in the engine: whoever needs an answer asks for it. What looks like a rule that
 * is worked out again elsewhere fails here, with the question to ask instead.
 */

const packages = new URL('../../', import.meta.url);
/** Packages that are readers only. */
const READERS = [
  'ai',
  'cli',
  'client',
  'lab',
  'lessons',
  'protocol',
  'rulebook',
  'server',
  'terminal',
  'text',
  'trials',
  'web',
] as const;

interface Copy {
  /** What gives a copy away. */
  readonly sign: RegExp;
  readonly home: string;
  readonly example: string;
}

const COPIES: readonly Copy[] = [
  {
    sign: /\bTWO(_DANCERS)?\s*=|\bspace\s*%|&\s*~?8\b/,
    home: 'dancersOn, danceRows, or count({ count: "dancers" })',
    example: 'const TWO = 8;',
  },
  {
    sign: /\b(FLOOR|COLUMN)_MASKS?\b[^=\n]*=|<<\s*\(?\w+\s*\*\s*COLUMNS/,
    home: 'FLOOR_MASKS, COLUMN_MASKS, floorsOf, columnsOf',
    example: 'export const FLOOR_MASKS: readonly number[] = Array.from({ length: FLOORS });',
  },
  {
    sign: /\b(popcount|countBits|bitCount)\b|0x5555|0x3333/i,
    home: 'countRooms, or count',
    example: 'export function countBits(mask: number): number {',
  },
  {
    sign: /\b(ROUNDS\s*=\s*7|(MOST|ALL)_TURNS\s*=\s*14|(DICE|TURNS)_PER_ROUND\s*=)/,
    home: 'ROUNDS, TURNS_PER_ROUND, turnsLeft',
    example: 'const ROUNDS = 7;',
  },
  {
    sign: /-\s*[\w.?[\]]*diceTaken\.length/,
    home: 'turnsLeftInRound, turnsLeft',
    example: 'sum + 2 - diceTaken.length',
  },
  {
    sign: /\b(UNHOUSED|LOSS_PER_GUEST)\w*\s*=/,
    home: 'LOSS_PER_GUEST, pointsNow, scoreSheets',
    example: 'const UNHOUSED_VP = -5;',
  },
  {
    sign: /\*\s*\(?[\w.]*occupiedRoomVp\[|\bfinal\.max\b/,
    home: 'pointsNow, scoreSheets, or pointsFor',
    example: 'points += rooms * (content.board.occupiedRoomVp[floor] ?? 0);',
  },
  {
    sign: /\b(BOOST|SERVING)_PRICE\s*=|\bBALCONY_CHAMPAGNE\s*=/,
    home: 'priceOf, spaceTerms',
    example: 'const BOOST_PRICE = 1;',
  },
  {
    sign: /BONUS_FROM\s*=|emperorBack\[|at\([\w.]*emperorBack|emperor\w*\s*>=\s*3\b|\bafter\s*>=\s*3\b/i,
    home: 'verdictAt, spaceAfter, emperorOutlook',
    example: 'const tile = after >= 3 ? 3 : after > 0 ? 0 : -4;',
  },
  {
    sign: /EMPEROR_ROUNDS\.(find|indexOf|filter)|<=\s*3\s*\?\s*0\s*:/,
    home: 'scoringAhead, nextEmperorScoring, nextHall',
    example: 'const scoring = EMPEROR_ROUNDS.findIndex((round) => round >= before.round);',
  },
  {
    sign: /politicsVp\[/,
    home: 'claimVp, objectiveProgress',
    example: 'const prize = content.board.politicsVp[claimed.length] ?? 0;',
  },
  {
    sign: /'strudel',\s*'cake'\s*\]|'wine',\s*'coffee'\s*\]/,
    home: 'goodsOfSpace, spacesGiving',
    example: "const [most, less] = space === 1 ? ['strudel', 'cake'] : ['wine', 'coffee'];",
  },
  {
    sign: /groupBonus\[\w+\]\[/,
    home: 'printedGroupBonus, groupsOf',
    example: 'const bonus = content.board.groupBonus[color][size - 1] ?? 0;',
  },
  {
    sign: /tiles\s*&\s*~[\w.]*occupied/,
    home: 'freeRooms',
    example: 'let free = seat.tiles & ~seat.occupied;',
  },
  {
    sign: /groupsPaid\s*&|&\s*\(?1\s*<<\s*room\b/,
    home: 'hasRoom, groupsOf',
    example: 'if ((seat.groupsPaid & (1 << group)) !== 0) return;',
  },
  {
    sign: /lodging\s*[!=]==\s*'table'/,
    home: 'ordersOf, staysForEver',
    example: "if (!card || card.lodging === 'table') continue;",
  },
  {
    sign: /\border\[[^\]]*\][^;\n]*-[^;\n]*goods\[/,
    home: 'ordersOf, waitsFor',
    example: 'const open = (card.order[good] ?? 0) - (guest.goods[good] ?? 0);',
  },
  {
    sign: /\w+\s*[:=][^=]*\[\s*'ballrooms',\s*'celebrities'\s*\]\s*;/,
    home: 'opponentWith',
    example: "const MODULES_OF_ELISABETH = ['ballrooms', 'celebrities'];",
  },
];

const sourcesOf = (name: string): string[] =>
  readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => `${name}/src/${path.replaceAll('\\', '/')}`);

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, packages), 'utf8').split('\n');

/** Every line that gives a copy away, and where its one home is. */
function copiesIn(path: string): string[] {
  return linesOf(path).flatMap((line, index) =>
    COPIES.filter(({ sign }) => sign.test(line)).map(
      ({ home }) => `packages/${path}:${index + 1} repeats a rule of the engine; ask ${home}`,
    ),
  );
}

/** What the engine exports for all, such as GOODS or ROUNDS. */
const CONSTANTS = Object.keys(engine).filter((name) => /^[A-Z][A-Z_]+$/.test(name));
const DECLARED = /^\s*(?:export )?const ([A-Z][A-Z_]+)\b/;

const redefinedIn = (path: string): string[] =>
  linesOf(path).flatMap((line, index) => {
    const name = DECLARED.exec(line)?.[1] ?? '';
    return CONSTANTS.includes(name)
      ? [`packages/${path}:${index + 1} defines ${name} anew; import it from @gah/engine`]
      : [];
  });

describe.each(READERS)('the package %s', (name) => {
  const sources = sourcesOf(name);

  it('works out no rule by itself', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap(copiesIn)).toEqual([]);
  });

  it('defines no constant of the engine anew', () => {
    expect(sources.flatMap(redefinedIn)).toEqual([]);
  });
});

it.each(COPIES)('knows a copy of $home by $sign', ({ sign, example }) => {
  expect(sign.test(example)).toBe(true);
});
