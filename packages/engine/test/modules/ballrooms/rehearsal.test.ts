import type { Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, served, vector } from '../../guests/arrival.js';
import type { Goods } from '../../guests/arrival.js';
import type { Rehearsal } from './support.js';
import {
  ball,
  BOTTOM,
  content,
  dance,
  LEFT,
  pointsBySource,
  rehearsalIndex,
  sectionsOf,
} from './support.js';

interface Bonus {
  readonly krones?: number;
  readonly vp?: number;
  readonly emperor?: number;
  readonly kitchen?: Goods;
  readonly cards?: number;
  /** Dishes and drinks of choice. */
  readonly ofChoice?: number;
}

/** Dancers and bonus of each section, as in the data. */
const ROOMS: Record<Rehearsal, [number, Bonus][]> = {
  mirrors: [
    [2, { krones: 2 }],
    [3, { vp: 4 }],
    [2, { kitchen: { champagne: 2 }, emperor: 1 }],
    [3, { ofChoice: 2, vp: 2 }],
  ],
  gallery: [
    [1, { kitchen: { champagne: 1 } }],
    [2, { emperor: 3 }],
    [3, { krones: 4 }],
    [4, { vp: 9 }],
  ],
  rotunda: [
    [3, { cards: 1, krones: 2 }],
    [3, { emperor: 3, vp: 1 }],
    [4, { kitchen: { champagne: 2 }, vp: 5 }],
  ],
  orangery: [
    [2, { ofChoice: 1 }],
    [2, { vp: 3 }],
    [2, { krones: 3 }],
    [4, { emperor: 4, vp: 4 }],
  ],
};
const SECTIONS = Object.entries(ROOMS).flatMap(([room, sections]) =>
  sections.map(([dancers, bonus], section) => ({
    room: room as Rehearsal,
    section,
    dancers,
    bonus,
  })),
);

/** Seat 0 sends the last dancer of a section; all others wait as at the start. */
function cleared(room: Rehearsal, section: number): Scenario {
  const left = ROOMS[room].map(([dancers], index) => (index === section ? 1 : dancers));
  const at = ball({ rehearsal: [room], sections: [left] });
  const player = { krones: 0, kitchen: { champagne: 1 }, cafe: [served(65)] };
  return dance(scenario(position({ ...at, players: [player] })), LEFT, BOTTOM, section);
}

describe('rehearsal rooms', () => {
  it('are reconstructed', () => {
    expect(content.rehearsalRooms.map(({ source }) => source)).toEqual(
      Object.keys(ROOMS).map(() => 'reconstructed'),
    );
  });

  it.each(SECTIONS)('$room, section $section: $dancers dancers', ({ room, section, dancers }) => {
    const found = content.rehearsalRooms[rehearsalIndex(room)];
    expect(found?.sections).toHaveLength(ROOMS[room].length);
    expect(found?.sections[section]?.dancers).toBe(dancers);
  });

  it.each(SECTIONS)('$room, section $section: $bonus', ({ room, section, bonus }) => {
    const { krones = 0, vp = 0, emperor = 0, kitchen = {}, cards = 0, ofChoice = 0 } = bonus;
    const game = cleared(room, section);
    begin(game, 'drawStaff');
    for (let chosen = 0; chosen < ofChoice; chosen++) game.do({ kind: 'chooseGood', good: 'cake' });
    expect(game.task?.kind).toBe('turn');
    expect(sectionsOf(game)?.[section]).toBe(0);
    expect(game.seat(0)).toMatchObject({
      krones,
      emperor,
      kitchen: vector({ ...kitchen, ...(ofChoice > 0 ? { cake: ofChoice } : {}) }),
    });
    expect(game.seat(0).hand).toHaveLength(cards);
    expect(pointsBySource(game).section).toBe(vp);
  });
});
