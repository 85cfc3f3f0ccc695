import type { Lesson } from '@gah/lessons';
import type { ComputerPlayers } from '../players/computers.js';
import { thinkingPlayers } from '../players/thinkingPlayers.js';

/** The others in a lesson: as its script says, else like players of the house. */
export function lessonPlayers(
  { script }: Lesson,
  others: ComputerPlayers = thinkingPlayers(),
): ComputerPlayers {
  return {
    choose: async (question) =>
      script?.(question.view, question.moves) ?? (await others.choose(question)),
    close: () => {
      others.close();
    },
  };
}
