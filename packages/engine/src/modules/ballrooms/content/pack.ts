import type { PackEffect } from '../../../content/packChecks.js';
import {
  asObject,
  checkEffect,
  checkList,
  checkNumber,
  fail,
  onlyKeys,
} from '../../../content/packChecks.js';
import type { Entries } from '../../../content/packChecks.js';
import { packEffects } from '../../../content/packEffects.js';
import type { Ballroom, RehearsalRoom } from './halls.js';
import { BALLROOMS, DANCERS, REHEARSAL_ROOMS, ROWS } from './halls.js';

/** Well beyond anything printed. */
const MOST_SPACES = 12;
const MOST_EFFECTS_OF_SECTION = 4;
const MOST_ROOMS_OF_SECTION = 2;

/** Printed values of ballrooms and rehearsal rooms that a data pack replaces. */
export interface BallroomsPack {
  /** Champagne for each space, by ballroom and number of players: bottom, middle and top row. */
  readonly ballrooms?: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly number[])[]>>>
  >;
  readonly rehearsalRooms?: Readonly<
    Record<string, readonly { readonly dancers: number; readonly bonus: readonly PackEffect[] }[]>
  >;
}

function checkBallrooms(value: unknown): void {
  for (const [key, byPlayers] of Object.entries(asObject(value, 'ballrooms'))) {
    const path = `ballrooms.${key}`;
    if (!BALLROOMS.some((ballroom) => ballroom.key === key)) fail('unknown-room', path);
    for (const [players, rows] of Object.entries(asObject(byPlayers, path))) {
      if (!['2', '3', '4'].includes(players)) fail('unknown-key', `${path}.${players}`);
      if (!Array.isArray(rows) || rows.length !== ROWS.length)
        fail('bad-list', `${path}.${players}`);
      for (const [row, spaces] of rows.entries()) {
        const length = Array.isArray(spaces) ? spaces.length : MOST_SPACES + 1;
        if (length > MOST_SPACES) fail('bad-list', `${path}.${players}.${row}`);
        checkList(spaces, length, 0, 9, `${path}.${players}.${row}`);
      }
    }
  }
}

function checkRehearsalRooms(value: unknown): void {
  for (const [key, sections] of Object.entries(asObject(value, 'rehearsalRooms'))) {
    const path = `rehearsalRooms.${key}`;
    if (!REHEARSAL_ROOMS.some((room) => room.key === key)) fail('unknown-room', path);
    if (!Array.isArray(sections) || sections.length > DANCERS) fail('bad-sections', path);
    let dancers = 0;
    for (const [index, entry] of sections.entries()) {
      const section = asObject(entry, `${path}.${index}`);
      onlyKeys(section, ['dancers', 'bonus'], `${path}.${index}`);
      checkNumber(section['dancers'], 1, DANCERS, `${path}.${index}.dancers`);
      dancers += section['dancers'] as number;
      checkBonus(section['bonus'], `${path}.${index}.bonus`);
    }
    if (dancers !== DANCERS) fail('bad-sections', path);
  }
}

function checkBonus(value: unknown, path: string): void {
  if (!Array.isArray(value) || value.length > MOST_EFFECTS_OF_SECTION) fail('bad-sections', path);
  for (const effect of value) checkEffect(effect, path);
  const rooms = (value as Entries[]).reduce(
    (sum, { occupyRoom = 0 }) => sum + (occupyRoom as number),
    0,
  );
  if (rooms > MOST_ROOMS_OF_SECTION) fail('bad-sections', path);
}

export const BALLROOM_PACK_CHECKS = {
  ballrooms: checkBallrooms,
  rehearsalRooms: checkRehearsalRooms,
};

function packBallroom(ballroom: Ballroom, pack: BallroomsPack | null): Ballroom {
  const spaces = pack?.ballrooms?.[ballroom.key];
  if (!spaces) return ballroom;
  return {
    ...ballroom,
    spaces: ballroom.spaces.map((rows, index) => spaces[String(index + 2)] ?? rows),
    source: { ...ballroom.source, spaces: 'data pack' },
  };
}

function packRehearsalRoom(room: RehearsalRoom, pack: BallroomsPack | null): RehearsalRoom {
  const sections = pack?.rehearsalRooms?.[room.key];
  if (!sections) return room;
  return {
    ...room,
    sections: sections.map(({ dancers, bonus }) => ({
      dancers,
      bonus: bonus.flatMap(packEffects),
    })),
    source: 'data pack',
  };
}

export interface BallroomsContent {
  readonly ballrooms: readonly Ballroom[];
  readonly rehearsalRooms: readonly RehearsalRoom[];
}

export const ballroomsContent = (pack: BallroomsPack | null): BallroomsContent => ({
  ballrooms: BALLROOMS.map((ballroom) => packBallroom(ballroom, pack)),
  rehearsalRooms: REHEARSAL_ROOMS.map((room) => packRehearsalRoom(room, pack)),
});
