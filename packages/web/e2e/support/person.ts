import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { lookAround } from './time.ts';

/** Repeatable chance, so that a failure can be looked at again. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** What can be clicked, and how gladly a person would. */
export type Choices = readonly (readonly [where: string, weight: number])[];

const CURIOUS: Choices = [
  ['[data-screen="curtain"] .btn', 1],
  ['.bar .btn.primary:not([disabled])', 5],
  ['.bar .btn.declines', 2],
  ['.place.legal', 6],
  ['.tray .option:not(.on)', 3],
  ['.bar .also .btn', 1],
  // On a phone the places are behind tabs; a badge counts those that can be chosen there.
  ['[role="tab"][aria-selected="false"]:has(b)', 1],
];

/** Takes dice and what is suggested, so that a long game comes to its end. */
const HURRIED: Choices = [
  ['[data-screen="curtain"] .btn', 1],
  ['.bar .btn.primary:not([disabled])', 1_000_000],
  ['.bar .btn.declines', 1_000_000],
  ['.place.legal[data-place^="space:"]', 1000],
  ['.place.legal', 1],
  ['.tray .option:not(.on)', 1],
];

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Where it was found. */
  readonly where: string;
  readonly what: string;
}

/** The middle of one of the controls that can be hit with the pointer now. */
export const findSpot = (page: Page, wanted: Choices, pick: number): Promise<Spot | null> =>
  page.evaluate(
    ([choices, share]) => {
      const reachable = choices.flatMap(([where, weight]) => {
        const hits = [...document.querySelectorAll<HTMLElement>(where)].flatMap((element) => {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { x, y, width, height } = element.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          const hit = document.elementFromPoint(left, top);
          return hit && element.contains(hit) ? [{ element, left, top }] : [];
        });
        return hits.map((spot) => ({ ...spot, where, weight: weight / hits.length }));
      });
      let left = share * reachable.reduce((sum, { weight }) => sum + weight, 0);
      const chosen = reachable.find(({ weight }) => (left -= weight) <= 0) ?? reachable.at(-1);
      if (!chosen) return null;
      const { element, where, left: x, top: y } = chosen;
      return { x, y, where, what: element.getAttribute('aria-label') ?? element.innerText };
    },
    [wanted, pick] as const,
  );

export interface Habits {
  readonly seed?: number;
  /** Ends the walk before the game does. */
  readonly until?: (page: Page) => Promise<boolean>;
  /** After so many clicks the game is only to come to its end. */
  readonly hurryAfter?: number;
  /** Nothing to click for so long is a dead end; longer where one waits for other persons. */
  readonly patienceMs?: number;
  /** Taps instead of clicks. */
  readonly touch?: boolean;
}

const isOver = (page: Page): Promise<boolean> => page.locator('[data-screen="final"]').isVisible();

const MOST_CLICKS = 4000;
/** Nothing to click for so long, with nobody thinking, is a dead end. */
const PATIENCE_MS = 15_000;

/** Plays by clicking what lights up, until the final scoring; returns what was clicked. */
export async function playByPointer(page: Page, habits: Habits = {}): Promise<string[]> {
  const {
    seed = 1,
    until,
    hurryAfter = Infinity,
    touch = false,
    patienceMs = PATIENCE_MS,
  } = habits;
  const random = chance(seed);
  const clicked: string[] = [];
  let lastClick = Date.now();
  // Kept while there is nothing to click, so that the time somebody thinks changes nothing.
  let pick = random();
  while (clicked.length < MOST_CLICKS) {
    if (await isOver(page)) return clicked;
    if (await until?.(page)) return clicked;
    const spot = await findSpot(page, clicked.length < hurryAfter ? CURIOUS : HURRIED, pick);
    if (spot) {
      await lookAround(page);
      await (touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
      clicked.push(spot.what);
      pick = random();
      lastClick = Date.now();
      continue;
    }
    expect(Date.now() - lastClick, `stuck after: ${clicked.slice(-5).join(' | ')}`).toBeLessThan(
      patienceMs,
    );
    await page.waitForTimeout(20);
  }
  throw new Error(`the game does not end; last: ${clicked.slice(-10).join(' | ')}`);
}
