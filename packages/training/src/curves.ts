import type { Figures } from './figures.js';
import type { Tables } from './tables.js';

/** The learning curves as a picture: plots over the games played. */
const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 56;
const RIGHT = 16;
const TOP = 36;
const BOTTOM = 44;
const TICKS = 5;

interface Curve {
  readonly title: string;
  readonly color: string;
  readonly value: (figures: Figures) => number;
  readonly tables: readonly Tables[];
}

const CURVES: readonly Curve[] = [
  {
    title: 'Mean score in the examination: plain games for two',
    color: '#8a6d1f',
    value: ({ examScore }) => examScore,
    tables: ['plain'],
  },
  {
    title: 'Mean score in the examination: all other tables',
    color: '#2f5d50',
    value: ({ examScore }) => examScore,
    tables: ['other'],
  },
  {
    title: 'How far the foretold final score is off, in points',
    color: '#7a1f2b',
    value: ({ error }) => error,
    tables: ['plain', 'other'],
  },
];

/** A round number not below this. */
function roundUp(value: number): number {
  const step = value > 100 ? 20 : value > 40 ? 10 : 5;
  return Math.ceil(value / step) * step;
}

function plot(curve: Curve, all: readonly Figures[], offset: number): string {
  const figures = all.filter(({ tables }) => curve.tables.includes(tables));
  const most = roundUp(Math.max(...figures.map(curve.value), 1));
  const games = Math.max(...all.map((point) => point.games), 1);
  const x = (value: number): number => LEFT + (value / games) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => offset + TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const lines = Array.from({ length: TICKS + 1 }, (_, tick) => {
    const value = (most * tick) / TICKS;
    const at = y(value).toFixed(1);
    return (
      `<path d="M${LEFT} ${at}H${WIDTH - RIGHT}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${at}" text-anchor="end" dy="4">${Math.round(value)}</text>`
    );
  });
  const marks = Array.from({ length: TICKS + 1 }, (_, tick) => {
    const value = (games * tick) / TICKS;
    return `<text x="${x(value).toFixed(1)}" y="${offset + HEIGHT - 24}" text-anchor="middle">${Math.round(value)}</text>`;
  });
  const points = figures.map((point) => [x(point.games), y(curve.value(point))] as const);
  const path = points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L');
  const dots = points.map(
    ([px, py]) =>
      `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="3" fill="${curve.color}"/>`,
  );
  return [
    `<text x="${LEFT}" y="${offset + 20}" font-weight="bold">${curve.title}</text>`,
    ...lines,
    ...marks,
    `<text x="${WIDTH - RIGHT}" y="${offset + HEIGHT - 8}" text-anchor="end">games played</text>`,
    `<path d="M${path}" fill="none" stroke="${curve.color}" stroke-width="2"/>`,
    ...dots,
  ].join('\n');
}

export function learningCurves(figures: readonly Figures[]): string {
  const height = HEIGHT * CURVES.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="Learning curves">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>`,
    ...CURVES.map((curve, index) => plot(curve, figures, index * HEIGHT)),
    '</svg>\n',
  ].join('\n');
}
