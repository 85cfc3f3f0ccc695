import { readFileSync } from 'node:fs';
import type { GameRecord, Viewer } from '@gah/engine';
import { decodeRecordLink, RecordReplay, toRecord, viewOf } from '@gah/engine';
import { eagerPlayer, exercise } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { gameOf, parseReplayAddress, pastedAddress, replayHash } from '../src/replay/address.js';
import { beginning, ReplayWalk } from '../src/replay/replayWalk.js';
import { parseSeating, seatingText } from '../src/replay/seating.js';
import { pacedBy } from '../src/session/pace.js';
import type { SeatedPlayer } from '../src/session/plan.js';

const setup = { seats: 2, seed: 'replayed', names: ['Anna', 'Béla'] };
const record: GameRecord = toRecord(exercise(setup, eagerPlayer(new Map())).state);
const last = record.moves.length;
const PLAYERS: readonly SeatedPlayer[] = [
  { kind: 'person', crest: 2 },
  { kind: 'computer', level: 'director', crest: 0 },
];

async function walk(ply = 0, viewer: Viewer = 0): Promise<ReplayWalk> {
  const options = {
    source: new RecordReplay(record),
    players: PLAYERS,
    perspective: { viewer, isOpen: false },
    ply,
    pace: pacedBy(() => 0),
    goToLabel: (line: string) => line,
  };
  return new ReplayWalk(options, await beginning(options));
}

describe('a way through a game', () => {
  it('goes by move, turn and round, and stops at both ends', async () => {
    const way = await walk();
    expect(way.strideTo('move', -1)).toBeNull();
    await way.stride('move', 1);
    expect(way.ply).toBe(1);
    await way.stride('turn', 1);
    expect(way.heading).toMatchObject({ kind: 'turn', round: 1, turn: 1 });
    await way.stride('round', 1);
    expect(way.snapshot().view.round).toBe(2);
    await way.stride('turn', -1);
    expect(way.snapshot().view.round).toBe(1);
    await way.goTo(99_999);
    expect(way.ply).toBe(last);
    expect(way.strideTo('round', 1)).toBeNull();
  });

  it('shows what a running game would show, and asks nobody', async () => {
    const way = await walk(30);
    const snapshot = way.snapshot();
    expect(snapshot.view).toEqual(viewOf(new RecordReplay(record).stateAt(30), 0));
    expect(snapshot).toMatchObject({ seat: null, moves: [], curtain: null, undoTarget: null });
    expect(snapshot.log).toHaveLength(31);
  });

  it('lets one move be seen to happen, but not a jump', async () => {
    const way = await walk(10);
    await way.stride('move', 1);
    expect(way.snapshot().previousView?.ply).toBe(10);
    await way.goTo(40);
    expect(way.snapshot().previousView).toBeNull();
  });

  it('shows the latest wish, whichever frame comes first', async () => {
    const way = await walk();
    await Promise.all([way.goTo(50), way.goTo(20)]);
    expect(way.ply).toBe(20);
  });

  it('runs to the end by itself, stops when it is told to, and goes elsewhere', async () => {
    const way = await walk(last - 3);
    const running = way.run();
    expect(way.snapshot().thinking).not.toBeNull();
    await running;
    expect([way.ply, way.walked.isRunning]).toEqual([last, false]);
    const again = way.run();
    await way.goTo(5);
    await again;
    expect([way.ply, way.walked.isRunning]).toEqual([5, false]);
  });

  it('brings great moments onto the stage only while it runs', async () => {
    const way = await walk(20);
    await way.stride('move', 1);
    expect(way.snapshot().retold?.isStaged).toBe(false);
    const running = way.run();
    while (way.ply < 23) await Promise.resolve();
    expect(way.snapshot().retold?.isStaged).toBe(true);
    way.stop();
    await running;
  });

  it('hides what comes: neither lines nor decks tell it', async () => {
    const way = await walk(30);
    expect(way.snapshot().retold?.story).toHaveLength(last + 1);
    await way.toggleOpen();
    expect(way.walked.frame.decks).not.toBeNull();
    await way.toggleAhead();
    expect(way.snapshot().retold?.story).toHaveLength(31);
    expect(way.walked.frame.decks).toBeNull();
    await way.toggleOpen();
    expect(way.walked.perspective.isOpen).toBe(false);
  });

  it('gives a page nothing that its viewer may not see, at any ply', async () => {
    const source = new RecordReplay(record);
    const way = await walk(0, 'spectator');
    for (const viewer of ['spectator', 0, 1] as const) {
      await way.look({ viewer, isOpen: false });
      for (let ply = 0; ply <= last; ply += 9) {
        await way.goTo(ply);
        const { seats } = source.stateAt(ply);
        const { view, log } = way.snapshot();
        for (const [seat, { hand }] of seats.entries()) {
          const isOwn = seat === viewer;
          expect(view.seats[seat]?.hand).toEqual(isOwn ? hand : hand.map(() => null));
        }
        const cards = log.flatMap(({ events }) =>
          events.flatMap((event) =>
            'cards' in event && event.seat !== viewer ? [event.cards] : [],
          ),
        );
        expect(cards.every((amount) => typeof amount === 'number')).toBe(true);
        expect(way.walked.frame.move?.seat ?? viewer).toBe(viewer);
      }
    }
  });
});

describe('the example of a game inside another page', () => {
  const page = readFileSync(new URL('../public/embed-example.html', import.meta.url), 'utf8');
  const addresses = [...page.matchAll(/#\/replay\/game\/[^"]+/g)].map(([hash]) =>
    parseReplayAddress(hash),
  );

  it('holds games that can be read by the rules of today', () => {
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const read = address.kind === 'link' && decodeRecordLink(address.code);
      expect(read && read.ok && read.record.moves.length).toBeGreaterThan(80);
    }
  });
});

describe('the address of a replay', () => {
  it.each(['#/replay', '#/replay/save/a%2Fb/12', '#/replay/file/0', '#/replay/game/Axyz/7/x2d0'])(
    '%s is read and written',
    (hash) => {
      expect(replayHash(parseReplayAddress(hash))).toBe(hash);
    },
  );

  it('names the same game at every move', () => {
    const at = (ply: number): string => gameOf(parseReplayAddress(`#/replay/game/Axyz/${ply}/x0`));
    expect(at(3)).toBe(at(40));
    expect(at(3)).not.toBe(gameOf(parseReplayAddress('#/replay/game/Bxyz/3/x0')));
  });

  it('is found in what somebody has pasted', () => {
    expect(pastedAddress(' https://hotel.example/page#/replay/game/Axyz/7/x2d0 ')).toEqual({
      kind: 'link',
      code: 'Axyz',
      ply: 7,
      seating: 'x2d0',
    });
    expect(pastedAddress('Axyz')).toMatchObject({ kind: 'link', code: 'Axyz', ply: null });
  });

  it('tells who sat where', () => {
    expect(parseSeating(seatingText(PLAYERS), 2)).toEqual(PLAYERS);
    for (const text of ['', 'x2', 'x2q0', 'x2d9', 'x2d0x1']) {
      expect(parseSeating(text, 2)).toBeNull();
    }
  });
});
