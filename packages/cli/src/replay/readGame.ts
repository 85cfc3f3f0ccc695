import { existsSync } from 'node:fs';
import type { LinkProblem } from '@gah/engine';
import { decodeRecordLink } from '@gah/engine';
import { fileFailure, readJson } from '@gah/terminal';

const PROBLEMS: Readonly<Record<LinkProblem, string>> = {
  'no-link': 'it is neither a file nor a link to a game',
  damaged: 'a part of the link was lost or changed on the way',
  'other-format': 'the link comes from a newer version',
  'other-rules': 'the link comes from another version of the rules; ask for the game as a file',
};

/** The game in an address of the page, or the text itself. */
const codeIn = (text: string): string => /#\/replay\/game\/([\w-]+)/.exec(text)?.[1] ?? text;

/** The page saves a game together with who sits where. */
const recordIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'record' in value ? value.record : value;

/** A game from a file, of this program or of the page, or from a link. */
export function readGame(given: string): unknown {
  if (existsSync(given)) return recordIn(readJson(given));
  const read = decodeRecordLink(codeIn(given));
  if (read.ok) return read.record;
  throw fileFailure(`${given.slice(0, 60)}: ${PROBLEMS[read.problem]}`);
}
