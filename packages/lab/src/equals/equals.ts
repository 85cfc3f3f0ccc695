import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import type { GameRecord, SetupInput } from '@gah/engine';
import type { Limits, OptionValues } from '@gah/terminal';
import {
  checkedSetup,
  limitsFor,
  OPTIONS,
  PEOPLE_OPTIONS,
  RULES_OPTIONS,
  setupFor,
} from '@gah/terminal';
import type { ArenaResult } from '../arena/game.js';
import { playGame } from '../arena/game.js';

/** Games between equal players, of which something is measured afterwards. */

export interface GameOfEquals {
  readonly setup: SetupInput;
  readonly level: Level;
  readonly limits: Limits;
}

/** Plays it; a game that is not played to its end is a mistake. */
export function playedByEquals({ setup, level, limits }: GameOfEquals): {
  readonly record: GameRecord;
  readonly result: ArenaResult;
} {
  const seating = Array.from({ length: setup.seats }, () => level);
  const result = playGame({ setup, seating, limits, recorded: true });
  const { record, problem } = result;
  if (!record || problem !== null) throw new Error(problem ?? 'no record');
  return { record, result };
}

/** What such a run is told; how many games and from which seed is the measurement's own. */
export const EQUALS_OPTIONS = {
  ...PEOPLE_OPTIONS,
  ...RULES_OPTIONS,
  level: {
    kind: 'choice',
    choices: LEVELS,
    fallback: 'director',
    help: 'who plays; the same level on every seat',
  },
  games: { ...OPTIONS.games, help: 'how many games the run shall have in all' },
  nodes: OPTIONS.nodes,
  seed: OPTIONS.seed,
  threads: OPTIONS.threads,
  folder: {
    kind: 'text',
    value: 'FOLDER',
    help: 'where the run is kept; a run that was broken off goes on from there',
  },
  json: OPTIONS.json,
} as const;

type Given = Omit<OptionValues<typeof EQUALS_OPTIONS>, 'folder'>;

/** The games of a run, and a table of their kind. */
export function gamesOfEquals(given: Given): {
  readonly jobs: readonly GameOfEquals[];
  readonly table: SetupInput;
} {
  const { games, level, seed, nodes } = given;
  const limits = limitsFor({ budget: undefined, nodes });
  const setupOf = setupFor(given);
  const table = setupOf(seed);
  checkedSetup(table);
  const jobs = Array.from({ length: games }, (_, index) => ({
    setup: setupOf(`${seed}-${index + 1}`),
    level,
    limits,
  }));
  return { jobs, table };
}
