import { pseudoPattern } from '@gah/text/catalogue/pseudo';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ONLINE } from '../playwright.shared.ts';
import { playByPointer } from './support/person.ts';
import { speakPseudo } from './support/pseudo.ts';
import { goTo, visit } from './support/settings.ts';

/**
 * What a page may say as it is: the title, languages in their own words, the seed, keys of a keyboard,
 * and what the browser puts between the parts of a list.
 */
const AS_IT_IS = ['Grand Austria Hotel', 'English', 'Deutsch', 'vienna', 'Esc', ' and ', ' or '];

interface Seen {
  readonly text: string;
  readonly isOutside: boolean;
}

/** Every text a person can see, and whether the page cuts it off at a side. */
const seen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const texts: Seen[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility() || parent.closest('.sr-only, script, style')) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const scrolls = parent.closest('[data-scrolls]') !== null;
      texts.push({ text, isOutside: !scrolls && (left < -1 || right > innerWidth + 1) });
    }
    return texts;
  });

/** Words of ours that come from nowhere in the catalogue have no accents. */
function ownWords({ text }: Seen): string[] {
  const rest = AS_IT_IS.reduce((left, known) => left.replaceAll(known, ''), text);
  return rest.match(/[A-Za-z]{3,}/g)?.filter((word) => !/^[IVX]+$/.test(word)) ?? [];
}

async function expectTranslated(page: Page): Promise<void> {
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(3);
  const texts = await seen(page);
  expect(texts.flatMap(ownWords)).toEqual([]);
  expect(texts.filter(({ isOutside }) => isOutside)).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}

test.beforeEach(async ({ context }) => {
  await speakPseudo(context);
});

for (const [name, size] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size });

    test('the start page and the table speak another language altogether', async ({ page }) => {
      await visit(page);
      await expectTranslated(page);
      // All modules, so that their words are seen too.
      await page.getByRole('button', { name: pseudoPattern('All'), exact: true }).click();
      await expectTranslated(page);
      await page.getByRole('button', { name: pseudoPattern('Open the hotel') }).click();
      let clicks = 0;
      await playByPointer(page, {
        seed: 31,
        until: async () => {
          if (clicks++ % 10 === 0 && (await page.locator('.bar').isVisible())) {
            await expectTranslated(page);
          }
          return clicks > 60;
        },
      });
    });

    test('the pages of online play do as well', async ({ page }) => {
      await visit(page, {}, `${ONLINE}#/online`);
      await expectTranslated(page);
      await page.getByRole('button', { name: pseudoPattern('Open the table') }).click();
      await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
      await expectTranslated(page);
      await goTo(page, '#/table/nowhere');
      await expectTranslated(page);
    });
  });
