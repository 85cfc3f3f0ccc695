import type { GameState } from '@gah/engine';
import { playback, RecordError } from '@gah/engine';
import type { Io, OptionValues } from '@gah/terminal';
import { command, EXIT, OPTIONS, readJson, writeLine } from '@gah/terminal';
import { audienceOf } from '../log/audience.js';
import { logLines } from '../log/log.js';
import { ending, opening } from '../log/frame.js';
import { recordFailure } from '../recordFailure.js';

const { file, lang, seat } = OPTIONS;
const options = { file, lang, seat } as const;
type Given = OptionValues<typeof options>;

function print(record: unknown, given: Given, io: Io): void {
  let last: GameState | null = null;
  for (const step of playback(record)) {
    const audience = audienceOf(given.seat, step.state);
    if (!last) writeLine(io.stdout, opening(step.state, given.lang));
    for (const line of logLines(step, given.lang, audience)) writeLine(io.stdout, line);
    last = step.state;
  }
  if (last) writeLine(io.stdout, ending(last, given.lang));
}

export const show = command('Tells a saved game as a readable log', options, (given, io) => {
  try {
    print(readJson(given.file), given, io);
  } catch (error) {
    if (error instanceof RecordError) throw recordFailure(given.file, error, given.lang);
    throw error;
  }
  return EXIT.ok;
});
