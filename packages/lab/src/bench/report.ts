import type { Judged, Unit } from './bars.js';
import { judgeBars } from './bars.js';
import { CASE_NAMES } from './cases.js';
import type { CaseFigures, Figures } from './figures.js';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const part = (value: number): string => `1/${(1 / value).toFixed(1)}`;

const time = (ns: number): string => `${fine.format(ns / 1000)} µs`;
const timeAndPart = (ns: number, { structuredCloneNs }: CaseFigures): string =>
  `${time(ns)} ${part(ns / structuredCloneNs).padStart(7)}`;
const bytes = (value: number): string => `${whole.format(value)} B`;

const LINES: readonly (readonly [string, (figures: CaseFigures) => string])[] = [
  ['games per second', ({ gamesPerSecond }) => whole.format(gamesPerSecond)],
  ['decisions per second', ({ decisionsPerSecond }) => whole.format(decisionsPerSecond)],
  ['decision', (figures) => timeAndPart(figures.decisionNs, figures)],
  ['clone', (figures) => timeAndPart(figures.cloneNs, figures)],
  ['play', (figures) => timeAndPart(figures.playNs, figures)],
  ['viewOf', (figures) => timeAndPart(figures.viewNs, figures)],
  ['sampleHidden', (figures) => timeAndPart(figures.sampleNs, figures)],
  ['structuredClone', ({ structuredCloneNs }) => time(structuredCloneNs)],
  ['state, cloned', ({ stateBytes }) => bytes(stateBytes)],
  ['state, from JSON', ({ fullStateBytes }) => bytes(fullStateBytes)],
];

const HEADING_WIDTH = 22;
const COLUMN_WIDTH = 20;

const line = (heading: string, cells: readonly string[]): string =>
  heading.padEnd(HEADING_WIDTH) + cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('');

const FORMATS: Readonly<Record<Unit, (value: number) => string>> = {
  part,
  times: (value) => `${value.toFixed(2)}x`,
  bytes,
};

function barLine({ what, unit, measured, limit, met }: Judged): string {
  const format = FORMATS[unit];
  return `${(met ? 'met' : 'MISSED').padEnd(8)}${what.padEnd(34)}${format(measured).padStart(10)}   at most ${format(limit)}`;
}

/** The times with their part of a structuredClone, then the bars. */
export function report(figures: Figures): string {
  const { cases } = figures;
  return [
    line('', CASE_NAMES),
    ...LINES.map(([heading, cell]) =>
      line(
        heading,
        CASE_NAMES.map((name) => cell(cases[name])),
      ),
    ),
    '',
    `a die of chacha8 ${figures.dieNs.chacha8.toFixed(1)} ns, of sfc32 ${figures.dieNs.sfc32.toFixed(1)} ns`,
    '',
    ...judgeBars(figures).map(barLine),
  ].join('\n');
}
