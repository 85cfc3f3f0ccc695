import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../settings/settings.svelte.js';
import { TEXT_SCALE } from '../settings/values.js';
import type { Shape, Size } from './shape.js';
import { scaleOf, shapeOf } from './shape.js';

/** The mark of browsers that zoom as the standard says; in others the page stays as large as drawn. */
const canScale = typeof Element !== 'undefined' && 'currentCSSZoom' in Element.prototype;
/** What a page without a window is taken for. */
const USUAL: Size = { width: 1366, height: 768 };

/** What the reader wants; with larger letters the screen is as if it were smaller. */
const textScale = $derived(canScale ? TEXT_SCALE[settings.textSize] : 1);
const screen = $derived<Size>({
  width: (innerWidth.current ?? USUAL.width) / textScale,
  height: (innerHeight.current ?? USUAL.height) / textScale,
});
const shape = $derived(shapeOf(screen));
const fit = $derived(canScale ? scaleOf(shape, screen) : 1);
const scale = $derived(fit * textScale);

/** The page in its own pixels: on a large screen, or with large letters, each of them is larger. */
export const viewport = {
  get shape(): Shape {
    return shape;
  },
  get width(): number {
    return screen.width / fit;
  },
  get height(): number {
    return screen.height / fit;
  },
  /** How many of the screen's pixels one of the page's is. */
  get scale(): number {
    return scale;
  },
};

/** Has the page drawn at its scale; to be called once, inside an effect root. */
export function applyScale(): void {
  $effect(() => {
    document.documentElement.style.setProperty('--scale', String(scale));
  });
}

/** Where an element is, in pixels of the page; the browser answers in those of the screen. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x / scale, y / scale, width / scale, height / scale);
}
