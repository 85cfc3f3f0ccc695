import { guests as guestCards, politics } from '@gah/engine/testing';
import { readFileSync } from 'node:fs';
import type { CelebrityKey, Difficulty, GuestColor, InstructionCard } from '@gah/engine';
import {
  contentFor,
  DIFFICULTIES,
  ELISABETH,
  guestCard,
  instructionCard,
  LEOPOLD,
} from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TurnInput } from './support.js';
import { diceTaken, guestsTaken, OPPONENT, turnOf } from './support.js';

/**
 * Every instruction card is compared with the data, then played at every level in two positions:
 * which guests, which die, which extra actions.
 */

type Dance = 'next-1' | 'next-2';
interface CardData {
  readonly number: number;
  readonly deck: 'leopold' | 'elisabeth';
  readonly guests: readonly {
    readonly color: GuestColor | 'any';
    readonly levels: readonly Difficulty[];
    readonly dance?: Dance;
  }[];
  readonly die: readonly string[];
  readonly extra: readonly ExtraData[];
  readonly tieBreak: 'left' | 'right';
}
type ExtraData = { readonly levels: readonly Difficulty[] } & (
  | { readonly action: 'emperor_track'; readonly steps: number }
  | { readonly action: 'staff_card' }
  | { readonly action: 'objective_card'; readonly objective: 'a' | 'b' | 'c' | 'any' }
  | { readonly action: 'place_dancer'; readonly dance: Dance }
);

/** A copy of the data on which the engine is built. */
const CARDS = JSON.parse(
  readFileSync(new URL('solo-decks.json', import.meta.url), 'utf8'),
) as CardData[];
const VALUES = ['one', 'two', 'three', 'four', 'five', 'six'];
const valuesOf = (die: readonly string[]): number[] =>
  die.flatMap((name) => (VALUES.includes(name) ? [VALUES.indexOf(name) + 1] : []));
const slotOf = (objective: 'a' | 'b' | 'c' | 'any'): number | 'any' =>
  objective === 'any' ? 'any' : 'abc'.indexOf(objective);
const content = contentFor('2021', null);

const COLORS: CelebrityKey[] = ['churchill', 'chaplin', 'freud'];
const EVERYTHING: TurnInput = {
  modules: ['ballrooms', 'celebrities'],
  ballrooms: {
    halls: [0, 3, 4],
    floor: [
      [[], [], []],
      [[], [], []],
      [[], [], []],
    ],
    offered: [],
    rehearsal: [0, -1],
    sections: [[10], [10]],
    out: [0, 0],
  },
  celebrities: {
    lounge: COLORS,
    ages: [0, 0, 0],
    deck: [
      'christie',
      'einstein',
      'magie',
      'puccini',
      'tolkien',
      'gandhi',
      'curie',
      'mataHari',
      'picasso',
    ],
  },
};

/** One guest of each colour and a fifth; a second guest comes after all of them. */
const QUEUES = [
  {
    queue: [
      guestCards.tezcatlipoca,
      guestCards.sculptor,
      guestCards.knightOfTheEmpire,
      guestCards.professorEmeritus,
      guestCards.durgoing,
    ],
    next: [75, 82],
  },
  {
    queue: [
      guestCards.musician,
      guestCards.lordHighCommissioner,
      guestCards.eGizia,
      guestCards.landgrave,
      guestCards.tailor,
    ],
    next: [60, 99],
  },
] as const;
const colorOf = (guest: number): GuestColor => guestCard(content, guest).color;
const vpOf = (guest: number): number => guestCard(content, guest).vp;

function guestsOf({ guests, tieBreak }: CardData, level: Difficulty, table: number): string[] {
  const { queue, next } = QUEUES[table === 0 ? 0 : 1];
  let waiting: readonly number[] = queue;
  return guests
    .filter(({ levels }) => levels.includes(level))
    .map(({ color, dance }, turn) => {
      const wanted = waiting.filter((guest) => color === 'any' || colorOf(guest) === color);
      const most = Math.max(...wanted.map(vpOf));
      const best = wanted.filter((guest) => vpOf(guest) === most);
      const guest = (tieBreak === 'left' ? best[0] : best.at(-1)) ?? 0;
      waiting = [next[turn] ?? 0, ...waiting.filter((other) => other !== guest)];
      return dance ? `${guest} dances` : `${guest}`;
    });
}

/** Guests in the order taken, with those who dance. */
function guestsIn(game: Scenario, card: CardData): string[] {
  const taken = guestsTaken(game);
  const rooms = game.eventsOf('roomOccupied').length;
  const dancers = taken.length - rooms;
  // At most the last guest of a card dances.
  return taken.map((guest, index) =>
    card.deck === 'elisabeth' && index >= taken.length - dancers ? `${guest} dances` : `${guest}`,
  );
}

/** Dancers by ballroom; in round 1 next-1 is the first one and next-2 the second. */
function dancersOf({ guests, extra }: CardData, level: Difficulty): number[] {
  const dances = [
    ...guests.map(({ dance, levels }) => (levels.includes(level) ? dance : undefined)),
    ...extra.map((action) =>
      action.action === 'place_dancer' && action.levels.includes(level) ? action.dance : undefined,
    ),
  ];
  return [
    dances.filter((dance) => dance === 'next-1').length,
    dances.filter((dance) => dance === 'next-2').length,
    0,
  ];
}
const dancersIn = ({ state }: Scenario): number[] =>
  (state.modules.ballrooms?.floor ?? [[], [], []]).map((rows) => rows.flat().length);

