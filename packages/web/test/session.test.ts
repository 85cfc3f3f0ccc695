import type { SetupInput } from '@gah/engine';
import { fromRecord, MODULES, stateHash } from '@gah/engine';
import { describe, expect, it, vi } from 'vitest';
import type { ComputerPlayers } from '../src/players/computers.js';
import { Problem } from '../src/session/problems.js';
import type { GameSnapshot } from '../src/session/session.js';
import { Timeline } from '../src/session/timeline.js';
import {
  COMPUTER,
  newSession,
  noPause,
  PERSON,
  pick,
  playOn,
  randomComputers,
  settle,
  SMALL,
} from './support/games.js';

const EVERYTHING: SetupInput = {
  seats: 4,
  seed: 'everything',
  modules: [...MODULES],
  promos: true,
  staff: 'draft',
};

describe('a game against a computer player', () => {
  it('goes to its end; the computer sees only its own hand', async () => {
    const computers = randomComputers();
    const saved = vi.fn();
    const session = newSession(SMALL, [PERSON, COMPUTER], { computers, onStep: saved });
    await playOn(session);
    const { now } = session;
    expect(now.isOver).toBe(true);
    expect(now.winners.length).toBeGreaterThan(0);
    expect(computers.asked.length).toBeGreaterThan(20);
    expect(computers.asked.every(({ view }) => view.viewer === 1)).toBe(true);
    expect(saved).toHaveBeenCalledTimes(now.view.ply);
    expect(fromRecord(session.record).ply).toBe(now.view.ply);
  });

  it('never hides the table of a single person', async () => {
    const curtains: GameSnapshot[] = [];
    const session = newSession(SMALL, [PERSON, COMPUTER], {
      onStep: () => {
        if (session.now.curtain !== null) curtains.push(session.now);
      },
    });
    await playOn(session, ({ view }) => view.ply > 60);
    expect(curtains).toEqual([]);
    expect(session.now.view.viewer).toBe(0);
  });

  it('shows the view before the last step, by the same eyes', async () => {
    const session = newSession(SMALL, [PERSON, COMPUTER]);
    await playOn(session, ({ view, seat }) => view.ply > 20 && seat === 0);
    const before = session.now;
    session.play(pick(before.moves, 0));
    expect(session.now.previousView).toEqual(before.view);
  });

  it('shows again what the other has done since the own last move, and then the present', async () => {
    const pace = { ...noPause };
    const session = newSession(SMALL, [PERSON, COMPUTER], { pace });
    await playOn(
      session,
      ({ view, seat, movedBy }) => view.round > 1 && seat === 0 && movedBy === 1,
    );
    const present = session.now;
    const shown: GameSnapshot[] = [];
    pace.pause = () => {
      shown.push(session.now);
      return Promise.resolve();
    };
    session.replay();
    await settle();
    const [own, ...others] = shown;
    expect(own?.movedBy).toBe(0);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ movedBy, seat }) => movedBy === 1 && seat === null)).toBe(true);
    expect(shown.at(-1)?.view).toEqual(present.view);
    expect(session.now).toBe(present);
  });
});

describe('several persons at one screen', () => {
  it('lower the curtain whenever the screen changes hands, and no hand is seen meanwhile', async () => {
    const seen = new Set<GameSnapshot>();
    const session = newSession({ seats: 3, seed: 'three' }, [PERSON, PERSON, COMPUTER], {
      onStep: () => seen.add(session.now),
    });
    expect(session.now.curtain).not.toBeNull();
    await playOn(session, (now) => {
      seen.add(now);
      return now.view.round > 2;
    });
    const curtains = [...seen].filter(({ curtain }) => curtain !== null);
    expect(curtains.length).toBeGreaterThan(4);
    for (const { view, moves, seat, previousView, events } of curtains) {
      expect(view.viewer).toBe('spectator');
      expect(
        view.seats.flatMap(({ hand, drawn }) => [...hand, ...drawn]).every((card) => card === null),
      ).toBe(true);
      expect(moves).toEqual([]);
      expect(seat).toBeNull();
      expect(previousView?.viewer ?? 'spectator').toBe('spectator');
      for (const event of events) if ('cards' in event) expect(event.cards).toBeTypeOf('number');
    }
    for (const { seat, view } of seen) if (seat !== null) expect(view.viewer).toBe(seat);
  });

  it('draft side by side with computer players', async () => {
    const session = newSession(EVERYTHING, [PERSON, COMPUTER, PERSON, COMPUTER]);
    await playOn(session, ({ view }) => view.phase !== 'draft');
    expect(session.now.view.seats.every(({ hand }) => hand.length === 6)).toBe(true);
  });

  it('keep the screen while they decide on several things in a row', async () => {
    const session = newSession(SMALL, [PERSON, PERSON]);
    await playOn(
      session,
      ({ view, seat, undoTarget }) => view.round > 0 && seat !== null && undoTarget !== null,
    );
    const { seat } = session.now;
    expect(session.undo()).toBe(true);
    expect(session.now.seat).toBe(seat);
    expect(session.now.curtain).toBeNull();
  });

  it('refuse moves for seats that are not at the screen', () => {
    const session = newSession(SMALL, [PERSON, PERSON]);
    const { curtain } = session.now;
    expect(session.play({ seat: curtain ?? 0, kind: 'pass' })).toBe('not-your-decision');
    session.liftCurtain();
    expect(session.now.seat).toBe(curtain);
    expect(session.play({ seat: curtain ?? 0, kind: 'pass' })).not.toBeNull();
    expect(session.now.view.ply).toBe(0);
  });
});

