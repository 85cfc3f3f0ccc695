import type { ByVpSource, StaffNumber, VpSource } from '@gah/engine';
import { contentFor, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { politics, position, scenario } from '@gah/engine/testing';
import { begin } from '../../guests/arrival.js';

/** Short words that the tests of the ballrooms and of the promos share. */

export const content = contentFor('2021', null);

/** Ballrooms on the table. */
export const LEFT = 0;
export const CENTRE = 1;
export const RIGHT = 2;
/** Rows of a ballroom. */
export const BOTTOM = 0;
export const MIDDLE = 1;
export const TOP = 2;

export type Hall = 'apollosaal' | 'goldenerStrauss' | 'odeonsaal' | 'zumSperl' | 'zurKettenbruecke';
export type Rehearsal = 'mirrors' | 'gallery' | 'rotunda' | 'orangery';

/** What lies there besides the ordinary game; only what the case needs. */
export interface Ball {
  /** Left to right. */
  readonly halls?: readonly Hall[];
  /** Rows from the bottom: the seats on the spaces, `00` for two dancers, `.` for a free space. */
  readonly floor?: Partial<Record<Hall, readonly string[]>>;
  /** By seat. */
  readonly rehearsal?: readonly Rehearsal[];
  /** Dancers left in the sections, by seat; if not said, all who do not dance. */
  readonly sections?: readonly (readonly number[])[];
}

const HALLS: readonly Hall[] = ['apollosaal', 'zumSperl', 'zurKettenbruecke'];
const REHEARSAL: readonly Rehearsal[] = ['mirrors', 'gallery', 'rotunda', 'orangery'];
const TWO = 8;

const readSpace = (text: string): number => {
  if (text === '.') return 0;
  return Number(text.charAt(0)) + 1 + (text.length > 1 ? TWO : 0);
};
const writeSpace = (dancer: number): string => {
  if (dancer === 0) return '.';
  return dancer > TWO ? String(dancer - TWO - 1).repeat(2) : String(dancer - 1);
};
const readRow = (row: string): number[] => (row === '' ? [] : row.split(' ').map(readSpace));

export const hallIndex = (hall: Hall): number =>
  content.ballrooms.findIndex(({ key }) => key === hall);
export const rehearsalIndex = (room: Rehearsal): number =>
  content.rehearsalRooms.findIndex(({ key }) => key === room);
const sectionSizes = (room: Rehearsal): number[] =>
  content.rehearsalRooms[rehearsalIndex(room)]?.sections.map(({ dancers }) => dancers) ?? [];

/** Sections after so many dancers have left, the last sections first. */
function without(sections: number[], gone: number): number[] {
  return sections.reduceRight<number[]>((left, dancers) => {
    const leaving = Math.min(dancers, gone);
    gone -= leaving;
    return [dancers - leaving, ...left];
  }, []);
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/**
 * A game with ballrooms. Dancers neither on the floor nor in a section are out of the game; the
 * politics cards are plain ones.
 */
export function ball(
  { halls = HALLS, floor = {}, rehearsal = REHEARSAL, sections = [] }: Ball = {},
  seats = 2,
): PositionInput {
  const players = Array.from({ length: seats }, (_, seat) => seat);
  const text = Object.values(floor).flat().join(' ');
  const dancing = players.map((seat) => text.split(String(seat)).length - 1);
  const rooms = players.map((seat) => rehearsal[seat] ?? 'mirrors');
  const waiting = players.map(
    (seat) =>
      sections[seat]?.slice() ??
      without(sectionSizes(rooms[seat] ?? 'mirrors'), dancing[seat] ?? 0),
  );
  return {
    modules: ['ballrooms'],
    seats,
    politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
    ballrooms: {
      halls: halls.map(hallIndex),
      floor: halls.map((hall) =>
        [BOTTOM, MIDDLE, TOP].map((row) => readRow(floor[hall]?.[row] ?? '')),
      ),
      offered: [],
      rehearsal: rooms.map(rehearsalIndex),
      sections: waiting,
      out: players.map((seat) => 10 - (dancing[seat] ?? 0) - sum(waiting[seat] ?? [])),
    },
  };
}

/** The rows of a ballroom from the bottom, written as in `Ball`. */
export const rowsOf = ({ state }: Scenario, hall: number): string[] =>
  (state.modules.ballrooms?.floor[hall] ?? []).map((row) => row.map(writeSpace).join(' '));

/** Dancers left in the sections of a seat. */
export const sectionsOf = ({ state }: Scenario, seat = 0): readonly number[] | undefined =>
  state.modules.ballrooms?.sections[seat];

export const champagne = (game: Scenario, seat = 0): number | undefined =>
  game.seat(seat).kitchen[4];

/** The ballrooms and rows to which a dancer can be sent now. */
export const openRows = (game: Scenario): string[] =>
  game.legal.flatMap((move) =>
    move.kind === 'sendGuest' || move.kind === 'sendDancer' ? [`${move.hall} ${move.row}`] : [],
  );

/** Sends the guest of table 0, or the dancer of an effect that waits, from a section. */
export function dance(game: Scenario, hall: number, row: number, section = 1): Scenario {
  if (game.task?.kind === 'turn') game.do({ kind: 'sendGuest', table: 0, hall, row });
  else begin(game, 'sendDancer').do({ kind: 'sendDancer', hall, row });
  return game.task?.kind === 'pickDancer' ? game.do({ kind: 'pickDancer', section }) : game;
}

export const pointsBySource = (game: Scenario, seat = 0): ByVpSource<number> => {
  const sheet = scoreSheets(game.state)[seat];
  if (!sheet) throw new RangeError(`no seat ${seat}`);
  return sheet.bySource;
};

/** Points of every seat from one source. */
export const pointsOf = (game: Scenario, source: VpSource): number[] =>
  scoreSheets(game.state).map(({ bySource }) => bySource[source]);

/** Champagne that seat 0 has paid so far. */
export const champagnePaid = (game: Scenario): number =>
  game.eventsOf('goodsPaid').reduce((paid, { goods }) => paid + goods[4], 0);

/** Seat 0 has both turns of the round, and a 5 for each. */
export const atBall = (player: PlayerInput, at: Ball = {}, rest: PositionInput = {}): Scenario =>
  scenario(
    position({ ...ball(at), dice: [5, 5], ...rest, players: [player, { diceTaken: [1, 1] }] }),
  );
export const take5 = { kind: 'takeDie', space: 5, boost: false } as const;
export const playing = (card: StaffNumber, player: PlayerInput = {}, at: Ball = {}): Scenario =>
  atBall({ ...player, hand: [card, ...(player.hand ?? [])] }, at).do(take5, {
    kind: 'playStaff',
    card,
  });
