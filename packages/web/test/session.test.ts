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
    const { snapshot } = session;
    expect(snapshot.isOver).toBe(true);
    expect(snapshot.winners.length).toBeGreaterThan(0);
    expect(computers.asked.length).toBeGreaterThan(20);
    expect(computers.asked.every(({ view }) => view.viewer === 1)).toBe(true);
    expect(saved).toHaveBeenCalledTimes(snapshot.view.ply);
    expect(fromRecord(session.record).ply).toBe(snapshot.view.ply);
  });

  it('never hides the table of a single person', async () => {
    const curtains: GameSnapshot[] = [];
    const session = newSession(SMALL, [PERSON, COMPUTER], {
      onChange: (snapshot) => {
        if (snapshot.curtain !== null) curtains.push(snapshot);
      },
    });
    await playOn(session, ({ view }) => view.ply > 60);
    expect(curtains).toEqual([]);
    expect(session.snapshot.view.viewer).toBe(0);
  });

  it('shows the view before the last step, by the same eyes', async () => {
    const session = newSession(SMALL, [PERSON, COMPUTER]);
    await playOn(session, ({ view, seat }) => view.ply > 20 && seat === 0);
    const before = session.snapshot;
    session.play(pick(before.moves, 0));
    expect(session.snapshot.previousView).toEqual(before.view);
  });
});

describe('several persons at one screen', () => {
  it('lower the curtain whenever the screen changes hands, and no hand is seen meanwhile', async () => {
    const seen: GameSnapshot[] = [];
    const session = newSession({ seats: 3, seed: 'three' }, [PERSON, PERSON, COMPUTER], {
      onChange: (snapshot) => seen.push(snapshot),
    });
    expect(session.snapshot.curtain).not.toBeNull();
    await playOn(session, ({ view }) => view.round > 2);
    const curtains = seen.filter(({ curtain }) => curtain !== null);
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
    expect(session.snapshot.view.seats.every(({ hand }) => hand.length === 6)).toBe(true);
  });

  it('keep the screen while they decide on several things in a row', async () => {
    const session = newSession(SMALL, [PERSON, PERSON]);
    await playOn(
      session,
      ({ view, seat, undoTarget }) => view.round > 0 && seat !== null && undoTarget !== null,
    );
    const { seat } = session.snapshot;
    expect(session.undo()).toBe(true);
    expect(session.snapshot.seat).toBe(seat);
    expect(session.snapshot.curtain).toBeNull();
  });

  it('refuse moves for seats that are not at the screen', () => {
    const session = newSession(SMALL, [PERSON, PERSON]);
    const { curtain } = session.snapshot;
    expect(session.play({ seat: curtain ?? 0, kind: 'pass' })).toBe('not-your-decision');
    session.liftCurtain();
    expect(session.snapshot.seat).toBe(curtain);
    expect(session.play({ seat: curtain ?? 0, kind: 'pass' })).not.toBeNull();
    expect(session.snapshot.view.ply).toBe(0);
  });
});

describe('a solo game', () => {
  it('needs no curtain and ends', async () => {
    const session = newSession({ seats: 1, names: ['Anna'], seed: 'solo' }, [PERSON]);
    expect(session.snapshot.seat).toBe(0);
    await playOn(session);
    expect(session.snapshot.sheets).toHaveLength(2);
  });
});

describe('undo', () => {
  it('go back by steps and to the beginning of the turn', async () => {
    const session = newSession(SMALL, [PERSON, COMPUTER]);
    const far = ({ seat, undoTarget, view }: GameSnapshot): boolean =>
      seat === 0 && undoTarget !== null && view.ply - undoTarget > 1;
    await playOn(session, far);
    const { undoTarget, view } = session.snapshot;
    expect(session.undo()).toBe(true);
    expect(session.snapshot.view.ply).toBe(view.ply - 1);
    expect(session.snapshot.previousView?.ply).toBe(view.ply);
    expect(session.undoTurn()).toBe(true);
    expect(session.snapshot.view.ply).toBe(undoTarget);
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
    expect(resumed.snapshot).toEqual({ ...session.snapshot, previousView: null });
  });
});

describe('a computer player that breaks down', () => {
  const broken = () => Promise.reject(new Problem('player-failed', 'no memory'));

  it('is reported, can be asked again, and the game goes on', async () => {
    const working = randomComputers();
    const computers: ComputerPlayers = { ...working, choose: broken };
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers });
    session.begin();
    await playOn(session, ({ problem }) => problem !== null);
    const { problem, view } = session.snapshot;
    expect(problem?.code).toBe('player-failed');
    session.retry();
    await settle();
    expect(session.snapshot.problem?.code).toBe('player-failed');
    computers.choose = (question) => working.choose(question);
    session.retry();
    await settle();
    expect(session.snapshot.problem).toBeNull();
    expect(session.snapshot.view.ply).toBeGreaterThan(view.ply);
  });

  it('can be replaced for a move', async () => {
    const computers = { ...randomComputers(), choose: broken };
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers });
    await playOn(session, ({ problem }) => problem !== null);
    const { ply } = session.snapshot.view;
    session.standIn();
    expect(session.snapshot.view.ply).toBe(ply + 1);
  });

  it('that answers with an illegal move is a failure too', async () => {
    const computers = {
      ...randomComputers(),
      choose: () => Promise.resolve({ seat: 0, kind: 'pass' } as const),
    };
    const session = newSession(SMALL, [COMPUTER, PERSON], { computers });
    await playOn(session, ({ problem }) => problem !== null);
    expect(session.snapshot.problem?.code).toBe('player-failed');
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
    session.begin();
    await settle();
    session.close();
    answer?.();
    await settle();
    expect(onStep).not.toHaveBeenCalled();
  });
});
