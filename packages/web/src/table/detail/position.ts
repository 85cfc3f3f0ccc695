/** A rectangle on the page. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const EDGE = 8;
const GAP = 12;

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a closer look opens: beside what it explains, or above or below it, where it covers least of
 * that and of the other things one could choose.
 */
export function besideAnchor(
  anchor: Area,
  { width, height }: Size,
  screen: Size,
  choices: readonly Area[],
): Point {
  const within = ({ x, y }: Point): Point => ({
    x: Math.max(EDGE, Math.min(screen.width - width - EDGE, x)),
    y: Math.max(EDGE, Math.min(screen.height - height - EDGE, y)),
  });
  const middle = (anchor.left + anchor.right - width) / 2;
  const points = [
    { x: anchor.right + GAP, y: anchor.top - 20 },
    { x: anchor.left - GAP - width, y: anchor.top - 20 },
    { x: middle, y: anchor.top - GAP - height },
    { x: middle, y: anchor.bottom + GAP },
  ].map(within);
  const covered = ({ x, y }: Point): number => {
    const area = { left: x, top: y, right: x + width, bottom: y + height };
    return [anchor, ...choices].reduce((sum, choice) => sum + overlap(area, choice), 0);
  };
  return points.reduce((best, point) => (covered(point) < covered(best) ? point : best));
}
