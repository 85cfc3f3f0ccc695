import type { GameState, Move, SeatIndex } from '@gah/engine';
import {
  COLUMNS,
  FLOORS,
  groupsOf,
  hasRoom,
  ROOM_COLORS,
  scoringsOfSpace,
  SPACES,
  viewOf,
} from '@gah/engine';
import type { PlayerInput } from '@gah/engine/testing';
import { position } from '@gah/engine/testing';
import type { Language } from '@gah/text';
import { LANGUAGES, phrases } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import * as ballrooms from '../../src/modules/ballrooms/explain.js';
import * as celebrities from '../../src/modules/celebrities/explain.js';
import * as entrances from '../../src/modules/entrances/explain.js';
import type { ModuleSubject } from '../../src/modules/index.js';
import type { CloserLook, ModuleScreen } from '../../src/modules/module.js';
import * as solo from '../../src/modules/solo/explain.js';
import * as startPlayer from '../../src/modules/startPlayer/explain.js';
import { CORE_SUBJECTS, explanationOf } from '../../src/table/detail/explanation.js';
import { outlinedRooms } from '../../src/table/detail/outlined.js';
import type { Explaining, Explanation, Subject } from '../../src/table/detail/subject.js';
import { PLAIN_SUBJECTS } from '../../src/table/detail/subject.js';
import { sceneOf } from '../../src/table/model/scene.js';
import { momentsOf, SETUPS } from '../games.js';

/** What the modules say, without the pictures and zones of their screens. */
const MODULES = [ballrooms, celebrities, entrances, solo, startPlayer];
const screens: readonly ModuleScreen[] = MODULES.map((module) => ({
  ...('aboutSpace' in module ? { aboutSpace: module.aboutSpace } : {}),
  closerLooks: Object.fromEntries(
    Object.entries(module.explain).map(([name, explain]) => [
      name,
      { explain: explain as CloserLook<Subject>['explain'], rule: 'waltz.modules' as const },
    ]),
  ),
}));

function tableOf(state: GameState, own: SeatIndex, language: Language): Explaining {
  return {
    language,
    words: phrases(language, 'table'),
    scene: sceneOf(viewOf(state, own), own),
    own,
    screens,
    nameOf: (seat) => `player ${seat + 1}`,
  };
}

/** Everything that can be looked at in a position. */
function subjectsIn(state: GameState, legal: readonly Move[]): Subject[] {
  const { modules, queue, politics, tiles, seats } = state;
  const halls = modules.ballrooms?.halls ?? [];
  const rehearsal = (modules.ballrooms?.rehearsal ?? []).filter((room) => room >= 0);
  return [
    ...PLAIN_SUBJECTS.map((is): Subject => ({ is })),
    ...legal.slice(0, 4).map((move): Subject => ({ is: 'preview', move })),
    ...queue.filter((card) => card !== 0).map((card): Subject => ({ is: 'guest', card })),
    ...politics.map((card): Subject => ({ is: 'politics', card })),
    ...tiles.map((id): Subject => ({ is: 'tile', id })),
    ...SPACES.map((space): Subject => ({ is: 'space', space })),
    ...[null, 0, 7, 13].map((step): Subject => ({ is: 'track', step })),
    ...seats.flatMap(({ played, cafe }, seat): Subject[] => [
      ...played.map((card): Subject => ({ is: 'staff', card })),
      ...cafe.flatMap((guest): Subject[] => (guest ? [{ is: 'guest', card: guest.card }] : [])),
      ...(['points', 'krones', 'player'] as const).map((is): Subject => ({ is, seat })),
      ...ROOM_COLORS.map((color): Subject => ({ is: 'bonuses', seat, color })),
      ...Array.from({ length: FLOORS }, (_, floor): Subject => ({ is: 'floor', seat, floor })),
      ...Array.from({ length: FLOORS * COLUMNS }, (_, room): Subject => ({
        is: 'room',
        seat,
        room,
      })),
    ]),
    ...(modules.startPlayer ? [{ is: 'masterKey' } as const] : []),
    ...(modules.celebrities ? [{ is: 'lounge' } as const] : []),
    ...(modules.ballrooms ? [{ is: 'ballrooms' } as const] : []),
    ...halls.map((index): Subject => ({ is: 'ballroom', index })),
    ...rehearsal.map((index): Subject => ({ is: 'rehearsal', index })),
    ...(modules.solo
      ? ([
          { is: 'soloCard' },
          { is: 'soloStars' },
          ...modules.solo.progress.map((_, slot) => ({ is: 'soloSteps', slot }) as const),
          ...(modules.solo.hotel ? [{ is: 'soloHotel' } as const] : []),
        ] satisfies ModuleSubject[])
      : []),
  ];
}

