import type { CelebrityKey, DieColor } from '@gah/engine';
import type { Crop } from '../../art/portraits/portrait.js';
import type { Markup } from '../../art/svg.js';
import type { Later } from '../../cards/later.svelte.js';
import { later } from '../../cards/later.svelte.js';
import { remembered } from '../../cards/remembered.js';

type CelebrityPortrait = (key: CelebrityKey, color: DieColor, crop: Crop) => Markup;

/** On the ground of the die that brings them; they come after the table is there. */
export const portraits: Later<CelebrityPortrait> = later<CelebrityPortrait>(
  () => '',
  async () => {
    const { celebrityPortrait } = await import('./art/portraits.js');
    const of = (color: DieColor): ((key: CelebrityKey, crop: Crop) => Markup) =>
      remembered((key: CelebrityKey, look: { crop: Crop }) => celebrityPortrait(key, color, look));
    const byColor = { red: of('red'), blue: of('blue'), yellow: of('yellow') };
    return (key, color, crop) => byColor[color](key, crop);
  },
);
