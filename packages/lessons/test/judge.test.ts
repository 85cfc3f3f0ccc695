import type { Memory } from '@gah/ai';
import { choose, createMemory, evaluate } from '@gah/ai';
import type { Move } from '@gah/engine';
import { moves as legalMoves, pending, play, sameMove, seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Judgement, Judges } from '../src/judge.js';
import { judge, JUDGE_NODES, taskStart } from '../src/judge.js';
import { LESSONS } from '../src/lessons/index.js';
import type { Pupil } from '../src/testing/playing.js';
import { playLesson } from '../src/testing/playing.js';
import type { Run } from '../src/run.js';
import { latest } from '../src/run.js';

const IS_SOAK = process.env['LESSON_WAYS'] !== undefined;

const judgesWith = (memory: Memory): Judges => ({
  choose: (view, moves, seed) =>
    Promise.resolve(
      choose('director', view, moves, { rng: seedRng(seed), nodeLimit: JUDGE_NODES, memory }),
    ),
  expect: (view) => Promise.resolve(evaluate(view).map(({ expectedScore }) => expectedScore)),
});

/** A move of the pupil's own, and what else could have been done. */
interface Choice {
  readonly move: Move;
  readonly moves: readonly Move[];
}

/** A pupil who begins with these moves where nothing is suggested, then plays like one of the house. */
function beginningWith(opening: readonly Move[], seed: string): { pupil: Pupil; made: Choice[] } {
  const memory = createMemory();
  const made: Choice[] = [];
  const pupil: Pupil = (guidance, { points }) => {
    if (guidance?.suggestion) return guidance.suggestion;
    const { view, moves } = latest(points).at;
    const rng = seedRng(`${seed} ${view.ply}`);
    const move =
      opening[made.length] ??
      choose('director', view, moves, { rng, nodeLimit: JUDGE_NODES, memory });
    made.push({ move, moves });
    return move;
  };
  return { pupil, made };
}

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

/** How many of the moves shown could be made one after the other where the task was set. */
function playableMoves({ points, lesson }: Run, start: number, way: Judgement['way']): number {
  let state = points[start]?.state;
  let made = 0;
  for (const { move } of way) {
    if (!state || pending(state)[0]?.seat !== lesson.pupil) break;
    if (!legalMoves(state, lesson.pupil).some((legal) => sameMove(legal, move))) return made;
    const played = play(state, move);
    if (!played.ok) return made;
    state = played.state;
    made++;
  }
  // What comes after moves of others depends on these.
  return state && pending(state)[0]?.seat === lesson.pupil ? made : way.length;
}

/** Answers that come to the same are one. */
function outcomeOf({ points, lesson }: Run): string {
  const { view } = latest(points).at;
  return JSON.stringify([view.seats[lesson.pupil], view.dice, view.queue]);
}

const withTask = LESSONS.filter(({ task }) => task !== undefined);

describe.each(withTask.map((lesson) => ({ id: lesson.id, lesson })))(
  'the task of $id',
  ({ lesson }) => {
    it('is begun and judged: a strong answer is good, a careless one is worse', async () => {
      const strong = playLesson(lesson, beginningWith([], lesson.id).pupil).run;
      expect(taskStart(strong)).not.toBeNull();
      const good = await judge(strong, judgesWith(createMemory()));
      expect(good.verdict).not.toBe('more');
      const poor = await judge(playLesson(lesson, careless).run, judgesWith(createMemory()));
      expect(poor.less).toBeGreaterThan(good.less);
    });

    it('is compared with a way that can be played from where the task was set', async () => {
      const { run, told } = playLesson(lesson, careless);
      const set = told.find(({ guidance }) => guidance.id === 'task');
      const start = (set?.run.points.length ?? 0) - 1;
      expect(taskStart(run)).toBe(start);
      const { way } = await judge(run, judgesWith(createMemory()));
      expect(way[0]?.view).toEqual(run.points[start]?.at.view);
      expect(playableMoves(run, start, way)).toBe(way.length);
    });

    // Every move of a strong answer is replaced by each other one, and played on: part of the soak.
    if (IS_SOAK)
      it('has several good answers, and some that are not', async () => {
        const { pupil, made } = beginningWith([], lesson.id);
        playLesson(lesson, pupil);
        const openings = made.flatMap(({ move, moves }, index) =>
          moves
            .filter((other) => !sameMove(other, move))
            .map((other) => [...made.slice(0, index).map((each) => each.move), other]),
        );
        const verdicts = new Map<string, string>();
        for (const opening of [[], ...openings]) {
          const { run } = playLesson(lesson, beginningWith(opening, lesson.id).pupil);
          const outcome = outcomeOf(run);
          if (verdicts.has(outcome)) continue;
          verdicts.set(outcome, (await judge(run, judgesWith(createMemory()))).verdict);
        }
        const amount = (verdict: string): number =>
          [...verdicts.values()].filter((each) => each === verdict).length;
        console.log(
          `${lesson.id}: ${amount('excellent')} excellent, ${amount('good')} good, ${amount('more')} other answers`,
        );
        expect(amount('excellent') + amount('good')).toBeGreaterThan(1);
        expect(amount('more')).toBeGreaterThan(0);
      }, 600_000);
  },
);

describe('the task of the groups', () => {
  it('is compared with a turn in which somebody moves in', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'groups');
    if (!lesson) throw new Error('there is a lesson about groups');
    const { way } = await judge(playLesson(lesson, careless).run, judgesWith(createMemory()));
    const kinds = way.map(({ move }) => move.kind);
    expect(kinds.some((kind) => kind === 'moveIn' || kind === 'occupyRoom')).toBe(true);
  });
});
