import type { Page } from '@playwright/test';

/** Something on the page that cannot be read or reached as it should be. */
export interface Fault {
  readonly kind: 'cut' | 'covered' | 'outside' | 'small' | 'scrolls' | 'overlaps';
  /** The element, by its classes and those around it. */
  readonly where: string;
  /** What it says or does. */
  readonly what: string;
}

/**
 * In the page: whatever is cut off, covered, off the screen or too small. What is meant to lie over the
 * table (a tray, a drawer) may cover it, what is meant to scroll or to fade out (`data-scrolls`,
 * `data-fades`) may hide a part of itself.
 */
function measure(): Fault[] {
  const LEAST_TEXT = 12;
  const LEAST_ON_SIGN = 11;
  /** Lines of a face reach beyond its letters: so much of their height is empty, above and below. */
  const LEADING = 0.24;
  const SLACK = 2;
  /** Of what scrolls: an ornament may lie over it. */
  const EDGE = 8;
  /** One look at the middle of such a text is enough. */
  const SHORT = 24;
  /** Rounded borders and frames reach over by so much. */
  const FRAME = 3;
  const OVER_TABLE = '.tray, .drawer, .risen, aside.look, [popover], dialog';

  const faults = new Map<string, Fault>();
  const nameOf = (element: Element): string => {
    const parts: string[] = [];
    for (let at: Element | null = element; at && parts.length < 4; at = at.parentElement) {
      const classes = [...at.classList].filter((name) => !/^(svelte-|art-box$)/.test(name));
      if (classes.length > 0) parts.unshift(`${at.localName}.${classes.slice(0, 2).join('.')}`);
      else if (parts.length === 0) parts.unshift(at.localName);
    }
    const zone = element.closest('section[aria-label], header[aria-label]');
    return `[${zone?.getAttribute('aria-label') ?? 'page'}] ${parts.join(' ')}`;
  };
  const note = (kind: Fault['kind'], element: Element, what: string): void => {
    const where = nameOf(element);
    const key = `${kind} ${where} ${what}`;
    if (!faults.has(key)) faults.set(key, { kind, where, what: what.slice(0, 60) });
  };
  /** Hidden from the eye, as `.sr-only` does it. */
  const isForEarsOnly = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)';
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, .flying, .portrait') &&
    !isForEarsOnly(element);

  interface Area {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const screen: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const areaOf = ({ left, top, right, bottom }: DOMRect): Area => ({ left, top, right, bottom });
  const within = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const shared = (a: Area, b: Area): number => {
    const { left, top, right, bottom } = within(a, b);
    return Math.min(right - left, bottom - top);
  };

  interface Window {
    /** What of the element can be seen without scrolling. */
    readonly now: Area;
    /** What can be seen at all. */
    readonly ever: Area;
    /** The element that cuts it there. */
    readonly fades: boolean;
  }
  const windows = new Map<Element, Window>();
  /** Through what one looks at the children of an element. */
  function windowOf(element: Element): Window {
    const known = windows.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const around = parent ? windowOf(parent) : { now: screen, ever: { ...screen }, fades: false };
    const style = getComputedStyle(element);
    let found: Window = around;
    const isFree = style.position === 'fixed';
    if (isFree) found = { now: screen, ever: screen, fades: false };
    if (
      element.localName !== 'html' &&
      element.localName !== 'body' &&
      !(element instanceof SVGElement)
    ) {
      const box = areaOf(element.getBoundingClientRect());
      const [x, y] = [style.overflowX, style.overflowY];
      const endless = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
      const cutX = x === 'hidden' || x === 'clip';
      const cutY = y === 'hidden' || y === 'clip';
      const margin = x === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0;
      const scrollsX = x === 'auto' || x === 'scroll';
      const scrollsY = y === 'auto' || y === 'scroll';
      const wide = {
        ...box,
        left: box.left - margin,
        right: box.right + margin,
        top: box.top - margin,
        bottom: box.bottom + margin,
      };
      if (cutX || cutY || scrollsX || scrollsY) {
        const horizontally = cutX || scrollsX ? wide : endless;
        const vertically = cutY || scrollsY ? wide : endless;
        const now = within(found.now, {
          left: horizontally.left,
          right: horizontally.right,
          top: vertically.top,
          bottom: vertically.bottom,
        });
        const ever = { ...found.ever };
        if (scrollsX) [ever.left, ever.right] = [-1e6, 1e6];
        else if (cutX)
          [ever.left, ever.right] = [
            Math.max(ever.left, wide.left),
            Math.min(ever.right, wide.right),
          ];
        if (scrollsY) [ever.top, ever.bottom] = [-1e6, 1e6];
        else if (cutY)
          [ever.top, ever.bottom] = [
            Math.max(ever.top, wide.top),
            Math.min(ever.bottom, wide.bottom),
          ];
        found = { now, ever, fades: found.fades || element.matches('[data-fades]') };
      }
      if (element.matches('[data-fades]')) found = { ...found, fades: true };
    }
    windows.set(element, found);
    return found;
  }
  const sticksOut = (area: Area, { ever }: Window, slack: number): boolean =>
    area.left < ever.left - slack ||
    area.right > ever.right + slack ||
    area.top < ever.top - slack ||
    area.bottom > ever.bottom + slack;
  /** Of two things one of which lies over the table by intention. */
  const areOnOneLevel = (a: Element, b: Element): boolean =>
    a.closest(OVER_TABLE) === b.closest(OVER_TABLE);

  interface Text {
    readonly element: Element;
    readonly text: string;
    readonly area: Area;
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || !isSeen(element) || element.closest('script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    if (rects.length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const svg = element instanceof SVGGraphicsElement ? element : null;
    const shown = svg ? size * (svg.getScreenCTM()?.a ?? 1) : size * element.currentCSSZoom;
    const least = svg || /^[+−-]?[\d/–…]+$/.test(text) ? LEAST_ON_SIGN : LEAST_TEXT;
    if (shown < least - 0.05) note('small', element, `${text} (${shown.toFixed(1)} px)`);
    const view = windowOf(element);
    for (const rect of rects) {
      const lead = rect.height * LEADING;
      const area = { ...areaOf(rect), top: rect.top + lead, bottom: rect.bottom - lead };
      texts.push({ element, text, area });
      if (view.fades) continue;
      if (sticksOut(area, view, SLACK))
        note(sticksOut(area, { ...view, ever: screen }, SLACK) ? 'outside' : 'cut', element, text);
    }
  }

  for (const { element, text, area } of texts) {
    const { now, fades } = windowOf(element);
    const y = (area.top + area.bottom) / 2;
    if (fades || y < now.top + EDGE || y > now.bottom - SLACK) continue;
    const isShort = area.right - area.left < SHORT;
    const middle = (area.left + area.right) / 2;
    for (const x of isShort ? [middle] : [area.left + SLACK, middle, area.right - SLACK]) {
      if (x < now.left || x > now.right) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit === element || hit.contains(element) || element.contains(hit)) continue;
      if (!areOnOneLevel(hit, element) || hit.closest('svg')?.contains(element)) continue;
      note('covered', element, `${text} by ${nameOf(hit)}`);
    }
  }
  const byHeight = texts.toSorted((a, b) => a.area.top - b.area.top);
  for (const [index, one] of byHeight.entries())
    for (let next = index + 1; next < byHeight.length; next++) {
      const other = byHeight[next];
      if (!other || other.area.top >= one.area.bottom) break;
      if (one.element === other.element || shared(one.area, other.area) <= SLACK) continue;
      if (!areOnOneLevel(one.element, other.element)) continue;
      const a = windowOf(one.element);
      const b = windowOf(other.element);
      if (a.fades || b.fades) continue;
      if (shared(within(one.area, a.now), within(other.area, b.now)) <= SLACK) continue;
      note('overlaps', one.element, `${one.text} and ${other.text} ${nameOf(other.element)}`);
    }

  const controls = [...document.querySelectorAll('button, input, select, a, .room')].filter(isSeen);
  for (const control of controls) {
    const area = areaOf(control.getBoundingClientRect());
    const view = windowOf(control.parentElement ?? control);
    const what = control.textContent.trim().replaceAll(/\s+/g, ' ');
    if (!view.fades && sticksOut(area, view, FRAME))
      note(sticksOut(area, { ...view, ever: screen }, FRAME) ? 'outside' : 'cut', control, what);
  }
  // Drawings fill their frames and are cut by them; signs and dice are not.
  for (const sign of document.querySelectorAll('.tokens svg, [data-die], .ord svg, .vps svg')) {
    const view = windowOf(sign.parentElement ?? sign);
    if (isSeen(sign) && !view.fades && sticksOut(areaOf(sign.getBoundingClientRect()), view, SLACK))
      note('cut', sign, 'a sign');
  }
  // Each is measured once: there are many pairs.
  const zones = [
    ...document.querySelectorAll('main section, main > header, .tabs, button, .tile, .track'),
  ]
    .filter(isSeen)
    .map((zone) => ({
      zone,
      area: within(areaOf(zone.getBoundingClientRect()), windowOf(zone.parentElement ?? zone).now),
    }));
  for (const [index, one] of zones.entries())
    for (const other of zones.slice(index + 1)) {
      if (shared(one.area, other.area) <= FRAME) continue;
      if (one.zone.contains(other.zone) || other.zone.contains(one.zone)) continue;
      if (areOnOneLevel(one.zone, other.zone)) note('overlaps', one.zone, nameOf(other.zone));
    }
  for (const step of document.querySelectorAll('[data-track]')) {
    const { left, right } = step.getBoundingClientRect();
    for (const mark of step.querySelectorAll('svg')) {
      const box = mark.getBoundingClientRect();
      if (box.left < left - SLACK || box.right > right + SLACK)
        note('overlaps', mark, `step ${step.getAttribute('data-track') ?? ''}`);
    }
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) note('scrolls', document.body, 'the page, sideways');
  if (document.querySelector('.bar') && scrollHeight > innerHeight + 1)
    note('scrolls', document.body, 'the page');
  for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
    if (element instanceof SVGElement) continue;
    const isWide = element.scrollWidth > element.clientWidth + SLACK;
    const isHigh = element.scrollHeight > element.clientHeight + SLACK;
    if ((!isWide && !isHigh) || !isSeen(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && isWide) note('scrolls', element, 'sideways');
    if (/auto|scroll/.test(overflowY) && isHigh && !element.matches('[data-scrolls]'))
      note('scrolls', element, 'up and down');
  }
  return [...faults.values()];
}

export const faultsOn = (page: Page): Promise<Fault[]> => page.evaluate(measure);
