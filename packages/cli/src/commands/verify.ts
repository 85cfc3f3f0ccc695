import type { GameState } from '@gah/engine';
import { playback, RecordError, stateHash } from '@gah/engine';
import { auditMove, problemsOf } from '@gah/engine/testing';
import { difficultyName } from '@gah/text';
import { columns, command, EXIT, moduleNames, OPTIONS, readJson, writeLine } from '@gah/terminal';
import { peopleOf } from '../log/frame.js';
import { recordFailure } from '../recordFailure.js';

interface Verdict {
  /** The last position reached. */
  readonly state: GameState | null;
  readonly problems: readonly string[];
}

/** Plays a saved game and checks every position, and that the events explain every change. */
function check(record: unknown): Verdict {
  let before: GameState | null = null;
  for (const { state, events } of playback(record)) {
    const problems = [...problemsOf(state), ...(before ? auditMove(before, events, state) : [])];
    if (problems.length > 0) return { state, problems };
    before = state;
  }
  return { state: before, problems: [] };
}

function summary(state: GameState): string {
  const { difficulty, modules } = state.setup;
  const { people, opponent } = peopleOf(state, 'en');
  return columns([
    ['Players', `${people.length} (${people.join(', ')})`],
    ...(opponent === null ? [] : [['Opponent', opponent]]),
    ...(difficulty ? [['Difficulty', difficultyName('en', difficulty)]] : []),
    ['Modules', moduleNames(modules, 'en') || 'none'],
    ['Moves', String(state.ply)],
    ['Rounds', String(state.round)],
    ['Finished', state.phase === 'over' ? 'yes' : 'no'],
    ['Hash', stateHash(state)],
  ]);
}

function verdictOn(path: string): Verdict {
  try {
    return check(readJson(path));
  } catch (error) {
    if (error instanceof RecordError) throw recordFailure(path, error, 'en');
    throw error;
  }
}

export const verify = command(
  'Plays a saved game again and checks every move and position',
  { file: OPTIONS.file },
  ({ file }, io) => {
    const { state, problems } = verdictOn(file);
    if (state) writeLine(io.stdout, summary(state));
    for (const problem of problems)
      writeLine(io.stderr, state ? `after move ${state.ply}: ${problem}` : problem);
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
