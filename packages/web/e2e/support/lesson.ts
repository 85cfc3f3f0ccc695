import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hiddenLights } from './lights.ts';
import { obeyByKeys } from './lessonKeys.ts';
import type { GivenSettings } from './settings.ts';
import { goTo, visit } from './settings.ts';
import { lookAround } from './time.ts';

/** How a lesson is attended: where, and with what. */
export const DESKS = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  keyboard: { width: 1366, height: 768 },
} as const;
export type Desk = keyof typeof DESKS;

const NEXT = '.guide .btn.primary';
/** A lesson ends with a verdict, the first evening with a closing. */
const OVER = 'dialog';

/** What a pupil would press next, best first: Next, the gold button, what is lit, any choice, ending the turn. */
const WAYS = [
  NEXT,
  '.bar .btn.primary:not([disabled])',
  '.place.advised.legal:not(.chosen)',
  '[data-lights~="serve"] .btn.serve',
  '.tray .option:not(.on)',
  '.place.legal:not(.chosen)',
  '.tab:not(.on):has(.badge)',
  '.bar .btn.declines:not([disabled])',
];

interface Look {
  readonly isOver: boolean;
  /** The step the guide is at; empty while it waits. */
  readonly step: string;
  /** The first of the ways that can be seen; null while there is nothing to press. */
  readonly way: string | null;
}

/** All that a pupil goes by, at one moment: the page may have gone on at the next. */
const look = (page: Page): Promise<Look> =>
  page.evaluate(
    ([over, ways]) => ({
      isOver: document.querySelector(over) !== null,
      step: document.querySelector<HTMLElement>('.guide')?.dataset['step'] ?? '',
      way:
        ways.find((way) =>
          [...document.querySelectorAll(way)].some((element) => element.checkVisibility()),
        ) ?? null,
    }),
    [OVER, WAYS] as const,
  );

async function obeyByPointer(page: Page, way: string): Promise<void> {
  await page
    .locator(way)
    .filter({ visible: true })
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

/** Does one thing the guide suggests, if there is anything to do at this moment. */
async function obey(page: Page, desk: Desk, way: string | null): Promise<void> {
  if (way === null) {
    await page.waitForTimeout(40);
    return;
  }
  await lookAround(page);
  if (desk === 'keyboard') await obeyByKeys(page, way, way === NEXT);
  else await obeyByPointer(page, way);
}

const MOST_TAPS = 900;
/** The players of the house think about the answer to a task. */
const THINKING_MS = 60_000;

export interface Attendance {
  readonly lesson: string;
  readonly desk: Desk;
  readonly language: NonNullable<GivenSettings['language']>;
  /** When something new is said: the step, and how many there were. */
  readonly onStep?: (step: string, number: number) => Promise<void>;
}

export const attendanceName = ({ lesson, desk, language }: Attendance): string =>
  `${lesson}, ${desk}, ${language}`;

/** Goes on to the end of the lesson that is open; the faults found at its steps. */
export async function follow(
  page: Page,
  desk: Desk,
  onStep?: Attendance['onStep'],
): Promise<{ readonly steps: number; readonly hidden: readonly string[] }> {
  // The guide may be there before the table is.
  await expect(page.locator('.guide')).toBeVisible();
  await expect(page.locator('.bar')).toBeVisible();
  const seen = new Set<string>();
  const hidden: string[] = [];
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const { isOver, step, way } = await look(page);
    if (isOver) break;
    if (step !== '' && !seen.has(step)) {
      seen.add(step);
      // Zones open and close with a transition.
      await page.waitForTimeout(250);
      hidden.push(...(await hiddenLights(page)).map((light) => `${step}: ${light}`));
      await onStep?.(step, seen.size);
    }
    await obey(page, desk, way);
  }
  await expect(page.locator(OVER).first()).toBeVisible();
  const verdict = page.locator('[data-verdict]');
  if ((await verdict.count()) > 0)
    await expect(verdict).toHaveAttribute('data-verdict', /excellent|good|more/, {
      timeout: THINKING_MS,
    });
  return { steps: seen.size, hidden };
}

/**
 * Attends a lesson to its end and does what it suggests; whatever the guide speaks of can be seen at each
 * step.
 */
export async function attend(page: Page, attendance: Attendance): Promise<void> {
  const { lesson, desk, language, onStep } = attendance;
  await page.setViewportSize(DESKS[desk]);
  await visit(page, { language, pace: 'fastest' }, './');
  await goTo(page, `#/learn/${lesson}`);
  const { steps, hidden } = await follow(page, desk, onStep);
  expect(hidden).toEqual([]);
  expect(steps).toBeGreaterThan(2);
}
