import type { Memory } from '@gah/ai';
import { choose, createMemory, evaluate } from '@gah/ai';
import type { Move } from '@gah/engine';
import { seedRng, SPACES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Judges } from '../src/judge.js';
import { judge, taskStart } from '../src/judge.js';
import { LESSONS } from '../src/lessons/index.js';
import type { Pupil } from '../src/testing/playing.js';
import { playLesson } from '../src/testing/playing.js';
import { latest } from '../src/run.js';

const NODES = 800;
const IS_SOAK = process.env['LESSON_WAYS'] !== undefined;

const judgesWith = (memory: Memory): Judges => ({
  choose: (view, moves, seed) =>
    Promise.resolve(
      choose('director', view, moves, { rng: seedRng(seed), nodeLimit: NODES, memory }),
    ),
  expect: (view) => Promise.resolve(evaluate(view).map(({ expectedScore }) => expectedScore)),
});

/** A pupil who plays like one of the house. */
const playsLike = (seed: string): Pupil => {
  const memory = createMemory();
  return (guidance, { points }) => {
    const { view, moves } = latest(points).at;
    const rng = seedRng(`${seed} ${view.ply}`);
    return (
      guidance?.suggestion ?? choose('director', view, moves, { rng, nodeLimit: NODES, memory })
    );
  };
};

/** The same, but for the die: it comes from this space, if it can. */
const takingFrom =
  (space: number, pupil: Pupil): Pupil =>
  (guidance, run) => {
    const move = pupil(guidance, run);
    if (move.kind !== 'takeDie') return move;
    const { moves } = latest(run.points).at;
    return moves.find((each) => each.kind === 'takeDie' && each.space === space) ?? move;
  };

/** Ends the turn with whatever die comes last. */
const careless: Pupil = (guidance, { points }) => {
  const { moves } = latest(points).at;
  const find = (kind: Move['kind']): Move | undefined => moves.find((move) => move.kind === kind);
  const move =
    guidance?.suggestion ??
    moves.findLast(({ kind }) => kind === 'bid') ??
    find('endTurn') ??
    find('skip') ??
    moves.findLast(({ kind }) => kind === 'takeDie') ??
    moves.at(-1);
  if (!move) throw new Error('a pupil who is asked can do something');
  return move;
};

const withTask = LESSONS.filter(({ task }) => task !== undefined);

describe.each(withTask.map((lesson) => ({ id: lesson.id, lesson })))(
  'the task of $id',
  ({ lesson }) => {
    it('is begun and judged: a strong answer is good, a careless one is worse', async () => {
      const strong = playLesson(lesson, playsLike(lesson.id)).run;
      expect(taskStart(strong)).not.toBeNull();
      const good = await judge(strong, judgesWith(createMemory()));
      expect(good.verdict).not.toBe('more');
      const poor = await judge(playLesson(lesson, careless).run, judgesWith(createMemory()));
      expect(poor.less).toBeGreaterThan(good.less);
    });

    // Asked of many positions: part of the soak.
    if (IS_SOAK)
      it('has several good answers', async () => {
        const good = new Set<string>();
        for (const space of SPACES) {
          const { run } = playLesson(lesson, takingFrom(space, playsLike(lesson.id)));
          const { verdict } = await judge(run, judgesWith(createMemory()));
          if (verdict !== 'more') good.add(run.moves.join());
        }
        expect(good.size).toBeGreaterThan(1);
      });
  },
);
