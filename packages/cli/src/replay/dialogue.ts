import type { Stride } from '@gah/engine';
import { columns } from '@gah/terminal';
import type { Audience } from '../log/log.js';
import type { Walk } from './walk.js';

type Say = (text: string) => void;

const STRIDES: Readonly<Partial<Record<string, readonly [Stride, 1 | -1]>>> = {
  '': ['move', 1],
  n: ['move', 1],
  b: ['move', -1],
  t: ['turn', 1],
  tb: ['turn', -1],
  r: ['round', 1],
  rb: ['round', -1],
};

function help(walk: Walk): string {
  const rows = Object.values(walk.words.replay.help).map(({ key, meaning }) => [key, meaning]);
  return columns(rows, { indent: 2 });
}

const audienceOf = (text: string): Audience =>
  text === 'all' ? 'all' : text === '0' ? 'spectator' : Number(text) - 1;

async function look(walk: Walk, text: string, say: Say): Promise<void> {
  say((await walk.look(audienceOf(text))) ? await walk.table() : walk.words.replay.noView);
}

function jump(walk: Walk, number: number, say: Say): void {
  if (number > walk.last) say(walk.words.replay.noPly({ number, last: walk.last }));
  else {
    walk.ply = number;
    say(walk.place());
  }
}

/** Answers one line of the person; false when they want to leave. */
export async function answer(walk: Walk, line: string, say: Say): Promise<boolean> {
  const typed = line.trim();
  const [, viewer] = /^v (all|\d)$/.exec(typed) ?? [];
  const stride = STRIDES[typed];
  if (stride) say(walk.stride(...stride) ? walk.place() : walk.words.replay.atEnd);
  else if (/^\d{1,6}$/.test(typed)) jump(walk, Number(typed), say);
  else if (viewer !== undefined) await look(walk, viewer, say);
  else if (typed === 's') say(await walk.table());
  else if (typed === 'l') say(walk.link());
  else if (typed === '?') say(help(walk));
  else if (typed === 'q') return false;
  else say(walk.words.unknownInput({ input: typed }));
  return true;
}
