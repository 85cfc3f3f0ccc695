import { expect, test } from '@playwright/test';
import { LESSONS } from '@gah/lessons';
import { hiddenLights, obey, stepIn } from '../e2e/support/lesson.ts';
import { goTo, visit } from '../e2e/support/settings.ts';
import { FOLDER } from './folder.ts';

const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
const LANGUAGES = ['en', 'de', 'ru'] as const;
const MOST_TAPS = 600;

/** Every lesson is played to its end with what it suggests; a picture of every step. */
for (const { id } of LESSONS)
  for (const [size, viewport] of Object.entries(SIZES))
    for (const language of LANGUAGES)
      test(`lesson ${id} ${size} ${language}`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.setViewportSize(viewport);
        await visit(page, { language, pace: 'fastest' }, './');
        await goTo(page, `#/learn/${id}`);
        await expect(page.locator('.guide')).toBeVisible();
        const seen = new Set<string>();
        const hidden: string[] = [];
        for (let taps = 0; taps < MOST_TAPS; taps++) {
          const isOver = await page.locator('dialog, .lesson:not(.guided)').count();
          if (isOver > 0) break;
          const step = await stepIn(page);
          if (step !== '' && !seen.has(step)) {
            seen.add(step);
            await page.waitForTimeout(250);
            hidden.push(...(await hiddenLights(page)).map((light) => `${step}: ${light}`));
            const number = String(seen.size).padStart(2, '0');
            await page.screenshot({
              path: `${FOLDER}/lessons/${id}-${size}-${language}-${number}-${step}.png`,
            });
          }
          await obey(page);
        }
        expect(hidden).toEqual([]);
        await expect(page.locator('dialog, .lesson:not(.guided)').first()).toBeVisible();
      });
