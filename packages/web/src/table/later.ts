import type { Language } from '@gah/text';
import { loadHints as loadHintTexts } from '@gah/text';
import type { Hints } from './hints.js';

/** Parts of the table that nobody needs in the first moment. */
export const loadDrawers = (): Promise<typeof import('./drawers/Drawers.svelte')> =>
  import('./drawers/Drawers.svelte');
export const loadDetail = (): Promise<typeof import('./detail/CardDetail.svelte')> =>
  import('./detail/CardDetail.svelte');

/** What a player may want to know before deciding, with the words for it. */
export async function loadHints(language: Language): Promise<Hints> {
  const [{ hints }] = await Promise.all([import('./hints.js'), loadHintTexts(language)]);
  return hints;
}
