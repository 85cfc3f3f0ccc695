import type { Content, CardChoice, Playable } from '../../content/content.js';
import { isInPlay } from '../../content/content.js';
import { ENTRANCES } from './content/entrances.js';
import type { Rng } from '../../random/rng.js';
import { shuffle } from '../../random/rng.js';
import type { TileId } from '../../content/cards.js';
import type { PoliticsNumber } from '../../model/vocabulary.js';
import { isAlone, LETTERS } from '../../model/vocabulary.js';
import type { EntrancesState } from './types.js';

/** Alone, a player chooses among so many. */
const CHOICE_ALONE = 3;

/** A state, or what somebody sees of it. */
interface Laid {
  readonly setup: CardChoice & { readonly seats: number };
  readonly seats: readonly unknown[];
  readonly politics: readonly PoliticsNumber[];
  readonly tiles: readonly TileId[];
}

type Dealt = Pick<EntrancesState, 'offered' | 'tokens' | 'personalPolitics' | 'emperorTiles'>;

/** The entrances of a game, with the cards and tiles that some of them bring. */
export function dealEntrances(
  { setup, seats, politics, tiles }: Laid,
  content: Content,
  rng: Rng,
): Dealt {
  const offered = shuffle(
    rng,
    ENTRANCES.filter((entrance) => isInPlay(setup, entrance)).map(({ key }) => key),
  ).slice(0, isAlone(setup.seats) ? CHOICE_ALONE : seats.length);
  const pick = <T extends Playable & { letter: string }>(
    cards: readonly (T | undefined)[],
    each: number,
  ): T[] =>
    LETTERS.flatMap((letter) => {
      const fitting = cards.filter(
        (card): card is T => card?.letter === letter && isInPlay(setup, card),
      );
      return shuffle(rng, fitting).slice(0, each);
    });
  const cards = offered.includes('ninas')
    ? pick(
        content.politics.filter((card) => card && !politics.includes(card.number)),
        1,
      )
    : [];
  const moreTiles = offered.includes('wray')
    ? pick(
        Object.values(content.tiles).filter((tile) => !tiles.includes(tile.id)),
        2,
      )
    : [];
  return {
    offered,
    tokens: offered.includes('dove') ? [...content.tokens.keys()] : [],
    personalPolitics: cards.map(({ number }): PoliticsNumber => number),
    emperorTiles: moreTiles.map(({ id }): TileId => id),
  };
}
