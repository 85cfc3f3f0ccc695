import type { Good, SeatState } from '@gah/engine';
import { contentFor, GOODS, guestCard } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';

/** Short words that the tests of the cards of A Little More share. */

export const MORE: PositionInput = { modules: ['more'] };

/** Seat 0 at turn, with these dice on the board. */
export const withDice = (
  dice: readonly number[],
  player: PlayerInput,
  rest: PositionInput = {},
): Scenario => scenario(position({ ...MORE, dice, players: [player], ...rest }));

/** Seat 0 after its main action: additional actions, or the end of the turn. */
export const afterMain = (player: PlayerInput, rest: PositionInput = {}): Scenario =>
  withDice([], player, { mainDone: true, ...rest });

export type GuestWithGoods = Exclude<NonNullable<PlayerInput['cafe']>[number], number>;

/** A guest with everything it ordered, but for the goods named. */
export function servedBut(guest: number, ...missing: Good[]): GuestWithGoods {
  const { order } = guestCard(contentFor('2021', null), guest);
  const goods = GOODS.map((good, index): [Good, number] => [
    good,
    (order[index] ?? 0) - missing.filter((other) => other === good).length,
  ]);
  return { guest, goods: Object.fromEntries(goods) };
}

/** The bell card that is offered now, by itself or among the benefits; undefined when none is. */
export function offeredBell({ task }: Scenario): number | undefined {
  if (task?.kind === 'bell') return task.card;
  const effects = task?.kind === 'benefits' ? task.items.map(({ effect }) => effect) : [];
  return effects.find((effect) => effect.do === 'bell')?.card;
}

/** A scenario in which seat 0 is changed as no position can say it. */
export function changed(game: Scenario, change: (seat: SeatState) => void): Scenario {
  change(game.seat(0));
  return game;
}

/** Takes the waiting benefits one after the other, in the order in which they lie there. */
export function takeBenefits(game: Scenario): Scenario {
  for (;;) {
    const [first] = game.legal;
    if (game.task?.kind !== 'benefits' || !first) return game;
    game.do(first);
  }
}

export const moveIn = (
  table: number,
  room: number,
): { kind: 'moveIn'; table: number; room: number } => ({ kind: 'moveIn', table, room });
