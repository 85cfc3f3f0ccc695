import type { GameEvent, MoveKind } from '@gah/engine';
import { eventsFor, play, viewOf } from '@gah/engine';
import { contextOf, LANGUAGES } from '@gah/text';
import { describe, expect, it } from 'vitest';
import type { PlayedStep } from '../../src/session/timeline.js';
import { gainTokens } from '../../src/table/model/gains.js';
import { logLines, spokenEvents } from '../../src/table/model/log.js';
import type { Scene } from '../../src/table/model/scene.js';
import { sceneOf } from '../../src/table/model/scene.js';
import { traces } from '../../src/table/model/trace.js';
import { momentsOf, SETUPS } from '../games.js';

describe.each(SETUPS)('the story of a game with the seed $seed', (setup) => {
  it('is told in lines, every one with words', () => {
    const told: PlayedStep[] = [];
    let scene: Scene | null = null;
    let played = 0;
    for (const { state, legal, seat } of momentsOf(setup)) {
      const move = legal[played++ % legal.length];
      const result = move && play(state, move);
      if (!result?.ok) continue;
      const events = eventsFor(result.events, 'spectator');
      told.push({ ply: result.state.ply, seat, round: result.state.round, events });
      scene = sceneOf(viewOf(result.state, 'spectator'), 0);
    }
    if (!scene) throw new Error('a game has decisions');
    const context = contextOf(scene.view, scene.content);
    for (const language of LANGUAGES) {
      const lines = logLines(told, language, context);
      expect(lines.length).toBeGreaterThan(50);
      expect(lines.every(({ text }) => text.length > 3)).toBe(true);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    }
    const events = told.flatMap((step): readonly GameEvent[] => step.events);
    expect(spokenEvents(events.slice(0, 20), 'en', context)).not.toBe('');
    expect(traces(scene, told, 99).size).toBeGreaterThan(0);
  });

  /** Moves that always bring or cost something. */
  const BRINGING: readonly MoveKind[] = ['claim', 'fulfil', 'splitKrones'];

  it('foresees what a move brings without looking at hidden cards', () => {
    for (const { state, legal, seat } of momentsOf(setup)) {
      const scene = sceneOf(viewOf(state, seat), seat);
      for (const move of legal) {
        const gains = gainTokens(scene, move).length;
        if (BRINGING.includes(move.kind)) expect(gains, move.kind).toBeGreaterThan(0);
      }
    }
  });
});
