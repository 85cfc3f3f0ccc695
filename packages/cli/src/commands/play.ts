import { randomUUID } from 'node:crypto';
import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import { createThinkers } from '@gah/ai/node';
import type { GameEvent, GameState } from '@gah/engine';
import { startGame } from '@gah/engine';
import type { Language } from '@gah/text';
import { levelName } from '@gah/text';
import type { Io, OptionValues } from '@gah/terminal';
import {
  checkedSetup,
  command,
  EXIT,
  limitsFor,
  OPTIONS,
  PEOPLE_OPTIONS,
  RULES_OPTIONS,
  setupFor,
  usageFailure,
  writeLine,
} from '@gah/terminal';
import { ending, opening } from '../log/frame.js';
import { linesOf } from '../play/lines.js';
import type { Lines } from '../play/lines.js';
import type { SavedPlayer, Table } from '../play/savedTable.js';
import { loadTable, PERSON } from '../play/savedTable.js';
import type { Dialogue } from '../play/session.js';
import { TerminalSession } from '../play/session.js';
import { wordsIn } from '../play/words.js';

const { seed, lang } = OPTIONS;
const options = {
  ...PEOPLE_OPTIONS,
  seat: {
    kind: 'number',
    min: 1,
    max: 4,
    help: 'which player you are (without it: the first)',
  },
  levels: {
    kind: 'sequence',
    choices: LEVELS,
    help: 'the computer players in the order of their seats, or one for all (without it: concierge)',
  },
  name: { kind: 'text', value: 'NAME', help: 'your name' },
  lang: { ...lang, help: 'language of the game' },
  load: { kind: 'text', value: 'FILE', help: 'go on with a saved game' },
  save: { kind: 'text', value: 'FILE', help: 'where to save when asked to' },
  seed: { kind: 'text', value: seed.value, help: `${seed.help}; without it a new game` },
  ...RULES_OPTIONS,
  budget: OPTIONS.budget,
  nodes: OPTIONS.nodes,
  threads: {
    ...OPTIONS.threads,
    fallback: 1,
    help: 'how many threads think; 0 for none besides the main one',
  },
} as const;
type Given = OptionValues<typeof options>;

const DEFAULT_LEVEL: Level = 'concierge';

/** Who sits where: the person, and the levels in order around the table. */
function seated(given: Given, seats: number): readonly SavedPlayer[] {
  const person = (given.seat ?? 1) - 1;
  if (person >= seats) throw usageFailure(`--seat ${person + 1}: there are ${seats} seats`);
  const levels = given.levels ?? [DEFAULT_LEVEL];
  const [first = DEFAULT_LEVEL] = levels;
  const others = seats - 1;
  if (levels.length > 1 && levels.length !== others) {
    throw usageFailure(`--levels names ${levels.length} players for ${others} seats`);
  }
  const computers = levels.length > 1 ? [...levels] : Array<Level>(others).fill(first);
  return [...computers.slice(0, person), PERSON, ...computers.slice(person)];
}

/** Computer players are called what they are; several of a kind are counted. */
function namesOf(table: readonly SavedPlayer[], own: string, language: Language): string[] {
  return table.map((player, seat) => {
    if (player === PERSON) return own;
    const name = levelName(language, player);
    const before = table.slice(0, seat).filter((other) => other === player).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

interface Opened extends Table {
  /** What has happened so far. */
  readonly events: readonly GameEvent[];
}

function newTable(given: Given): Opened {
  const seedText = given.seed ?? randomUUID().slice(0, 8);
  const setup = checkedSetup(setupFor(given)(seedText));
  const table = seated(given, setup.seats);
  const names = namesOf(table, given.name ?? '', given.lang);
  return { ...startGame(checkedSetup({ ...setup, names })), players: table };
}

function openTable(given: Given): Opened {
  if (given.load === undefined) return newTable(given);
  const { state, players: saved } = loadTable(given.load, given.lang);
  const isGiven = given.levels !== undefined || given.seat !== undefined;
  const { seats } = state.setup;
  return { state, players: isGiven || !saved ? seated(given, seats) : saved, events: [] };
}

/** Seeds may hold anything. */
const fileNameOf = ({ setup }: GameState): string =>
  `gah-${setup.seed.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`;

function dialogueOn({ stdout, stderr }: Io, lines: Lines): Dialogue {
  return {
    say: (text) => {
      writeLine(stdout, text);
    },
    ask: () => {
      stdout.write('> ');
      return lines.next();
    },
    wait: (text, share) => {
      if (!stderr.isTTY) return;
      stderr.write(share === null ? '\r\u001B[K' : `\r${text} … ${Math.round(100 * share)} %`);
    },
  };
}

export const play = command(
  'Lets you play in the terminal against computer players, or alone',
  options,
  async (given, io) => {
    const { lang: language } = given;
    const limits = limitsFor(given);
    const { events, ...table } = openTable(given);
    const savePath = given.save ?? given.load ?? fileNameOf(table.state);
    const thinkers = createThinkers({ threads: given.threads });
    const lines = linesOf(io.stdin);
    const dialogue = dialogueOn(io, lines);
    const session = new TerminalSession(table, thinkers, dialogue, { language, limits, savePath });
    try {
      dialogue.say(opening(table.state, language));
      dialogue.say(wordsIn(language).welcome);
      session.tell(events);
      const last = await session.run();
      dialogue.say(last.phase === 'over' ? ending(last, language) : wordsIn(language).left);
    } finally {
      lines.close();
      await thinkers.close();
    }
    return EXIT.ok;
  },
);
