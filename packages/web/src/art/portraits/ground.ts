import { GOLD, INK } from '../palette.js';
import type { Markup } from '../svg.js';
import { repeat } from '../svg.js';
import type { Sitter } from './sitter.js';
import { d } from './sitter.js';
import type { Ground, Halo } from './traits.js';

/** The paper behind everybody; no crop reaches beyond it. */
const FIELD = 'M-6-10h112v126H-6z';
const rowsOf = (step: number, first: number, left = -12, last = 116): string =>
  repeat(Math.floor((last - first) / step) + 1, (index) => `M${left} ${first + index * step}H112`);

/**
 * Small ornaments repeat the symbol of the colour. Each is a set of dashed lines: dashes are squares
 * or dots, depending on the width of the line.
 */
const PATTERNS: Readonly<Record<Ground, (s: Sitter) => Markup>> = {
  blue: ({ ground, pale }) =>
    `<g transform="rotate(45 50 52)" fill="none"><path d="${rowsOf(13, -32, -38, 132)}" stroke="${pale}" stroke-opacity=".34" stroke-width="7.5" stroke-dasharray="7.5 5.5"/><path d="${rowsOf(13, -32, -37, 132)}" stroke="${ground}" stroke-width="5.5" stroke-dasharray="5.5 7.5"/></g>`,
  red: ({ ground, pale }) =>
    `<g fill="none"><path d="${rowsOf(12, -6)}" stroke="${pale}" stroke-opacity=".36" stroke-width="7.5" stroke-dasharray="7.5 4.5"/><path d="${rowsOf(12, -6, -11)}" stroke="${ground}" stroke-width="5.5" stroke-dasharray="5.5 6.5"/></g>`,
  yellow: ({ ground, deep }) =>
    `<g fill="none" stroke-linecap="round" stroke-dasharray="0 14"><path d="${rowsOf(14, 0)}" stroke="${deep}" stroke-opacity=".4" stroke-width="9.5"/><path d="${rowsOf(14, 0)}" stroke="${ground}" stroke-width="7.5"/></g>`,
  green: ({ pale }) =>
    `<g fill="none" stroke="${pale}" stroke-opacity=".36" stroke-linecap="round"><path d="${rowsOf(15, 0, -9.5)}" stroke-width="4.2" stroke-dasharray="0 14"/><path d="${rowsOf(15, 3.5)}" stroke-width="4.2" stroke-dasharray="0 5 0 9"/><path d="${rowsOf(15, 7, -9.5)}" stroke-width="1.8" stroke-dasharray="0 14"/></g>`,
  staff: ({ pale }) =>
    `<path d="M-10 53h120" fill="none" stroke="${pale}" stroke-opacity=".2" stroke-width="130" stroke-dasharray="1 9"/>`,
};

const disc = (r: number, color: string): Markup =>
  `<circle cx="50" cy="42" r="${r}" fill="${color}"/>`;
/** A ring of dashes around the head. */
const ring = (r: number, width: number, color: string, dashes: string, extra = ''): Markup =>
  `<circle cx="50" cy="42" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dashes}"${extra}/>`;
const turned = (index: number, count: number, r: number): [number, number] => {
  const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
  return [50 + Math.cos(angle) * r, 42 + Math.sin(angle) * r];
};

function rays(count: number, from: number, to: number, half: number): string {
  return repeat(count, (index) => {
    const [tx, ty] = turned(index, count, to);
    const [ax, ay] = turned(index - half, count, from);
    const [bx, by] = turned(index + half, count, from);
    return d`M${ax} ${ay}L${tx} ${ty}L${bx} ${by}z`;
  });
}

