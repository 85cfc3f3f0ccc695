import type { Crop } from '../art/portraits/portrait.js';
import type { Markup } from '../art/svg.js';

/** Each picture is drawn once. */
export function remembered<K extends string | number>(
  draw: (who: K, look: { crop: Crop }) => Markup,
): (who: K, crop: Crop) => Markup {
  const drawn = new Map<string, Markup>();
  return (who, crop) => {
    const key = `${who} ${crop}`;
    const markup = drawn.get(key) ?? draw(who, { crop });
    drawn.set(key, markup);
    return markup;
  };
}
