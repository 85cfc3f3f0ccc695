import type { Page } from '@playwright/test';

/**
 * Waits until the table is there and nothing on it changes its place any more: another shape of the page is
 * fetched first, and what fits itself to the room it is given needs a few frames.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const FRAMES = 4;
    const PATIENCE_MS = 20_000;
    const nextFrame = (): Promise<number> =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    const placesNow = (): string =>
      document.querySelector('main .bar, [data-screen="final"]')
        ? [...document.querySelectorAll('main *')]
            .filter((element) => !(element instanceof SVGElement))
            .map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return `${x} ${y} ${width} ${height}`;
            })
            .join()
        : '';
    await document.fonts.ready;
    const begun = Date.now();
    let before = '';
    for (let same = 0; same < FRAMES;) {
      await nextFrame();
      const now = placesNow();
      same = now !== '' && now === before ? same + 1 : 0;
      before = now;
      if (Date.now() - begun > PATIENCE_MS) throw new Error('the page does not come to rest');
    }
  });
