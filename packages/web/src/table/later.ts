import type { Language } from '@gah/text';
import { loadSection } from '../i18n/showLanguage.js';
import type { Letters } from './letters.svelte.js';

/** Parts of the table that nobody needs in the first moment. */
export async function loadDrawers(
  language: Language,
): Promise<typeof import('./drawers/Drawers.svelte')> {
  const [drawers] = await Promise.all([
    import('./drawers/Drawers.svelte'),
    loadSection(language, 'explain'),
  ]);
  return drawers;
}

export const loadStage = (): Promise<typeof import('./stage/Stage.svelte')> =>
  import('./stage/Stage.svelte');

/** The story so far; the table can be played before it is there. */
export const loadLog = (): Promise<typeof import('./zones/LogList.svelte')> =>
  import('./zones/LogList.svelte');

/** Closer looks, with the words that only they say. */
export async function loadDetail(
  language: Language,
): Promise<typeof import('./detail/CardDetail.svelte')> {
  const [detail] = await Promise.all([
    import('./detail/CardDetail.svelte'),
    loadSection(language, 'explain'),
    loadSection(language, 'hints'),
  ]);
  return detail;
}

/** Letters at everything that can be pressed, and their signs. */
export async function loadLetters(): Promise<{
  readonly letters: Letters;
  readonly Signs: typeof import('./LetterSigns.svelte').default;
}> {
  const [{ Letters: Own }, { default: Signs }] = await Promise.all([
    import('./letters.svelte.js'),
    import('./LetterSigns.svelte'),
  ]);
  return { letters: new Own(), Signs };
}
