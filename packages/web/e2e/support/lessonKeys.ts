import type { Page } from '@playwright/test';

const MOST_TABS = 200;

/** Whether the focus would take Enter for itself. */
const isFocusTaken = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active instanceof HTMLButtonElement && active.dataset['place'] === undefined;
  });

/** Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`no key leads to ${selector}`);
}

/** The letter that stands at the first of these; null where it has none. */
const letterAt = (page: Page, selector: string): Promise<string | null> =>
  page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
    if (!element) return null;
    const { left, top } = element.getBoundingClientRect();
    const NEAR = 12;
    const letters = [...document.querySelectorAll('body kbd[style]')].map((letter) => {
      const box = letter.getBoundingClientRect();
      const away = Math.hypot(box.left - Math.max(left, 2), box.top - Math.max(top, 2));
      return { key: letter.textContent.trim().toLowerCase(), away };
    });
    const nearest = letters.toSorted((a, b) => a.away - b.away)[0];
    return nearest && nearest.away < NEAR ? nearest.key : null;
  }, selector);

/** Does what is suggested without a pointer: Enter goes on and confirms, letters choose, Tab leads to the rest. */
export async function obeyByKeys(page: Page, way: string, goesOn: boolean): Promise<void> {
  if (goesOn) {
    if (await isFocusTaken(page)) await tabTo(page, way);
    await page.keyboard.press('Enter');
    return;
  }
  if (way.includes('.primary')) {
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    return;
  }
  await page.keyboard.press('f');
  const letter = await letterAt(page, way);
  if (letter !== null) await page.keyboard.press(letter);
  else await page.keyboard.press('Escape');
}
