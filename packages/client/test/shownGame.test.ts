import type { Move } from '@gah/engine';
import { preview, randomInt, seedRng } from '@gah/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, newGame, pick } from './fakeClient.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a game at a server', () => {
  it('is shown as its seat may see it, with the whole log', async () => {
    const { mine, others } = newGame();
    await mine.settle();
    await others.settle();
    mine.expectInStep();
    others.expectInStep();
    expect(others.moves).toEqual([]);
    expect(mine.statuses).toEqual(['connected']);
  });

  it('changes when the server says so, not before; a second tap meanwhile does nothing', async () => {
    const { server, mine, others } = newGame();
    const { moment: before } = mine;
    const { ply } = mine.view;
    mine.play();
    expect(mine.moment).toBe(before);
    expect(mine.sending.at(-1)).toBe(true);
    mine.play();
    expect(server.movesPlayed).toBe(ply + 1);
    await mine.settle();
    await others.settle();
    expect(mine.sending.at(-1)).toBe(false);
    expect(mine.moment.previous).toBe(before.frame);
    mine.expectInStep();
    others.expectInStep();
  });

  it('refuses what is not legal in the engine’s words, and sends nothing', () => {
    const { server, mine, seat } = newGame();
    const before = server.movesPlayed;
    const wrong: Move = { seat, kind: 'endTurn' };
    expect(mine.game.play(wrong)).not.toBeNull();
    expect(mine.game.play({ seat: 1 - seat, kind: 'pass' })).toBe('not-your-decision');
    expect(server.movesPlayed).toBe(before);
  });

  it('steps back through the server', async () => {
    const { server, mine, others } = newGame();
    while (mine.moment.undoTarget === null || mine.view.ply - mine.moment.undoTarget < 2) {
      const next = mine.moves.find((move) => preview(mine.view, move)?.isComplete);
      mine.play(next);
      await mine.settle();
    }
    const { ply } = mine.view;
    expect(mine.game.undo()).toBe(true);
    await mine.settle();
    expect(mine.view.ply).toBe(ply - 1);
    await others.settle();
    mine.expectInStep();
    others.expectInStep();
    expect(server.state.ply).toBe(ply - 1);
  });

  it('plays a series of moves one after the other, each when the one before has come back', async () => {
    const { server, mine, seat } = newGame();
    const before = server.movesPlayed;
    const played: Move[] = [];
    mine.game.playOn(() => {
      const move = mine.moves[0];
      if (!move || played.length === 4) return null;
      played.push(move);
      return move;
    });
    expect(server.movesPlayed).toBe(before + 1);
    for (let i = 0; i < 8; i++) await mine.settle();
    expect(server.movesPlayed).toBe(before + played.length);
    expect(played.length).toBeGreaterThan(1);
    expect(played.every((move) => move.seat === seat)).toBe(true);
    mine.expectInStep();
  });
});

