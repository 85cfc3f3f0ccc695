import type { Markup } from '../svg.js';

const cut = 'fill="var(--cut,var(--panel))"';
const stroke = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}"`;

/** The controls of the page, on the same field of 24 × 24 units. */
export const INTERFACE_SHAPES = {
  undo: `<path d="M8.5 4L3 9.5 8.5 15v-3.8h6.2a3.7 3.7 0 0 1 0 7.4H8V21h6.7a6.1 6.1 0 0 0 0-12.2H8.5z"/>`,
  redo: `<path d="M15.5 4L21 9.5 15.5 15v-3.8H9.3a3.7 3.7 0 0 0 0 7.4H16V21H9.3a6.1 6.1 0 0 1 0-12.2h6.2z"/>`,
  wholeTurn: `<path d="M7.5 4L2 9.5 7.5 15zM13.5 4L8 9.5l5.5 5.5v-3.8h2.2a3.7 3.7 0 0 1 0 7.4H8V21h7.7a6.1 6.1 0 0 0 0-12.2h-2.2z"/>`,
  endTurn: `<path d="M5 3.5l9 8.5-9 8.5zM16 3.5h3.5v17H16z"/>`,
  pass: `<path d="M3 3.5l8 8.5-8 8.5zM12.5 3.5l8 8.5-8 8.5z"/>`,
  leadsTo: `<path d="M6.5 4.5L18 12 6.5 19.5z"/>`,
  check: `<path d="M3.5 12.5l2.6-2.6 4 4 8-8.6 2.6 2.5L10.2 19z"/>`,
  cross: `<path d="M5.5 3L12 9.5 18.5 3 21 5.5 14.5 12l6.5 6.5-2.5 2.5-6.5-6.5L5.5 21 3 18.5 9.5 12 3 5.5z"/>`,
  plus: `<path d="M10.2 3h3.6v7.2H21v3.6h-7.2V21h-3.6v-7.2H3v-3.6h7.2z"/>`,
  minus: `<path d="M3 10.2h18v3.6H3z"/>`,
  log: `<path d="M4 4h3v3H4zm5.5.5H21v2H9.5zM4 10.5h3v3H4zm5.5.5H21v2H9.5zM4 17h3v3H4zm5.5.5H21v2H9.5z"/>`,
  menu: `<path d="M3 5h18v2.3H3zm0 6h18v2.3H3zm0 6h18v2.3H3z"/>`,
  light: `<circle cx="12" cy="12" r="5"/><path d="M12 1v4m0 14v4M1 12h4m14 0h4M4.2 4.2L7 7m10 10l2.8 2.8m0-15.6L17 7M7 17l-2.8 2.8" ${stroke(2)}/>`,
  dark: `<path d="M14.5 1.8A10.3 10.3 0 1 0 22 15.5 8.7 8.7 0 0 1 14.5 1.8z"/>`,
  help: `<circle cx="12" cy="12" r="9" ${stroke(2.1)}/><path d="M8.7 9.4c0-1.9 1.4-3 3.3-3s3.4 1.1 3.4 3c0 2.3-2.3 2.4-2.3 4.6h-2.2c0-3.1 2.2-3.2 2.2-4.5 0-.7-.4-1.1-1.1-1.1s-1.1.4-1.1 1.2zM10.8 15.4h2.4v2.3h-2.4z"/>`,
  advice: `<path d="M12 1.5a7.2 7.2 0 0 0-4.2 13V17h8.4v-2.5a7.2 7.2 0 0 0-4.2-13zM8.3 18.3h7.4v1.8H8.3zM9.8 21h4.400v1.700H9.800z"/>`,
  info: `<circle cx="12" cy="12" r="9" ${stroke(2.1)}/><path d="M10.8 6.3h2.5v2.5h-2.5zM9.3 10.4h4v5.5h1.6v2H9.3v-2h1.6v-3.5H9.3z"/>`,
  warning: `<path d="M12 1.8L23 21.5H1z"/><path d="M10.8 8.5h2.5l-.4 6.3h-1.7zm0 7.8h2.4v2.3h-2.4z" ${cut}/>`,
  people: `<circle cx="8" cy="7" r="4"/><path d="M1 21c.3-5.5 3-8 7-8s6.7 2.5 7 8z"/><circle cx="17" cy="8.5" r="3"/><path d="M16.5 21c0-3-.7-5.5-2-7.2 5-1.5 8.2 1.2 8.5 7.2z"/>`,
  person: `<circle cx="12" cy="7" r="4.8"/><path d="M3 22c.3-6.3 3.8-9 9-9s8.7 2.7 9 9z"/>`,
  computer: `<path d="M3.5 7h17v12.5h-17zM11 2h2v4h-2zM1 11h1.8v5H1zm20.2 0H23v5h-1.8zM7 20.5h10V22H7z"/><path d="M7 10.5h3.2v3.2H7zm6.8 0H17v3.2h-3.2zM8.5 15.7h7v1.5h-7z" ${cut}/>`,
  hotel: `<path d="M3 22V7h4V2h10v5h4v15h-7v-5h-4v5z"/><path d="M9 5h2v2H9zm4 0h2v2h-2zm-7 5h2.5v2.5H6zm4.8 0h2.5v2.5h-2.5zm4.7 0H18v2.5h-2.5z" ${cut}/>`,
  zoom: `<circle cx="10" cy="10" r="6.5" ${stroke(2.4)}/><path d="M15 15l6.5 6.5" ${stroke(3)}/>`,
  settings: `<path d="M2 5h20v2H2zm0 6h20v2H2zm0 6h20v2H2z"/><path d="M14.5 3h4.5v6h-4.5zM5 9h4.5v6H5zm8 6h4.5v6H13z"/><path d="M16 4.7h1.5v2.6H16zM6.5 10.7H8v2.6H6.5zm8 6H16v2.6h-1.5z" ${cut}/>`,
  sound: `<path d="M2 8.5h4.5L12.5 3v18l-6-5.5H2z"/><path d="M15.5 8c1.9 2.3 1.9 5.7 0 8m2.8-11c3.8 3.9 3.8 10.1 0 14" ${stroke(2)}/>`,
  soundOff: `<path d="M2 8.5h4.5L12.5 3v18l-6-5.5H2z"/><path d="M15.5 8.7l6.5 6.6m0-6.6l-6.5 6.6" ${stroke(2.2)}/>`,
  language: `<circle cx="12" cy="12" r="9.3" ${stroke(1.9)}/><path d="M2.7 12h18.6M12 2.7c-6 5.5-6 13.1 0 18.6 6-5.5 6-13.1 0-18.6z" ${stroke(1.7)}/>`,
  save: `<path d="M10.3 2h3.4v8.5H18L12 17 6 10.5h4.3zM3 18.5h18V22H3z"/>`,
  open: `<path d="M10.3 17h3.4V8.5H18L12 2 6 8.5h4.3zM3 18.5h18V22H3z"/>`,
  edit: `<path d="M2 22l1.5-6L15 4.5 19.5 9 8 20.5zM16.5 3L18 1.5c.7-.7 1.8-.7 2.5 0l2 2c.7.7.7 1.8 0 2.5L21 7.5z"/>`,
  remove: `<path d="M5 7h14l-1.4 15H6.4zM3.5 4.2h17V6h-17zM9.5 2h5v2h-5z"/><path d="M9 10l6 8m0-8l-6 8" fill="none" stroke="var(--cut,var(--panel))" stroke-width="1.8"/>`,
  play: `<path d="M5 2.5L20.5 12 5 21.5z"/>`,
  pause: `<path d="M4.5 3h5.3v18H4.5zm9.7 0h5.3v18h-5.3z"/>`,
  replay: `<path d="M12 3.2a8.8 8.8 0 1 1-8.5 6.5l2.4.6A6.3 6.3 0 1 0 12 5.7V9.2L6 4.6 12 0z"/><path d="M10 8.8l5.6 3.4-5.6 3.4z"/>`,
  faster: `<path d="M2 4l8.5 8L2 20zm9.5 0L20 12l-8.5 8zM20.5 4H23v16h-2.5z"/>`,
  lock: `<path d="M4 10.5h16V22H4z"/><path d="M7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5" ${stroke(2.4)}/><path d="M10.8 14h2.4v4.5h-2.4z" ${cut}/>`,
  eye: `<path d="M1 12c3-5 6.7-7.5 11-7.5S20 7 23 12c-3 5-6.7 7.5-11 7.5S4 17 1 12z"/><circle cx="12" cy="12" r="4.8" ${cut}/><circle cx="12" cy="12" r="2.6"/>`,
  chart: `<path d="M2 20h20v2.2H2zM3.5 12h4v6.5h-4zM10 6.5h4v12h-4zm6.5-4.7h4v16.7h-4z"/>`,
  enlarge: `<path d="M2 2h8v2.6H6.5l4 4-1.9 1.9-4-4V10H2zm20 20h-8v-2.6h3.5l-4-4 1.9-1.9 4 4V14H22z"/>`,
  keyboard: `<path d="M1.5 5h21v14h-21z"/><path d="M4 7.5h2.5V10H4zm4.3 0h2.5V10H8.3zm4.4 0h2.5V10h-2.5zm4.3 0h2.9V10H17zM4 11.5h2.5V14H4zm4.3 0h2.5V14H8.3zm4.4 0h2.5V14h-2.5zm4.3 0h2.9V14H17zM6.5 15.3h11v1.8h-11z" ${cut}/>`,
  roll: `<path d="M12 3a9 9 0 0 1 8.7 6.7l2.3-.6-3.2 5.2-4.6-3.3 2.3-.6A6 6 0 0 0 7 8.7L4.6 6.8A9 9 0 0 1 12 3zm0 18a9 9 0 0 1-8.7-6.7l-2.3.6 3.2-5.2L8.8 13l-2.3.6A6 6 0 0 0 17 15.3l2.4 1.9A9 9 0 0 1 12 21z"/><circle cx="12" cy="12" r="2"/>`,
  laurel: `<path d="M11 21C5 20 2 15.5 2.5 8c3 1 5 3 5.5 5.5C7 10 7 6.5 9 3.5c2 3 2.5 6.5 1.5 10 .5 2.5.7 4.5.5 7.5zm2 0c6-1 9-5.5 8.5-13-3 1-5 3-5.5 5.5C17 10 17 6.5 15 3.5c-2 3-2.5 6.5-1.5 10-.5 2.5-.7 4.5-.5 7.5z"/>`,
  /** Stands at a value that no source gives. */
  reconstructed: `<circle cx="12" cy="12" r="7" ${stroke(3)}/>`,
} as const satisfies Readonly<Record<string, Markup>>;
