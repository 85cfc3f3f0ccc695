import { LEVELS } from '@gah/ai';
import type { SeatedPlayer } from '../session/plan.js';
import { CRESTS } from '../session/plan.js';

const PERSON = 'x';

/** A level by its first letter. */
const letterOf = (player: SeatedPlayer): string =>
  player.kind === 'person' ? PERSON : player.level.charAt(0);

/** Who sits where, as a part of an address: for each seat a letter and the number of the crest. */
export const seatingText = (players: readonly SeatedPlayer[]): string =>
  players.map((player) => `${letterOf(player)}${player.crest}`).join('');

function playerOf(letter: string, mark: string): SeatedPlayer | null {
  const crest = CRESTS.find((each) => String(each) === mark);
  const level = LEVELS.find((each) => each.startsWith(letter));
  if (crest === undefined) return null;
  if (letter === PERSON) return { kind: 'person', crest };
  return level ? { kind: 'computer', level, crest } : null;
}

/** Null where it is no seating of so many seats. */
export function parseSeating(text: string, seats: number): readonly SeatedPlayer[] | null {
  const pairs = text.match(/../g) ?? [];
  const players = pairs.map(([letter = '', mark = '']) => playerOf(letter, mark));
  const known = players.filter((player) => player !== null);
  return text.length === 2 * seats && known.length === seats ? known : null;
}
