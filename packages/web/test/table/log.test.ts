import type { GameEvent } from '@gah/engine';
import { createGame, NO_GOODS, viewOf } from '@gah/engine';
import { contextOf, guestName } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { die, goodsTokens, krones, points, signed } from '../../src/cards/token.js';
import type { PlayedStep } from '../../src/session/timeline.js';
import { logLines, storyLines } from '../../src/table/model/log.js';
import { sceneOf } from '../../src/table/model/scene.js';
import type { LogFilter } from '../../src/table/model/story.js';
import { filtered, namedLine, placeOf } from '../../src/table/model/story.js';

const { view, content } = sceneOf(viewOf(createGame({ seats: 2, seed: 'log' }), 'spectator'), 0);

const linesOf = (events: readonly GameEvent[]): ReturnType<typeof logLines> =>
  logLines([{ ply: 1, seat: 0, round: 1, events }], 'en', contextOf(view, content));

describe('amounts in the log', () => {
  it('stand behind the sentence that speaks of them, in whatever order they come', () => {
    const lines = linesOf([
      { type: 'guestMovedIn', seat: 0, guest: 30, room: 0, goods: NO_GOODS },
      { type: 'roomOccupied', seat: 0, room: 0 },
      { type: 'groupCompleted', seat: 0, color: 'blue', size: 1 },
      { type: 'vpGained', seat: 0, amount: 7, cause: { source: 'guest', id: 30 } },
      { type: 'kronesGained', seat: 0, amount: 3, lost: 0, cause: { source: 'guest', id: 30 } },
      { type: 'vpGained', seat: 0, amount: 2, cause: { source: 'group', id: 0 } },
    ]);
    expect(lines.map(({ tokens }) => tokens)).toEqual([
      [points(7), krones(signed(3))],
      [points(2)],
    ]);
  });

  it('that were paid stand behind what they were paid for', () => {
    const lines = linesOf([
      { type: 'kronesPaid', seat: 0, amount: 3, reason: 'guest' },
      { type: 'guestTaken', seat: 0, guest: 69, place: 0, table: 0 },
      { type: 'kronesPaid', seat: 0, amount: 2, reason: 'room' },
      { type: 'roomPrepared', seat: 0, room: 10 },
      { type: 'kronesPaid', seat: 1, amount: 2, reason: 'staff' },
    ]);
    expect(lines.map(({ event, tokens }) => [event.type, ...tokens])).toEqual([
      ['guestTaken', krones(signed(-3))],
      ['roomPrepared', krones(signed(-2))],
      ['kronesPaid', krones(signed(-2))],
    ]);
  });

  it('of the final scoring have lines of their own after the last penalty', () => {
    const lines = linesOf([
      { type: 'tilePenalty', seat: 0, tile: 'A1' },
      { type: 'kronesLost', seat: 0, amount: 2 },
      { type: 'vpGained', seat: 0, amount: -7, cause: { source: 'tile', id: 'A1' } },
      { type: 'vpGained', seat: 0, amount: 10, cause: { source: 'rooms', id: 0 } },
      { type: 'vpGained', seat: 0, amount: 4, cause: { source: 'leftovers', id: 0 } },
      { type: 'vpGained', seat: 1, amount: 5, cause: { source: 'rooms', id: 0 } },
    ]);
    expect(lines.map(({ tokens }) => tokens)).toEqual([
      [krones(signed(-2)), points(signed(-7))],
      [points(10)],
      [points(4)],
      [points(5)],
    ]);
  });
});

describe('the log as a story', () => {
  const step = (ply: number, seat: number, ...events: GameEvent[]): PlayedStep => ({
    ply,
    seat,
    round: 1,
    events,
  });
  const STEPS: readonly PlayedStep[] = [
    step(
      1,
      0,
      { type: 'roundStarted', round: 1, startSeat: 0 },
      { type: 'turnStarted', seat: 0, extra: false },
    ),
    step(2, 0, {
      type: 'dieTaken',
      seat: 0,
      space: 2,
      die: 'white',
      strength: 5,
      boosted: false,
    }),
    step(3, 0, {
      type: 'goodsGained',
      seat: 0,
      goods: [0, 0, 2, 0, 0],
      cause: { source: 'action', id: 2 },
    }),
    step(4, 0, { type: 'turnEnded', seat: 0 }, { type: 'turnStarted', seat: 1, extra: false }),
    step(5, 1, { type: 'guestTaken', seat: 1, guest: 69, place: 4, table: 0 }),
    step(
      6,
      1,
      { type: 'emperorScoring', round: 3, tile: 'A1' },
      { type: 'vpGained', seat: 0, amount: 3, cause: { source: 'track', id: 3 } },
    ),
    step(
      7,
      1,
      { type: 'roundStarted', round: 2, startSeat: 1 },
      { type: 'turnStarted', seat: 1, extra: false },
    ),
    step(8, 1, { type: 'passed', seat: 1 }),
    step(9, 1, { type: 'vpGained', seat: 0, amount: 4, cause: { source: 'rooms', id: 0 } }),
  ];
  const scene = sceneOf(view, 0);
  const story = storyLines(STEPS, 'en', contextOf(view, content));
  const texts = (filter: LogFilter, search = ''): string[] =>
    filtered(story, filter, search, 0).map(({ text }) => text);

  it('has a heading for each round and each turn, oldest first', () => {
    expect(
      story.map(({ isHeading, isTurn }) => (isHeading ? 'round' : isTurn ? 'turn' : '')),
    ).toEqual(['round', 'turn', '', 'turn', '', 'round', '', 'round', 'turn', '', 'round', '']);
  });

  it('puts an amount of a later step behind the line of its turn that caused it', () => {
    expect(story[2]?.tokens).toEqual([die(2), ...goodsTokens([0, 0, 2, 0, 0])]);
  });

  it('shows what is mine, or scorings, or what is searched for, below their headings', () => {
    expect(texts('mine').some((text) => text.includes('Player 2 takes'))).toBe(false);
    expect(texts('mine')).toContain(story[2]?.text);
    expect(texts('scorings')).toEqual([5, 6, 10, 11].map((at) => story[at]?.text));
    expect(texts('all', 'PASSES')).toEqual([story[7]?.text, story[8]?.text, story[9]?.text]);
    expect(texts('all')).toHaveLength(story.length);
  });

  it('knows the card that a name stands for, and where it lies', () => {
    const line = story[4];
    if (!line) throw new Error('a guest is taken');
    const named = namedLine(line, 'en', scene);
    expect(named.subject).toEqual({ is: 'guest', card: 69 });
    expect(named.before + named.name + named.after).toBe(line.text);
    expect(named.name).toBe(guestName('en', 69));
    const [first = 0] = view.queue;
    expect(placeOf({ is: 'guest', card: first }, scene)).toBe('queue:0');
    expect(placeOf({ is: 'space', space: 3 }, scene)).toBe('space:3');
  });
});
