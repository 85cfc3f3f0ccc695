import type { Page } from '@playwright/test';

const KEY = 'grand-austria-hotel.settings';

export interface GivenSettings {
  readonly language?: 'en' | 'de' | 'ru';
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly speed?: 0 | 1 | 2;
  readonly pace?: 'slowest' | 'slow' | 'normal' | 'fast' | 'fastest';
  readonly oneTap?: boolean;
}

/** Every run plays the same games. */
const SEEDED = './?seed=vienna';

/** Opens the page as somebody who has chosen these settings before. */
export async function visit(
  page: Page,
  settings: GivenSettings = {},
  address = SEEDED,
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify({ speed: 0, theme: 'light', language: 'en', ...settings })] as const,
  );
  await page.goto(address);
}

/** Goes to another screen within the page, as its own buttons do. */
export const goTo = (page: Page, hash: `#/${string}`): Promise<void> =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);
