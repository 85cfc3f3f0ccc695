import { GOLD, INK } from '../palette.js';
import { repeat } from '../svg.js';
import type { HatDrawer } from './sitter.js';
import { d } from './sitter.js';
import type { StateHat } from './things.js';

const area = (path: string, color: string, more = ''): string =>
  `<path d="${path}" fill="${color}"${more}/>`;
const thin = (path: string, color: string = INK, width = 0.9): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
const gems = (
  places: readonly (readonly [x: number, y: number, r: number])[],
  color: string,
): string =>
  `<g fill="${color}" stroke-width=".6">${places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

export const drawStateHat: Readonly<Record<StateHat, HatDrawer>> = {
  tiara: ({ w, cy, ground }) => ({
    front:
      area(
        d`M${51 - w} ${cy - 14}L${52 - w} ${cy - 23}L42 ${cy - 18.5}L46 ${cy - 28}L50 ${cy - 32}L54 ${cy - 28}L58 ${cy - 18.5}L${48 + w} ${cy - 23}L${49 + w} ${cy - 14}Q50 ${cy - 20} ${51 - w} ${cy - 14}z`,
        GOLD,
      ) +
      gems([[50, cy - 24, 2.3]], ground) +
      gems(
        [
          [41, cy - 18.5, 1.3],
          [59, cy - 18.5, 1.3],
        ],
        '#fff',
      ),
  }),
  diadem: ({ w, cy, hat }) => ({
    front:
      thin(d`M${50 - w} ${cy - 11}Q50 ${cy - 22} ${50 + w} ${cy - 11}`, GOLD, 2.6) +
      area(d`M50 ${cy - 16}c-4 3-4 7 0 10c4-3 4-7 0-10z`, hat[0]) +
      gems(
        [
          [42, cy - 16, 1.8],
          [58, cy - 16, 1.8],
          [37, cy - 14, 1.4],
          [63, cy - 14, 1.4],
        ],
        '#fff',
      ),
  }),
  coronet: ({ w, cy, hat }) => ({
    front:
      area(
        d`M${51 - w} ${cy - 13}L${50 - w} ${cy - 24}Q50 ${cy - 30} ${50 + w} ${cy - 24}L${49 + w} ${cy - 13}Q50 ${cy - 19} ${51 - w} ${cy - 13}z`,
        GOLD,
      ) +
      gems(
        [
          [50 - w, cy - 25, 2.4],
          [42, cy - 28, 2.4],
          [50, cy - 29, 2.4],
          [58, cy - 28, 2.4],
          [50 + w, cy - 25, 2.4],
        ],
        '#fffdf5',
      ) +
      gems(
        [
          [50, cy - 21, 2],
          [42, cy - 20, 1.6],
          [58, cy - 20, 1.6],
        ],
        hat[0],
      ),
  }),
  crown: ({ w, cy, ground }) => ({
    front:
      area(
        d`M${49 - w} ${cy - 13}L${46 - w} ${cy - 31}L39 ${cy - 23}L50 ${cy - 36}L61 ${cy - 23}L${54 + w} ${cy - 31}L${51 + w} ${cy - 13}Q50 ${cy - 18} ${49 - w} ${cy - 13}z`,
        GOLD,
      ) +
      gems(
        [
          [50, cy - 21, 2.4],
          [40, cy - 19, 1.7],
          [60, cy - 19, 1.7],
        ],
        ground,
      ),
  }),
  archedCrown: ({ w, cy, hat }) => ({
    front:
      area(
        d`M${52 - w} ${cy - 17}C${50 - w} ${cy - 34} ${50 + w} ${cy - 34} ${48 + w} ${cy - 17}z`,
        hat[0],
      ) +
      thin(
        d`M${51 - w} ${cy - 18}C${48 - w} ${cy - 34} 46 ${cy - 36} 50 ${cy - 36}S${52 + w} ${cy - 34} ${49 + w} ${cy - 18}M50 ${cy - 36}V${cy - 18}`,
        GOLD,
        2.4,
      ) +
      area(
        d`M${50 - w} ${cy - 13}Q50 ${cy - 19} ${50 + w} ${cy - 13}v-7Q50 ${cy - 26} ${50 - w} ${cy - 20}z`,
        GOLD,
      ) +
      thin(d`M50 ${cy - 43}v7M47 ${cy - 40.5}h6`, GOLD, 1.8),
  }),
  plume: ({ w, brim: y, hat, pale }) => ({
    front:
      area(
        d`M${39 - w} ${y + 2}C${50 - w} ${y - 20} ${50 + w} ${y - 20} ${62 + w} ${y - 2}C58 ${y - 7} 42 ${y - 5} ${39 - w} ${y + 2}z`,
        hat[0],
      ) +
      area(
        d`M58 ${y - 14}C66 ${y - 36} 88 ${y - 30} 90 ${y - 10}C84 ${y - 20} 74 ${y - 20} 66 ${y - 9}z`,
        pale,
      ) +
      thin(d`M62 ${y - 12}C70 ${y - 26} 82 ${y - 24} 88 ${y - 13}`) +
      area(d`M53 ${y - 14}l5 2-2 5-5-2z`, GOLD, ' stroke-width=".8"'),
  }),
  wideBrim: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${54 - w} ${y - 4}C${52 - w} ${y - 20} ${48 + w} ${y - 20} ${46 + w} ${y - 4}z`,
        hat[0],
      ) +
      area(
        d`M${26 - w} ${y - 3}Q50 ${y - 13} ${74 + w} ${y - 3}Q50 ${y + 9} ${26 - w} ${y - 3}z`,
        hat[0],
      ) +
      `<g stroke-width=".8"><circle cx="40" cy="${y - 10}" r="5" fill="${hat[1]}"/><circle cx="49" cy="${y - 13}" r="6" fill="${hat[2]}"/><circle cx="59" cy="${y - 10}" r="5" fill="${hat[1]}"/><circle cx="49" cy="${y - 13}" r="2" fill="${hat[0]}"/></g>`,
  }),
  cloche: ({ w, cy, top, hat }) => ({
    front:
      area(
        d`M${46 - w} ${cy - 3}C${44 - w} ${top - 12} ${56 + w} ${top - 12} ${54 + w} ${cy - 3}Q50 ${cy - 15} ${46 - w} ${cy - 3}z`,
        hat[0],
      ) +
      thin(d`M${47 - w} ${cy - 9}Q50 ${cy - 21} ${53 + w} ${cy - 9}`, hat[2], 3) +
      `<circle cx="${d`${46 + w}`}" cy="${cy - 14}" r="4" fill="${hat[1]}"/>`,
  }),
  bonnet: ({ w, cy, top, chin, hat }) => ({
    back:
      area(
        d`M50 ${top - 12}C${34 - w} ${top - 8} ${36 - w} ${cy + 8} ${46 - w} ${cy + 18}H${54 + w}C${64 + w} ${cy + 8} ${66 + w} ${top - 8} 50 ${top - 12}z`,
        hat[0],
      ) +
      thin(
        d`M50 ${top - 8}C${38 - w} ${top - 4} ${40 - w} ${cy + 6} ${47 - w} ${cy + 14}M50 ${top - 8}C${62 + w} ${top - 4} ${60 + w} ${cy + 6} ${53 + w} ${cy + 14}`,
        hat[1],
        1.6,
      ),
    front: area(d`M44 ${chin + 2}l6 3 6-3 6 9-9-4-3 8-3-8-9 4z`, hat[2], ' stroke-width=".9"'),
  }),
  feathers: ({ w, cy, pale }) => ({
    front:
      repeat(
        7,
        (index) =>
          `<path d="${d`M50 ${cy - 12}C44 ${cy - 26} 46 ${cy - 40} 50 ${cy - 46}C54 ${cy - 40} 56 ${cy - 26} 50 ${cy - 12}z`}" fill="${[pale, '#9c2c2c', GOLD][index % 3] ?? GOLD}" transform="rotate(${(index - 3) * 21} 50 ${cy - 6})"/>`,
      ) +
      area(
        d`M${49.5 - w} ${cy - 8}Q50 ${cy - 17} ${50.5 + w} ${cy - 8}V${cy - 14}Q50 ${cy - 22} ${49.5 - w} ${cy - 14}z`,
        GOLD,
      ),
  }),
  kokoshnik: ({ w, cy, hat }) => ({
    back:
      area(
        d`M${44 - w} ${cy - 2}C${36 - w} ${cy - 26} 40 ${cy - 34} 50 ${cy - 42}C60 ${cy - 34} ${64 + w} ${cy - 26} ${56 + w} ${cy - 2}z`,
        hat[0],
      ) +
      thin(
        d`M${46 - w} ${cy - 6}C${40 - w} ${cy - 26} 42 ${cy - 32} 50 ${cy - 38}C58 ${cy - 32} ${60 + w} ${cy - 26} ${54 + w} ${cy - 6}`,
        GOLD,
        1.8,
      ),
    front:
      gems(
        [
          [50, cy - 28, 3],
          [41, cy - 24, 2],
          [59, cy - 24, 2],
          [35, cy - 17, 1.8],
          [65, cy - 17, 1.8],
        ],
        '#fffdf5',
      ) + thin(d`M${50 - w} ${cy - 9}Q50 ${cy - 20} ${50 + w} ${cy - 9}`, GOLD, 2.6),
  }),
  khan: ({ w, cy, hat }) => ({
    front:
      area(
        d`M${52 - w} ${cy - 12}Q44 ${cy - 24} 50 ${cy - 39}Q56 ${cy - 24} ${48 + w} ${cy - 12}z`,
        hat[0],
      ) +
      area(
        d`M${45 - w} ${cy - 6}Q50 ${cy - 18} ${55 + w} ${cy - 6}l1-9Q50 ${cy - 27} ${44 - w} ${cy - 15}z`,
        '#6b4a2b',
      ) +
      thin(
        d`M${48 - w} ${cy - 14}l-1 5M40 ${cy - 17}l-1 5M50 ${cy - 19}v5M60 ${cy - 17}l1 5M${52 + w} ${cy - 14}l1 5`,
        '#2f1e10',
        1.2,
      ) +
      `<circle cx="50" cy="${cy - 39}" r="3" fill="#9c2c2c"/>`,
  }),
  kanmuri: ({ w, cy, top }) => ({
    back: area(d`M46 ${top - 2}L45 ${top - 26}Q50 ${top - 30} 55 ${top - 26}L54 ${top - 2}z`, INK),
    front:
      area(
        d`M${52 - w} ${cy - 13}C${52 - w} ${top - 9} ${48 + w} ${top - 9} ${48 + w} ${cy - 13}Q50 ${cy - 18} ${52 - w} ${cy - 13}z`,
        INK,
      ) +
      thin(
        d`M${52 - w} ${cy - 14}L46 ${cy + 27}M${48 + w} ${cy - 14}L54 ${cy + 27}`,
        '#f6eedc',
        1.2,
      ) +
      thin(d`M${46 - w} ${cy - 15}H${54 + w}`, GOLD, 1.6),
  }),
  tiara3: ({ w, cy }) => ({
    front:
      area(
        d`M${51 - w} ${cy - 12}C${48 - w} ${cy - 30} 44 ${cy - 42} 50 ${cy - 44}C56 ${cy - 42} ${52 + w} ${cy - 30} ${49 + w} ${cy - 12}Q50 ${cy - 18} ${51 - w} ${cy - 12}z`,
        '#fffdf5',
      ) +
      thin(
        d`M${50 - w} ${cy - 14}Q50 ${cy - 21} ${50 + w} ${cy - 14}M${51.5 - w} ${cy - 24}Q50 ${cy - 31} ${48.5 + w} ${cy - 24}M41 ${cy - 34}Q50 ${cy - 39} 59 ${cy - 34}`,
        GOLD,
        3.4,
      ) +
      gems(
        [
          [50, cy - 18, 1.7],
          [42, cy - 17, 1.3],
          [58, cy - 17, 1.3],
          [50, cy - 28, 1.6],
          [50, cy - 37, 1.4],
        ],
        '#9c2c2c',
      ) +
      thin(d`M50 ${cy - 44}v-0`, GOLD, 2),
  }),
  galero: ({ w, brim: y, hat }) => ({
    front:
      thin(
        d`M${44 - w} ${y + 2}Q${38 - w} ${y + 30} ${44 - w} ${y + 52}M${56 + w} ${y + 2}Q${62 + w} ${y + 30} ${56 + w} ${y + 52}`,
        hat[0],
        1.6,
      ) +
      area(
        d`M${54 - w} ${y - 2}C${53 - w} ${y - 16} ${47 + w} ${y - 16} ${46 + w} ${y - 2}z`,
        hat[0],
      ) +
      area(d`M${30 - w} ${y}Q50 ${y - 9} ${70 + w} ${y}Q50 ${y + 8} ${30 - w} ${y}z`, hat[0]) +
      area(
        d`M${41 - w} ${y + 50}h6l-3 9zM${53 + w} ${y + 50}h6l-3 9z`,
        hat[0],
        ' stroke-width=".8"',
      ),
  }),
  wreath: ({ w, cy }) => ({
    front: `<g fill="#5d8a4c" stroke-width=".7">${repeat(10, (index) => {
      const angle = Math.PI * (1.05 + index * 0.1);
      const x = 50 + Math.cos(angle) * (w + 1);
      const y = cy - 4 + Math.sin(angle) * 17;
      return `<ellipse cx="${d`${x}`}" cy="${d`${y}`}" rx="5" ry="2.2" transform="${d`rotate(${(angle * 180) / Math.PI + 60} ${x} ${y})`}"/>`;
    })}</g>`,
  }),
  horns: ({ w, cy, top }) => ({
    back: area(
      d`M${54 - w} ${top + 4}C${36 - w} ${top + 2} ${34 - w} ${top - 16} ${42 - w} ${top - 22}C${42 - w} ${top - 12} ${46 - w} ${top - 6} ${60 - w} ${top - 4}zM${46 + w} ${top + 4}C${64 + w} ${top + 2} ${66 + w} ${top - 16} ${58 + w} ${top - 22}C${58 + w} ${top - 12} ${54 + w} ${top - 6} ${40 + w} ${top - 4}z`,
      '#e6dabd',
    ),
    front: area(d`M${48 - w} ${cy - 6}l-9-6 4 12zM${52 + w} ${cy - 6}l9-6-4 12z`, '#6a4a2c'),
  }),
  poufShip: ({ top, hat }) => ({
    front:
      area(d`M36 ${top - 21}h28l-5 8H41z`, '#6a4a2c') +
      thin(d`M50 ${top - 21}V${top - 30}`, INK, 1.4) +
      area(
        d`M51 ${top - 29}q10 2 8 8h-8zM49 ${top - 28}q-8 2-7 7h7z`,
        '#fffdf5',
        ' stroke-width=".8"',
      ) +
      area(d`M34 ${top - 8}l6-4 2 6zM66 ${top - 8}l-6-4-2 6z`, hat[0], ' stroke-width=".8"'),
  }),
};
