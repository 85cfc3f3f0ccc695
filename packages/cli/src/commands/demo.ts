import { randomUUID } from 'node:crypto';
import type { GameState } from '@gah/engine';
import { moves, pending, play, seedRng, startGame, toRecord, viewOf } from '@gah/engine';
import type { Decide } from '@gah/terminal';
import {
  checkedSetup,
  command,
  commandLine,
  CONTESTANTS,
  EXIT,
  OPTIONS,
  PEOPLE_OPTIONS,
  peopleFor,
  repeatedPeople,
  RULES_OPTIONS,
  seated,
  writeLine,
  writeRecord,
} from '@gah/terminal';
import { ending, opening } from '../log/frame.js';
import type { LogStep } from '../log/log.js';
import { logLines } from '../log/log.js';

const { seed, lang, save } = OPTIONS;
const options = {
  ...PEOPLE_OPTIONS,
  modules: RULES_OPTIONS.modules,
  level: {
    kind: 'choice',
    choices: CONTESTANTS,
    fallback: 'concierge',
    help: 'how well the computer plays',
  },
  seed: { kind: 'text', value: seed.value, help: `${seed.help}; without it a new game` },
  lang,
  save,
} as const;

/** A game of computer players, by seat. */
function* computerGame(first: LogStep, players: readonly Decide[]): Generator<LogStep, void> {
  let step = first;
  yield step;
  for (let [next] = pending(step.state); next; [next] = pending(step.state)) {
    const { seat } = next;
    const move = players[seat]?.(viewOf(step.state, seat), moves(step.state, seat));
    const played = move && play(step.state, move);
    if (!played?.ok) return;
    step = played;
    yield step;
  }
}

export const demo = command('Shows a game that the computer plays', options, (given, io) => {
  const seedText = given.seed ?? randomUUID().slice(0, 8);
  const { lang: language } = given;
  const start = startGame(checkedSetup({ ...peopleFor(given), seed: seedText }));
  const players = start.state.seats.map((_, seat) =>
    seated(given.level, seedRng(`${seedText} seat ${seat}`), {}),
  );
  writeLine(io.stdout, opening(start.state, language));
  let last: GameState = start.state;
  for (const step of computerGame(start, players)) {
    for (const line of logLines(step, language, 'all')) writeLine(io.stdout, line);
    last = step.state;
  }
  writeLine(io.stdout, ending(last, language));
  const again = { ...repeatedPeople(given), level: given.level, seed: seedText, lang: language };
  writeLine(io.stderr, `\n${commandLine('npm run gah -- demo', again)} shows this game again.`);
  if (given.save !== undefined) writeRecord(given.save, toRecord(last));
  return last.phase === 'over' ? EXIT.ok : EXIT.failed;
});