const HALOS: Readonly<Record<Halo, (s: Sitter) => Markup>> = {
  squares: ({ pale }) =>
    disc(32, pale) +
    ring(29, 4.4, INK, '4.4 10.784') +
    ring(29, 4.4, GOLD, '4.4 10.784', ' stroke-dashoffset="-7.592"'),
  rings: ({ pale, deep }) => disc(35, deep) + disc(31.5, GOLD) + disc(29, pale),
  rays: ({ pale, trim }) =>
    `<path d="${rays(18, 25, 41, 0.32)}" fill="${trim}"/>` + disc(26.5, pale),
  arch: ({ pale, trim }) =>
    `<path d="M16 112V42a34 34 0 0 1 68 0v70z" fill="${pale}" stroke="${trim}" stroke-width="2.2"/><path d="M21 112V42a29 29 0 0 1 58 0v70" fill="none" stroke="${INK}"/>`,
  dots: ({ pale, deep }) =>
    disc(33, pale) +
    ring(29, 4.2, GOLD, '0 15.184', ' stroke-linecap="round"') +
    ring(29, 4.2, deep, '0 15.184', ' stroke-linecap="round" stroke-dashoffset="-7.592"'),
  bands: ({ pale, deep }) =>
    `<path d="M-6 20h112v60H-6z" fill="${pale}"/><path d="M-6 21.5h112M-6 78.5h112" stroke="${GOLD}" stroke-width="3"/><g fill="none" stroke-width="4"><path d="M-6 26.5h112" stroke="${INK}" stroke-dasharray="4 12"/><path d="M2 26.5h104" stroke="${deep}" stroke-dasharray="4 12"/></g>`,
  spirals: ({ pale, trim }) => {
    const branch =
      'M97 112C84 86 82 66 88 52a6 6 0 1 1 5 8a3 3 0 1 1 0-5M88 52C80 38 82 24 88 18a6 6 0 1 1 5 8a3 3 0 1 1 0-5';
    return (
      disc(30, pale) +
      `<g fill="none" stroke="${trim}" stroke-width="2"><path d="${branch}"/><path d="${branch}" transform="matrix(-1 0 0 1 100 0)"/></g>`
    );
  },
  leaves: ({ pale, deep, trim }) => {
    /** Every second leaf on both sides, from the foot of the wreath upwards. */
    const leaves = (first: number): string =>
      [1, -1]
        .map((side) =>
          repeat(5 - first, (index) => {
            const angle = Math.PI * (0.56 - (index * 2 + first) * 0.125);
            const [c, s] = [Math.cos(angle), Math.sin(angle)];
            return d`M${50 + side * c * 33} ${42 + s * 33}l${side * (s * 5 + c * 4)} ${s * 4 - c * 5}`;
          }),
        )
        .join('');
    return (
      disc(29.5, pale) +
      `<g stroke-width="5" stroke-linecap="round"><path d="${leaves(0)}" stroke="${trim}"/><path d="${leaves(1)}" stroke="${deep}"/></g>`
    );
  },
  columns: ({ pale, deep, trim }) =>
    `<path d="M14 6h72v106H14z" fill="${pale}"/><path d="M4 14h12v98H4zM84 14h12v98H84z" fill="${deep}"/><path d="M7.5 14v98m5 0V14m74 0v98m5 0V14" stroke="${trim}" stroke-width="1.3"/><path d="M1 6h18v8H1zM81 6h18v8H81z" fill="${trim}"/>`,
  panes: ({ pale, deep }) =>
    `<path d="M12 4h76v108H12z" fill="${pale}" stroke="${deep}" stroke-width="3"/><path d="M31 4v108M69 4v108M12 26h76M12 52h76M12 78h76" stroke="${deep}" stroke-width="1.5" stroke-opacity=".55"/><path d="M12 4h76v108H12z" fill="none" stroke="${GOLD}"/>`,
  drapes: ({ pale, deep }) =>
    `<path d="M8-4h84v116H8z" fill="${pale}"/><path d="M-6-20h56C40 20 24 40 18 60c-3 14-2 30 0 56H-6zM106-20H50c10 40 26 60 32 80 3 14 2 30 0 56h24z" fill="${deep}"/><path d="M-4-20C0 20 4 40 2 112M12-20c4 30 4 50 2 74M104-20c-4 40-8 60-6 132M88-20c-4 30-4 50-2 74" fill="none" stroke="${GOLD}" stroke-width="1.2" stroke-opacity=".7"/><path d="M-20 60h40M80 60h40" stroke="${GOLD}" stroke-width="3.5"/>`,
  fan: ({ pale, deep }) =>
    `<path d="${repeat(15, (index) => {
      const [ax, ay] = turned(index * 2 - 15, 60, 62);
      const [bx, by] = turned(index * 2 - 14, 60, 62);
      return d`M50 58L${ax} ${ay}L${bx} ${by}z`;
    })}" fill="${deep}" fill-opacity=".7"/>` +
    disc(27, pale) +
    ring(27, 2, GOLD, 'none'),
};

export const groundOf = (s: Sitter, ground: Ground): Markup =>
  `<g stroke="none"><path d="${FIELD}" fill="${s.ground}"/>${PATTERNS[ground](s)}${HALOS[s.traits.halo](s)}</g>`;
