import { createGame, MODULES, modulesFor } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { waysFor } from '../src/start/choices.js';
import { dealQuery, withAskedDeal } from '../src/start/dealLink.js';
import { firstGame } from '../src/start/firstGame.js';
import type { Form, Names } from '../src/start/form.js';
import {
  changeCrest,
  firstForm,
  hasPerson,
  namesOf,
  planOf,
  SEAT_COUNTS,
} from '../src/start/form.js';

const NAMES: Names = {
  persons: ['Clara', 'Otto', 'Rosa', 'Felix'],
  computers: ['Leo', 'Emilie', 'Gustav', 'Alma'],
};
const form = (changes: Partial<Form> = {}): Form => ({ ...firstForm(), ...changes });
const plan = (changes: Partial<Form> = {}) => planOf(form(changes), NAMES, () => 'new seed');

describe('the start page', () => {
  it('offers a first game: two seats, starter sets, night, against a concierge', () => {
    const { setup, players } = plan();
    expect(setup).toMatchObject({
      seats: 2,
      names: ['Clara', 'Leo'],
      hotel: 'night',
      staff: 'starter',
      edition: '2021',
      modules: [],
      seed: 'new seed',
    });
    expect(players).toEqual([
      { kind: 'person', crest: 0 },
      { kind: 'computer', level: 'concierge', crest: 1 },
    ]);
  });

  it('makes only plans that the engine accepts', () => {
    for (const seats of SEAT_COUNTS)
      for (const staff of ['starter', 'random', 'draft'] as const)
        for (const modules of [[], [...MODULES]])
          expect(() =>
            createGame(plan({ seats, staff, modules, promos: true }).setup),
          ).not.toThrow();
  });

  it('leaves out what one person alone cannot play', () => {
    const alone = form({ seats: 1, modules: [...MODULES] });
    expect(modulesFor(alone.seats)).not.toContain('startPlayer');
    const { setup, players } = planOf(alone, NAMES, () => 'x');
    expect(setup).toMatchObject({
      seats: 1,
      names: ['Clara'],
      staff: 'random',
      difficulty: 'medium',
    });
    expect(players).toEqual([{ kind: 'person', crest: 0 }]);
  });

  it('finds names that nobody else has', () => {
    const several = form({ seats: 4 });
    const [first, second] = several.rows;
    if (first && second) {
      first.name = ' Leo ';
      second.who = 'person';
    }
    expect(namesOf(several, NAMES)).toEqual(['Leo', 'Clara', 'Emilie', 'Gustav']);
  });

  it('needs a person', () => {
    const machines = form();
    for (const row of machines.rows) row.who = 'director';
    expect(hasPerson(machines)).toBe(false);
    expect(hasPerson({ ...machines, seats: 1 })).toBe(true);
  });

  it('gives every crest to one seat', () => {
    const crests = form();
    for (let change = 0; change < 6; change++) {
      changeCrest(crests, change % 3);
      expect(new Set(crests.rows.map(({ crest }) => crest)).size).toBe(4);
    }
  });

  it('begins a first game at once, with the crest of the person at this device', () => {
    const { setup, players } = firstGame(NAMES, 2, () => 'new seed');
    expect(setup).toEqual(plan().setup);
    expect(players).toEqual([
      { kind: 'person', crest: 2 },
      { kind: 'computer', level: 'concierge', crest: 0 },
    ]);
  });

  it('offers a guided game to somebody new, and to others what they left', () => {
    const ways = (isNew: boolean, hasUnfinished: boolean) => waysFor({ isNew, hasUnfinished });
    expect(ways(true, false)).toEqual({
      first: 'learn',
      others: ['firstGame', 'ownTable', 'online'],
    });
    expect(ways(false, true).first).toBe('continue');
    expect(ways(false, false).first).toBe('ownTable');
    for (const hasUnfinished of [true, false])
      expect(ways(false, hasUnfinished).others).toEqual(
        expect.arrayContaining(['firstGame', 'learn']),
      );
  });

  it('opens the same deal from a link: set-up, seed and who plays, but nobody’s name', () => {
    const given = form({
      seats: 3,
      hotel: 'day',
      staff: 'draft',
      modules: ['ballrooms'],
      promos: 'box',
    });
    const [, second] = given.rows;
    if (second) Object.assign(second, { who: 'director', name: 'Secret' });
    const { setup, players } = planOf(given, NAMES, () => 'a seed & more');
    const query = dealQuery(createGame(setup).setup, players);
    if (query === null) throw new Error('a deal without a data pack has a link');
    expect(query).not.toContain('Secret');
    const asked = withAskedDeal(firstForm(), new URLSearchParams(query));
    const again = planOf(asked, NAMES, () => 'another seed');
    expect(again.players).toEqual(players);
    expect({ ...again.setup, names: [] }).toEqual({ ...setup, names: [] });
  });

  it('leaves alone what an address asks for and does not exist', () => {
    const asked = new URLSearchParams('seats=9&who=nobody&hotel=dusk&modules=waltz&promos=maybe');
    expect(withAskedDeal(firstForm(), asked)).toEqual(firstForm());
  });
});
