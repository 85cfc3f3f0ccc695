import type { Page } from '@playwright/test';
import { lookAround } from './time.ts';

const WANTED = [
  '[data-screen="curtain"] .btn',
  '.bar .btn.primary:not([disabled])',
  '.place.legal',
  '.tray .option:not(.on, .warnings .option)',
].join();
/** What leaves something undone, where there is nothing else. */
const LAST_RESORT = '.bar .btn.declines';
const MOST_KEYS = 20_000;

interface Focus {
  readonly isOver: boolean;
  readonly canAct: boolean;
  /** What has the focus can be chosen now. */
  readonly isWanted: boolean;
  /** Arrow keys that lead from the focused room to one that can be chosen. */
  readonly arrows: readonly string[];
}

const look = (page: Page): Promise<Focus> =>
  page.evaluate(
    ([first, last]) => {
      const wanted = document.querySelector(first) ? first : last;
      const COLUMNS = 5;
      const active = document.activeElement;
      const roomOf = (element: Element | null): number | null => {
        const place = element instanceof HTMLElement ? element.dataset['place'] : undefined;
        return place?.startsWith('room:') ? Number(place.slice('room:'.length)) : null;
      };
      const from = roomOf(active);
      const to = roomOf(document.querySelector('.place.legal[data-place^="room:"]'));
      const arrows: string[] = [];
      if (from !== null && to !== null) {
        const across = (to % COLUMNS) - (from % COLUMNS);
        const up = Math.floor(to / COLUMNS) - Math.floor(from / COLUMNS);
        arrows.push(
          ...Array<string>(Math.abs(across)).fill(across > 0 ? 'ArrowRight' : 'ArrowLeft'),
        );
        arrows.push(...Array<string>(Math.abs(up)).fill(up > 0 ? 'ArrowUp' : 'ArrowDown'));
      }
      return {
        isOver: document.querySelector('[data-screen="final"]') !== null,
        canAct: document.querySelector(wanted) !== null,
        isWanted: active?.matches(wanted) ?? false,
        arrows,
      };
    },
    [WANTED, LAST_RESORT] as const,
  );

/**
 * Plays without a pointer, to the final scoring or until so many choices are made: Tab backwards from the
 * bar, arrows inside the hotel, Enter. Returns how often something was chosen.
 */
export async function playByKeyboard(page: Page, mostChoices = Infinity): Promise<number> {
  let choices = 0;
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const { isOver, canAct, isWanted, arrows } = await look(page);
    if (isOver || choices >= mostChoices) return choices;
    if (!canAct) await page.waitForTimeout(20);
    else if (isWanted) {
      await lookAround(page);
      await page.keyboard.press('Enter');
      choices++;
    } else if (arrows.length > 0) for (const arrow of arrows) await page.keyboard.press(arrow);
    else await page.keyboard.press('Shift+Tab');
  }
  throw new Error('the game does not end');
}
