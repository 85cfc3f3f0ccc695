import { LESSONS } from '@gah/lessons';
import { LANGUAGES } from '@gah/text';
import { test } from '@playwright/test';
import { attend } from '../e2e/support/lesson.ts';
import { FOLDER } from './folder.ts';

/** Every lesson is attended to its end; a picture of every step. */
for (const { id: lesson } of LESSONS)
  for (const desk of ['desktop', 'phone'] as const)
    for (const language of LANGUAGES)
      test(`lesson ${lesson} ${desk} ${language}`, async ({ page }) => {
        test.setTimeout(300_000);
        const onStep = async (step: string, number: number): Promise<void> => {
          const name = `${lesson}-${desk}-${language}-${String(number).padStart(2, '0')}-${step}`;
          await page.screenshot({ path: `${FOLDER}/lessons/${name}.png` });
        };
        await attend(page, { lesson, desk, language, onStep });
      });
