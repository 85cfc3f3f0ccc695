import type { Die } from '@gah/engine';
import { CELEBRITIES } from '@gah/engine';
import { celebrityName, celebrityText, phrases } from '@gah/text';
import { dieFigure } from '../../art/dice.js';
import { edged, label, place, rect, show } from '../../art/svg.js';
import type { Drawings } from '../../rulebook/pictures/shown.js';
import { portraits } from './portraits.js';

const SIDE = 30;
const GAP = 6;
const HEAD = 34;

const diceMarkup = (space: number, dice: readonly Die[]): string => {
  const width = HEAD + dice.length * (SIDE + GAP) + GAP;
  const height = SIDE + 2 * GAP + 4;
  return show(
    {
      box: [0, 0, width, height],
      body:
        rect(1, 1, width - 2, height - 2, edged('var(--panel2)', 'var(--hair)', 1.5)) +
        label(HEAD / 2, height / 2 + 6, 17, 'var(--ink2)', String(space)) +
        dice
          .map((die, index) =>
            place(dieFigure(space, die), HEAD + index * (SIDE + GAP), GAP + 2, SIDE),
          )
          .join(''),
    },
    { width, height },
  );
};

/** What the rules show of this module. */
export const rulePictures: Drawings<'celebrities' | 'coloredDice'> = {
  celebrities: (_picture, language) => ({
    as: 'items',
    items: CELEBRITIES.map((celebrity) => ({
      key: celebrity.key,
      name: celebrityName(language, celebrity.key),
      drawing: portraits.now(celebrity.key, 'yellow', 'face'),
      lines: [celebrityText(language, celebrity)],
    })),
  }),
  coloredDice: ({ space, dice }, language) => ({
    as: 'drawing',
    label: phrases(language, 'rules').reader.coloredDice({ space }),
    markup: diceMarkup(space, dice),
  }),
};
