import type { GameView } from '@gah/engine';
import { crest } from '../art/crests.js';
import { houseArt } from './houseArt.js';
import type { Result } from './picture.js';
import type { Player } from './players.js';

/** What the picture of a game shows of it. */
export const resultOf = ({
  view,
  players,
  title,
  verdict,
}: {
  readonly view: GameView;
  readonly players: readonly Player[];
  readonly title: string;
  readonly verdict: string;
}): Result => ({
  title,
  verdict,
  players: players.map(({ seat, name, isWinner, crest: mark, sheet }) => ({
    name,
    isWinner,
    total: sheet.total,
    crest: crest(mark, { size: 64 }),
    house: houseArt(view, seat),
  })),
});
