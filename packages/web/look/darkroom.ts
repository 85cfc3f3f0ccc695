import type { Page } from '@playwright/test';
import type { Frame } from './animatedWebp.ts';

/** The part of a picture that differs from the one before. */
type Change = Omit<Frame, 'ms'>;

/** The same as the browser hands it out. */
interface Part extends Omit<Change, 'webp'> {
  readonly base64: string;
}

/** In the browser: the smallest part, at even places, in which the pictures differ. */
async function changesIn([pngs, quality]: readonly [readonly string[], number]): Promise<
  (Part | null)[]
> {
  const even = (number: number): number => number - (number % 2);
  const pixelsOf = async (png: string): Promise<OffscreenCanvasRenderingContext2D> => {
    const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('this browser cannot draw');
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  const found: (Part | null)[] = [];
  let last: Uint32Array | null = null;
  for (const png of pngs) {
    const context = await pixelsOf(png);
    const { width, height } = context.canvas;
    const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    let [left, top, right, bottom] = last ? [width, height, 0, 0] : [0, 0, width, height];
    if (last)
      for (let at = 0; at < now.length; at++) {
        if (now[at] === last[at]) continue;
        const [x, y] = [at % width, Math.floor(at / width)];
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    last = now;
    if (right <= left) {
      found.push(null);
      continue;
    }
    const [x, y] = [even(left), even(top)];
    const part = new OffscreenCanvas(right - x, bottom - y);
    part.getContext('2d')?.drawImage(context.canvas, -x, -y);
    const bytes = new Uint8Array(
      await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    found.push({ x, y, width: part.width, height: part.height, base64: btoa(text) });
  }
  return found;
}

/** What is new in each picture, as WebP; the first one is new as a whole, null is nothing. */
export async function changesBetween(
  darkroom: Page,
  pngs: readonly Buffer[],
  quality: number,
): Promise<(Change | null)[]> {
  const texts = pngs.map((png) => png.toString('base64'));
  const parts = await darkroom.evaluate(changesIn, [texts, quality] as const);
  return parts.map((part) => {
    if (!part) return null;
    const { base64, ...place } = part;
    return { ...place, webp: Buffer.from(base64, 'base64') };
  });
}
