import { GOLD, INK } from '../palette.js';
import type { Markup } from '../svg.js';
import { area, ball, RED, STEEL, stroke, WHITE, WOOD } from './propField.js';
import type { StateProp } from './things.js';

/** Of rank, office, science, faith and travel. */
export const drawStateProp: Readonly<Record<StateProp, Markup>> = {
  sceptre:
    area('M12.5 14h3l1 32h-5z', GOLD) +
    area('M14 0l3.5 5L14 10l-3.5-5z', RED) +
    ball(14, 12, 3.6, GOLD),
  orb:
    ball(14, 28, 11, GOLD) +
    stroke('M3.5 26q10.5 5 21 0M14 17v-8m-4 4h8', INK, 1.6) +
    area('M13 8h2v9h-2zm-3 3h8v2h-8z', GOLD, ' stroke="none"'),
  sabre:
    stroke('M12 44Q18 22 10 2', STEEL, 3.4) +
    stroke('M12 44Q18 22 10 2', INK, 0.7) +
    stroke('M4 36q10-6 18 4', GOLD, 3),
  claymore:
    area('M12.5 0h3.5l.5 34h-4.5z', STEEL) +
    area('M2 32l12-2 12 2v4l-12-2-12 2zM12.5 35h3.5v10h-3.5z', GOLD),
  rapier:
    stroke('M14 40L16-4', STEEL, 2) + '<ellipse cx="14" cy="37" rx="8" ry="4.5" fill="#d3ab4a"/>',
  axe:
    area('M13 4h3.5l1 42h-5z', WOOD) +
    area('M14 5q-14-2-13 10 1 6 13 4z', STEEL) +
    area('M17 6q8 0 8 6t-8 6z', STEEL),
  spear:
    area('M13 10h2.5v38H13z', WOOD) +
    area('M14 -4l5 14h-10z', STEEL) +
    stroke('M10 13q4 4 9 0', RED, 2.4),
  cane: area('M12.8 8h2.6l.6 40h-4z', INK) + ball(14, 6, 4.4, GOLD),
  crook: stroke('M14 48V16Q14 4 22 6t2 10', GOLD, 3),
  cross: stroke('M14 2v40M6 14h16', GOLD, 3.4),
  rosary:
    '<path d="M4 8q-2 20 10 22T24 8M14 30v6" fill="none" stroke="#4a2a14" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 4.6"/>' +
    stroke('M14 36v10m-3.5-7h7', GOLD, 2),
  candle: area('M10 16h8v28h-8z', WHITE) + area('M14 4q5 6 0 11-5-5 0-11z', '#e08a2a'),
  book:
    area('M0 12q8-4 14 0 6-4 14 0v26q-8-3-14 1-6-4-14-1z', WHITE) +
    stroke(
      'M14 12v27M3 17q4-2 8 0m-8 6q4-2 8 0m-8 6q4-2 8 0m6-12q4-2 8 0m-8 6q4-2 8 0m-8 6q4-2 8 0',
      INK,
      0.9,
    ),
  closedBook:
    area('M3 8h22v34H3z', '#7c2434') +
    area('M6 8h2.5v34H6z', GOLD) +
    area('M12 15h9v7h-9z', GOLD, ' stroke-width=".7"'),
  scroll:
    area('M4 8h20v32H4z', '#f0e2bf') +
    area('M1 5h26v5H1zm0 33h26v5H1z', '#e0c58a') +
    stroke('M8 16h12M8 22h12M8 28h8', INK, 1) +
    ball(20, 33, 3.4, RED),
  paragraph: area('M2 8h24v34H2z', '#22334a') + stroke('M17 15q-8-2-7 3t8 6-1 8-8 1', GOLD, 2.2),
  stamp:
    area('M9 4h10l-2 16h-6z', WOOD) +
    area('M4 20h20v7H4z', WOOD) +
    area('M2 27h24v5H2z', INK) +
    stroke('M4 38h20', RED, 2.4),
  postHorn:
    '<circle cx="13" cy="24" r="8" fill="none" stroke="#d3ab4a" stroke-width="4"/><circle cx="13" cy="24" r="8" fill="none" stroke-width=".6"/>' +
    area('M19 20L28 8l4 12-9 8zM4 28l-6 6 3 3 7-5z', GOLD) +
    stroke('M9 33q4 10 10 8', RED, 2),
  mortar:
    area('M2 22h24q0 14-7 18v4H9v-4Q2 36 2 22z', '#c9b891') + area('M16 22L24 4l4 2-7 16z', WHITE),
  flask:
    area('M11 4h6v14l9 22q0 4-4 4H6q-4 0-4-4l9-22z', '#dfeef0') +
    area('M7 30h14l5 10q0 4-4 4H6q-4 0-4-4z', '#7fb069') +
    ball(12, 36, 1.6, WHITE) +
    ball(17, 39, 1.2, WHITE),
  stethoscope: stroke('M4 4q-2 20 9 20T24 4M13 24q0 16 10 14', INK, 2.2) + ball(23, 38, 4, STEEL),
  cow:
    area('M6 14l-6-6v8zM22 14l6-6v8zM4 14h20l-2 18q-8 8-16 0z', WHITE) +
    area('M4 14h9v9q-6 4-8-1z', INK, ' stroke="none"') +
    area('M7 30q7-4 14 0-1 9-7 9t-7-9z', '#e7b7ae') +
    ball(18, 20, 1.6, INK),
  magnifier:
    '<circle cx="14" cy="14" r="10" fill="#dfeef0" fill-opacity=".7" stroke="#d3ab4a" stroke-width="3"/>' +
    area('M12 25h4l1 20h-6z', INK),
  telescope:
    area('M2 40L18 8l8 4-15 32z', GOLD) +
    area('M16 8l3-7 12 6-4 7z', '#4a3322') +
    stroke('M10 24l8 4', INK, 1.2),
  globe:
    ball(14, 22, 13, '#8fb4cc') +
    area(
      'M6 14q6-5 10 0-2 6-6 6-5-1-4-6zM14 26q8-4 11 0-2 8-8 8-4-3-3-8z',
      '#7fa05a',
      ' stroke-width=".7"',
    ) +
    stroke('M-1 12q-2 26 18 26', GOLD, 1.8),
  gavel:
    area('M0 10h20v12H0z', WOOD) + area('M20 14h5v4h-5z', GOLD) + area('M8 22h4l1 22H7z', WOOD),
  scales:
    stroke('M14 4v38M2 12h24', GOLD, 2.4) +
    area('M-3 26h10q-1 6-5 6t-5-6zM21 26h10q-1 6-5 6t-5-6z', GOLD) +
    stroke('M2 12l-4 14m4-14l5 14m19-14l-5 14m5-14l4 14', GOLD, 1),
  banknotes:
    area('M0 18h28v16H0z', '#a7c3a0') +
    area('M2 12h28v16H2z', '#cfe0c4') +
    ball(16, 20, 5, '#a7c3a0') +
    stroke('M5 15h4m14 10h4', INK, 1.2),
  medal:
    area('M6 2h6l3 14h-5zM22 2h-6l-3 14h5z', RED) +
    ball(14, 24, 9, GOLD) +
    area('M14 18l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5z', WHITE, ' stroke-width=".6"'),
  cityKey:
    '<circle cx="14" cy="10" r="7" fill="none" stroke="#d3ab4a" stroke-width="4"/>' +
    area('M12 17h4v27h7v4h-7V40h5v-4h-5z', GOLD),
  mace:
    area('M12 18h4l1 30h-6z', GOLD) +
    area('M8 6h12v12H8z', GOLD) +
    area('M9 5l1-6 4 4 4-4 1 6z', GOLD) +
    stroke('M8 12h12', RED, 2),
  newspaper:
    area('M1 8h26v34H1z', '#f3ead4') +
    area('M4 11h20v4H4z', INK, ' stroke="none"') +
    stroke('M4 20h9M4 24h9M4 28h9M4 34h20M4 38h20', INK, 1) +
    area('M16 19h8v11h-8z', '#b9a888', ' stroke="none"'),
  cigar:
    area('M2 34L22 20l3 4L5 38z', '#7a4a22') +
    area('M22 20l3 4 3-2-3-4z', '#d9d2c4') +
    stroke('M27 18q4-6-1-10t2-9', '#b9b3a6', 2),
  crystalBall:
    area('M4 38h20l3 7H1z', GOLD) +
    ball(14, 25, 13, '#cfe0ee') +
    area('M14 17l2 5 5 2-5 2-2 5-2-5-5-2 5-2z', WHITE, ' stroke="none"') +
    stroke('M5 22q2-7 8-8', WHITE, 1.6),
  slipper:
    area('M0 26q2-8 8-6 4 10 12 12 8 1 10 5H10q-2-8-6-9v12H1z', '#cfe8f0') +
    stroke('M4 26q4 0 6 4', WHITE, 1.4),
  hook: area('M8 34h12v14H8z', '#4a3322') + stroke('M14 34V24Q4 22 6 12t13-8', GOLD, 4),
  parrot:
    area('M8 10q0-9 8-8 9 1 8 14 0 12-8 18l-4 14-5-1 1-14Q2 24 8 10z', '#2f8a4a') +
    area('M8 10q-7 0-6 7 3-2 6-2z', GOLD) +
    ball(13, 9, 1.6, INK) +
    area('M12 18q10 2 10 14-10-2-10-14z', '#22518a'),
  pyramid:
    area('M14 10L30 42H-2z', '#e0c58a') + area('M14 10l4 32h12z', '#b9892b') + ball(26, 8, 4, GOLD),
  compass:
    ball(14, 24, 13, GOLD) +
    ball(14, 24, 10, WHITE) +
    area('M14 16l3 8h-6z', RED) +
    area('M14 32l-3-8h6z', INK) +
    ball(14, 8, 3, GOLD),
  drum:
    area('M0 20h28v20q-14 7-28 0z', '#8a5226') +
    '<ellipse cx="14" cy="20" rx="14" ry="5" fill="#f0e2bf"/>' +
    stroke('M1 24l6 18 7-17 7 17 6-18', GOLD, 1.3),
  bagpipe:
    area('M0 26q2-8 12-6 14 0 14 10-2 12-14 12T0 26z', '#9c2c2c') +
    stroke('M6 20L2-2m8 21L9-4m8 23l4-20', INK, 2.4) +
    stroke('M3 30h20M6 24l4 18m4-20l3 20', GOLD, 1),
  dice:
    area('M0 24h16v16H0zM14 12h13v13H14z', WHITE) +
    '<path d="M4 28h0m8 8h0m-4-4h0M18 16h0m5 5h0" stroke-width="3" stroke-linecap="round"/>',
  boardGame:
    area('M-2 24L14 14l16 10-16 10z', '#cfe0c4') +
    stroke('M6 19l16 10M22 19L6 29', INK, 1) +
    area('M11 22q-2-10 3-14 5 4 3 14z', RED),
  ring:
    '<circle cx="14" cy="26" r="10" fill="none" stroke="#d3ab4a" stroke-width="4"/><circle cx="14" cy="26" r="12" fill="none" stroke-width=".8"/><circle cx="14" cy="26" r="8" fill="none" stroke-width=".8"/>' +
    stroke('M7 20q7-4 14 0', '#9c2c2c', 1),
  formula:
    area('M-2 10h32v26H-2z', '#22423a') +
    `<text x="14" y="26.5" text-anchor="middle" font-family="Jost,sans-serif" font-size="10" fill="${WHITE}" stroke="none">E=mc²</text>`,
  spinningWheel:
    '<circle cx="13" cy="18" r="12" fill="none" stroke="#d9b86a" stroke-width="3"/>' +
    stroke('M13 6v24M1 18h24M5 10l16 16m0-16L5 26M8 29L4 46m14-17l4 17', '#d9b86a', 1.8),
  vSign: area('M8 44V26L4 8q3-3 5 0l4 14 3-15q3-2 5 1l-3 17q3 2 3 7l-3 12z', '#f3d9bd'),
  envelopeX:
    area('M0 14h28v20H0z', '#f0e2bf') +
    stroke('M0 14l14 12 14-12M4 38l20 0', INK, 1.2) +
    area('M9 18h10v12H9z', RED),
};
