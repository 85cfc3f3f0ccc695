import { GOLD, INK } from '../palette.js';
import { repeat } from '../svg.js';
import type { HatDrawer } from './sitter.js';
import { d } from './sitter.js';
import type { SoftHat } from './things.js';

const area = (path: string, color: string, more = ''): string =>
  `<path d="${path}" fill="${color}"${more}/>`;
const thin = (path: string, color: string = INK, width = 0.9): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
const WHITE = '#fffdf5';

export const drawSoftHat: Readonly<Record<SoftHat, HatDrawer>> = {
  toque: ({ w, brim: y }) => ({
    front:
      area(
        d`M${53 - w} ${y}v-11C${40 - w} ${y - 16} 36 ${y - 34} 44 ${y - 26}C46 ${y - 34} 58 ${y - 34} 58 ${y - 26}C68 ${y - 33} ${59 + w} ${y - 16} ${47 + w} ${y - 11}v11Q50 ${y + 3} ${53 - w} ${y}z`,
        WHITE,
      ) + thin(d`M${53 - w} ${y - 10}Q50 ${y - 7} ${47 + w} ${y - 10}`),
  }),
  cookCap: ({ w, brim: y }) => ({
    front:
      area(d`M${46 - w} ${y - 6}Q${44 - w} ${y - 22} 50 ${y - 22}T${54 + w} ${y - 6}z`, WHITE) +
      area(d`M${50 - w} ${y - 7}h${2 * w}v8Q50 ${y - 2} ${50 - w} ${y + 1}z`, WHITE) +
      thin(d`M44 ${y - 20}v12M56 ${y - 20}v12M50 ${y - 21}v13`),
  }),
  maidCap: ({ w, brim: y }) => ({
    front:
      area(
        d`M${50 - w} ${y + 1}C${47 - w} ${y - 14} ${53 + w} ${y - 14} ${50 + w} ${y + 1}Q50 ${y - 5} ${50 - w} ${y + 1}z`,
        WHITE,
      ) + thin(d`M${51 - w} ${y - 1}q4-4 6 0q4-5 6 0q5-5 7 0q4-5 7 0q4-4 6 0`),
  }),
  mobCap: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${44 - w} ${y + 2}C${40 - w} ${y - 30} ${60 + w} ${y - 30} ${56 + w} ${y + 2}q-4 5-8 1q-5 5-9 1q-5 5-${2 * w - 22} 0q-5 5-9-1q-4 4-8-1z`,
        WHITE,
      ) + thin(d`M${48 - w} ${y - 4}Q50 ${y - 10} ${52 + w} ${y - 4}`, hat[0], 2.4),
  }),
  headscarf: ({ w, cy, top, hat }) => ({
    back: area(d`M${46 - w} ${cy + 12}L${44 - w} ${cy + 24}L${54 - w} ${cy + 16}z`, hat[0]),
    front:
      area(
        d`M${48 - w} ${cy + 6}C${44 - w} ${top - 9} ${56 + w} ${top - 9} ${52 + w} ${cy + 6}L${49 + w} ${cy - 8}Q50 ${cy - 20} ${51 - w} ${cy - 8}z`,
        hat[0],
      ) +
      `<path d="${d`M40 ${top + 1}h0M50 ${top - 2}h0M60 ${top + 1}h0M45 ${top + 6}h0M55 ${top + 6}h0M${52 - w} ${cy - 10}h0M${48 + w} ${cy - 10}h0`}" stroke="${hat[1]}" stroke-width="3" stroke-linecap="round"/>`,
  }),
  flatCap: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${45 - w} ${y - 3}Q${46 - w} ${y - 19} 50 ${y - 19}T${56 + w} ${y - 5}L${52 + w} ${y + 2}Q50 ${y - 7} ${48 - w} ${y + 2}z`,
        hat[0],
      ) +
      area(
        d`M${49 - w} ${y + 1}Q50 ${y - 8} ${51 + w} ${y + 1}Q50 ${y + 7} ${49 - w} ${y + 1}z`,
        hat[0],
      ) +
      `<circle cx="50" cy="${y - 18.5}" r="1.6" fill="${hat[2]}"/>` +
      thin(
        d`M50 ${y - 17}V${y - 4}M42 ${y - 16}Q38 ${y - 10} 39 ${y - 2}M58 ${y - 16}Q62 ${y - 10} 61 ${y - 2}`,
        hat[1],
      ),
  }),
  beret: ({ w, cy, hat }) => ({
    front:
      area(
        d`M${43 - w} ${cy - 12}C${38 - w} ${cy - 30} ${52 + w} ${cy - 32} ${55 + w} ${cy - 15}Q50 ${cy - 15} ${43 - w} ${cy - 12}z`,
        hat[0],
      ) + thin(d`M50 ${cy - 28}l1-5`, INK, 2),
  }),
  tam: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${39 - w} ${y - 8}Q50 ${y - 26} ${61 + w} ${y - 8}Q50 ${y - 1} ${39 - w} ${y - 8}z`,
        hat[0],
      ) +
      area(
        d`M${50 - w} ${y - 5}Q50 ${y} ${50 + w} ${y - 5}v5Q50 ${y + 3} ${50 - w} ${y}z`,
        hat[1],
      ) +
      thin(d`M${54 - w} ${y - 3}h5v4h-5M48 ${y - 1}h5v4h-5M${42 + w} ${y - 3}h5`, '#9c2c2c', 1.4) +
      `<circle cx="50" cy="${y - 19}" r="4" fill="#9c2c2c"/>`,
  }),
  hood: ({ cy, top, hat }) => ({
    front: area(
      d`M50 ${top - 12}C20 ${top - 8} 26 ${cy + 20} 22 96L40 84C28 ${cy + 16} 32 ${cy - 18} 50 ${cy - 19}C68 ${cy - 18} 72 ${cy + 16} 60 84L78 96C74 ${cy + 20} 80 ${top - 8} 50 ${top - 12}z`,
      hat[0],
    ),
  }),
  turban: ({ w, cy, hat, ground }) => ({
    front:
      area(
        d`M${46 - w} ${cy - 6}C${38 - w} ${cy - 34} ${62 + w} ${cy - 34} ${54 + w} ${cy - 6}Q50 ${cy - 16} ${46 - w} ${cy - 6}z`,
        hat[0],
      ) +
      thin(
        d`M${46 - w} ${cy - 10}Q46 ${cy - 26} ${50 + w} ${cy - 27}M${48 - w} ${cy - 17}Q44 ${cy - 27} 58 ${cy - 30}M40 ${cy - 12}Q56 ${cy - 20} ${55 + w} ${cy - 18}`,
        INK,
        1,
      ) +
      `<circle cx="50" cy="${cy - 19}" r="3.4" fill="${ground}" stroke="${GOLD}" stroke-width="1.5"/>` +
      area(
        d`M50 ${cy - 23}C46 ${cy - 32} 50 ${cy - 38} 54 ${cy - 41}C56 ${cy - 34} 54 ${cy - 28} 50 ${cy - 23}z`,
        GOLD,
      ),
  }),
  band: ({ w, cy, ground }) => ({
    front:
      area(
        d`M${49.5 - w} ${cy - 9}Q50 ${cy - 18} ${50.5 + w} ${cy - 9}L${50 + w} ${cy - 14}Q50 ${cy - 23} ${50 - w} ${cy - 14}z`,
        GOLD,
      ) + `<circle cx="50" cy="${cy - 16.5}" r="3.3" fill="${ground}" stroke-width=".9"/>`,
  }),
  featherBand: ({ w, cy, hat }) => ({
    back: area(
      d`M${46 + w} ${cy - 12}C${52 + w} ${cy - 30} ${62 + w} ${cy - 40} ${56 + w} ${cy - 44}C${44 + w} ${cy - 40} ${40 + w} ${cy - 26} ${46 + w} ${cy - 12}z`,
      hat[1],
    ),
    front:
      area(
        d`M${49.5 - w} ${cy - 8}Q50 ${cy - 17} ${50.5 + w} ${cy - 8}v-6Q50 ${cy - 23} ${49.5 - w} ${cy - 14}z`,
        hat[0],
      ) + `<circle cx="${d`${48 + w}`}" cy="${cy - 12}" r="3.6" fill="${GOLD}"/>`,
  }),
  ribbon: ({ top, hat }) => ({
    front:
      area(d`M50 ${top}L34 ${top - 9}V${top + 7}zM50 ${top}L66 ${top - 9}V${top + 7}z`, hat[0]) +
      area(d`M46.5 ${top - 3.5}h7v7h-7z`, hat[1]),
  }),
  flowers: ({ w, cy, hat }) => ({
    front: `<g stroke-width=".8">${repeat(5, (index) => {
      const angle = Math.PI * (1.22 + index * 0.14);
      const x = 50 + Math.cos(angle) * (w + 2);
      const y = cy - 6 + Math.sin(angle) * 19;
      return `<circle cx="${d`${x}`}" cy="${d`${y}`}" r="4.4" fill="${index % 2 === 0 ? hat[0] : hat[1]}"/><circle cx="${d`${x}`}" cy="${d`${y}`}" r="1.5" fill="${GOLD}"/>`;
    })}</g>`,
  }),
  rose: ({ w, cy, hat }) => ({
    front:
      area(
        d`M${46 + w} ${cy - 4}l8 4-2-9zM${44 + w} ${cy - 18}l9-2-4 8z`,
        '#2f6b4a',
        ' stroke-width=".8"',
      ) +
      `<circle cx="${d`${47 + w}`}" cy="${cy - 11}" r="6.5" fill="${hat[0]}"/>` +
      thin(d`M${44 + w} ${cy - 12}q3-4 6 0q-1 5-5 3M${43 + w} ${cy - 8}q5 3 8-2`, INK, 0.9),
  }),
  mantilla: ({ w, cy, top, hat }) => ({
    back:
      area(
        d`M50 ${top - 20}C24 ${top - 14} 22 ${cy + 18} 14 98L28 92L36 ${cy}H64L72 92L86 98C78 ${cy + 18} 76 ${top - 14} 50 ${top - 20}z`,
        hat[0],
        ' fill-opacity=".85"',
      ) + thin(d`M24 ${cy + 20}q-3 14-6 26M76 ${cy + 20}q3 14 6 26`, GOLD, 1),
    front:
      area(
        d`M42 ${top}L39 ${top - 19}Q50 ${top - 25} 61 ${top - 19}L58 ${top}Q50 ${top - 4} 42 ${top}z`,
        GOLD,
      ) +
      thin(d`M45 ${top - 3}l-1-12M50 ${top - 4}v-14M55 ${top - 3}l1-12`, INK, 1) +
      `<circle cx="${d`${46 + w}`}" cy="${cy - 12}" r="5" fill="#a32a2a"/>`,
  }),
  headset: ({ w, cy, top }) => ({
    front:
      thin(
        d`M${50 - w} ${cy}C${47 - w} ${top - 10} ${53 + w} ${top - 10} ${50 + w} ${cy}`,
        INK,
        2.6,
      ) +
      `<g fill="#4b4d5c"><ellipse cx="${d`${50 - w}`}" cy="${cy + 3}" rx="4.5" ry="6.5"/><ellipse cx="${d`${50 + w}`}" cy="${cy + 3}" rx="4.5" ry="6.5"/></g>` +
      thin(d`M${49 - w} ${cy + 8}Q${50 - w} ${cy + 22} 41 ${cy + 21}`, INK, 1.6) +
      `<circle cx="41" cy="${cy + 21}" r="2.4" fill="${GOLD}"/>`,
  }),
  swimCap: ({ w, cy, top, hat }) => ({
    front:
      area(
        d`M${48.5 - w} ${cy}C${46 - w} ${top - 8} ${54 + w} ${top - 8} ${51.5 + w} ${cy}Q50 ${cy - 22} ${48.5 - w} ${cy}z`,
        hat[0],
      ) + thin(d`M${50 - w} ${cy - 10}Q50 ${cy - 25} ${50 + w} ${cy - 10}`, hat[1], 2),
  }),
  sweatband: ({ w, cy, hat }) => ({
    back: area(d`M${52 + w} ${cy - 10}l10 14 2-8 6-1z`, hat[0]),
    front: area(
      d`M${49.5 - w} ${cy - 7}Q50 ${cy - 16} ${50.5 + w} ${cy - 7}v-6Q50 ${cy - 22} ${49.5 - w} ${cy - 13}z`,
      hat[0],
    ),
  }),
  nemes: ({ w, cy, top, hat }) => ({
    back:
      area(
        d`M50 ${top - 8}C${40 - w} ${top - 8} ${36 - w} ${cy} ${32 - w} ${cy + 20}L${36 - w} 96H${50 - w}L50 ${cy}L${50 + w} 96H${64 + w}L${68 + w} ${cy + 20}C${64 + w} ${cy} ${60 + w} ${top - 8} 50 ${top - 8}z`,
        GOLD,
      ) +
      thin(
        d`M${36 - w} ${cy + 4}h12M${34 - w} ${cy + 12}h14M${34 - w} ${cy + 20}h14M${35 - w} ${cy + 28}h13M${36 - w} ${cy + 36}h12M${52 + w} ${cy + 4}h12M${52 + w} ${cy + 12}h14M${52 + w} ${cy + 20}h14M${52 + w} ${cy + 28}h13M${52 + w} ${cy + 36}h12`,
        hat[0],
        3,
      ),
    front:
      area(
        d`M${48 - w} ${cy + 3}C${46 - w} ${top - 10} ${54 + w} ${top - 10} ${52 + w} ${cy + 3}L${50 + w} ${cy - 10}Q50 ${cy - 19} ${50 - w} ${cy - 10}z`,
        hat[0],
      ) +
      thin(d`M${51 - w} ${cy - 12}Q50 ${cy - 21} ${49 + w} ${cy - 12}`, GOLD, 3) +
      area(d`M48 ${cy - 16}q-3-7 2-12q5 5 2 12z`, GOLD),
  }),
};
