import type { Good, GuestColor, Timing } from '@gah/engine';
import type { Markup } from '../svg.js';

/**
 * Shapes on a field of 24 × 24 units. They take the colour of the text around them
 * (`currentColor`); what is cut out shows the ground, `--cut`.
 */
const cut = 'fill="var(--cut,var(--panel))"';
const stroke = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}"`;
const cutLine = (width: number): string =>
  `fill="none" stroke="var(--cut,var(--panel))" stroke-width="${width}"`;

/** Silhouettes that cannot be confused in one colour. */
export const GOOD_SHAPES: Readonly<Record<Good | 'any', Markup>> = {
  strudel: `<path d="M2.5 16.5V13c0-3.2 2.2-5.5 5.2-5.5h8.6c3 0 5.2 2.3 5.2 5.5v3.5zM1.5 18.2h21v1.9h-21z"/><path d="M7.5 13.6l2.4-3.6m1.6 3.6l2.4-3.6m1.6 3.6l2.4-3.6" ${cutLine(1.5)}/>`,
  cake: `<path d="M2.5 11.2L15.6 5.4c3.3.6 5.4 2.6 5.9 5.8zM2.5 12.6h19v2.6h-19zM2.5 16.6h19v2.9h-19z"/><circle cx="14.4" cy="4.3" r="2.1"/>`,
  wine: `<path d="M6.6 2.5h10.8c.9 6.2-1 9.6-4.3 10.3v6.1h3.7v2.3H7.2v-2.3h3.7v-6.1C7.6 12.1 5.7 8.7 6.6 2.5z"/><path d="M8.3 4.2h7.4v2H8.3z" ${cut}/>`,
  coffee: `<path d="M3.5 9.2h13.6v4.6c0 3.2-2.3 5.2-5.3 5.2H8.8c-3 0-5.3-2-5.3-5.2zM2.5 20.3h16V22h-16z"/><path d="M17.3 10.7h1.3a2.5 2.5 0 0 1 0 5h-2" ${stroke(1.8)}/><path d="M8 7.4c-1.6-1.7 1.5-2.6 0-4.8m4.3 4.8c-1.6-1.7 1.5-2.6 0-4.8" ${stroke(1.5)}/>`,
  champagne: `<path d="M6.6 2h6.2l-.7 10.3c-.1 1.6-.7 2.4-1.4 2.8v4.8h3V22h-8v-2.1h3v-4.8c-.7-.4-1.3-1.2-1.4-2.8z"/><path d="M8.3 3.6h2.8l-.1 2H8.4z" ${cut}/><circle cx="16.7" cy="5" r="1.7"/><circle cx="19.4" cy="9.2" r="1.4"/><circle cx="16.6" cy="12.6" r="1.2"/>`,
  any: `<path d="M12 2.5l2 5.5 5.5-2-2 5.5 5 .5-5 .5 2 5.5-5.5-2-2 5.5-2-5.5-5.5 2 2-5.5-5-.5 5-.5-2-5.5 5.5 2z"/>`,
};

/** Lozenge, window with four panes, sun, clover. */
export const COLOR_SHAPES: Readonly<Record<GuestColor, Markup>> = {
  blue: `<path d="M12 1.5L21.5 12 12 22.5 2.5 12z"/><path d="M12 7.2l4.3 4.8-4.3 4.8L7.7 12z" ${cut}/>`,
  red: `<path d="M3 3h18v18H3z"/><path d="M7.6 7.6h3.6v3.6H7.6zm5.2 0h3.6v3.6h-3.6zm-5.2 5.2h3.6v3.6H7.6zm5.2 0h3.6v3.6h-3.6z" ${cut}/>`,
  yellow: `<circle cx="12" cy="12" r="6"/><path d="M12 1v3.6m0 14.8V23M1 12h3.6m14.8 0H23M4.2 4.2l2.6 2.6m10.4 10.4l2.6 2.6m0-15.6l-2.6 2.6M6.8 17.2l-2.6 2.6" ${stroke(2.3)}/><circle cx="12" cy="12" r="2.4" ${cut}/>`,
  green: `<circle cx="12" cy="7" r="4.6"/><circle cx="6.8" cy="14" r="4.6"/><circle cx="17.2" cy="14" r="4.6"/><path d="M10.9 11h2.2l1.2 11.5H9.7z"/><g ${cut}><circle cx="12" cy="6.8" r="1.4"/><circle cx="6.7" cy="14.2" r="1.4"/><circle cx="17.3" cy="14.2" r="1.4"/></g>`,
};

