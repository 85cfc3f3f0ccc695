import { happens } from '../../rules/moments.js';
import type { InstructionCard } from './content/instructions.js';
import { advanceEmperor, gainVp } from '../../rules/resources.js';
import { diceOn, kindsOfDice, occupiedSpaces, removeDie } from '../../rules/spaces.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { seatOf } from '../../rules/seats.js';
import type { Die, DieColor } from '../../model/vocabulary.js';
import { DIE_COLORS } from '../../model/vocabulary.js';
import { OPPONENT } from './access.js';
import { hotelInPlay } from './hotels/hotels.js';
import { advancePolitics, leastProgress } from './politics.js';
import { at } from '../../util/lists.js';

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

/** Points for the guest of honour whom a coloured die brings. */
const dieVp = (context: QueryContext, color: DieColor): number =>
  context.hooks.coloredDieVp.reduce((sum, vp) => sum + vp(context, color), 0);

function chooseDie(
  context: QueryContext,
  { dice, ties }: InstructionCard,
): { space: number; die: Die } | null {
  const { coloredDice } = context.state;
  const colored = coloredDice.flatMap((space, index) => (space > 0 ? [at(DIE_COLORS, index)] : []));
  if (dice === 'colored') {
    const die = best(colored, ties, (color) => dieVp(context, color));
    if (die) return { space: at(coloredDice, DIE_COLORS.indexOf(die)), die };
  }
  const wanted = dice === 'colored' ? [] : dice.filter((space) => diceOn(context, space) > 0);
  const spaces = wanted.length > 0 ? wanted : occupiedSpaces(context);
  const space = best(spaces, ties, (candidate) => diceOn(context, candidate));
  if (space === undefined) return null;
  const onSpace = kindsOfDice(context, space).filter((die): die is DieColor => die !== 'white');
  return { space, die: best(onSpace, ties, (color) => dieVp(context, color)) ?? 'white' };
}

export function takeOpponentDie(context: RuleContext, card: InstructionCard): void {
  const choice = chooseDie(context, card);
  if (!choice) return;
  const { space, die } = choice;
  const strength = diceOn(context, space);
  removeDie(context, space, die);
  const opponent = seatOf(context, OPPONENT);
  opponent.diceTaken = [...opponent.diceTaken, space];
  context.events?.push({ type: 'dieTaken', seat: OPPONENT, space, die, strength, boosted: false });
  hotelInPlay(context).takesDie?.(context, space);
  if (die === 'white') return;
  happens(context, context.hooks.on.coloredDie, OPPONENT, DIE_COLORS.indexOf(die));
  meetGuestOfHonour(context, die, card.ties);
}

/** What the opponent gets instead of what the guest of honour does. */
function meetGuestOfHonour(context: RuleContext, color: DieColor, ties: Ties): void {
  const cause = { source: 'solo', id: 'coloredDie' } as const;
  switch (color) {
    case 'red':
      advancePolitics(context, leastProgress(context, ties));
      return;
    case 'yellow':
      advanceEmperor(context, OPPONENT, 2, cause);
      return;
    case 'blue':
      gainVp(context, OPPONENT, 2, cause);
      return;
  }
}
