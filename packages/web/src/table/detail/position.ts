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
/** How closely the page is searched where no place beside the thing is free. */
const GRID = 32;

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Points all over the page, those nearest to the thing first. */
function everywhere(anchor: Area, { width, height }: Size, screen: Size): Point[] {
  const points: Point[] = [];
  for (let x = EDGE; x <= screen.width - width - EDGE; x += GRID)
    for (let y = EDGE; y <= screen.height - height - EDGE; y += GRID) points.push({ x, y });
  const distance = ({ x, y }: Point): number =>
    Math.hypot(
      x + width / 2 - (anchor.left + anchor.right) / 2,
      y + height / 2 - (anchor.top + anchor.bottom) / 2,
    );
  return points.sort((one, other) => distance(one) - distance(other));
}

/**
 * Where a closer look opens: beside what it explains, or above or below it; where it would cover that or
 * the other things one could choose, anywhere on the page where it covers least of them.
 */
export function besideAnchor(
  anchor: Area,
  size: Size,
  screen: Size,
  choices: readonly Area[],
): Point {
  const { width, height } = size;
  const within = ({ x, y }: Point): Point => ({
    x: Math.max(EDGE, Math.min(screen.width - width - EDGE, x)),
    y: Math.max(EDGE, Math.min(screen.height - height - EDGE, y)),
  });
  const middle = (anchor.left + anchor.right - width) / 2;
  const beside = [
    { x: anchor.right + GAP, y: anchor.top - 20 },
    { x: anchor.left - GAP - width, y: anchor.top - 20 },
    { x: middle, y: anchor.top - GAP - height },
    { x: middle, y: anchor.bottom + GAP },
  ].map(within);
  const covered = ({ x, y }: Point): number => {
    const area = { left: x, top: y, right: x + width, bottom: y + height };
    return [anchor, ...choices].reduce((sum, choice) => sum + overlap(area, choice), 0);
  };
  const least = (points: readonly Point[]): Point | undefined =>
    points.reduce<Point | undefined>(
      (best, point) => (best && covered(best) <= covered(point) ? best : point),
      undefined,
    );
  const near = least(beside) ?? within({ x: middle, y: anchor.bottom + GAP });
  if (covered(near) === 0) return near;
  const far = least(everywhere(anchor, size, screen));
  return far && covered(far) < covered(near) ? far : near;
}