/** Extra actions in order, dancers apart. Politics: with `any` the card with least progress. */
function extrasOf({ extra }: CardData, level: Difficulty, least: number): string[] {
  return extra
    .filter(({ levels }) => levels.includes(level))
    .flatMap((action) => {
      switch (action.action) {
        case 'emperor_track':
          return [`emperor ${action.steps}`];
        case 'staff_card':
          return ['staff'];
        case 'objective_card':
          return [
            `politics ${action.objective === 'any' ? least : 'abc'.indexOf(action.objective)}`,
          ];
        case 'place_dancer':
          return [];
      }
    });
}

function extrasIn({ events, state }: Scenario): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'emperorAdvanced':
        return [`emperor ${event.steps}`];
      case 'staffPlayed':
        return ['staff'];
      case 'politicsAdvanced':
        return [`politics ${state.politics.indexOf(event.card)}`];
      default:
        return [];
    }
  });
}

/** Least progress: on the first politics card, and on the last. */
const TABLES = [
  { progress: [0, 1, 1], least: 0 },
  { progress: [1, 1, 0], least: 2 },
] as const;
const FACE_DOWN = [27, 28, 30];

/** The card at a level: in both positions, with these dice. */
function turn(card: CardData, level: Difficulty, table: number, input: TurnInput): Scenario {
  const { queue, next } = QUEUES[table === 0 ? 0 : 1];
  const { progress } = TABLES[table === 0 ? 0 : 1];
  return turnOf(card.number, {
    ...(card.deck === 'elisabeth' ? EVERYTHING : {}),
    difficulty: level,
    queue,
    nextGuests: next,
    politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
    opponent: { occupied: [] },
    solo: { progress: [...progress], faceDown: FACE_DOWN },
    ...input,
  });
}

/** A card as the engine holds it: every part counts from a difficulty on. */
function contentOf({ guests, die, extra, tieBreak }: CardData): InstructionCard {
  const danceOf = (dance?: Dance): number => ['next-1', 'next-2'].indexOf(dance ?? '') + 1;
  const from = ([level = 'easy', ...harder]: readonly Difficulty[]): { from: Difficulty } => {
    expect([level, ...harder]).toEqual(DIFFICULTIES.slice(DIFFICULTIES.indexOf(level)));
    return { from: level };
  };
  return {
    guests: guests.map(({ color, levels, dance }) => ({
      color,
      dance: danceOf(dance),
      ...from(levels),
    })),
    dice: die.includes('color_max') ? 'colored' : valuesOf(die),
    ties: tieBreak,
    source: 'a public helper for one person',
    extras: extra.map((action): InstructionCard['extras'][number] => {
      const level = from(action.levels);
      switch (action.action) {
        case 'emperor_track':
          return { ...level, do: 'emperor', steps: action.steps };
        case 'staff_card':
          return { ...level, do: 'staff' };
        case 'objective_card':
          return { ...level, do: 'politics', slot: slotOf(action.objective) };
        case 'place_dancer':
          return { ...level, do: 'dancer', dance: danceOf(action.dance) };
      }
    }),
  };
}

describe('the content', () => {
  it('has the cards of the data and no others', () => {
    const numbers = (deck: CardData['deck']): number[] =>
      CARDS.filter((card) => card.deck === deck).map(({ number }) => number);
    expect(Object.keys(LEOPOLD).map(Number)).toEqual(numbers('leopold'));
    expect(Object.keys(ELISABETH).map(Number)).toEqual(numbers('elisabeth'));
    expect(CARDS).toHaveLength(40);
  });

  it.each(CARDS.map((card) => [card.number, card] as const))(
    'solo.deck: card %i is as printed',
    (number, card) => {
      expect(instructionCard(number)).toEqual(contentOf(card));
    },
  );
});

describe.each(CARDS.map((card) => [card.number, card] as const))('card %i', (_number, card) => {
  it.each(DIFFICULTIES)('soloTurn.parts: %s: guests and extra actions as in the data', (level) => {
    for (const [table, { least }] of TABLES.entries()) {
      const game = turn(card, level, table, { coloredDice: [0, 0, 0] });
      expect(guestsIn(game, card)).toEqual(guestsOf(card, level, table));
      expect(extrasIn(game)).toEqual(extrasOf(card, level, least));
      expect(dancersIn(game)).toEqual(dancersOf(card, level));
      expect(game.seat(OPPONENT).hand).toEqual([]);
    }
  });

  it('die and side of ties as in the data', () => {
    const depicted = valuesOf(card.die);
    const side = <T>(candidates: readonly T[]): T | undefined =>
      card.tieBreak === 'left' ? candidates[0] : candidates.at(-1);
    const others = [1, 2, 3, 4, 5, 6].filter((value) => !depicted.includes(value));
    const most = others.slice(1, 3);
    const take = (input: TurnInput) => diceTaken(turn(card, 'easy', 0, input));
    // One die of each depicted value, more of two others.
    const dice = [...depicted, ...most, ...most];
    expect(take({ dice })).toEqual([`white ${side(depicted.length > 0 ? depicted : most)}`]);
    // None of the depicted values: the two spaces with most dice.
    expect(take({ dice: [...others, ...most] })).toEqual([`white ${side(most)}`]);
    if (card.deck === 'leopold') return;
    // Coloured dice on spaces of their own, equally good.
    const coloredDice = others.slice(0, 3);
    const colored = ['red', 'blue', 'yellow'].map((die, index) => `${die} ${coloredDice[index]}`);
    const free = others.filter((value) => !coloredDice.includes(value)).at(-1) ?? 6;
    const withColors = take({ dice: [...others, free, free, ...depicted], coloredDice });
    const isColored = card.die.includes('color_max');
    expect(withColors).toEqual([
      isColored ? side(colored) : `white ${depicted.length > 0 ? side(depicted) : free}`,
    ]);
  });
});
