import type { TileId } from '@gah/engine';
import { roomsOf, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';

/** Tiles A, B, C: the scoring after round 3, 5, 7, and the steps back. */
const ROUNDS = { A: 3, B: 5, C: 7 } as const;
const STEPS_BACK = { A: 3, B: 5, C: 7 } as const;

const letterOf = (tile: TileId): 'A' | 'B' | 'C' => tile.charAt(0) as 'A' | 'B' | 'C';

/** From here a marker lands on `space` when the tile is scored. */
export const above = (tile: TileId, space: number): number => STEPS_BACK[letterOf(tile)] + space;

/** The round is over, with these players at the table: the tile is scored. */
export function scoring(
  tile: TileId,
  players: readonly PlayerInput[],
  rest: PositionInput = {},
): Scenario {
  const letter = letterOf(tile);
  const tiles = (['A1', 'B1', 'C1'] as const).map((other) =>
    other.startsWith(letter) ? tile : other,
  );
  const table = { round: ROUNDS[letter], tiles, mainDone: true, players, ...rest };
  return scenario(position(table)).do({ kind: 'endTurn' });
}

/** The other player has neither bonus nor penalty. */
const aside = (tile: TileId): PlayerInput => ({ emperor: above(tile, 1) });

/** Seat 0 gets the bonus. */
export const favoured = (
  tile: TileId,
  player: PlayerInput = {},
  rest: PositionInput = {},
): Scenario => scoring(tile, [{ emperor: above(tile, 3), ...player }, aside(tile)], rest);

/** Seat 0 is on 0 and suffers the penalty. */
export const disgraced = (
  tile: TileId,
  player: PlayerInput = {},
  rest: PositionInput = {},
): Scenario => scoring(tile, [player, aside(tile)], rest);

/** Points that seat 0 gained or lost by the tile. */
export const tilePoints = (game: Scenario): number | undefined =>
  scoreSheets(game.state)[0]?.bySource.tile;

/** Is seat 0 asked something about the tile? */
export const isAsked = ({ state: { phase } }: Scenario): boolean => phase === 'emperor';

export const freeRooms = (game: Scenario): number[] => {
  const { tiles, occupied } = game.seat(0);
  return roomsOf(tiles & ~occupied);
};
export const occupiedRooms = (game: Scenario): number[] => roomsOf(game.seat(0).occupied);
