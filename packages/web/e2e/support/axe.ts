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

/**
 * Fails with the names of what axe finds wrong on the page as it is now, by day and by night. The page
 * must follow the system's colours.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.waitForFunction(isAtRest);
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${screen}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  }
}
