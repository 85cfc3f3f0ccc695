import { PERSONAL_POLITICS_VP } from './content/entrances.js';
import { emperorTile } from '../../content/content.js';
import { releaseKeptGuests } from '../../rules/cafe.js';
import type { Decision } from '../../decisions/decision.js';
import { addDice, isTollAvoidable } from '../../decisions/diceMoves.js';
import { meetsConditions } from '../../decisions/turnMoves.js';
import { pushBenefits } from '../../rules/benefits.js';
import { POWER } from '../../model/effect.js';
import { canUse } from '../../effects/interpreter.js';
import type { Move } from '../../model/moves.js';
import { gainVp, stepBack } from '../../rules/resources.js';
import {
  boostPrice,
  kindsOfDice,
  putDie,
  removeDie,
  spacePrice,
  takeDie,
  useSpace,
} from '../../rules/spaces.js';
import type { TurnTask } from '../../model/tasks.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { abilitiesWith } from '../../rules/abilities.js';
import { popTask, pushTask } from '../../rules/openTasks.js';
import { seatOf } from '../../rules/seats.js';
import type { TileId } from '../../content/cards.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { SPACES } from '../../model/vocabulary.js';
import { entrancesOf } from './ownership.js';
import type { Shift } from './prices.js';
import { priceAfter, tilePrice } from './prices.js';
import { skipMove } from '../../speed/internedMoves.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import { whyNotShiftedDie, whyNotShiftedSpace } from '../../decisions/why/dice.js';
import { whyNotToken } from './why.js';

export const token: Decision<'token'> = {
  moves: (context, { seat, half }) => [
    ...entrancesOf(context)
      .tokens.filter((index) => {
        const effect = context.content.tokens[index]?.[half];
        return effect !== undefined && canUse(context, seat, effect);
      })
      .map((index): Move => ({ seat, kind: 'takeToken', token: index })),
    skipMove(seat),
  ],
  play: {
    takeToken: (context, { seat, half }, { token: index }) => {
      const state = entrancesOf(context);
      const effect = context.content.tokens[index]?.[half];
      popTask(context);
      state.tokens = state.tokens.filter((other) => other !== index);
      context.events?.push({ type: 'tokenTaken', seat, token: index, half });
      if (effect) pushBenefits(context, seat, [effect], { source: 'entrance', id: 'dove' });
    },
    skip: popTask,
  },
  why: { takeToken: whyNotToken, skip: alwaysLegal },
};

/** Personal politics cards. */
export function addFulfilMoves(context: QueryContext, seat: SeatIndex, moves: Move[]): void {
  const { personalPolitics, fulfilled } = entrancesOf(context);
  for (const card of personalPolitics) {
    if (!fulfilled.includes(card) && meetsConditions(context, seat, card))
      moves.push({ seat, kind: 'fulfil', card });
  }
}

export function fulfil(context: RuleContext, task: TurnTask, card: number): void {
  const state = entrancesOf(context);
  state.fulfilled = [...state.fulfilled, card];
  context.events?.push({ type: 'politicsFulfilled', seat: task.seat, card });
  releaseKeptGuests(context, task.seat);
  const points = PERSONAL_POLITICS_VP[context.state.round - 1] ?? 0;
  gainVp(context, task.seat, points, { source: 'politics', id: card });
}

export function addTileMoves(context: QueryContext, seat: SeatIndex, moves: Move[]): void {
  const { emperorTiles, tileUsed } = entrancesOf(context);
  if (tileUsed) return;
  const { emperor } = seatOf(context, seat);
  for (const tile of emperorTiles) {
    if (tilePrice(tile) <= emperor) moves.push({ seat, kind: 'useTile', tile });
  }
}

export function useTile(context: RuleContext, task: TurnTask, tile: TileId): void {
  const state = entrancesOf(context);
  state.tileUsed = true;
  state.emperorTiles = state.emperorTiles.filter((other) => other !== tile);
  context.events?.push({ type: 'tileUsed', seat: task.seat, tile });
  stepBack(context, task.seat, tilePrice(tile));
  pushBenefits(context, task.seat, emperorTile(context.content, tile).bonus, {
    source: 'tile',
    id: tile,
  });
}

/** Moves of a die onto a neighbouring space that could then be used. */
export function addShiftMoves(
  context: QueryContext,
  seat: SeatIndex,
  withDie: boolean,
  moves: Move[],
): void {
  const { krones } = seatOf(context, seat);
  const tollAvoidable = isTollAvoidable(context, seat, withDie);
  for (const from of SPACES) {
    const kinds = kindsOfDice(context, from);
    for (let to = from - 1; to <= from + 1; to += 2) {
      if (to < 1 || to > SPACES.length) continue;
      for (const die of kinds) {
        if (priceAfter(context, seat, { from, to, die }, withDie, tollAvoidable) <= krones)
          moves.push({ seat, kind: 'shiftDie', from, to, die });
      }
    }
  }
}

function move(context: RuleContext, { from, to, die }: Shift): void {
  removeDie(context, from, die);
  putDie(context, to, die);
}

/** With a die, or without one: then it can be boosted only in a turn of its own. */
export function shiftDie(
  context: RuleContext,
  seat: SeatIndex,
  shift: Shift,
  { withDie, mayBoost }: { readonly withDie: boolean; readonly mayBoost: boolean },
): void {
  move(context, shift);
  context.events?.push({ type: 'dieShifted', seat, ...shift });
  pushTask(context, { kind: 'shifted', seat, space: shift.to, withDie, mayBoost });
}

/** The space onto which a die has been moved is used. */
export const shifted: Decision<'shifted'> = {
  moves: (context, { seat, space, withDie, mayBoost }) => {
    if (withDie) {
      const moves: Move[] = [];
      addDice(context, seat, [space], abilitiesWith(context, seat, POWER.onDie), moves);
      return moves;
    }
    const { krones } = seatOf(context, seat);
    const boosts =
      mayBoost && spacePrice(space) + boostPrice(true) <= krones ? [false, true] : [false];
    return boosts.map((boost): Move => ({ seat, kind: 'useSpace', space, boost }));
  },
  play: {
    takeDie: (context, { seat }, choice) => {
      popTask(context);
      takeDie(context, seat, choice);
    },
    useSpace: (context, { seat }, { space, boost }) => {
      popTask(context);
      useSpace(context, seat, space, boost);
    },
  },
  why: { takeDie: whyNotShiftedDie, useSpace: whyNotShiftedSpace },
};
