import type { Lesson } from '@gah/lessons';
import type { Crest, SeatedPlayer } from '../session/plan.js';
import { CRESTS } from '../session/plan.js';
import type { LessonSeats } from './lessonGame.svelte.js';

/** Who sits where in a lesson: the pupil, and gentle computer players. */
export function seatsOf(
  { setup, pupil }: Lesson,
  own: Crest,
  persons: readonly string[],
  computers: readonly string[],
): LessonSeats {
  const others = CRESTS.filter((crest) => crest !== own);
  const free = [...computers];
  const names: string[] = [];
  const players: SeatedPlayer[] = [];
  for (let seat = 0; seat < setup.seats; seat++) {
    const isPupil = seat === pupil;
    names.push((isPupil ? persons[0] : free.shift()) ?? '');
    players.push(
      isPupil
        ? { kind: 'person', crest: own }
        : { kind: 'computer', level: 'pageboy', crest: others.shift() ?? own },
    );
  }
  return { names, players };
}
