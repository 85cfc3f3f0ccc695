import { CELEBRITY_VP } from '../../content/celebrities.js';
import type { InstructionCard } from '../../content/solo.js';
import { advanceEmperor, gainVp } from '../../resources.js';
import { diceOn, kindsOfDice, occupiedSpaces, removeDie } from '../../spaces.js';
import type { QueryContext, Table } from '../../table.js';
import { seatOf } from '../../table.js';
import type { Die, DieColor } from '../../vocabulary.js';
import { DIE_COLORS } from '../../vocabulary.js';
import { OPPONENT } from './access.js';
import { leaveToll } from './hotels.js';
import { advancePolitics, leastProgress } from './politics.js';

/** The die the opponent takes; it never pays and has no action. */

type Ties = InstructionCard['ties'];

/** The first or last of those with the highest value. */
function best<T>(
  candidates: readonly T[],
  ties: Ties,
  value: (candidate: T) => number,
): T | undefined {
  const most = Math.max(...candidates.map(value));
  const tied = candidates.filter((candidate) => value(candidate) === most);
  return ties === 'left' ? tied[0] : tied.at(-1);
}

const celebrityVp = (table: QueryContext, color: DieColor): number => {
  const { celebrities } = table.state.modules;
  const place = DIE_COLORS.indexOf(color);
  return celebrities?.lounge[place] ? (CELEBRITY_VP[celebrities.ages[place] ?? 0] ?? 0) : 0;
};

function chooseDie(
  table: QueryContext,
  { dice, ties }: InstructionCard,
): { space: number; die: Die } | null {
  const colored = DIE_COLORS.filter((_, index) => (table.state.coloredDice[index] ?? 0) > 0);
  if (dice === 'colored') {
    const die = best(colored, ties, (color) => celebrityVp(table, color));
    if (die) return { space: table.state.coloredDice[DIE_COLORS.indexOf(die)] ?? 0, die };
  }
  const wanted = dice === 'colored' ? [] : dice.filter((space) => diceOn(table, space) > 0);
  const spaces = wanted.length > 0 ? wanted : occupiedSpaces(table);
  const space = best(spaces, ties, (candidate) => diceOn(table, candidate));
  if (space === undefined) return null;
  const onSpace = kindsOfDice(table, space).filter((die): die is DieColor => die !== 'white');
  return { space, die: best(onSpace, ties, (color) => celebrityVp(table, color)) ?? 'white' };
}

export function takeOpponentDie(table: Table, card: InstructionCard): void {
  const choice = chooseDie(table, card);
  if (!choice) return;
  const { space, die } = choice;
  const strength = diceOn(table, space);
  removeDie(table, space, die);
  const opponent = seatOf(table, OPPONENT);
  opponent.diceTaken = [...opponent.diceTaken, space];
  table.events?.push({ type: 'dieTaken', seat: OPPONENT, space, die, strength, boosted: false });
  leaveToll(table, space);
  if (die === 'white') return;
  for (const onColoredDie of table.hooks.onColoredDie) onColoredDie(table, OPPONENT, die);
  meetCelebrity(table, die, card.ties);
}

/** What the opponent gets instead of a celebrity's effect. */
function meetCelebrity(table: Table, color: DieColor, ties: Ties): void {
  const cause = { source: 'solo', id: 'celebrity' } as const;
  switch (color) {
    case 'red':
      advancePolitics(table, leastProgress(table, ties));
      return;
    case 'yellow':
      advanceEmperor(table, OPPONENT, 2, cause);
      return;
    case 'blue':
      gainVp(table, OPPONENT, 2, cause);
      return;
  }
}
