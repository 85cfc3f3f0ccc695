import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Things on their way lie over others for a moment: what is looked at is a table at rest. */
const isAtRest = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
    );

/** What a theme can change. */
const RULES_OF_COLOUR = ['color-contrast'];

/** What axe finds wrong on the page as it is now, or on a part of it, by rule and place. */
async function violationsOn(
  page: Page,
  rules: readonly string[] | null,
  part = 'html',
): Promise<string[]> {
  // Reading the program again in the same document, another page to sum up in, and lists of all that is
  // well would take as long as looking.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .include(part)
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Fails with the names of what axe finds wrong on the page as it is now, or on a part of it, by day and by
 * night. The page must follow the system's colours.
 */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.waitForFunction(isAtRest);
    const rules = colorScheme === 'dark' ? RULES_OF_COLOUR : null;
    const found = await violationsOn(page, rules, part);
    expect(found.map((violation) => `${screen}, ${colorScheme}: ${violation}`)).toEqual([]);
  }
}
