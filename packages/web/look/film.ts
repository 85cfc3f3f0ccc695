import type { Page } from '@playwright/test';
import type { Frame } from './animatedWebp.ts';
import { animatedWebp } from './animatedWebp.ts';
import { changesBetween } from './darkroom.ts';

interface Shot {
  readonly png: Buffer;
  readonly ms: number;
}

const GLIDE_STEPS = 5;
const GLIDE_MS = 50;
const QUALITY = 0.45;

/** A ring that shows where somebody points, and where they tap. */
const POINTER = `
  #film-pointer { position: fixed; z-index: 9999; width: 34px; height: 34px; margin: -17px 0 0 -17px;
    border-radius: 50%; border: 3px solid #b3261e; background: #b3261e33; pointer-events: none; }
  #film-pointer.taps { background: #b3261e99; }`;

/** Films what somebody does at a table: a picture for each step, and the pointer on its way. */
export class Film {
  private readonly shots: Shot[] = [];
  private at = { x: 20, y: 20 };

  constructor(private readonly page: Page) {}

  async begin(ms: number): Promise<void> {
    await this.page.addStyleTag({ content: POINTER });
    await this.page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('i'), { id: 'film-pointer' }));
    });
    const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
    this.at = { x: width / 2, y: height / 2 };
    await this.show(this.at, false);
    await this.take(ms);
  }

  private show({ x, y }: { x: number; y: number }, isTap: boolean): Promise<void> {
    return this.page.evaluate(
      ([left, top, taps]) => {
        const pointer = document.querySelector<HTMLElement>('#film-pointer');
        if (!pointer) return;
        pointer.style.left = `${left}px`;
        pointer.style.top = `${top}px`;
        pointer.classList.toggle('taps', taps);
      },
      [x, y, isTap] as const,
    );
  }

  async take(ms: number): Promise<void> {
    this.shots.push({ png: await this.page.screenshot(), ms });
  }

  /** The pointer glides to the first such control and taps it; then the table is looked at. */
  async tap(where: string, lookMs: number): Promise<void> {
    const box = await this.page.locator(where).first().boundingBox();
    if (!box) throw new Error(`nothing to tap at ${where}`);
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const from = this.at;
    for (let step = 1; step <= GLIDE_STEPS; step++) {
      const share = step / GLIDE_STEPS;
      const way = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.show(way, step === GLIDE_STEPS);
      await this.take(step === GLIDE_STEPS ? 250 : GLIDE_MS);
    }
    this.at = to;
    await this.page.mouse.click(to.x, to.y);
    await this.page.mouse.move(2, 2);
    await this.page.waitForTimeout(400);
    await this.show(to, false);
    await this.take(lookMs);
  }

  /** The whole film as one file; `darkroom` is a page in which pictures are compared. */
  async develop(darkroom: Page): Promise<Buffer> {
    const pngs = this.shots.map(({ png }) => png);
    const changes = await changesBetween(darkroom, pngs, QUALITY);
    const frames: Frame[] = [];
    for (const [index, change] of changes.entries()) {
      const { ms = 0 } = this.shots[index] ?? {};
      const before = frames.at(-1);
      if (change) frames.push({ ...change, ms });
      else if (before) frames[frames.length - 1] = { ...before, ms: before.ms + ms };
    }
    const { width = 0, height = 0 } = frames[0] ?? {};
    return animatedWebp(width, height, frames);
  }
}