/** One in a lozenge, clock, loop, hourglass, bell. */
export const TIMING_SHAPES: Readonly<Record<Timing, Markup>> = {
  once: `<path d="M12 2l10 10-10 10L2 12z" ${stroke(2)}/><path d="M11 8h2.2v8.5H11zM9.3 9.7L11.6 8v2.3l-2.3 1.3z"/>`,
  round: `<circle cx="12" cy="12" r="9.3" ${stroke(2.2)}/><path d="M12 6.5V12l4 2.5" ${stroke(2.2)}/>`,
  permanent: `<path d="M7 7.5c-5.7 0-5.7 9 0 9 4 0 6-9 10-9 5.7 0 5.7 9 0 9-4 0-6-9-10-9z" ${stroke(2.3)}/>`,
  final: `<path d="M5 2h14v2.2c0 4-2.5 6-4.7 7.8 2.2 1.8 4.7 3.8 4.7 7.8V22H5v-2.2c0-4 2.5-6 4.7-7.8C7.5 10.2 5 8.2 5 4.2z" ${stroke(2)}/><path d="M8 18.5c1-2 2.5-3 4-3s3 1 4 3V20H8z"/>`,
  bell: `<path d="M3 17.5c0-6 3.5-9.5 8-9.9V5.5H9.5v-2h5v2H13v2.1c4.5.4 8 3.9 8 9.9zM2 19h20v2.3H2z"/>`,
};

