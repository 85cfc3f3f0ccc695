import type { GameRecord, Perspective } from '@gah/engine';
import {
  eventsFor,
  headingsOf,
  playback,
  RecordReplay,
  ROUNDS,
  stateHash,
  TURNS_PER_ROUND,
  viewOf,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { goldenGames } from '../golden/golden.js';

const records = [...goldenGames('rules2.json'), ...goldenGames('rules1.json')].map(
  ({ record }) => record,
);
const spectator: Perspective = { viewer: 'spectator', isOpen: false };

const firstWith = (seats: number): GameRecord => {
  const found = records.find(({ setup }) => setup.seats === seats);
  if (!found) throw new Error(`there is a golden game of ${seats}`);
  return found;
};

describe('a record that is gone through', () => {
  it('has at every ply the state of the playback', () => {
    for (const record of records.filter((_, index) => index % 5 === 0)) {
      const replay = new RecordReplay(record);
      const hashes = [...playback(record)].map(({ state }) => stateHash(state));
      const plies = hashes.map((_, ply) => ply);
      // Backwards: a jump must not depend on what was looked at before.
      expect(plies.reverse().map((ply) => stateHash(replay.stateAt(ply)))).toEqual(
        hashes.reverse(),
      );
    }
  });

  it('shows each viewer what the engine shows them, and nothing else', async () => {
    const record = firstWith(3);
    const replay = new RecordReplay(record);
    const played = [...playback(record)];
    for (const viewer of replay.viewers) {
      const eyes: Perspective = { viewer, isOpen: false };
      const steps = await replay.steps(eyes);
      for (const [ply, { state, events, move }] of played.entries()) {
        const frame = await replay.frame(ply, eyes);
        expect(frame.view).toEqual(viewOf(state, viewer));
        expect(frame.decks).toBeNull();
        expect(frame.move).toEqual(move?.seat === viewer ? move : null);
        expect(steps[ply]?.events).toEqual(eventsFor(events, viewer));
      }
    }
  });

  it('opens every hand and the decks once the game is over', async () => {
    const record = firstWith(2);
    const replay = new RecordReplay(record);
    const { view, decks } = await replay.frame(5, { viewer: 1, isOpen: true });
    const state = replay.stateAt(5);
    expect(view.seats.map(({ hand }) => hand)).toEqual(state.seats.map(({ hand }) => hand));
    expect(decks?.guests[0]).toBe(state.guestDeck.at(-1));
    expect(decks?.staff).toHaveLength(state.staffDeck.length);
  });

  it('opens the decks of modules too: whoever comes lay there before', async () => {
    const record = records.find(({ setup }) => setup.modules.includes('celebrities'));
    if (!record) throw new Error('there is a golden game with celebrities');
    const replay = new RecordReplay(record);
    const steps = await replay.steps(spectator);
    let arrivals = 0;
    for (const { ply, events } of steps.slice(1)) {
      const came = events.find(({ type }) => type === 'celebrityArrived');
      if (came?.type !== 'celebrityArrived') continue;
      const { decks } = await replay.frame(ply - 1, { viewer: 'spectator', isOpen: true });
      // An empty deck is mixed anew in the move itself.
      const next = decks?.modules.celebrities?.deck.at(-1);
      if (next === undefined) continue;
      arrivals++;
      expect(next).toBe(came.celebrity);
    }
    expect(arrivals).toBeGreaterThan(0);
  });

  it('opens nothing before, and only for those who may look at it', async () => {
    const replay = new RecordReplay({ ...firstWith(2), moves: firstWith(2).moves.slice(0, 40) }, [
      'spectator',
    ]);
    expect(replay).toMatchObject({ canOpen: false, isOver: false, viewers: ['spectator'] });
    const { view, decks } = await replay.frame(40, { viewer: 'spectator', isOpen: true });
    expect(decks).toBeNull();
    expect(view).toEqual(viewOf(replay.stateAt(40), 'spectator'));
  });

  it('has a heading for the set-up, every round, every turn and the end', async () => {
    const replay = new RecordReplay(firstWith(2));
    const headings = headingsOf(await replay.steps(spectator));
    const count = (kind: string): number => headings.filter((each) => each.kind === kind).length;
    expect([count('setup'), count('round'), count('end')]).toEqual([1, ROUNDS, 1]);
    expect(count('turn')).toBeGreaterThanOrEqual(ROUNDS * TURNS_PER_ROUND);
    expect(headings.at(-1)).toMatchObject({ kind: 'end', ply: replay.length - 1 });
    expect(headings.map(({ ply }) => ply)).toEqual(
      headings.map(({ ply }) => ply).sort((a, b) => a - b),
    );
  });

  it('tells the points of every seat after each step', async () => {
    const replay = new RecordReplay(firstWith(4));
    const steps = await replay.steps(spectator);
    const last = replay.stateAt(replay.length - 1);
    expect(steps.at(-1)?.points).toEqual(last.seats.map(({ vp }) => vp));
  });

  it('says what is wrong with a ply that is not there', () => {
    const replay = new RecordReplay(firstWith(2));
    expect(() => replay.stateAt(replay.length)).toThrow(/bad-ply/);
  });
});
