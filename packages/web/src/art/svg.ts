/**
 * The few words in which all drawings are written. A drawing is a string of SVG markup: it has no
 * ids (so any number of copies can stand on one page), is hidden from screen readers (the component
 * around it has the spoken name) and comes out the same every time.
 */
export type Markup = string;
/** Left, top, width and height in the units of the drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Look {
  /** Pixels; without them the drawing fills the box that its style gives it. */
  readonly width?: number;
  readonly height?: number;
  /** Further classes beside `art`. */
  readonly className?: string;
}
export interface SquareLook {
  readonly size?: number;
  readonly className?: string;
}

/** A coordinate with no more digits than the eye can see. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

const attribute = (name: string, value: string | number | undefined): Markup =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** What is drawn, in units of its own; shown by itself or placed inside another drawing. */
export interface Figure {
  readonly box: Box;
  readonly body: Markup;
}

/** With `fit` "slice" the figure covers its box, else it is shown whole. */
export function show(
  { box, body }: Figure,
  look: Look = {},
  fit: 'meet' | 'slice' = 'meet',
): Markup {
  const name = look.className === undefined ? 'art' : `art ${look.className}`;
  const slice = fit === 'slice' ? ' preserveAspectRatio="xMidYMid slice"' : '';
  return `<svg class="${name}" viewBox="${box.map(num).join(' ')}"${attribute('width', look.width)}${attribute('height', look.height)}${slice} aria-hidden="true">${body}</svg>`;
}

export const showSquare = (figure: Figure, { size, className }: SquareLook = {}): Markup =>
  show(figure, {
    ...(size === undefined ? {} : { width: size, height: size }),
    ...(className === undefined ? {} : { className }),
  });

export const place = ({ box, body }: Figure, x: number, y: number, w: number, h = w): Markup =>
  `<svg x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" viewBox="${box.map(num).join(' ')}">${body}</svg>`;

export const square = (side: number, body: Markup): Figure => ({ box: [0, 0, side, side], body });

export const rect = (x: number, y: number, w: number, h: number, paint: string): Markup =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" ${paint}/>`;
export const circle = (x: number, y: number, r: number, paint: string): Markup =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${paint}/>`;
export const path = (d: string, paint: string): Markup => `<path d="${d}" ${paint}/>`;
export const group = (attributes: string, ...parts: readonly Markup[]): Markup =>
  `<g ${attributes}>${parts.join('')}</g>`;
export const fill = (color: string): string => `fill="${color}"`;
export const line = (color: string, width: number): string =>
  `fill="none" stroke="${color}" stroke-width="${num(width)}"`;
export const edged = (color: string, edge: string, width: number): string =>
  `fill="${color}" stroke="${edge}" stroke-width="${num(width)}"`;

export const repeat = (times: number, part: (index: number) => Markup): Markup =>
  Array.from({ length: times }, (_, index) => part(index)).join('');
/** Copies around a centre, the first one unturned. */
export const around = (
  times: number,
  x: number,
  y: number,
  part: (index: number) => Markup,
): Markup =>
  repeat(times, (index) =>
    index === 0
      ? part(index)
      : group(`transform="rotate(${num((index * 360) / times)} ${num(x)} ${num(y)})"`, part(index)),
  );

export const label = (x: number, y: number, size: number, color: string, words: string): Markup =>
  `<text x="${num(x)}" y="${num(y)}" text-anchor="middle" font-family="Jost,sans-serif" font-weight="600" font-size="${num(size)}" fill="${color}">${words}</text>`;