/** What the rules speak of. */
export const TERM_SHAPES = {
  crown: `<path d="M3 8l4.2 4L12 4.5l4.8 7.5L21 8l-1.6 9.5H4.6zM4.6 19h14.8v2.2H4.6z"/>`,
  krone: `<circle cx="12" cy="12" r="10.5"/><circle cx="12" cy="12" r="8.3" ${cutLine(1.1)}/><path d="M7.2 9.6l2.1 2L12 7.6l2.7 4 2.1-2-.8 6H8z" ${cut}/>`,
  points: `<path d="M7.8 1.8h8.4l6 6v8.4l-6 6H7.8l-6-6V7.8z"/><path d="M12 5.2l1.9 4.7 5.1.3-3.9 3.3 1.2 4.9-4.3-2.7-4.3 2.7 1.2-4.9L5 10.2l5.1-.3z" ${cut}/>`,
  emperor: `<path d="M1.5 23c.2-4.8 2.6-7 6.8-7.7h7.4c4.2.7 6.6 2.9 6.8 7.7zM7.2 7.3C7.2 3.5 9.2 1.2 12 1.2s4.8 2.3 4.8 6.1c0 4.2-1.9 7.4-4.8 7.4s-4.8-3.2-4.8-7.4z"/><path d="M7 6.4c.4 2.3 1.7 3.3 5 3.3s4.6-1 5-3.3c.9 3.3-.3 6.7-2.7 8 .2-1.7-.7-2.7-2.3-2.7s-2.5 1-2.3 2.7c-2.4-1.3-3.6-4.7-2.7-8z" ${cut}/><path d="M2.6 18.6l4.2-1.7m14.6 1.7l-4.2-1.7M2.2 20.8l4.2-1.7m15.4 1.7l-4.2-1.7" ${cutLine(1.1)}/><g ${cut}><circle cx="12" cy="18" r=".9"/><circle cx="12" cy="21" r=".9"/></g>`,
  drawStaff: `<path d="M4 2.5h16v19H4z" ${stroke(2)}/><path d="M6.5 9l4.2 2.2v1.6L6.5 15zm11 0l-4.2 2.2v1.6l4.2 2.2zm-6.6 1.7h2.2v2.6h-2.2z"/>`,
  playStaff: `<path d="M3 2.5h12v5.2h-2V4.5H5v15h8v-2.8h2v4.8H3zM9.5 11h7V7.8l5.5 4.3-5.5 4.3v-3.2h-7z"/>`,
  hand: `<path d="M1.7 8.6l6.8-3.1 2 .9-3.6 13.8z"/><path d="M9.4 3.5h7.2v2L12 21H9.4z" transform="rotate(6 13 12)"/><path d="M17 6.2l5.6 4.3-8.4 11-2.4-.6z"/>`,
  prepare: `<path d="M3.5 22V2.5h17V22h-2.6V5.2H6.1V22zM8 22V7l6 2v13z"/><circle cx="12.3" cy="15" r="1" ${cut}/>`,
  occupy: `<path d="M3.5 22V2.5h17V22z"/><circle cx="12" cy="9.6" r="3" ${cut}/><path d="M6.7 19.5c.2-4 2.2-5.8 5.3-5.8s5.1 1.8 5.3 5.8z" ${cut}/>`,
  invite: `<path d="M7 9.5h10l-.8-7H7.8zM4.5 9.3h15v2h-15zM8 12h8c0 3-1.6 5-4 5s-4-2-4-5zM3 23c.3-3.8 2.8-5.5 6-6l3 2.4 3-2.4c3.2.5 5.7 2.2 6 6z"/>`,
  dancer: `<circle cx="12" cy="4" r="2.6"/><path d="M12 7.5c1.5 0 2.6.9 3 2.2l4.5-3.2 1 1.4-5.3 4.6L20 22.5H4l4.8-10L3.5 8l1-1.4L9 9.7c.4-1.3 1.5-2.2 3-2.2z"/>`,
  dustbin: `<path d="M5 7h14l-1.4 15H6.4zM3.5 4.2h17V6h-17zM9.5 2h5v2h-5z"/><path d="M9.3 9.5l.5 10m4.9-10l-.5 10M12 9.5v10" ${cutLine(1.3)}/>`,
  floor: `<path d="M2 3h20v18H2z" ${stroke(2)}/><path d="M4.5 9.5h4v5h-4zm5.5 0h4v5h-4zm5.5 0h4v5h-4z"/>`,
  column: `<path d="M3 2h18v20H3z" ${stroke(2)}/><path d="M9.5 4.5h5v4h-5zm0 5.5h5v4h-5zm0 5.5h5v4h-5z"/>`,
  topFloor: `<path d="M12 1.5L23 8v2H1V8z"/><path d="M3 11.5h18V22H3z" ${stroke(1.7)}/><path d="M5 13.3h3.8v4H5zm5.1 0h3.8v4h-3.8zm5.1 0H19v4h-3.8z"/>`,
  group: `<path d="M3 3h8.5v8.5H3zm9.5 0H21v8.5h-8.5zM3 12.5h8.5V21H3z"/><path d="M13.5 13.5H20V20h-6.5z" ${stroke(1.6)}/>`,
  room: `<path d="M3 3h18v18H3z" ${stroke(2)}/><path d="M9 21V9.5h6V21z"/>`,
  colorSet: `<path d="M12 1.5L16.7 6.2 12 10.9 7.3 6.2zM2.5 13h8v8h-8z"/><circle cx="17.5" cy="17" r="4.3"/>`,
  staff: `<path d="M12 1.5c2.7 0 4.4 2 4.4 4.7S14.6 11 12 11 7.6 8.9 7.6 6.2 9.3 1.5 12 1.5zM2.5 23c.2-6 2.7-9.4 6.5-10.4h6c3.8 1 6.3 4.4 6.5 10.4z"/><path d="M12 16l-4.3-2.3v4.6zl4.3-2.3v4.6z" ${cut}/>`,
  politics: `<path d="M5 1.8h11.5L20 5.3v13.2H5z"/><path d="M7.5 6.2h7m-7 3.2h9m-9 3.2h5" ${cutLine(1.4)}/><circle cx="16.8" cy="17.3" r="4.6"/><circle cx="16.8" cy="17.3" r="2.7" ${cutLine(1.1)}/>`,
  marker: `<path d="M4 1.5h2.2V23H4zM7.2 2.5H21l-4.3 4.7L21 12H7.2z"/>`,
  star: `<path d="M12 .8l2.7 6.8 7.3.4-5.7 4.6 1.9 7.1-6.2-4-6.2 4 1.9-7.1L2 8l7.3-.4z"/><path d="M7 22h10" ${stroke(2)}/>`,
  chandelier: `<path d="M11.1 1h1.8v4.5h-1.8zM3 12h2.2c0 2.6 2.6 4 5.9 4.3V9h1.8v7.3c3.3-.3 5.9-1.7 5.9-4.3H21c0 4-3.8 6.2-8 6.5L12 22.5l-1-4c-4.2-.3-8-2.5-8-6.5z"/><path d="M2.7 7h2.8v4H2.7zm15.8 0h2.8v4h-2.8zM9.3 5h5.4L12 8.2z"/><circle cx="4.1" cy="5" r="1.2"/><circle cx="19.9" cy="5" r="1.2"/>`,
  key: `<path d="M7 5.3a6.7 6.7 0 0 1 6.5 5H23v7.4h-2.9v-4.2h-1.9v4.2h-2.9v-4h-1.8A6.7 6.7 0 1 1 7 5.3z"/><circle cx="7" cy="12" r="3.3" ${cut}/>`,
  cafe: `<path d="M2 9.5h20v2.3h-8.8v8.4H17v2H7v-2h3.8v-8.4H2z"/><path d="M7.5 4.2h7v2.3c0 1.5-1 2.5-2.5 2.5h-2c-1.5 0-2.5-1-2.5-2.5z"/><path d="M14.5 5h1.2a1.3 1.3 0 0 1 0 2.6h-1.4" ${stroke(1.1)}/>`,
  kitchen: `<path d="M4 9.5h16V18c0 2.2-1.5 3.5-3.5 3.5h-9C5.5 21.5 4 20.2 4 18zM2 7h20v1.6H2zM10.3 4h3.4v2.2h-3.4zM.8 11.5h2.4v3H.8zm20 0h2.4v3h-2.4z"/>`,
  order: `<path d="M3 3h18v18H3z" ${stroke(2)} stroke-dasharray="3.6 2.4"/><path d="M8 9h8v1.8H8zm0 4h8v1.8H8z"/>`,
  served: `<path d="M2.5 2.5h19v19h-19z"/><path d="M5.7 12.6l2-2 3 3 5.7-6.1 2 1.9-7.6 8.1z" ${cut}/>`,
  champagneSpace: `<path d="M3 3h18v18H3z" ${stroke(1.6)} stroke-dasharray="3 2"/><path d="M9.5 5.5h5l-.6 6c-.1 1-.5 1.6-1.1 1.9v4h2.2V19H9v-1.6h2.2v-4c-.6-.3-1-.9-1.1-1.9z"/>`,
  balcony: `<path d="M1.5 11h21v2.2h-21zM1.5 19.8h21V22h-21z"/><path d="M4 13v7m4-7v7m4-7v7m4-7v7m4-7v7" ${stroke(1.7)}/><path d="M7 11V5.5C7 3.3 9.2 2 12 2s5 1.3 5 3.5V11h-2.2V6c0-1-1.3-1.8-2.8-1.8S9.2 5 9.2 6v5z"/>`,
  dove: `<path d="M1.5 8.5c3.5 0 6 1.2 7.5 3.2C9.5 7 12 3.5 16.5 2c-.4 3.600.3 5.8 1.8 7.8 1.7-.9 3.4-.6 4.200.9l-2.300.9c0 5.4-3.7 8.9-9.2 8.9L6.5 23l1.2-3.6C4 17.8 1.7 14 1.5 8.5z"/><circle cx="19.3" cy="10.8" r=".8" ${cut}/>`,
  strength: `<path d="M2.5 8.5h12v12h-12zM8 3h13.5v13.5H16V7H8z"/><path d="M5.5 11.5H8V14H5.5zm3.5 3.5h2.5v2.5H9z" ${cut}/>`,
  exchange: `<path d="M2 8.7h13V4.5L22 9.8l-7 5.3v-4.2H2zM22 15.3H9v-4.2l-1.6 0L2 16.4l7 5.3v-4.2h13z"/>`,
} as const satisfies Readonly<Record<string, Markup>>;
