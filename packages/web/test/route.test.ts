import { describe, expect, it } from 'vitest';
import { hashOf, parseRoute } from '../src/app/route.js';

describe('addresses', () => {
  it('lead to a game and back, whatever its id', () => {
    for (const id of ['a', '1b9d-x', 'ü/ä?#', '50 %']) {
      expect(parseRoute(hashOf({ screen: 'game', id }))).toEqual({ screen: 'game', id });
    }
  });

  it('lead to a paragraph of the rules, or to their beginning', () => {
    const route = { screen: 'rules', paragraph: 'turn.guest' } as const;
    expect(hashOf(route)).toBe('#/rules/turn.guest');
    expect(parseRoute(hashOf(route))).toEqual(route);
    expect(parseRoute('#/rules')).toEqual({ screen: 'rules', paragraph: '' });
  });

  it('of the online part are left to it', () => {
    for (const hash of ['#/online', '#/table/abc', '#/join/abc/def', '#/seat/a/b', '#/watch/a']) {
      expect(parseRoute(hash)).toEqual({ screen: 'online', hash });
      expect(hashOf(parseRoute(hash))).toBe(hash);
    }
  });

  it('that are unknown lead to the start page', () => {
    for (const hash of ['', '#', '#/', '#/game', '#/game/', '#/elsewhere/1']) {
      expect(parseRoute(hash)).toEqual({ screen: 'start' });
    }
    expect(parseRoute('#/game/%E0%A4%A')).toEqual({ screen: 'game', id: '%E0%A4%A' });
  });
});
