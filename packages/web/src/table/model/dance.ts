import type { Ballroom, CelebrityKey, DieColor, Effect, RehearsalRoom } from '@gah/engine';
import {
  BALCONY_CHAMPAGNE,
  CELEBRITY_VP,
  DIE_COLORS,
  EMPEROR_ROUNDS,
  ROUNDS,
  ROWS,
} from '@gah/engine';
import type { Tense } from './court.js';
import type { Scene } from './scene.js';

interface DanceSpace {
  /** Champagne for a dancer here. */
  readonly price: number;
  readonly seat: number | null;
  /** Two dancers of this seat share the space. */
  readonly isShared: boolean;
}

export interface DanceRow {
  readonly hall: number;
  readonly row: number;
  readonly bonus: readonly Effect[];
  readonly spaces: readonly DanceSpace[];
  readonly hasBalcony: boolean;
}

export interface Hall {
  readonly hall: number;
  readonly ballroom: Ballroom;
  readonly afterRound: number;
  readonly tense: Tense;
  /** Top row first, rows without spaces left out. */
  readonly rows: readonly DanceRow[];
}

const TWO_DANCERS = 8;
const FEWEST_PLAYERS = 2;

function spacesOf(prices: readonly number[], taken: readonly number[]): DanceSpace[] {
  const length = Math.max(prices.length, taken.length);
  return Array.from({ length }, (_, index) => {
    const value = taken[index] ?? 0;
    return {
      price: prices[index] ?? BALCONY_CHAMPAGNE,
      seat: value === 0 ? null : (value & ~TWO_DANCERS) - 1,
      isShared: (value & TWO_DANCERS) !== 0,
    };
  });
}

/** The ballrooms on the table; empty without that module. */
export function hallsOf({ view, content }: Scene): Hall[] {
  const { ballrooms } = view.modules;
  if (!ballrooms) return [];
  const next = EMPEROR_ROUNDS.findIndex((round) => view.round <= round);
  const players = Math.max(FEWEST_PLAYERS, view.seats.length);
  return ballrooms.halls.flatMap((index, hall): Hall[] => {
    const ballroom = content.ballrooms[index];
    if (!ballroom) return [];
    const isLast = hall === ballrooms.halls.length - 1;
    const rows = ROWS.map((_, row): DanceRow => ({
      hall,
      row,
      bonus: ballroom.bonus[row] ?? [],
      spaces: spacesOf(
        ballroom.spaces[players - FEWEST_PLAYERS]?.[row] ?? [],
        ballrooms.floor[hall]?.[row] ?? [],
      ),
      hasBalcony: isLast && row === ROWS.length - 1,
    }));
    const isOver = view.phase === 'over' || next < 0 || hall < next;
    return [
      {
        hall,
        ballroom,
        afterRound: EMPEROR_ROUNDS[hall] ?? ROUNDS,
        tense: isOver ? 'past' : hall === next ? 'now' : 'future',
        rows: rows.filter(({ spaces, hasBalcony }) => spaces.length > 0 || hasBalcony).reverse(),
      },
    ];
  });
}

export interface Rehearsal {
  readonly room: RehearsalRoom;
  readonly sections: readonly {
    readonly left: number;
    readonly all: number;
    readonly bonus: readonly Effect[];
  }[];
}

/** The rehearsal room of a seat; null before it has one. */
export function rehearsalOf({ view, content }: Scene, seat: number): Rehearsal | null {
  const { ballrooms } = view.modules;
  const room = content.rehearsalRooms[ballrooms?.rehearsal[seat] ?? -1];
  if (!ballrooms || !room) return null;
  return {
    room,
    sections: room.sections.map(({ dancers, bonus }, index) => ({
      left: ballrooms.sections[seat]?.[index] ?? 0,
      all: dancers,
      bonus,
    })),
  };
}

export interface LoungePlace {
  readonly color: DieColor;
  readonly celebrity: CelebrityKey | null;
  /** Points for whoever takes the die. */
  readonly vp: number;
}

/** The lounge; empty without celebrities. */
export function loungeOf({ view }: Scene): LoungePlace[] {
  const { celebrities } = view.modules;
  if (!celebrities) return [];
  return DIE_COLORS.map((color, index) => ({
    color,
    celebrity: celebrities.lounge[index] ?? null,
    vp: CELEBRITY_VP[celebrities.ages[index] ?? 0] ?? 0,
  }));
}