describe('a bad network', () => {
  it('a move whose acknowledgement was lost is sent again with its id, and played once', async () => {
    const { server, mine } = newGame();
    const before = server.movesPlayed;
    mine.play();
    const [first] = mine.socket.sent.filter(({ type }) => type === 'move');
    await mine.breakAndReturn();
    const [again] = mine.socket.sent.filter(({ type }) => type === 'move');
    expect(again).toEqual(first);
    expect(server.movesPlayed).toBe(before + 1);
    await mine.settle();
    expect(mine.sending.at(-1)).toBe(false);
    expect(mine.refused).toEqual([]);
    mine.expectInStep();
    expect(mine.statuses).toEqual(['connected', 'reconnecting', 'connected']);
  });

  it('a move that never arrived is sent after the return', async () => {
    const { server, mine } = newGame();
    const before = server.movesPlayed;
    mine.socket.isOpen = false;
    mine.play();
    expect(server.movesPlayed).toBe(before);
    await mine.breakAndReturn();
    expect(server.movesPlayed).toBe(before + 1);
    await mine.settle();
    mine.expectInStep();
  });

  it('what others did meanwhile is there after the return', async () => {
    const { mine, others, seat } = newGame();
    others.socket.break();
    for (let i = 0; i < 3 && mine.seat !== null; i++) {
      mine.play();
      await mine.settle();
    }
    await vi.advanceTimersByTimeAsync(20_000);
    others.connect();
    await others.settle();
    others.expectInStep();
    expect(others.log.at(-1)?.seat).toBe(seat);
  });

  it('doubled and late frames change nothing', async () => {
    const { mine, others } = newGame();
    mine.play();
    const frames = [...others.socket.waiting];
    await others.settle();
    const after = others.moment;
    for (const frame of frames) others.socket.deliver(frame);
    await vi.advanceTimersByTimeAsync(0);
    expect(others.moment).toBe(after);
    others.expectInStep();
  });

  it('a frame that overtakes another makes the client ask for the present state', async () => {
    const { mine, others } = newGame();
    for (let i = 0; i < 2; i++) {
      mine.play();
      await mine.settle();
    }
    const [first, second] = others.socket.waiting.splice(0);
    if (!first || !second) throw new Error('two moves by one seat');
    others.socket.deliver(second);
    expect(others.socket.sent.at(-1)?.type).toBe('sync');
    others.socket.deliver(first);
    await others.settle();
    others.expectInStep();
  });

  it('an entry that does not come after its acknowledgement is asked for', async () => {
    const { mine } = newGame();
    mine.play();
    mine.socket.waiting.splice(0).forEach((frame) => {
      if (frame.type === 'ack') mine.socket.deliver(frame);
    });
    await vi.advanceTimersByTimeAsync(3000);
    await mine.settle();
    mine.expectInStep();
    expect(mine.sending.at(-1)).toBe(false);
  });

  it('a last step that was lost is missed when the server is asked whether it is there', async () => {
    const { mine, others } = newGame();
    mine.play();
    await mine.settle();
    others.socket.waiting.splice(0);
    await vi.advanceTimersByTimeAsync(21_000);
    await others.settle();
    others.expectInStep();
  });

  it('a decision that has been overtaken is refused, and the client catches up', async () => {
    const { server, mine, seat } = newGame();
    const stale = pick(mine.moves, 0);
    server.playBy(seat, 1);
    const { movesPlayed } = server;
    mine.play(stale);
    expect(server.movesPlayed).toBe(movesPlayed);
    await mine.settle();
    expect(mine.refused).toEqual(['stale']);
    expect(mine.sending.at(-1)).toBe(false);
    mine.expectInStep();
  });

  it('a server that is silent is asked, then left; one that stays away is named so', async () => {
    const { server, mine, others } = newGame();
    others.session.close();
    server.isSilent = true;
    await vi.advanceTimersByTimeAsync(21_000);
    expect(mine.socket.sent.some(({ type }) => type === 'ping')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    for (let i = 0; i < 6; i++) {
      server.sockets.at(-1)?.break();
      await vi.advanceTimersByTimeAsync(16_000);
    }
    expect(mine.statuses).toEqual(['connected', 'reconnecting', 'away']);
    mine.connect();
    expect(mine.statuses.at(-1)).toBe('connected');
  });

  it('a connection that died while the device slept is found out at once', async () => {
    const { server, mine, others } = newGame();
    others.session.close();
    const before = server.sockets.length;
    mine.session.connection.probe();
    await mine.settle();
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.sockets.length).toBe(before);
    server.isSilent = true;
    mine.session.connection.probe();
    await vi.advanceTimersByTimeAsync(3500);
    expect(server.sockets.length).toBe(before + 1);
    mine.connect();
    expect(mine.statuses).toEqual(['connected', 'reconnecting', 'connected']);
  });

  it.each(['outdated-client', 'wrong-token', 'unknown-table'] as const)(
    'after %s it does not come back',
    async (code) => {
      const { server, mine, others } = newGame();
      others.session.close();
      mine.socket.deliver({ type: 'bye', code, protocol: { oldest: 2, newest: 2 } });
      mine.socket.break();
      const opened = server.sockets.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(server.sockets.length).toBe(opened);
      expect(mine.statuses.at(-1)).toBe('ended');
      expect(mine.session.connection.ended).toBe(code);
    },
  );

  it('whole game: breaks, lost and doubled frames at random; both clients end where the server is', async () => {
    const { server, mine, others } = newGame();
    const rng = seedRng('bad network');
    const clients = [mine, others];
    for (let turn = 0; turn < 4000 && !mine.isOver; turn++) {
      for (const client of clients) {
        const legal = client.moves;
        if (legal.length > 0) client.game.play(pick(legal, randomInt(rng, legal.length)));
        const chance = randomInt(rng, 100);
        if (chance < 2) await client.breakAndReturn();
        else if (chance < 6)
          for (const frame of [...client.socket.waiting]) client.socket.deliver(frame);
        await client.settle();
      }
    }
    for (const client of clients) {
      await client.settle();
      client.expectInStep();
      expect(client.isOver).toBe(true);
    }
    expect(server.state.ply).toBe(mine.view.ply);
  });
});

describe('a spectator', () => {
  it('sees every step and no hand', async () => {
    const { server, mine } = newGame();
    const watcher = new Client(server, null);
    for (let i = 0; i < 3 && mine.seat !== null; i++) {
      mine.play();
      await mine.settle();
      await watcher.settle();
    }
    watcher.expectInStep();
    expect(watcher.view.viewer).toBe('spectator');
    expect(watcher.seat).toBeNull();
    expect(watcher.view.seats.flatMap(({ hand }) => hand).every((card) => card === null)).toBe(
      true,
    );
  });
});
