import { GOLD, INK } from '../palette.js';
import type { Markup } from '../svg.js';
import { area, ball, RED, STEEL, stroke, WHITE, WOOD } from './propField.js';
import type { HouseProp } from './things.js';

const STRAW = '#d9b86a';

/** Of kitchen, table, rooms, yard and counter. */
export const drawHouseProp: Readonly<Record<HouseProp, Markup>> = {
  ladle: area('M12.8 10h2.6L16 44h-4z', STEEL) + area('M4 6h20q0 11-10 11T4 6z', STEEL),
  whisk:
    stroke('M14 4q-8 6-1 22m2 0q7-16-1-22m0 0v22M14 4q-4 8-1 22', INK, 1.1) +
    area('M12 26h4l1 18h-6z', WOOD),
  knife: area('M12 2q9 8 6 26h-6z', STEEL) + area('M11.5 28h7l-1 16h-5z', INK),
  spoon:
    area('M12.8 16h2.4L16 44h-4z', WOOD) +
    '<ellipse cx="14" cy="10" rx="5.5" ry="8" fill="#9a5a26"/>',
  cloche:
    area('M-2 30h32v4H-2zM2 29C2 16 8 12 14 12s12 4 12 17z', STEEL) +
    ball(14, 10, 2.4, GOLD) +
    stroke('M7 25q1-7 5-9', WHITE, 1.5),
  tray:
    area('M-4 30h36v4H-4z', STEEL) +
    area('M2 18h9v8q0 3-4 3.5t-5-3.5z', WHITE) +
    stroke('M11 20q5 0 4 4-1 2-4 2', WHITE, 2) +
    area('M19 16h7l-1 6q0 2-1.5 2.5V29H26v1h-7v-1h2.5v-4.5Q20 24 20 22z', '#7d1f39'),
  cup:
    area('M4 20h16v8q0 8-8 8t-8-8zM1 38h22v3H1z', WHITE) +
    stroke('M20 23q7-1 6 4-1 4-7 4', WHITE, 2.4) +
    stroke('M9 16q-3-4 0-7m6 7q-3-4 0-7', INK, 1.2),
  teapot:
    area('M5 20h16q4 16-2 20H7q-6-4-2-20z', WHITE) +
    area('M10 15h6v5h-6z', GOLD) +
    stroke('M21 25q8-2 6-10M5 24q-7 0-5 9 2 4 6 3', INK, 2) +
    stroke('M6 30h14', '#22518a', 1.5),
  coffeePot:
    area('M9 14h10l3 26H6z', '#b8763a') +
    area('M9 14q5-6 10 0zM6 18l-6-3 4 12z', '#b8763a') +
    stroke('M20 20q8 0 6 14h-4', INK, 2) +
    ball(14, 9, 2, INK),
  wineBottle:
    area('M12 2h5v12q4 3 4 8v22H8V22q0-5 4-8z', '#1e4430') +
    area('M8.5 26h12v11h-12z', '#f0e2bf') +
    area('M12 2h5v5h-5z', '#7d1f39'),
  beerMug:
    area('M4 16h17v26H4z', '#d9a53a') +
    area('M2 16q0-7 6-6 3-5 8-1 7-2 7 7z', WHITE) +
    stroke('M21 21q7 0 7 7t-7 8', STEEL, 2.6) +
    stroke('M9 21v17m6-17v17', '#a97514', 1.3),
  shaker:
    area('M8 14h13l-2 30h-9z', STEEL) +
    area('M9 14q0-6 3-8h5q3 2 3 8z', '#9aa0a3') +
    area('M12 3h5v4h-5z', STEEL),
  champagne:
    area('M10 2h9l-1 16q-.5 4-2.5 5v13H20v3H9v-3h4.5V23q-2-1-2.5-5z', '#f3e7b4') +
    ball(14, 9, 1, WHITE) +
    ball(16, 14, 1, WHITE) +
    ball(13, 15, 0.8, WHITE),
  wineGlass:
    area('M6 4h17q2 15-6.5 16.5V36H21v3H8v-3h4.5V20.5Q4 19 6 4z', WHITE) +
    area('M6.2 10h16.7q.5 9-6.4 10.5h-4Q5.5 19 6.2 10z', '#7d1f39'),
  cakeStand:
    area('M0 30h28v3H0zM12 33h4v9h4v3H8v-3h4z', WHITE) +
    area('M5 18q9-8 18 0v12H5z', '#5a2d16') +
    area('M5 18q9-8 18 0v3q-3 4-5 0-2 4-4 0-2 4-4 0-2 4-5 0z', '#f7d9c9') +
    ball(14, 12, 2.6, RED),
  strudelPlate:
    area('M-2 32h32l-4 5H2z', WHITE) +
    area('M1 31q0-12 8-12h11q7 0 7 12z', '#c58a45') +
    stroke('M8 28l4-6m3 6l4-6', '#6e4214', 1.5),
  dishes:
    area('M0 34h28v4H0zm1-5h26v5H1zm1-5h24v5H2zm1-5h22v5H3z', WHITE) +
    stroke('M1 38h26', '#22518a', 1.3),
  duster:
    area('M12.8 24h2.6L16 46h-4z', WOOD) +
    area('M14 26Q2 22 3 12q2-4 4-1Q9 1 14 1t7 10q2-3 4 1 1 10-11 14z', '#b9892b') +
    stroke('M14 25V8m-2 16L7 14m9 10l5-10', '#6a4a14', 0.9),
  broom:
    area('M12.8 22h2.6l.6 26h-4z', WOOD) +
    area('M4 2h20l-4 20H8z', STRAW) +
    stroke('M9 4l1 16m4-17v17m5-16l-1 16M7 17h14', '#8a6420', 0.9),
  bucket:
    area('M3 22h22l-3 22H6z', STEEL) +
    stroke('M4 22q10-20 20 0', INK, 1.5) +
    area('M5 22q4-9 9-5 6-4 9 5z', WHITE),
  iron: area('M-2 38q2-12 16-12h12v12z', STEEL) + stroke('M6 26q0-9 8-9h8v9', WOOD, 3),
  towels:
    area('M0 32h28v8H0zm1-8h26v8H1zm1-8h24v8H2z', WHITE) +
    stroke('M0 36h28M1 28h26M2 20h24', '#8fb4cc', 1.5),
  linen:
    area('M2 30h24l-3 14H5z', STRAW) +
    area('M4 30q-2-10 6-12 6-8 12 0 6 4 2 12z', WHITE) +
    stroke('M6 34h17M7 39h14', '#8a6420', 1),
  boot:
    area('M8 4h11v24q10 1 10 9H6q3-8 2-14z', INK) +
    stroke('M10 8h7M28 37H6', GOLD, 1.4) +
    area('M-3 20q6-6 9 0v7h-9z', WOOD),
  wateringCan:
    area('M6 20h18v22H6z', '#2f6b4a') +
    stroke('M24 26q8 0 6 10l-6 2M7 26L-2 12', '#2f6b4a', 3) +
    area('M-6 12l7-6 2 4-6 5z', STEEL),
  suitcase:
    area('M-2 20h32v24H-2z', '#8a5226') +
    stroke('M8 20v-5h12v5', INK, 2.2) +
    stroke('M4 20v24m20-24v24', GOLD, 2) +
    area('M9 28h10v8H9z', '#f0e2bf', ' stroke-width=".8"'),
  hatBox:
    '<ellipse cx="14" cy="18" rx="15" ry="5" fill="#d79a93"/>' +
    area('M-1 18v22q15 8 30 0V18q-15 9-30 0z', '#d79a93') +
    stroke('M14 13q-6-8-8-2 3 3 8 2 6-8 8-2-3 3-8 2M4 22v20m7-18v20m7-20v20m7-22v20', '#7d1f39', 1),
  keyring: [INK, GOLD]
    .map((color, index) => {
      const width = index === 0 ? 4.4 : 2.6;
      return (
        stroke('M12 32L4 8l4-1m-2 8l3-1M14 32V2h5m-5 7h4M16 32l9-22 4 2m-7 4l4 2', color, width) +
        `<circle cx="14" cy="36" r="7" fill="none" stroke="${color}" stroke-width="${width}"/>`
      );
    })
    .join(''),
  roomKey:
    ball(14, 9, 6, GOLD) +
    ball(14, 9, 2.6, '#7c2434') +
    area('M12.6 15h2.8v25h5v3h-5v2h-2.8z', GOLD) +
    area('M15 34h5v2.5h-5z', GOLD),
  bell: area('M2 34C2 22 8 17 14 17s12 5 12 17zM0 35h28v4H0z', GOLD) + ball(14, 14, 2.6, INK),
  lantern:
    area('M6 16h16v22H6z', '#ffe9ae') +
    area('M4 12h20v4H4zm0 26h20v4H4zM10 8h8v4h-8z', INK) +
    stroke('M14 16v22M8 8q6-8 12 0', INK, 1.4) +
    area('M14 22q5 7 0 12-5-5 0-12z', '#c5501f', ' stroke="none"'),
  torch:
    area('M11 24h6l1 22h-8zM8 16h12l-2 9h-8z', STEEL) +
    area('M8 15L0-2h28L20 15z', '#ffe9ae', ' fill-opacity=".8" stroke="none"'),
  map:
    area('M0 10l9-4 10 4 9-4v28l-9 4-10-4-9 4z', '#f0e2bf') +
    stroke('M9 6v28m10-24v28', '#8a6420', 0.9) +
    stroke('M3 28q6-8 10-4t12-12', RED, 1.4),
  umbrella:
    area('M-4 20Q0 2 14 2t18 18q-4-4-9 0-4-4-9 0-5-4-9 0-5-4-9 0z', INK) +
    stroke('M14 20v20q0 5-5 4', WOOD, 2),
  parasol:
    area('M-4 20Q0 2 14 2t18 18q-4-4-9 0-4-4-9 0-5-4-9 0-5-4-9 0z', '#f6ead8') +
    stroke('M5 20Q6 6 14 2q8 4 9 18M14 20v26', '#d79a93', 1.6),
  telephone:
    area('M12 14h5v26h-5z', INK) +
    area('M4 40h20v5H4z', INK) +
    area('M8 4h13l-3 11h-7z', GOLD) +
    stroke('M22 18q6 4 3 12', INK, 1.4) +
    area('M22 28h6v10h-6z', INK),
  whip: stroke('M12 46L20 6', WOOD, 2.6) + stroke('M20 6q12-2 8 10t-6 12', INK, 1.4),
  horseshoe:
    stroke('M7 38Q0 12 14 10t7 28', STEEL, 5) +
    stroke('M7 38Q0 12 14 10t7 28', INK, 0.7) +
    stroke('M6 24h0m2-6h0m12 0h0m2 6h0', INK, 2),
  hayfork: area('M12.8 18h2.6l.6 30h-4z', WOOD) + stroke('M6 2v12q0 4 8 4t8-4V2m-8 0v16', STEEL, 2),
  mirror:
    '<ellipse cx="14" cy="14" rx="11" ry="13" fill="#cfe0e6" stroke="#d3ab4a" stroke-width="2.6"/>' +
    area('M12 27h4l1 18h-6z', GOLD) +
    stroke('M9 18l8-12', WHITE, 1.6),
  comb: area('M4 6h20v9H4z', WOOD) + stroke('M6 15v11m4-11v11m4-11v11m4-11v11m4-11v11', WOOD, 2),
  hanger:
    stroke('M14 16q0-3 3-5t-1-6q-4-2-5 2M14 16L-2 30h32z', WOOD, 2.4) +
    area('M2 29h24v18H2z', '#23514f') +
    stroke('M14 29v18', GOLD, 1.2),
  wrench: area('M8 4q-2 8 4 11l-1 29h6l-1-29q6-3 4-11l-3 6h-6z', STEEL),
  clipboard:
    area('M2 8h24v34H2z', WOOD) +
    area('M5 13h18v26H5z', WHITE) +
    area('M9 5h10v6H9z', STEEL) +
    stroke('M8 19h12M8 25h12M8 31h7', INK, 1.1),
  ledger:
    area('M0 12h28v28H0z', '#1e4430') +
    area('M3 12h3v28H3z', GOLD) +
    area('M10 18h14v8H10z', '#f0e2bf') +
    stroke('M12 22h10', INK, 1),
  notebook:
    area('M4 10h20v28H4z', WHITE) +
    stroke('M8 17h12M8 22h12M8 27h9', '#22518a', 1) +
    stroke('M22 42l6-20', GOLD, 2.4) +
    stroke('M8 10V7m5 3V7m5 3V7', INK, 1.4),
  poster:
    area('M0 6h28v34H0z', '#f6eedc') +
    area('M4 10h20v5H4zm0 20h20v6H4z', RED, ' stroke="none"') +
    area('M14 17l2 5 5 .3-4 3 1.5 5L14 27l-4.5 3.3 1.5-5-4-3 5-.3z', GOLD, ' stroke-width=".6"'),
  calendar:
    area('M1 10h26v30H1z', WHITE) +
    area('M1 10h26v8H1z', RED) +
    stroke('M5 24h4m5 0h4M5 30h4m5 0h4M5 36h4m5 0h4', INK, 2.4) +
    stroke('M8 13V6m12 7V6', INK, 1.6),
  coins:
    '<g fill="#d3ab4a">' +
    [38, 33, 28, 23].map((y) => `<ellipse cx="9" cy="${y}" rx="8" ry="3.2"/>`).join('') +
    [38, 33].map((y) => `<ellipse cx="22" cy="${y}" rx="7" ry="3"/>`).join('') +
    '</g>',
  letter:
    area('M0 14h28v20H0z', WHITE) + stroke('M0 14l14 12 14-12', INK, 1.2) + ball(14, 27, 3.2, RED),
  parcel:
    area('M1 16h26v26H1z', '#c99a5b') +
    stroke('M14 16v26M1 28h26', RED, 2) +
    stroke('M14 16q-7-8-9-2 4 3 9 2 6-8 9-2-4 3-9 2', RED, 1.4),
  steeringWheel:
    '<circle cx="14" cy="24" r="15" fill="none" stroke="#9a5a26" stroke-width="4"/>' +
    stroke('M14 24V10m0 14l-12 7m12-7l12 7', STEEL, 2.4) +
    ball(14, 24, 3.4, GOLD),
  shipWheel:
    '<circle cx="14" cy="24" r="12" fill="none" stroke="#9a5a26" stroke-width="4"/>' +
    stroke('M14 4v40M-4 24h36M2 12l24 24m0-24L2 36', WOOD, 2.2) +
    ball(14, 24, 4, GOLD),
  lifebuoy:
    '<circle cx="14" cy="26" r="13" fill="none" stroke="#fffdf5" stroke-width="7"/><circle cx="14" cy="26" r="13" fill="none" stroke="#a32a2a" stroke-width="7" stroke-dasharray="10.2 10.22"/>' +
    '<g fill="none"><circle cx="14" cy="26" r="16.5"/><circle cx="14" cy="26" r="9.5"/></g>',
  lever:
    ball(14, 10, 5, RED) +
    area('M12.5 15h3l1 20h-5z', STEEL) +
    area('M2 34h24v8H2z', GOLD) +
    stroke('M6 38h16', INK, 1.4),
  whistle: area('M2 16h16l10-3v6l-9 3q-1 12-9 12-9 0-8-10z', GOLD) + ball(10, 25, 4, INK),
  ticket:
    area('M2 12h24v6q-3 2 0 5v14H2V23q3-3 0-5z', '#f0e2bf') +
    stroke('M7 18h14M7 27h14M7 32h9', '#7c2434', 1.4),
  dog:
    area('M2 40q-4-12 4-16l2-8 5 5h5l5-5 2 9q4 6-1 15z', '#a8632a') +
    ball(10, 27, 1.5, INK) +
    ball(19, 27, 1.5, INK) +
    area('M12 31h5l-2.5 3z', INK) +
    stroke('M4 40h21', RED, 2.6),
  wheat:
    stroke('M14 46V8M10 46l-6-34m14 34l6-34', '#b9892b', 1.5) +
    '<path d="M14 10h0M11 14h0m6 0h0m-6 5h0m6 0h0M4 12h0m-3 5h0m6-1h0M24 12h0m3 5h0m-6-1h0" stroke="#d9b86a" stroke-width="5" stroke-linecap="round"/>',
};
