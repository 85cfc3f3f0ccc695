import type { TableKind } from '@gah/ai/parts';
import type { GenerationMetrics } from './metrics.js';

/** The learning curves as a picture: plots over the games played. */
const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 56;
const RIGHT = 24;
const TOP = 56;
const BOTTOM = 44;
/** About so many steps on each axis. */
const STEPS = 6;
const KEY_WIDTH = 180;

/** What every generation tells, whatever else. */
interface Told {
  readonly tables: TableKind;
  readonly games: number;
}

export interface Plot<Metrics extends Told> {
  readonly title: string;
  readonly value: (metrics: Metrics) => number;
  /** How far it could be off, up or down. */
  readonly doubt: (metrics: Metrics) => number;
}

const PLOTS: readonly Plot<GenerationMetrics>[] = [
  {
    title: 'Mean score in the gating match, with the 95 % interval',
    value: ({ gatingScore }) => gatingScore,
    doubt: ({ gatingInterval }) => gatingInterval,
  },
  {
    title: 'Error of predicted final scores (root mean square), in points',
    value: ({ error }) => error,
    doubt: () => 0,
  },
];

const SERIES: readonly { readonly tables: TableKind; name: string; color: string }[] = [
  { tables: 'plain', name: 'plain games for two', color: '#8a6d1f' },
  { tables: 'other', name: 'all other tables', color: '#2f5d50' },
  { tables: 'alone', name: 'alone', color: '#7a2f3f' },
];

/** A round step that leads to the top in about as many steps as wanted. */
function stepTo(top: number): number {
  const rough = Math.max(top, 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10);
}

/** The marks of an axis from 0 to at least this. */
function marksTo(top: number): number[] {
  const step = stepTo(top);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function plotted<Metrics extends Told>(
  { title, value, doubt }: Plot<Metrics>,
  all: readonly Metrics[],
  offset: number,
): string {
  const heights = marksTo(Math.max(...all.map((metrics) => value(metrics) + doubt(metrics))));
  const widths = marksTo(Math.max(...all.map(({ games }) => games)));
  const x = (games: number): number =>
    LEFT + (games / (widths.at(-1) ?? 1)) * (WIDTH - LEFT - RIGHT);
  const y = (height: number): number =>
    offset + TOP + (1 - height / (heights.at(-1) ?? 1)) * (HEIGHT - TOP - BOTTOM);
  const curves = SERIES.flatMap(({ tables, name, color }, index) => {
    const own = all.filter((metrics) => metrics.tables === tables);
    if (own.length === 0) return [];
    const along = (side: number): string[] =>
      own.map((at) => point(x(at.games), y(value(at) + side * doubt(at))));
    const band = [...along(1), ...along(-1).reverse()].join('L');
    const keyAt = LEFT + index * KEY_WIDTH;
    return [
      `<path d="M${band}Z" fill="${color}" opacity="0.15"/>`,
      `<path d="M${along(0).join('L')}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...own.map(
        (at) =>
          `<circle cx="${x(at.games).toFixed(1)}" cy="${y(value(at)).toFixed(1)}" r="3" fill="${color}"/>`,
      ),
      `<path d="M${keyAt} ${offset + 38}h20" stroke="${color}" stroke-width="3"/>`,
      `<text x="${keyAt + 28}" y="${offset + 42}">${name}</text>`,
    ];
  });
  return [
    `<text x="${LEFT}" y="${offset + 20}" font-weight="bold">${title}</text>`,
    ...heights.map(
      (mark) =>
        `<path d="M${LEFT} ${y(mark).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>` +
        `<text x="${LEFT - 8}" y="${y(mark).toFixed(1)}" text-anchor="end" dy="4">${mark}</text>`,
    ),
    ...widths.map(
      (mark) =>
        `<text x="${x(mark).toFixed(1)}" y="${offset + HEIGHT - 26}" text-anchor="middle">${mark}</text>`,
    ),
    `<text x="${WIDTH - RIGHT}" y="${offset + HEIGHT - 8}" text-anchor="end">games played</text>`,
    ...curves,
  ].join('\n');
}

export const learningCurves = (metrics: readonly GenerationMetrics[]): string =>
  curvesOf(PLOTS, metrics);

export function curvesOf<Metrics extends Told>(
  plots: readonly Plot<Metrics>[],
  metrics: readonly Metrics[],
): string {
  const height = HEIGHT * plots.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="Learning curves">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`,
    ...plots.map((plot, index) => plotted(plot, metrics, index * HEIGHT)),
    '</svg>\n',
  ].join('\n');
}
