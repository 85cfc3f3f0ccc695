import type { GameState, Move, MoveKind } from '@gah/engine';
import { at, contentOf, hotelPlan, turnsLeft } from '@gah/engine';
import { movesLike } from '../modules/index.js';

const CLAIMS: readonly MoveKind[] = ['claim', ...movesLike('claim')];
const LEAVINGS: readonly MoveKind[] = ['moveIn', 'moveInPair', ...movesLike('moveIn')];

/**
 * Prunes by rules that are sound nearly always: goods go to guests who wait for them, what can be claimed is claimed,
 * served guests move in. For rollouts.
 */
function pruneDelays(state: GameState, legal: readonly Move[]): readonly Move[] {
  const task = state.tasks.at(-1)?.kind;
  if (task === 'serving' || task === 'placeGoods')
    return legal.filter(({ kind }) => kind === 'place');
  if (task !== 'turn') return legal;
  const claims = legal.filter(({ kind }) => CLAIMS.includes(kind));
  if (claims.length > 0) return claims;
  const leaving = legal.filter(({ kind }) => LEAVINGS.includes(kind));
  return leaving.length > 0 ? leaving : legal;
}

/**
 * Prunes by rules of thumb as well: keep the café full, do not wait for other dice. For hasty players, and for the
 * first generation of training.
 */
export function pruneMoves(state: GameState, legal: readonly Move[]): readonly Move[] {
  const [first] = legal;
  const left = pruneDelays(state, legal);
  if (!first || left !== legal || state.tasks.at(-1)?.kind !== 'turn') return left;
  const isEarly = turnsLeft(state, first.seat) > 2;
  const invites = isEarly && legal.some(({ kind }) => kind === 'takeGuest');
  const serves = legal.some(({ kind }) => kind === 'serve');
  return legal.filter(
    ({ kind }) =>
      kind !== 'pass' &&
      !(invites && (kind === 'takeDie' || kind === 'endTurn')) &&
      !(serves && kind === 'endTurn'),
  );
}

/**
 * For rivals in a rollout: what they take from the table counts, hardly how strong it makes them or where in their
 * hotels they prepare rooms. So nobody pays for strength, and one room of each colour will do.
 */
export function pruneForRivals(state: GameState, legal: readonly Move[]): readonly Move[] {
  const left = pruneMoves(state, legal);
  const task = state.tasks.at(-1)?.kind;
  const some =
    task === 'prepareRoom'
      ? oneOfEachColor(state, left)
      : left.filter((move) => move.kind !== 'takeDie' || !move.boost);
  return some.length > 0 ? some : left;
}

function oneOfEachColor(state: GameState, legal: readonly Move[]): readonly Move[] {
  const seen = new Set<string>();
  return legal.filter((move) => {
    if (move.kind !== 'prepareRoom') return false;
    const { colors } = hotelPlan(contentOf(state.setup), at(state.seats, move.seat).hotel);
    const color = at(colors, move.room);
    const isFirst = !seen.has(color);
    seen.add(color);
    return isFirst;
  });
}

/** Takes a die while there is one: the heuristic does not know the value of waiting. */
export const neverPass = (_state: GameState, legal: readonly Move[]): readonly Move[] =>
  legal.filter(({ kind }) => kind !== 'pass');

/** The sound rules alone, without a wait. */
export const pruneDelaysAndWaits = (state: GameState, legal: readonly Move[]): readonly Move[] =>
  pruneDelays(state, neverPass(state, legal));
