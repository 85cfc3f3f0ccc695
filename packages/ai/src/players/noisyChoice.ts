import type { GameState, Move, MoveKind, RngState } from '@gah/engine';
import { at, randomInt, turnsLeftInRound } from '@gah/engine';
import { clone } from '@gah/engine/fast';
import type { Evaluator } from '../model/module.js';
import { movesLike } from '../modules/index.js';
import { beamSearch, endOfAction } from '../search/beamSearch.js';
import type { Budget } from '../search/budget.js';

/** One-ply choice with noise: every action is searched to its end by itself, some are overlooked. */

const BEAM_WIDTH = 4;
const ACTION_BEAM_WIDTH = 8;
/** A die that brings less than this is left; there may be better ones after a reroll. */
const POOR_DIE = 0.8;
/** Gains that are too small to bother. */
const NOTHING = 0.01;
const DIE_KINDS: readonly MoveKind[] = ['takeDie', 'useSpace', ...movesLike('takeDie')];

interface Option {
  readonly move: Move;
  /** What the position is worth when the action is done. */
  readonly value: number;
}

/** What each move leads to when the action it begins is played out as well as possible. */
function weigh(
  world: GameState,
  seat: number,
  legal: readonly Move[],
  evaluator: Evaluator,
  budget: Budget,
): Option[] {
  const isEnd = endOfAction(seat);
  return legal.map((move) => {
    const [line] = beamSearch(
      {
        root: world,
        seat,
        legal: [move],
        evaluator,
        score: evaluator,
        isEnd,
        beamWidth: BEAM_WIDTH,
        actionBeamWidth: ACTION_BEAM_WIDTH,
        budget,
      },
      1,
    );
    return { move, value: line?.value ?? 0 };
  });
}

const best = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>(
    (found, option) => (found && found.value >= option.value ? found : option),
    undefined,
  );

/**
 * Takes what is a gain by itself first, then the best die; ends the turn when nothing is a gain. In
 * all other decisions: what leads to most.
 */
function pick(
  world: GameState,
  seat: number,
  options: readonly Option[],
  evaluator: Evaluator,
): Move {
  const first = options[0];
  if (!first) throw new Error('a seat that must decide always has a move');
  if (world.tasks.at(-1)?.kind !== 'turn') return (best(options) ?? first).move;
  const now = evaluator(world, seat);
  const isDie = ({ move }: Option): boolean => DIE_KINDS.includes(move.kind);
  const ends = options.find(({ move }) => move.kind === 'endTurn');
  const pass = options.find(({ move }) => move.kind === 'pass');
  const gain = best(
    options.filter((option) => !isDie(option) && option !== ends && option !== pass),
  );
  if (gain && gain.value > now + NOTHING) return gain.move;
  const die = best(options.filter(isDie));
  if (!die) return (ends ?? gain ?? pass ?? first).move;
  if (
    pass &&
    mayWait(world) &&
    die.value < pass.value + POOR_DIE - valueOfTurn(world, seat, evaluator)
  )
    return pass.move;
  return die.move;
}

/** How much less a position is worth to the evaluator for having one die less to take. */
function valueOfTurn(world: GameState, seat: number, evaluator: Evaluator): number {
  const without = clone(world);
  const player = without.seats[seat];
  if (player) player.diceTaken = [...player.diceTaken, 0];
  return evaluator(world, seat) - evaluator(without, seat);
}

/** Passing makes sense only while enough dice are left for everybody. */
function mayWait(world: GameState): boolean {
  const dice = world.dice.reduce((sum, count) => sum + count, 0);
  const wanted = world.seats.reduce((sum, _, seat) => sum + turnsLeftInRound(world, seat), 0);
  return dice > wanted;
}

/** Sometimes overlooks something, and is not sure what is worth how much. */
const OVERLOOKED = 6;
const DOUBT = 4;
const STEPS = 1000;

function doubt(options: readonly Option[], rng: RngState): Option[] {
  const seen = options.filter(
    ({ move }) => move.kind === 'endTurn' || randomInt(rng, OVERLOOKED) > 0,
  );
  return (seen.length > 0 ? seen : options).map(({ move, value }) => ({
    move,
    value: value + ((randomInt(rng, STEPS) + randomInt(rng, STEPS)) / STEPS - 1) * DOUBT,
  }));
}

/** A beginner's move: plausible, now and then not the best. */
export function noisyChoice(
  world: GameState,
  legal: readonly Move[],
  evaluator: Evaluator,
  rng: RngState,
  budget: Budget,
): Move {
  const { seat } = at(legal, 0);
  return pick(world, seat, doubt(weigh(world, seat, legal, evaluator, budget), rng), evaluator);
}
