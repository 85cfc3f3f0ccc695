import {
  eventsFor,
  MODULES,
  moves,
  pending,
  play,
  RecordReplay,
  startGame,
  toRecord,
  viewOf,
} from '@gah/engine';
import type { GameState, Viewer } from '@gah/engine';
import type { HistoryStep } from '@gah/protocol';
import { expect, it } from 'vitest';
import { HistoryReplay } from '../src/index.js';

/** The beginning of a game, and what a viewer was told of it. */
function played(viewer: Viewer, plies: number): { state: GameState; steps: HistoryStep[] } {
  const begun = startGame({ seats: 2, modules: [...MODULES], seed: 'looked back at' });
  let { state, events } = begun;
  let move: HistoryStep['move'] = null;
  const steps: HistoryStep[] = [];
  for (;;) {
    steps.push({
      ply: state.ply,
      seq: state.ply + 3,
      seat: move?.seat ?? null,
      round: state.round,
      events: eventsFor(events, viewer),
      move: move?.seat === viewer ? move : null,
      view: viewOf(state, viewer),
    });
    if (state.ply === plies) return { state, steps };
    const [next] = moves(state, pending(state)[0]?.seat ?? 0);
    const after = next && play(state, next);
    if (!next || !after?.ok) throw new Error('the game goes on');
    move = next;
    ({ state } = after);
    events = [...after.events];
  }
}

it.each(['spectator', 0, 1] as const)(
  'what a viewer (%s) saw is gone through as a record would show it to them',
  async (viewer) => {
    const { state, steps } = played(viewer, 60);
    const source = new HistoryReplay(steps, viewer);
    const record = new RecordReplay(toRecord(state));
    const perspective = { viewer, isOpen: false };
    expect(source.viewers).toEqual([viewer]);
    expect([source.length, source.isOver, source.canOpen]).toEqual([61, false, false]);
    expect(await source.steps(perspective)).toEqual(await record.steps(perspective));
    for (const { ply } of steps) {
      expect(await source.frame(ply, perspective)).toEqual(await record.frame(ply, perspective));
    }
    await expect(source.frame(61, perspective)).rejects.toThrow('not 61');
    // Whoever asks for more is shown the same.
    expect(await source.frame(9, { viewer: 1, isOpen: true })).toEqual(
      await source.frame(9, perspective),
    );
  },
);
