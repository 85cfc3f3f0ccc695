import { MODULES, VP_SOURCES } from '@gah/engine';
import type { GameSummary, SeatSummary } from '../summary/summary.js';
import { pointsFrom } from '../summary/summary.js';

type Cell = string | number | boolean | null;

/** A spreadsheet would take such a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_BE_QUOTED = /[",\r\n]/;

/** A cell by RFC 4180; names that look like formulas are made harmless by an apostrophe. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return TO_BE_QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

const COLUMNS: readonly {
  readonly name: string;
  readonly of: (game: GameSummary, seat: SeatSummary, index: number) => Cell;
}[] = [
  { name: 'game', of: ({ fingerprint }) => fingerprint },
  {
    name: 'played',
    of: ({ played }) => (played === null ? null : new Date(played).toISOString()),
  },
  {
    name: 'minutes',
    of: ({ duration }) => (duration === null ? null : Math.round(duration / 6000) / 10),
  },
  { name: 'where', of: ({ where }) => where },
  { name: 'trial', of: ({ isTrial }) => isTrial },
  { name: 'over', of: ({ isOver }) => isOver },
  { name: 'round', of: ({ round }) => round },
  { name: 'edition', of: ({ edition }) => edition },
  { name: 'hotel', of: ({ hotel }) => hotel },
  { name: 'deal', of: ({ deal }) => deal },
  { name: 'seats', of: ({ seats }) => seats.length },
  ...MODULES.map((module) => ({
    name: `module ${module}`,
    of: ({ modules }: GameSummary) => modules.includes(module),
  })),
  { name: 'seat', of: (_, __, index) => index + 1 },
  { name: 'name', of: (_, { name }) => name },
  { name: 'own', of: ({ own }, _, index) => own.includes(index) },
  { name: 'player', of: (_, { player }) => player.kind },
  { name: 'level', of: (_, { player }) => (player.kind === 'computer' ? player.level : null) },
  {
    name: 'difficulty',
    of: (_, { player }) => (player.kind === 'automatic' ? player.difficulty : null),
  },
  { name: 'place', of: (_, { place }) => place },
  { name: 'points', of: (_, { points }) => points },
  ...VP_SOURCES.map((source) => ({
    name: `points ${source}`,
    of: (_: GameSummary, seat: SeatSummary) => pointsFrom(seat, source),
  })),
  { name: 'emperor', of: (_, { emperor }) => emperor },
  { name: 'rooms', of: (_, { occupiedRooms }) => occupiedRooms },
  { name: 'guests', of: (_, { course }) => course?.guests ?? null },
  { name: 'staff', of: (_, { staff }) => staff.map(({ card }) => card).join(' ') },
  { name: 'objectives', of: (_, { objectives }) => objectives.map(({ card }) => card).join(' ') },
];

/** A row for every seat of every game, under a row of names: made to be counted in a spreadsheet. */
export const gamesCsv = (games: readonly GameSummary[]): string =>
  csvText([
    COLUMNS.map(({ name }) => name),
    ...games.flatMap((game) =>
      game.seats.map((seat, index) => COLUMNS.map(({ of }) => of(game, seat, index))),
    ),
  ]);
