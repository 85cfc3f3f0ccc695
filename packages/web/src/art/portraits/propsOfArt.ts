import { GOLD, INK } from '../palette.js';
import type { Markup } from '../svg.js';
import { repeat } from '../svg.js';
import { area, ball, RED, STEEL, stroke, WHITE, WOOD } from './propField.js';
import type { ArtProp } from './things.js';

/** Of music, stage and studio. */
export const drawArtProp: Readonly<Record<ArtProp, Markup>> = {
  violin:
    area('M12.5 2h3l.5 22h-4z', INK) +
    area(
      'M14 20c5 0 7 3 6 7-1.5 2-1.5 4 0 5 3 5-1 12-6 12s-9-7-6-12c1.5-1 1.5-3 0-5-1-4 1-7 6-7z',
      WOOD,
    ) +
    stroke('M14 6v33M10.5 30q1 2 0 4m7-4q-1 2 0 4', '#3a1d08', 0.8) +
    area('M11 38h6v2h-6z', INK),
  cello:
    area('M12 0q6-2 5 3t-4 3l1 24h-3z', INK) +
    area(
      'M13 22c8 0 10 5 8 10-2 3-1 5 1 7 3 6-2 12-9 12s-12-6-9-12c2-2 3-4 1-7-2-5 0-10 8-10z',
      '#7c3f18',
    ) +
    stroke('M13 26v25M8 38q2 3 0 6m10-6q-2 3 0 6', '#2c1204', 0.9),
  harp:
    stroke('M6 48C4 30 6 12 10 4q6 4 14 2-3 20-16 40z', GOLD, 3.2) +
    stroke('M10 12l8 14m-9-4l6 9m-7 1l5 6M15 9l6 7', WHITE, 0.9),
  trumpet:
    area('M10 46l4-34-5-8q6-5 13-1l-4 9-4 34z', GOLD) +
    stroke('M14 20h6v12h-6', GOLD, 2.2) +
    area('M20 19h3v5h-3zm0 7h3v5h-3z', WHITE),
  baton: area('M13 44L23 4l1.500.5L16 45z', WHITE) + ball(14, 42, 3, WOOD),
  pianoKeys:
    area('M-4 34h34v16H-4z', WHITE) +
    stroke('M2 34v16m6-16v16m6-16v16m6-16v16', INK, 0.9) +
    area('M0 34h4v9H0zm6 0h4v9H6zm12 0h4v9h-4zm6 0h4v9h-4z', INK),
  sheetMusic:
    area('M3 8l20-3 3 34-20 4z', WHITE) +
    stroke('M6 14l16-2M6.5 20l16-2M7 26l16-2M7.5 32l16-2', INK, 0.8) +
    area('M9 19a2 1.5 0 1 1 .1-.1zM16 24a2 1.5 0 1 1 .1-.1z', INK) +
    stroke('M10.7 18V11m7 12v-8', INK, 1.2),
  metronome:
    area('M9 8h10l6 36H3z', WOOD) +
    area('M11 12h6l3 18H8z', '#f0dfb0') +
    stroke('M14 38L20 12', INK, 1.4) +
    ball(17.5, 22, 2, GOLD),
  tuningFork: stroke('M9 4v18q0 6 5 6t5-6V4M14 28v16', STEEL, 3),
  palette:
    area(
      'M14 12c10 0 15 7 14 14-1 6-6 5-9 4-3 0-3 3-1 6 1 4-3 7-8 5C2 38-2 30 0 24 2 16 8 12 14 12z',
      '#c58a45',
    ) +
    ball(8, 20, 2.4, RED) +
    ball(15, 17, 2.4, GOLD) +
    ball(22, 21, 2.4, '#22518a') +
    ball(5, 28, 2.4, '#2f6b4a') +
    stroke('M10 40L22 4', WOOD, 1.8),
  brush:
    area('M12.5 16h3l1 28h-5z', WOOD) +
    area('M12 10h4v7h-4z', STEEL) +
    area('M11.5 10Q11 4 14 0q3 4 2.5 10z', RED),
  chisel: area('M4 6h20v9H4z', STEEL) + area('M12.5 15h3.5l.5 29h-4.5z', WOOD),
  camera:
    area('M1 16h26v22H1z', '#4a3322') +
    area('M8 11h12v5H8z', INK) +
    ball(14, 27, 8, STEEL) +
    ball(14, 27, 5, INK) +
    ball(12, 25, 1.4, WHITE) +
    stroke('M1 21h5m16 0h5', GOLD, 1.5),
  scissors:
    stroke('M8 4l9 26M20 4l-9 26', STEEL, 3) +
    stroke('M8 4l9 26M20 4l-9 26', INK, 0.6) +
    '<g fill="none" stroke-width="2.4"><circle cx="9" cy="35" r="5"/><circle cx="19" cy="35" r="5"/></g>',
  tape: `${stroke('M4 4C18 6 22 18 14 44', GOLD, 5)}${stroke('M9 5l-1 4m6-1l-2 3m6 4l-4 1m4 6h-4m3 7l-4-1m2 8l-4-1', INK, 1)}`,
  dividers:
    area('M13 4h2l8 36-2 1-7-28-7 28-2-1z', STEEL) +
    ball(14, 5, 3.2, GOLD) +
    stroke('M9 24h10', GOLD, 1.8),
  quill:
    area('M12 46C10 26 14 8 26 0c2 14-2 28-12 36z', WHITE) + stroke('M12 46Q16 22 24 4', INK, 0.9),
  gem:
    area('M6 12h16l5 7-13 15L1 19z', '#8fb4cc') +
    stroke('M1 19h26M6 12l4 7 4 15 4-15 4-7M10 19l4-7 4 7', WHITE, 0.9),
  mask:
    area('M2 10q12-5 24 0 1 18-12 24Q1 28 2 10z', WHITE) +
    area('M6 17q4-3 7 1-4 2-7-1zm16 0q-4-3-7 1 4 2 7-1zM8 25q6 5 12 0-6 8-12 0z', INK) +
    stroke('M14 34v12', GOLD, 1.8),
  castanets:
    ball(8, 22, 7, '#4a2a14') + ball(19, 30, 7, '#6a3a1c') + stroke('M8 15q6-8 11 8', RED, 2),
  balletShoe:
    area('M4 6q6-3 8 4l6 22q3 8-2 10-6 1-8-8L2 14z', '#e7b7ae') +
    stroke('M12 12q10-6 12-12M13 16q8 4 14 0', '#c9756d', 1.8),
  fan: repeat(
    7,
    (index) =>
      `<path d="M14 44L${index * 6 - 7} ${12 - (index % 2 === 0 ? 0 : 3) + Math.abs(index - 3) * 3}l6-1z" fill="${index % 2 === 0 ? RED : '#f0d58b'}"/>`,
  ),
  featherFan:
    repeat(
      5,
      (index) =>
        `<ellipse cx="14" cy="19" rx="4.6" ry="12.5" fill="${index % 2 === 0 ? WHITE : '#e6dabd'}" transform="rotate(${(index - 2) * 23} 14 44)"/>`,
    ) + ball(14, 40, 2.5, GOLD),
  rose:
    stroke('M14 46V20M14 34l7-6', '#2f6b4a', 2) +
    ball(14, 13, 8, RED) +
    stroke('M10 12q4-6 8 0-1 6-6 4M8 15q6 6 12-1', '#5f0f14', 1),
  bouquet:
    stroke('M14 46L8 24m6 22V20m0 26l7-22', '#2f6b4a', 2.2) +
    ball(7, 20, 5.5, '#d79a93') +
    ball(14, 14, 6, RED) +
    ball(22, 20, 5.5, GOLD) +
    ball(14, 24, 4.5, WHITE) +
    area('M9 34h10l-2 9h-6z', '#8fb4cc'),
  juggling: ball(6, 20, 5.5, RED) + ball(14, 6, 5.5, GOLD) + ball(23, 18, 5.5, '#22518a'),
};
