import type { Lesson } from '@gah/lessons';
import type { ComputerPlayers } from '../players/computers.js';
import { thinkingPlayers } from '../players/thinkingPlayers.js';

/**
 * The others in a lesson: as its script says, else like players of the house. A lesson never stops because
 * one of them breaks down.
 */
export function lessonPlayers(
  { script }: Lesson,
  others: ComputerPlayers = thinkingPlayers(),
): ComputerPlayers {
  return {
    async choose(question) {
      const scripted = script?.(question.view, question.moves);
      if (scripted) return scripted;
      try {
        return await others.choose(question);
      } catch (error) {
        const [any] = question.moves;
        if (!any) throw error;
        return any;
      }
    },
    close: () => {
      others.close();
    },
  };
}
