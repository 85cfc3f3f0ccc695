import type { RecordError } from '@gah/engine';
import type { Language } from '@gah/text';
import { recordProblemText } from '@gah/text';
import { EXIT, Failure } from '@gah/terminal';

/** A move against the rules fails a check; everything else means that the file is unusable. */
export function recordFailure(path: string, error: RecordError, language: Language): Failure {
  const { code, detail, ply } = error;
  const exitCode = code === 'illegal-move' || code === 'changed-rules' ? EXIT.failed : EXIT.file;
  return new Failure(exitCode, `${path}: ${recordProblemText(language, code, ply)} [${detail}]`);
}
