import { GOLD, INK, IVORY, LIGHT_GOLD } from './palette.js';
import type { Figure, Look, Markup } from './svg.js';
import { around, circle, edged, fill, label, line, path, rect, repeat, show } from './svg.js';

/** Zero steps bring the penalty of a tile, three and more its bonus. */
export const TRACK_ZONES = ['penalty', 'nothing', 'bonus'] as const;
export type TrackZone = (typeof TRACK_ZONES)[number];

const TRACK_GROUND: Readonly<Record<TrackZone, Markup>> = {
  penalty:
    rect(0, 0, 38, 44, fill('var(--panel)')) +
    path(
      repeat(9, (index) => `M${index * 9 - 34} 44l44-44`),
      'fill="none" stroke="var(--warn)" stroke-opacity=".4" stroke-width="3"',
    ),
  nothing: rect(0, 0, 38, 44, fill('var(--panel)')),
  bonus:
    rect(0, 0, 38, 44, fill('var(--panel)')) +
    rect(0, 0, 38, 44, 'fill="var(--gold2)" fill-opacity=".24"'),
};
/** A space of the emperor's track: its number above, its points below, room for crests between. */
export const trackSpace = (step: number, points: number, zone: TrackZone, look?: Look): Markup =>
  show(
    {
      box: [0, 0, 38, 44],
      body:
        TRACK_GROUND[zone] +
        rect(0, 30, 38, 14, fill(INK)) +
        label(19, 10.5, 12, 'var(--ink2)', String(step)) +
        label(19, 41.5, 12.5, '#f6e3a8', String(points)) +
        rect(0.5, 0.5, 37, 43, line('var(--hair)', 1)),
    },
    look,
  );

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;
/** The black head of an emperor tile: after which round it is scored. */
const tileHeadFigure = (round: number): Figure => ({
  box: [0, 0, 40, 72],
  body:
    rect(0, 0, 40, 72, fill(INK)) +
    rect(3, 3, 34, 66, line(GOLD, 1)) +
    path('M9 17l5 5 6-10 6 10 5-5-2 12H11z', fill(LIGHT_GOLD)) +
    path('M11.5 31h17v2.5h-17z', fill(GOLD)) +
    `<text x="20" y="56" text-anchor="middle" font-family="Philosopher,serif" font-weight="700" font-size="18" fill="#f6e3a8">${ROMAN[round - 1] ?? ''}</text>`,
});
export const tileHead = (round: number, look?: Look): Markup => show(tileHeadFigure(round), look);

/** The seal under a politics card. */
const sealFigure: Figure = {
  box: [0, 0, 44, 56],
  body:
    path('M14 30L8 54l8-5 5 6 2-22zM30 30l6 24-8-5-5 6-2-22z', edged('#7c2434', INK, 1.2)) +
    around(12, 22, 20, () => circle(22, 4.5, 4.6, fill('#a32a2a'))) +
    circle(22, 20, 16, edged('#a32a2a', INK, 1.2)) +
    circle(22, 20, 12, line('#e0a18c', 1.2)) +
    path(
      'M22 10l3 7 7 .6-5.3 4.6 1.7 7L22 25.4l-6.4 3.8 1.7-7L12 17.6l7-.6z',
      edged(IVORY, INK, 0.8),
    ),
};
export const seal = (look?: Look): Markup => show(sealFigure, look);
