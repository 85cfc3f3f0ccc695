import type { Ballroom, Effect, RehearsalRoom } from '@gah/engine';
import { NO_DANCER_VP, ROWS } from '@gah/engine';
import type { Language } from '../../language.js';
import { say } from '../../catalogue/say.js';
import { yesNo } from '../../catalogue/values.js';
import { rowName } from './names.js';
import { sentence } from '../../sentences.js';
import { effectsText } from '../../cards/effects.js';
import { scoringRows } from '../../cards/points.js';

export interface RowText {
  readonly name: string;
  readonly bonus: string;
  /** Its spaces with their prices. */
  readonly spaces: string;
}

export interface BallroomText {
  /** From the bottom up. */
  readonly rows: readonly RowText[];
  readonly scoring: readonly string[];
}

/** The smallest number of players for which the spaces are printed. */
const FEWEST_PLAYERS = 2;

function spacesText(language: Language, prices: readonly number[]): string {
  if (prices.length === 0) return say(language, 'ballrooms', 'noSpaces');
  const kinds = [...new Set(prices)];
  return kinds
    .map((champagne) =>
      say(language, 'ballrooms', 'spaces', {
        spaces: prices.filter((price) => price === champagne).length,
        champagne,
      }),
    )
    .join(', ');
}

const bonusText = (language: Language, bonus: readonly Effect[]): string =>
  bonus.length === 0
    ? say(language, 'ballrooms', 'noBonus')
    : sentence(effectsText(language, bonus));

/** "most 7 VP, second most 2 VP" */
const ranksText = (language: Language, points: readonly number[]): string =>
  points.map((vp, index) => say(language, 'ballrooms', 'rank', { rank: index + 1, vp })).join(', ');

function scoringText(
  language: Language,
  { scoring }: Pick<Ballroom, 'scoring'>,
  players: number,
): string {
  switch (scoring.kind) {
    case 'timesHighestRow':
      return say(language, 'scorings', 'timesHighestRow');
    case 'rowRanks':
      return say(language, 'scorings', 'rowRanks', { ranks: ranksText(language, scoring.vp) });
    case 'byNumber': {
      const numbers = scoringRows(scoring.vp).map(({ amount, vp, isLast }) =>
        say(language, 'ballrooms', 'number', { dancers: amount, vp, more: yesNo(isLast) }),
      );
      return say(language, 'scorings', 'byNumber', { numbers: numbers.join(', ') });
    }
    case 'ranks': {
      const points = players === FEWEST_PLAYERS ? scoring.vpOfTwo : scoring.vp;
      return say(language, 'scorings', 'ranks', { ranks: ranksText(language, points) });
    }
    case 'perTwo':
      return say(language, 'scorings', 'perTwo', { vp: scoring.vp });
  }
}

/** A ballroom as it is with this number of players. */
export function ballroomText(
  language: Language,
  ballroom: Ballroom,
  players: number,
): BallroomText {
  const spaces = ballroom.spaces[Math.max(players, FEWEST_PLAYERS) - FEWEST_PLAYERS] ?? [];
  return {
    rows: ROWS.map((row, index) => ({
      name: rowName(language, row),
      bonus: bonusText(language, ballroom.bonus[index] ?? []),
      spaces: spacesText(language, spaces[index] ?? []),
    })),
    scoring: [
      scoringText(language, ballroom, Math.max(players, FEWEST_PLAYERS)),
      say(language, 'ballrooms', 'nobody', { vp: NO_DANCER_VP }),
    ],
  };
}

/** The sections of a rehearsal room: "2 dancers: +2 krones". */
export const sectionTexts = (language: Language, { sections }: RehearsalRoom): string[] =>
  sections.map(({ dancers, bonus }) =>
    say(language, 'ballrooms', 'section', { dancers, bonus: effectsText(language, bonus) }),
  );
