/**
 * Lessons as data: a set-up or a position, steps with what must be true, what is said, what is lit and what
 * counts as done, answers to other moves, a task at the end; and the guide that follows a game.
 *
 * @packageDocumentation
 */
export { LESSONS, lessonOf } from './lessons/index.js';
export type { Lesson } from './lesson.js';
export { isRecordOf, recordOf } from './record.js';
export { follow, latest } from './run.js';
export type { Run } from './run.js';
export { guidanceAt, isFinished, shareDone } from './guide.js';
export type { Guidance, Read } from './guide.js';
export { textOf } from './say.js';
export type { Said, Topic } from './say.js';
export type { Light, Place, Spot } from './places.js';
export { isAnswered, judge, JUDGE_NODES, taskStart } from './judge.js';
export type { Judgement, Judges, TaskVerdict } from './judge.js';
