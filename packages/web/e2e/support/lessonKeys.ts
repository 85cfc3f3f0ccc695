import type { Page } from '@playwright/test';

const MOST_TABS = 200;
/** Signs at everything that can be pressed, once F was. */
const LETTERS = 'body kbd[style]';

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
  page.evaluate(
    ([wanted, signs]) => {
      const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
      if (!element) return null;
      const { left, top } = element.getBoundingClientRect();
      const NEAR = 12;
      const letters = [...document.querySelectorAll(signs)].map((letter) => {
        const box = letter.getBoundingClientRect();
        const away = Math.hypot(box.left - Math.max(left, 2), box.top - Math.max(top, 2));
        return { key: letter.textContent.trim().toLowerCase(), away };
      });
      const nearest = letters.toSorted((a, b) => a.away - b.away)[0];
      return nearest && nearest.away < NEAR ? nearest.key : null;
    },
    [selector, LETTERS] as const,
  );

async function afterF(page: Page, selector: string): Promise<string | null> {
  if ((await page.locator(LETTERS).count()) > 0) return null;
  await page.keyboard.press('f');
  return letterAt(page, selector);
}

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
  // While an answer is only begun, the letters stay; F would be one of them.
  const letter = (await letterAt(page, way)) ?? (await afterF(page, way));
  if (letter !== null) await page.keyboard.press(letter);
  else await page.keyboard.press('Escape');
}
