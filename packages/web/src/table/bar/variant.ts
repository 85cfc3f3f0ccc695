import type { Move } from '@gah/engine';
import { goodsOfSpace, someGoods, strengthOf } from '@gah/engine';
import type { Token } from '../../cards/token.js';
import { die, good, goodsTokens, icon, krones, steps } from '../../cards/token.js';
import { spaceTokens } from '../model/spaceTokens.js';
import type { ScreenState } from '../state.svelte.js';

/** A choice in a tray: signs, and words where signs do not say it all. */
export interface Variant {
  readonly tokens: readonly Token[];
  readonly words: string;
  /** What it gives, where that follows from the strength. */
  readonly gives?: readonly Token[];
}

function splitOf(table: ScreenState, second: number, third: number): Token[] {
  const { task } = table;
  if (task?.kind !== 'splitGoods') return [];
  const first = task.strength - second - third;
  const [most, less] = goodsOfSpace(task.space);
  return goodsTokens(someGoods({ [most]: first, [less]: second, champagne: third }));
}

/** How a variant of the selected move looks. */
export function variantOf(table: ScreenState, move: Move): Variant {
  const { words, scene } = table;
  const price = table.priceOf(move);
  const cost = price > 0 ? [krones(`−${price}`)] : [];
  switch (move.kind) {
    case 'takeDie':
    case 'useSpace': {
      const { strength } = strengthOf(scene.view, move);
      const colored = move.kind === 'takeDie' && move.die !== 'white';
      const helped = move.kind === 'takeDie' && move.bonus;
      return {
        tokens: [
          ...(colored ? [die(move.space, move.die)] : []),
          ...cost,
          ...(helped ? [icon('staff')] : []),
        ],
        words: words.strength({ amount: strength }),
        gives: spaceTokens(move.space, strength),
      };
    }
    case 'splitGoods':
      return { tokens: splitOf(table, move.second, move.third), words: '' };
    case 'splitKrones': {
      const strength = table.task?.kind === 'splitKrones' ? table.task.strength : move.krones;
      const rest = strength - move.krones;
      return {
        tokens: [
          ...(move.krones > 0 ? [krones(move.krones)] : []),
          ...(rest > 0 ? [steps(rest)] : []),
        ],
        words: '',
      };
    }
    case 'chooseGood':
    case 'spendGood':
    case 'loseGood':
      return { tokens: [good(move.good)], words: '' };
    case 'discardDie':
    case 'shiftDie':
      return { tokens: [die(0, move.die)], words: '' };
    default:
      return { tokens: cost, words: table.labelOf(move) };
  }
}
