import type { Page } from '@playwright/test';

/** Of what is lit so much must be seen: of the best place one taps, of each of them, of a part of the table. */
const LEAST = { place: 0.7, each: 0.5, spot: 0.6 } as const;

/** In the page: what is lit or said but lies off the screen, is cut, or is under something else. */
function hidden(least: typeof LEAST): string[] {
  const POINTS = [0.06, 0.25, 0.5, 0.75, 0.94];

  interface Area {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** What can be seen of an element through everything that cuts it. */
  function windowOf(element: Element): Area {
    let area: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible')
        area = {
          ...area,
          left: Math.max(area.left, box.left),
          right: Math.min(area.right, box.right),
        };
      if (overflowY !== 'visible')
        area = {
          ...area,
          top: Math.max(area.top, box.top),
          bottom: Math.min(area.bottom, box.bottom),
        };
      if (position === 'fixed') break;
    }
    return area;
  }
  /** The share of an element that can be seen; of one larger than its window, of the beginning. */
  function seenOf(element: Element): number {
    if (!element.checkVisibility()) return 0;
    const box = element.getBoundingClientRect();
    const area = windowOf(element);
    const height = Math.min(box.height, area.bottom - area.top);
    let seen = 0;
    for (const across of POINTS)
      for (const down of POINTS) {
        const x = box.left + box.width * across;
        const y = box.top + height * down;
        if (x < area.left || x > area.right || y < area.top || y > area.bottom) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.contains(element))) seen++;
      }
    return seen / POINTS.length ** 2;
  }

  const faults: string[] = [];
  const elsewhere: string[] = [];
  let shown = 0;
  const check = (selector: string, wanted: number): void => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) {
      elsewhere.push(`${selector}: not there`);
      return;
    }
    shown++;
    const best = Math.max(...found.map(seenOf));
    if (best < wanted) faults.push(`${selector}: ${Math.round(best * 100)} % seen`);
  };
  /** A guest and the room it goes to: neither may be hidden behind the other one's side of the table. */
  const checkEach = (selector: string, wanted: number): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const seen = seenOf(element);
      if (element.checkVisibility() && seen < wanted)
        faults.push(`${element.dataset['place'] ?? selector}: ${Math.round(seen * 100)} % seen`);
    }
  };
  const spots = document.querySelector<HTMLElement>('[data-lights]')?.dataset['lights'] ?? '';
  for (const spot of spots.split(' ').filter((name) => name !== ''))
    check(`[data-spot~="${spot}"]`, least.spot);
  if (document.querySelector('.place.advised')) check('.place.advised', least.place);
  checkEach('.place.advised', least.each);

  // A phone shows one part of the table at a time: one of those that are spoken of.
  if (shown === 0 || !document.querySelector('[role="tablist"]')) faults.push(...elsewhere);

  const text = document.querySelector('.guide p')?.getBoundingClientRect();
  const strip = document.querySelector('.guide')?.getBoundingClientRect();
  if (text && strip && (text.top < strip.top || text.bottom > strip.bottom))
    faults.push('what is said is cut');
  return faults;
}

/** What the guide says or lights but cannot be seen. */
export const hiddenLights = (page: Page): Promise<string[]> => page.evaluate(hidden, LEAST);