describe('a solo game', () => {
  it('needs no curtain and ends', async () => {
    const session = newSession({ seats: 1, names: ['Anna'], seed: 'solo' }, [PERSON]);
    expect(session.now.seat).toBe(0);
    await playOn(session);
    expect(session.now.sheets).toHaveLength(2);
  });
});

describe('undo', () => {
  it('go back by steps and to the beginning of the turn', async () => {
    const session = newSession(SMALL, [PERSON, COMPUTER]);
    const far = ({ seat, undoTarget, view }: GameSnapshot): boolean =>
      seat === 0 && undoTarget !== null && view.ply - undoTarget > 1;
    await playOn(session, far);
    const { undoTarget, view } = session.now;
    expect(session.undo()).toBe(true);
    expect(session.now.view.ply).toBe(view.ply - 1);
    expect(session.now.previousView?.ply).toBe(view.ply);
    expect(session.undoTurn()).toBe(true);
    expect(session.now.view.ply).toBe(undoTarget);
    expect(session.undo()).toBe(false);
  });

  it('resumes in the middle of a decision', async () => {
    const session = newSession(SMALL, [PERSON, COMPUTER]);
    await playOn(
      session,
      ({ seat, pending }) => seat === 0 && pending[0]?.task.kind === 'splitGoods',
    );
    const timeline = Timeline.resume(session.record);
    const resumed = newSession(SMALL, [PERSON, COMPUTER], { timeline });
    expect(stateHash(timeline.state)).toBe(stateHash(fromRecord(session.record)));
    // Only the way that led there is forgotten.
    expect(resumed.now).toEqual({ ...session.now, previousView: null });
  });
});

describe('a computer player that breaks down', () => {
  const broken = () => Promise.reject(new Problem('player-failed', 'no memory'));

  it('is reported, can be asked again, and the game goes on', async () => {
    const working = randomComputers();
    const computers: ComputerPlayers = { ...working, choose: broken };
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers });
    await playOn(session, ({ problem }) => problem !== null);
    const { problem, view } = session.now;
    expect(problem?.code).toBe('player-failed');
    session.retry();
    await settle();
    expect(session.now.problem?.code).toBe('player-failed');
    computers.choose = (question) => working.choose(question);
    session.retry();
    await settle();
    expect(session.now.problem).toBeNull();
    expect(session.now.view.ply).toBeGreaterThan(view.ply);
  });

  it('can be replaced for a move', async () => {
    const computers = { ...randomComputers(), choose: broken };
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers });
    await playOn(session, ({ problem }) => problem !== null);
    const { ply } = session.now.view;
    session.standIn();
    expect(session.now.view.ply).toBe(ply + 1);
  });

  it('that answers with an illegal move is a failure too', async () => {
    const computers = {
      ...randomComputers(),
      choose: () => Promise.resolve({ seat: 0, kind: 'pass' } as const),
    };
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers });
    await playOn(session, ({ problem }) => problem !== null);
    expect(session.now.problem?.code).toBe('player-failed');
  });

  it('says nothing any more once the game is left', async () => {
    let answer: (() => void) | undefined;
    const working = randomComputers();
    const computers: ComputerPlayers = {
      ...working,
      choose: async (question) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return working.choose(question);
      },
    };
    const onStep = vi.fn();
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers, onStep });
    await settle();
    session.close();
    answer?.();
    await settle();
    expect(onStep).not.toHaveBeenCalled();
  });
});
