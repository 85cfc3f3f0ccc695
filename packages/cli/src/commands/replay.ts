import { RecordError, RecordReplay } from '@gah/engine';
import type { Io, OptionValues } from '@gah/terminal';
import { command, EXIT, OPTIONS, usageFailure, writeLine } from '@gah/terminal';
import { audienceOf } from '../log/audience.js';
import { ending, opening } from '../log/frame.js';
import { linesOf } from '../play/lines.js';
import { recordFailure } from '../recordFailure.js';
import { answer } from '../replay/dialogue.js';
import { readGame } from '../replay/readGame.js';
import { Walk } from '../replay/walk.js';

const { lang, seat } = OPTIONS;
const options = {
  file: { kind: 'operand', value: 'FILE', help: 'a saved game, or a link that holds one' },
  ply: {
    kind: 'number',
    min: 0,
    max: 999_999,
    help: 'shows the table after so many moves, and nothing else',
  },
  link: { kind: 'flag', help: 'shows the game as a link, and nothing else' },
  seat: { ...seat, fallback: 'spectator', help: 'through whose eyes; all for every hand' },
  lang,
} as const;
type Given = OptionValues<typeof options>;

function replayOf(given: Given): RecordReplay {
  try {
    return new RecordReplay(readGame(given.file));
  } catch (error) {
    if (error instanceof RecordError) throw recordFailure(given.file, error, given.lang);
    throw error;
  }
}

async function talk(walk: Walk, io: Io): Promise<void> {
  const say = (text: string): void => {
    writeLine(io.stdout, text);
  };
  say(opening(walk.replay.stateAt(0), walk.language));
  say(walk.words.replay.welcome);
  say(walk.place());
  const lines = linesOf(io.stdin);
  try {
    for (;;) {
      io.stdout.write('> ');
      const line = await lines.next();
      if (line === null || !(await answer(walk, line, say))) break;
    }
  } finally {
    lines.close();
  }
  say(walk.words.left);
}

export const replay = command(
  'Goes through a saved game, or one in a link, move by move',
  options,
  async (given, io) => {
    const game = replayOf(given);
    const audience = audienceOf(given.seat, game.stateAt(0));
    if (audience === 'all' && !game.canOpen) {
      throw usageFailure('--seat all: the game is not over');
    }
    const walk = await Walk.through(game, given.lang, audience);
    if (given.link) writeLine(io.stdout, walk.link());
    else if (given.ply === undefined) await talk(walk, io);
    else {
      if (given.ply > walk.last) {
        throw usageFailure(`--ply ${given.ply}: the game has ${walk.last} moves`);
      }
      walk.ply = given.ply;
      writeLine(io.stdout, `${walk.place()}\n\n${await walk.table()}`);
      if (given.ply === walk.last)
        writeLine(io.stdout, ending(game.stateAt(given.ply), given.lang));
    }
    return EXIT.ok;
  },
);
