import { contentFor } from '@gah/engine';
import { cardName } from '@gah/text';

const content = contentFor('2021', null);

/** The key of a card in a coverage with its name; tiles, tokens and instructions have none. */
export function cardLabel(key: string): string {
  const space = key.lastIndexOf(' ');
  const name = cardName('en', key.slice(0, space), key.slice(space + 1), content);
  return name === '' ? key : `${key} ${name}`;
}
