import type { Edition, EffectKind, GameState, GoodsVector, TileId } from '@gah/engine';
import { GOODS, scoreSheets } from '@gah/engine';
import type { MovePart, PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';

/** Short words that the tests of the staff cards share. */

/** The first seat at turn, with these dice on the board. */
export const withDice = (dice: readonly number[], player: PlayerInput): Scenario =>
  scenario(position({ dice, players: [player] }));

/** The die of that space is taken. */
export const taken = (space: number, boost = false, bonus = false): MovePart => ({
  kind: 'takeDie',
  space,
  boost,
  bonus,
});

/** What may be done, each kind once. */
export const kindsOffered = (game: Scenario): string[] => [
  ...new Set(game.legal.map(({ kind }) => kind)),
];

/** The first seat after its main action: additional actions, or the end of the turn. */
export const afterMain = (player: PlayerInput, edition: Edition = '2021'): Scenario =>
  scenario(position({ edition, mainDone: true, players: [player] }));

/**
 * The last turn of a round with an emperor scoring ends, the first seat being first. The other seat
 * comes to rest on space 1 and has nothing to do with the tile.
 */
export function atScoring(
  round: 3 | 5 | 7,
  tile: TileId,
  player: PlayerInput,
  edition: Edition = '2021',
): Scenario {
  const back = { 3: 3, 5: 5, 7: 7 }[round];
  const game = scenario(
    position({
      edition,
      round,
      mainDone: true,
      tiles: [tile, tile, tile],
      players: [player, { emperor: back + 1 }],
    }),
  );
  return game.do({ kind: 'endTurn' });
}

/** The amounts that are not zero, by name. */
export const amounts = (goods: GoodsVector): Record<string, number> =>
  Object.fromEntries(
    GOODS.map((good, index): [string, number] => [good, goods[index] ?? 0]).filter(
      ([, amount]) => amount !== 0,
    ),
  );

/** The rooms that can be prepared now. */
export const preparable = (game: Scenario): number[] =>
  game.legal.flatMap((move) => (move.kind === 'prepareRoom' ? [move.room] : []));

/** Points paid by staff during play. */
export const staffVp = (game: Scenario, seat = 0): number =>
  scoreSheets(game.state)[seat]?.bySource.staff ?? 0;

/** What a card in play is worth at the end; undefined when it is no card of the final scoring. */
export const finalVp = (state: GameState, card: number, seat = 0): number | undefined =>
  scoreSheets(state)[seat]?.final.staff.find((points) => points.card === card)?.vp;

/** The move that takes the waiting benefit of this kind. */
export function benefit(game: Scenario, effect: EffectKind): MovePart {
  const items = game.task?.kind === 'benefits' ? game.task.items : [];
  return { kind: 'benefit', item: items.findIndex((item) => item.effect.do === effect) };
}
