/** Plays lessons for tests, measurements and pictures. */
export { begin, obedient, playLesson, wayward } from './testing/playing.js';
export type { Playthrough, Pupil, Told } from './testing/playing.js';
