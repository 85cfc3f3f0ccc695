import { randomUUID } from 'node:crypto';
import type { GameState } from '@gah/engine';
import { play, seedRng, startGame, toRecord } from '@gah/engine';
import { eagerPlayer } from '@gah/engine/testing';
import { command } from '../args/command.js';
import { OPTIONS } from '../args/options.js';
import { EXIT } from '../failure.js';
import { writeRecord } from '../files.js';
import { writeLine } from '../io.js';
import { ending, opening } from '../log/frame.js';
import type { Step } from '../log/log.js';
import { logLines } from '../log/log.js';
import { commandLine } from '../repeat.js';
import { checkedSetup, peopleFor, repeatedPeople } from '../setupInput.js';

const { seed, lang, players, solo, modules, save } = OPTIONS;
const options = {
  players,
  solo,
  modules,
  seed: { kind: 'text', value: seed.value, help: `${seed.help}; without it a new game` },
  lang,
  save,
} as const;

/** A game of the computer against itself. */
function* computerGame(first: Step, seedText: string): Generator<Step, void> {
  const player = eagerPlayer(new Map());
  const rng = seedRng(`${seedText} player`);
  let step = first;
  yield step;
  for (;;) {
    const move = player(step.state, rng);
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
  writeLine(io.stdout, opening(start.state, language));
  let last: GameState = start.state;
  for (const step of computerGame(start, seedText)) {
    for (const line of logLines(step, language, 'all')) writeLine(io.stdout, line);
    last = step.state;
  }
  writeLine(io.stdout, ending(last, language));
  const again = { ...repeatedPeople(given), seed: seedText, lang: language };
  writeLine(io.stderr, `\n${commandLine('npm run gah -- demo', again)} shows this game again.`);
  if (given.save !== undefined) writeRecord(given.save, toRecord(last));
  return last.phase === 'over' ? EXIT.ok : EXIT.failed;
});
