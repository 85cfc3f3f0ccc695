import type { PackProblem, RecordProblem, SetupProblem } from '@gah/engine';
import type { Language } from './language.js';
import { say } from './catalogue/say.js';

export const setupProblemText = (language: Language, code: SetupProblem): string =>
  say(language, 'setupProblems', code);

/** `ply` is the index of the move concerned. */
export function recordProblemText(
  language: Language,
  code: RecordProblem,
  ply: number | null = null,
): string {
  const problem = say(language, 'recordProblems', code);
  return ply === null
    ? problem
    : say(language, 'problemPlaces', 'move', { problem, number: ply + 1 });
}

/** `path` says where in the pack, as in a DataPackError. */
export function packProblemText(language: Language, code: PackProblem, path = ''): string {
  const problem = say(language, 'packProblems', code);
  return path === '' ? problem : say(language, 'problemPlaces', 'path', { problem, path });
}
