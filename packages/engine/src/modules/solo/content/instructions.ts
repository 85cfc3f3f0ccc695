import type { Difficulty, GuestColor, ModuleName } from '../../../model/vocabulary.js';
import type { Source } from '../../../content/records.js';
import { WITH_ELISABETH } from '../../lists.js';

/** What the automatic opponent does in a turn. Every part counts from a difficulty on. */
export interface InstructionCard {
  readonly guests: readonly SoloGuest[];
  /** Die values it looks for, none for any; or the coloured die that is worth most. */
  readonly dice: readonly number[] | 'colored';
  /** Ties go to the left or to the right. */
  readonly ties: 'left' | 'right';
  readonly extras: readonly SoloExtra[];
  readonly source: Source;
}

export interface SoloGuest {
  readonly color: GuestColor | 'any';
  readonly from: Difficulty;
  /** Dances instead of taking a room: in the hall scored next (1) or the one after (2). */
  readonly dance: number;
}

export type SoloExtra = { readonly from: Difficulty } & (
  | { readonly do: 'emperor'; readonly steps: number }
  | { readonly do: 'staff' }
  | { readonly do: 'politics'; readonly slot: number | 'any' }
  | { readonly do: 'dancer'; readonly dance: number }
);

const card = (
  guests: readonly SoloGuest[],
  dice: InstructionCard['dice'],
  ties: InstructionCard['ties'],
  extras: readonly SoloExtra[],
): InstructionCard => ({ guests, dice, ties, extras, source: 'a public helper for one person' });
const guest = (color: SoloGuest['color'], from: Difficulty = 'easy', dance = 0): SoloGuest => ({
  color,
  from,
  dance,
});
const emperor = (steps: number, from: Difficulty = 'easy'): SoloExtra => ({
  do: 'emperor',
  steps,
  from,
});
const staff = (from: Difficulty = 'easy'): SoloExtra => ({ do: 'staff', from });
const politics = (slot: number | 'any', from: Difficulty = 'easy'): SoloExtra => ({
  do: 'politics',
  slot,
  from,
});
const dancer = (dance: number, from: Difficulty = 'easy'): SoloExtra => ({
  do: 'dancer',
  dance,
  from,
});

/** Leopold's deck, for games in which nobody dances and nobody is honoured. */
export const LEOPOLD: Readonly<Record<number, InstructionCard>> = {
  193: card([guest('blue')], [1], 'right', [politics('any', 'hard')]),
  194: card([guest('red')], [2], 'left', [emperor(1), politics(1)]),
  195: card([guest('any')], [3], 'right', [politics(2)]),
  196: card([guest('yellow')], [4], 'left', [emperor(2), politics(0, 'medium')]),
  197: card([guest('green', 'medium')], [5], 'right', [emperor(3)]),
  198: card([guest('red')], [6], 'left', [staff(), politics(1, 'hard')]),
  199: card([guest('blue')], [], 'right', [emperor(2), politics(2)]),
  200: card([guest('any', 'hard')], [], 'left', [politics(0)]),
  201: card([guest('yellow')], [], 'right', [emperor(1), staff()]),
  202: card([guest('red')], [], 'left', [emperor(3), politics('any', 'medium')]),
  203: card([guest('green'), guest('any', 'medium')], [], 'right', [politics(0)]),
  204: card([guest('green')], [], 'left', [politics(1)]),
  205: card([guest('blue')], [], 'right', [emperor(2), staff('medium')]),
  206: card([guest('yellow')], [], 'left', [staff(), emperor(2, 'medium')]),
  207: card([guest('red'), guest('any', 'hard')], [1, 2], 'right', [emperor(2), staff('hard')]),
  208: card([guest('any')], [3, 4], 'left', [emperor(1), politics(2, 'hard')]),
  209: card([guest('green')], [5, 6], 'right', [emperor(1), politics(0)]),
  210: card([guest('blue')], [2, 3], 'left', [emperor(4)]),
  211: card([guest('any')], [4, 5], 'right', [politics(1), emperor(2)]),
  212: card([guest('yellow'), guest('any')], [1, 6], 'left', [politics(2)]),
};

/** Elisabeth's deck, for games with one of her modules. */
export const ELISABETH: Readonly<Record<number, InstructionCard>> = {
  213: card([guest('blue')], [1], 'right', [politics('any', 'hard')]),
  214: card([guest('red', 'easy', 2)], [2], 'left', [emperor(1), politics(1)]),
  215: card([guest('any')], [3], 'right', [dancer(1), politics(2)]),
  216: card([guest('yellow', 'easy', 1)], [4], 'left', [emperor(2), politics(0, 'medium')]),
  217: card([guest('green', 'medium')], [5], 'right', [emperor(3), dancer(2, 'medium')]),
  218: card([guest('red')], [6], 'left', [staff(), politics(1, 'hard')]),
  219: card([guest('blue')], [], 'right', [emperor(2), politics(2)]),
  220: card([guest('any', 'hard')], [], 'left', [dancer(1), politics(0)]),
  221: card([guest('yellow')], [], 'right', [emperor(1), staff()]),
  222: card([guest('red')], [], 'left', [emperor(3), politics('any', 'medium')]),
  223: card([guest('green'), guest('any', 'medium')], [], 'right', [dancer(2), politics(0)]),
  224: card([guest('green')], [], 'left', [politics(1)]),
  225: card([guest('blue', 'easy', 1)], [], 'right', [emperor(2), staff('medium')]),
  226: card([guest('yellow')], [], 'left', [staff(), emperor(2, 'medium')]),
  227: card([guest('red'), guest('any', 'hard')], [1, 2], 'right', [emperor(2), staff('hard')]),
  228: card([guest('any', 'easy', 1)], [3, 4], 'left', [dancer(1), politics(2, 'hard')]),
  229: card([guest('green')], [5, 6], 'right', [emperor(1), politics(0)]),
  230: card([guest('blue')], 'colored', 'left', [emperor(4), dancer(1, 'hard')]),
  231: card([guest('any')], 'colored', 'right', [politics(1), emperor(2)]),
  232: card([guest('yellow'), guest('any', 'easy', 1)], 'colored', 'left', [politics(2)]),
};

export type Opponent = 'leopold' | 'elisabeth';

/** Who plays against one person alone, with these modules. */
export const opponentWith = (modules: readonly ModuleName[]): Opponent =>
  modules.some((module) => WITH_ELISABETH.includes(module)) ? 'elisabeth' : 'leopold';

/** The numbers of the deck for these modules. */
export function instructionDeck(modules: readonly ModuleName[]): number[] {
  const deck = opponentWith(modules) === 'elisabeth' ? ELISABETH : LEOPOLD;
  return Object.keys(deck).map(Number);
}

export function instructionCard(number: number): InstructionCard {
  const found = LEOPOLD[number] ?? ELISABETH[number];
  if (!found) throw new RangeError(`no instruction card ${number}`);
  return found;
}

export const SOLO_HOTELS = ['hautelCouture', 'nineStarsInn', 'sushiResort', 'tollBridge'] as const;
export type SoloHotelKey = (typeof SOLO_HOTELS)[number];
