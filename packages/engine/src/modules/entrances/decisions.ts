import { PERSONAL_POLITICS_VP } from '../../content/entrances.js';
import { emperorTile } from '../../content/content.js';
import { releaseKeptGuests } from '../../cafe.js';
import type { Decision } from '../../decisions/decision.js';
import { addDice, isTollAvoidable } from '../../decisions/diceMoves.js';
import { meetsConditions } from '../../decisions/turnMoves.js';
import { pushBenefits } from '../../effects/benefits.js';
import { POWER } from '../../effects/effect.js';
import { canUse } from '../../effects/interpreter.js';
import type { Move } from '../../moves.js';
import { gainVp, stepBack } from '../../resources.js';
import {
  boostPrice,
  kindsOfDice,
  putDie,
  removeDie,
  spacePrice,
  takeDie,
  useSpace,
} from '../../spaces.js';
import type { TurnTask } from '../../tasks.js';
import type { QueryContext, Table } from '../../table.js';
import { abilitiesWith, popTask, pushTask, seatOf } from '../../table.js';
import type { SeatIndex, TileId } from '../../vocabulary.js';
import { SPACES } from '../../vocabulary.js';
import { entrancesOf } from './ownership.js';
import type { Shift } from './prices.js';
import { priceAfter, tilePrice } from './prices.js';
import { skipMove } from '../../sharedMoves.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import { whyNotShiftedDie, whyNotShiftedSpace } from '../../decisions/why/dice.js';
import { whyNotToken } from './why.js';

export const token: Decision<'token'> = {
  moves: (table, { seat, half }) => [
    ...entrancesOf(table)
      .tokens.filter((index) => {
        const effect = table.content.tokens[index]?.[half];
        return effect !== undefined && canUse(table, seat, effect);
      })
      .map((index): Move => ({ seat, kind: 'takeToken', token: index })),
    skipMove(seat),
  ],
  play: {
    takeToken: (table, { seat, half }, { token: index }) => {
      const state = entrancesOf(table);
      const effect = table.content.tokens[index]?.[half];
      popTask(table);
      state.tokens = state.tokens.filter((other) => other !== index);
      table.events?.push({ type: 'tokenTaken', seat, token: index, half });
      if (effect) pushBenefits(table, seat, [effect], { source: 'entrance', id: 'dove' });
    },
    skip: popTask,
  },
  why: { takeToken: whyNotToken, skip: alwaysLegal },
};

/** Personal politics cards. */
export function addFulfilMoves(table: QueryContext, seat: SeatIndex, moves: Move[]): void {
  const { personalPolitics, fulfilled } = entrancesOf(table);
  for (const card of personalPolitics) {
    if (!fulfilled.includes(card) && meetsConditions(table, seat, card))
      moves.push({ seat, kind: 'fulfil', card });
  }
}

export function fulfil(table: Table, task: TurnTask, card: number): void {
  const state = entrancesOf(table);
  state.fulfilled = [...state.fulfilled, card];
  table.events?.push({ type: 'politicsFulfilled', seat: task.seat, card });
  releaseKeptGuests(table, task.seat);
  const points = PERSONAL_POLITICS_VP[table.state.round - 1] ?? 0;
  gainVp(table, task.seat, points, { source: 'politics', id: card });
}

export function addTileMoves(table: QueryContext, seat: SeatIndex, moves: Move[]): void {
  const { emperorTiles, tileUsed } = entrancesOf(table);
  if (tileUsed) return;
  const { emperor } = seatOf(table, seat);
  for (const tile of emperorTiles) {
    if (tilePrice(tile) <= emperor) moves.push({ seat, kind: 'useTile', tile });
  }
}

export function useTile(table: Table, task: TurnTask, tile: TileId): void {
  const state = entrancesOf(table);
  state.tileUsed = true;
  state.emperorTiles = state.emperorTiles.filter((other) => other !== tile);
  table.events?.push({ type: 'tileUsed', seat: task.seat, tile });
  stepBack(table, task.seat, tilePrice(tile));
  pushBenefits(table, task.seat, emperorTile(table.content, tile).bonus, {
    source: 'tile',
    id: tile,
  });
}

/** Moves of a die onto a neighbouring space that could then be used. */
export function addShiftMoves(
  table: QueryContext,
  seat: SeatIndex,
  withDie: boolean,
  moves: Move[],
): void {
  const { krones } = seatOf(table, seat);
  const tollAvoidable = isTollAvoidable(table, seat, withDie);
  for (const from of SPACES) {
    const kinds = kindsOfDice(table, from);
    for (let to = from - 1; to <= from + 1; to += 2) {
      if (to < 1 || to > SPACES.length) continue;
      for (const die of kinds) {
        if (priceAfter(table, seat, { from, to, die }, withDie, tollAvoidable) <= krones)
          moves.push({ seat, kind: 'shiftDie', from, to, die });
      }
    }
  }
}

function move(table: Table, { from, to, die }: Shift): void {
  removeDie(table, from, die);
  putDie(table, to, die);
}

/** With a die, or without one: then it can be boosted only in a turn of its own. */
export function shiftDie(
  table: Table,
  seat: SeatIndex,
  shift: Shift,
  { withDie, mayBoost }: { readonly withDie: boolean; readonly mayBoost: boolean },
): void {
  move(table, shift);
  table.events?.push({ type: 'dieShifted', seat, ...shift });
  pushTask(table, { kind: 'shifted', seat, space: shift.to, withDie, mayBoost });
}

/** The space onto which a die has been moved is used. */
export const shifted: Decision<'shifted'> = {
  moves: (table, { seat, space, withDie, mayBoost }) => {
    if (withDie) {
      const moves: Move[] = [];
      addDice(table, seat, [space], abilitiesWith(table, seat, POWER.onDie), moves);
      return moves;
    }
    const { krones } = seatOf(table, seat);
    const boosts =
      mayBoost && spacePrice(space) + boostPrice(true) <= krones ? [false, true] : [false];
    return boosts.map((boost): Move => ({ seat, kind: 'useSpace', space, boost }));
  },
  play: {
    takeDie: (table, { seat }, choice) => {
      popTask(table);
      takeDie(table, seat, choice);
    },
    useSpace: (table, { seat }, { space, boost }) => {
      popTask(table);
      useSpace(table, seat, space, boost);
    },
  },
  why: { takeDie: whyNotShiftedDie, useSpace: whyNotShiftedSpace },
};
