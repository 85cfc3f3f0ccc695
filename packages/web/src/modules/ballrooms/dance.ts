import type { Ballroom, DanceRow, Effect, RehearsalRoom } from '@gah/engine';
import { at, danceRows, EMPEROR_ROUNDS, nextHall, ROUNDS } from '@gah/engine';
import type { Tense } from '../../table/model/court.js';
import type { Scene } from '../../table/model/scene.js';

export interface HallRow extends DanceRow {
  readonly bonus: readonly Effect[];
}

export interface Hall {
  readonly hall: number;
  /** Its number among all ballrooms. */
  readonly index: number;
  readonly ballroom: Ballroom;
  readonly afterRound: number;
  readonly tense: Tense;
  /** Top row first, rows without spaces left out. */
  readonly rows: readonly HallRow[];
}

/** The ballrooms on the table; empty without that module. */
export function hallsOf({ view, content }: Scene): Hall[] {
  const { ballrooms } = view.modules;
  if (!ballrooms) return [];
  const next = nextHall(view);
  return danceRows(view).map((rows, hall): Hall => {
    const index = at(ballrooms.halls, hall);
    const ballroom = at(content.ballrooms, index);
    const isOver = view.phase === 'over' || hall < next;
    return {
      hall,
      index,
      ballroom,
      afterRound: EMPEROR_ROUNDS[hall] ?? ROUNDS,
      tense: isOver ? 'past' : hall === next ? 'now' : 'future',
      rows: rows
        .filter(({ spaces, hasBalcony }) => spaces.length > 0 || hasBalcony)
        .map((row) => ({ ...row, bonus: ballroom.bonus[row.row] ?? [] }))
        .reverse(),
    };
  });
}

export interface Rehearsal {
  /** Its number among all rehearsal rooms. */
  readonly index: number;
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
  const index = ballrooms?.rehearsal[seat] ?? -1;
  const room = content.rehearsalRooms[index];
  if (!ballrooms || !room) return null;
  return {
    index,
    room,
    sections: room.sections.map(({ dancers, bonus }, section) => ({
      left: at(at(ballrooms.sections, seat), section),
      all: dancers,
      bonus,
    })),
  };
}