const textOf = ({ name, kind, lines }: Explanation): string =>
  [name, kind, ...lines.flatMap(({ label = '', text }) => [label, text])].join(' | ');

describe.each(SETUPS)('closer looks in a game with the seed $seed', (setup) => {
  it('have words for everything on the table, in every language', () => {
    const told = new Set<string>();
    for (const { state, seat, legal } of momentsOf(setup)) {
      if (state.ply % 25 !== 0 && state.phase === 'turns') continue;
      for (const language of LANGUAGES) {
        const table = tableOf(state, seat, language);
        for (const subject of subjectsIn(state, legal)) {
          const explanation = explanationOf(subject, table);
          const what = `${language} ${JSON.stringify(subject)}`;
          expect(explanation.name, what).not.toBe('');
          expect(explanation.kind, what).not.toBe('');
          expect(explanation.lines.length, what).toBeGreaterThan(0);
          for (const { text } of explanation.lines) expect(text.trim(), what).not.toBe('');
          expect(textOf(explanation), what).not.toMatch(/undefined|NaN|\[object|[{}]/);
          told.add(subject.is);
        }
      }
    }
    for (const name of CORE_SUBJECTS) expect(told, name).toContain(name);
  });
});

describe('figures of a closer look', () => {
  const player: PlayerInput = {
    krones: 5,
    vp: 12,
    emperor: 4,
    kitchen: { coffee: 1 },
    cafe: [{ guest: 69, goods: { cake: 2 } }],
  };
  const state = position({
    seats: 2,
    seed: 'look',
    round: 2,
    turn: 0,
    dice: [1, 1, 2, 3],
    players: [player, {}],
  });
  const table = tableOf(state, 0, 'en');
  const told = (subject: Subject): string => textOf(explanationOf(subject, table));

  it('a group says how many of its rooms are occupied and what it pays, and outlines them', () => {
    const [group] = groupsOf(state, 0);
    if (!group) throw new Error('a hotel has groups');
    const room = Array.from({ length: FLOORS * COLUMNS }, (_, each) => each).find((each) =>
      hasRoom(group.rooms, each),
    );
    const subject: Subject = { is: 'room', seat: 0, room: room ?? 0 };
    expect(told(subject)).toMatch(
      new RegExp(`0 of ${group.size} occupied; pays \\d+ .* when complete`),
    );
    expect(outlinedRooms(subject, table.scene, 0)).toBe(group.rooms);
    expect(outlinedRooms(subject, table.scene, 1)).toBe(0);
  });

  it('the track tells what every scoring to come does at a step', () => {
    const scorings = scoringsOfSpace(state, 4);
    expect(scorings.map(({ round }) => round)).toEqual([3, 5, 7]);
    const text = told({ is: 'track', step: null });
    for (const { vp } of scorings) expect(text).toContain(`${vp} VP for step 4`);
    expect(text).toContain('3 steps back to 1: neither bonus nor penalty');
    expect(text).toContain('5 steps back to 0: the penalty');
  });

  it('an action space tells its strength, what it gives, and what a boost costs', () => {
    const text = told({ is: 'space', space: 1 });
    expect(text).toContain('Strength 2');
    expect(text).toContain('1 krone for the boost');
    expect(told({ is: 'space', space: 4 })).toContain('No die lies here');
  });

  it('the kitchen knows what guests wait for', () => {
    expect(told({ is: 'kitchen' })).toMatch(/still wait for .*coffee/);
    expect(told({ is: 'guest', card: 69 })).toContain('Of that in your kitchen');
  });

  it('points are told by where they come from', () => {
    expect(told({ is: 'points', seat: 0 })).toContain('Guests still in the café | −5');
    expect(told({ is: 'points', seat: 0 })).toContain('Krones and items left over | +6');
  });
});

it('everything on the table that can be tapped or seen as a sign names its subject', () => {
  const folders = ['table/zones', 'table/phone', 'table/bar', 'modules'];
  const root = new URL('../../src/', import.meta.url);
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map((name) => `${folder}/${String(name)}`)
      .filter((name) => name.endsWith('.svelte')),
  );
  const places = files.flatMap((file) =>
    [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(/<(?:Choice)?Place\n([^]*?)\n\s*>/g),
    ].map(([, attributes = '']) => ({ file, attributes })),
  );
  expect(places.length).toBeGreaterThan(12);
  for (const { file, attributes } of places)
    expect(/subject|\.\.\.place/.test(attributes), `${file}: ${attributes}`).toBe(true);
});
