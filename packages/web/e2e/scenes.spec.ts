import { expect, test } from '@playwright/test';
import { SCENES } from '../look/scenes.ts';
import { setUp } from '../look/stage.ts';
import { isLong } from './support/length.ts';

/** As many at a time as a test may take. */
const PART = 10;
/** One in so many is set up; a soak and `npm run screenshots` set up all of them. */
const ONE_IN = isLong ? 1 : 16;
const CHOSEN = SCENES.filter((_, place) => place % ONE_IN === 0);
const PARTS = Array.from({ length: Math.ceil(CHOSEN.length / PART) }, (_, part) =>
  CHOSEN.slice(part * PART, (part + 1) * PART),
);

// The pictures of `npm run screenshots` themselves are for people; that they can be taken is tested.
for (const [part, scenes] of PARTS.entries())
  test(`the scenes of the screenshots can be set up (${part + 1} of ${PARTS.length})`, async ({
    browser,
  }) => {
    for (const scene of scenes) {
      const page = await setUp(browser, scene, scene.themes[0] ?? 'light');
      const isFinal = scene.name.startsWith('final');
      const shown = await page.locator('[data-screen="final"]').count();
      expect(shown, `${scene.name} is at the end of its game`).toBe(isFinal ? 1 : 0);
      await page.close();
    }
  });
