import {
  randomInt,
  RecordError,
  seedRng,
  moves,
  pending,
  stateHash,
  undo,
  viewOf,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../src/session/timeline.js';
import type { UndoWall } from '../src/table/model/undoWall.js';
import { undoWallOf } from '../src/table/model/undoWall.js';
import { pick, SMALL } from './support/games.js';

const wallOf = ({ state, steps }: Timeline): UndoWall => {
  const view = viewOf(state, pending(state)[0]?.seat ?? 0);
  return undoWallOf({ log: steps, view, undoTarget: view.undoTarget });
};

function played(plies: number, watch: (timeline: Timeline) => void = () => undefined): Timeline {
  const timeline = Timeline.start(SMALL);
  const rng = seedRng('timeline');
  while (timeline.state.ply < plies) {
    const [next] = pending(timeline.state);
    if (!next) break;
    const legal = moves(timeline.state, next.seat);
    expect(timeline.play(pick(legal, randomInt(rng, legal.length)))).toBeNull();
    watch(timeline);
  }
  return timeline;
}

describe('a timeline', () => {
  it('resumes from its record at any moment: state, log and wall', () => {
    for (const plies of [0, 1, 7, 30, 61]) {
      const timeline = played(plies);
      const resumed = Timeline.resume(JSON.parse(JSON.stringify(timeline.record)));
      expect(stateHash(resumed.state)).toBe(stateHash(timeline.state));
      expect(resumed.steps).toEqual(timeline.steps);
      expect(wallOf(resumed)).toBe(wallOf(timeline));
    }
  });

  it('steps back exactly as the engine does, and no further', () => {
    const timeline = Timeline.start(SMALL);
    const rng = seedRng('back');
    let wentBack = 0;
    while (timeline.state.ply < 120) {
      const { state } = timeline;
      const [next] = pending(state);
      if (!next) break;
      const { ply, undoFloor } = state;
      expect(timeline.back(undoFloor - 1)).toBe(false);
      expect(timeline.back(ply)).toBe(false);
      if (undoFloor < ply && wentBack < 40) {
        const target = undoFloor + randomInt(rng, ply - undoFloor);
        const expected = stateHash(undo(state, target));
        expect(timeline.back(target)).toBe(true);
        expect(stateHash(timeline.state)).toBe(expected);
        expect(timeline.steps.at(-1)?.ply).toBe(target);
        wentBack++;
      }
      const legal = moves(timeline.state, pending(timeline.state)[0]?.seat ?? 0);
      timeline.play(pick(legal, randomInt(rng, legal.length)));
    }
    expect(wentBack).toBeGreaterThan(5);
  });

  it('names what stands in the way of going back', () => {
    expect(wallOf(Timeline.start(SMALL))).toBe('start');
    const walls = new Set<UndoWall>();
    played(160, (timeline) => walls.add(wallOf(timeline)));
    expect(walls).toContain('turn');
    expect(walls).toContain('roll');
    expect(walls).toContain('queue');
  });

  it('refuses records that are broken', () => {
    const { record } = played(12);
    expect(() => Timeline.resume({ ...record, rules: 99 })).toThrow(RecordError);
    expect(() => Timeline.resume({ ...record, moves: [...record.moves, '0 endTurn'] })).toThrow(
      RecordError,
    );
    expect(() => Timeline.resume(null)).toThrow(RecordError);
  });
});
