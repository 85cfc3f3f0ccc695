import type { TileId } from '@gah/engine';
import type { ParagraphId, Picture } from '../book.js';
import { PARAGRAPHS } from '../book.js';

type Shelf = 'staffCards' | 'guestCards' | 'objectives' | 'tiles';

/** Where a card is spoken of that no paragraph shows. */
const OTHERWISE: Readonly<Record<Shelf, ParagraphId>> = {
  staffCards: 'staff.timings',
  guestCards: 'guests.rewards',
  objectives: 'objectives.claim',
  tiles: 'emperor.landing',
};

function shown(picture: Picture | undefined): readonly (number | TileId)[] {
  switch (picture?.is) {
    case 'staffCards':
    case 'guestCards':
    case 'objectives':
      return picture.cards;
    case 'tiles':
      return picture.tiles;
    default:
      return [];
  }
}

/** The paragraph that shows this card or tile, else the one about its kind. */
export const cardParagraph = (shelf: Shelf, card: number | TileId): ParagraphId =>
  PARAGRAPHS.find(({ picture }) => picture?.is === shelf && shown(picture).includes(card))?.id ??
  OTHERWISE[shelf];
