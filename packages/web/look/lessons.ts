import { LESSONS } from '@gah/lessons';
import { LANGUAGES } from '@gah/text';
import { test } from '@playwright/test';
import { attend } from '../e2e/support/lesson.ts';
import { FOLDER } from './folder.ts';

/** Every lesson is attended to its end; a picture of every step and of the end. */
for (const { id: lesson } of LESSONS)
  for (const desk of ['desktop', 'phone'] as const)
    for (const language of LANGUAGES)
      test(`lesson ${lesson} ${desk} ${language}`, async ({ page }) => {
        test.setTimeout(300_000);
        const picture = async (name: string): Promise<void> => {
          const path = `${FOLDER}/lessons/${lesson}-${desk}-${language}-${name}.png`;
          await page.screenshot({ path });
        };
        const onStep = (step: string, number: number): Promise<void> =>
          picture(`${String(number).padStart(2, '0')}-${step}`);
        await attend(page, { lesson, desk, language, onStep });
        await picture('end');
      });
