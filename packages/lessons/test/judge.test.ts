import type { Memory } from '@gah/ai';
import { choose, createMemory, evaluate } from '@gah/ai';
import type { Move } from '@gah/engine';
import { seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Judges } from '../src/judge.js';
import { judge, taskStart } from '../src/judge.js';
import { LESSONS } from '../src/lessons/index.js';
import type { Pupil } from '../src/testing/playing.js';
import { playLesson } from '../src/testing/playing.js';
import { latest } from '../src/run.js';

const NODES = 800;
/** More answers are judged by `npm run soak:lessons`. */
const ANSWERS = process.env['LESSON_WAYS'] === undefined ? 2 : 6;

const judgesWith = (memory: Memory): Judges => ({
  choose: (view, moves, seed) =>
    Promise.resolve(
      choose('director', view, moves, { rng: seedRng(seed), nodeLimit: NODES, memory }),
    ),
  expect: (view) => Promise.resolve(evaluate(view).map(({ expectedScore }) => expectedScore)),
});

/** A pupil who plays like one of the house. */
const playsLike = (level: 'director' | 'concierge', seed: string): Pupil => {
  const memory = createMemory();
  return (guidance, { points }) => {
    const { view, moves } = latest(points).at;
    const rng = seedRng(`${seed} ${view.ply}`);
    return guidance?.suggestion ?? choose(level, view, moves, { rng, nodeLimit: NODES, memory });
  };
};

/** Ends the turn with whatever die comes last. */
const careless: Pupil = (guidance, { points }) => {
  const { moves } = latest(points).at;
  const find = (kind: Move['kind']): Move | undefined => moves.find((move) => move.kind === kind);
  const move =
    guidance?.suggestion ??
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
      const strong = playLesson(lesson, playsLike('director', lesson.id)).run;
      expect(taskStart(strong)).not.toBeNull();
      const good = await judge(strong, judgesWith(createMemory()));
      expect(good.verdict).not.toBe('more');
      const poor = await judge(playLesson(lesson, careless).run, judgesWith(createMemory()));
      expect(poor.less).toBeGreaterThan(good.less);
    });

    it('has several good answers', async () => {
      const answers = new Map<string, string>();
      for (let way = 0; way < ANSWERS; way++) {
        const { run } = playLesson(lesson, playsLike('concierge', `${lesson.id} ${way}`));
        const { run: other } = playLesson(lesson, playsLike('director', `${lesson.id} ${way}`));
        for (const each of [run, other]) {
          const { verdict } = await judge(each, judgesWith(createMemory()));
          if (verdict !== 'more') answers.set(each.moves.join(), verdict);
        }
      }
      expect(answers.size).toBeGreaterThan(1);
    });
  },
);
