/** How the table is arranged. */
export const SHAPES = ['wide', 'upright', 'rail', 'phone'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The page a shape is drawn for: on a larger one everything is larger, not farther apart. */
const DRAWN_FOR: Readonly<Record<Shape, Size>> = {
  wide: { width: 1600, height: 900 },
  upright: { width: 820, height: 1180 },
  rail: { width: 844, height: 390 },
  phone: { width: 480, height: 960 },
};

/** Zones side by side need so much. */
const WIDE_FROM: Size = { width: 1000, height: 600 };
/** Zones above each other, all of them on one page. */
const UPRIGHT_FROM: Size = { width: 740, height: 1000 };

const holds = (page: Size, least: Size): boolean =>
  page.width >= least.width && page.height >= least.height;

export function shapeOf(page: Size): Shape {
  const isUpright = page.height > page.width;
  if (isUpright && holds(page, UPRIGHT_FROM)) return 'upright';
  if (holds(page, WIDE_FROM)) return 'wide';
  return isUpright ? 'phone' : 'rail';
}

/** How much larger than drawn a shape is on a page; never smaller: letters could not be read. */
export function scaleOf(shape: Shape, page: Size): number {
  const { width, height } = DRAWN_FOR[shape];
  return Math.max(1, Math.min(page.width / width, page.height / height));
}
