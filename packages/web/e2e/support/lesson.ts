import type { Page } from '@playwright/test';

const NEXT = '.guide .btn.primary';

/** The step the guide is at; empty while it waits. */
export const stepIn = async (page: Page): Promise<string> =>
  (await page.locator('.guide').getAttribute('data-step')) ?? '';

/** What is said or lit but cannot be seen: cut, off the screen, or under something else. */
export const hiddenLights = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const names = document.querySelector<HTMLElement>('[data-lights]')?.dataset['lights'] ?? '';
    const spots = names
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => `[data-spot="${name}"]`);
    const groups = [...spots, '.place.advised'].map((selector) => ({
      selector,
      elements: [...document.querySelectorAll(selector)],
    }));
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const across = Math.min(right, innerWidth) - Math.max(left, 0);
      const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (across < Math.min(LEAST, right - left) || down < Math.min(LEAST, bottom - top))
        return false;
      const x = Math.max(left, 0) + across / 2;
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const at = document.elementFromPoint(x, Math.max(top, 0) + down * share);
        if (at && (element.contains(at) || at.contains(element))) return true;
      }
      return false;
    };
    const text = document.querySelector('.guide p')?.getBoundingClientRect();
    const strip = document.querySelector('.guide')?.getBoundingClientRect();
    const isCut = text && strip && (text.top < strip.top || text.bottom > strip.bottom);
    const hidden = groups
      .filter(({ elements, selector }) => {
        const isAsked = selector !== '.place.advised' || elements.length > 0;
        return isAsked && !elements.some(isSeen);
      })
      .map(({ selector }) => selector);
    return isCut ? [...hidden, 'what is said'] : hidden;
  });

/** What a pupil would press next, best first: Next, the gold button, what is lit, any choice, ending the turn. */
const WAYS = [
  'dialog .btn.primary',
  NEXT,
  '.bar .btn.primary:not([disabled])',
  '.place.advised.legal:not(.chosen)',
  '.tray .option:not(.on)',
  '.place.legal:not(.chosen)',
  '.tab:not(.on):has(.badge)',
  '.bar .btn.declines:not([disabled])',
];

/** Does one thing the guide suggests; false when there is nothing to press at this moment. */
export async function obey(page: Page): Promise<boolean> {
  for (const way of WAYS) {
    const control = page.locator(way).first();
    if (!(await control.isVisible())) continue;
    await control.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  return false;
}
