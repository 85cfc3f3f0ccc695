import { GOLD, INK } from '../palette.js';
import type { HatDrawer } from './sitter.js';
import { d } from './sitter.js';
import type { StiffHat } from './things.js';

const area = (path: string, color: string, more = ''): string =>
  `<path d="${path}" fill="${color}"${more}/>`;
const flat = ' stroke="none"';

export const drawStiffHat: Readonly<Record<StiffHat, HatDrawer>> = {
  topHat: ({ w, brim: y, hat, ground }) => ({
    front:
      area(
        d`M${52 - w} ${y}L${50 - w} ${y - 25}Q50 ${y - 29} ${50 + w} ${y - 25}L${48 + w} ${y}z`,
        hat[0],
      ) +
      area(
        d`M${51.6 - w} ${y - 8}Q50 ${y - 5} ${48.4 + w} ${y - 8}L${48 + w} ${y - 2}Q50 ${y + 1} ${52 - w} ${y - 2}z`,
        ground,
        flat,
      ) +
      area(
        d`M${42 - w} ${y - 2}Q50 ${y + 8} ${58 + w} ${y - 2}Q50 ${y + 3} ${42 - w} ${y - 2}z`,
        hat[0],
      ),
  }),
  bowler: ({ w, brim: y, hat, ground }) => ({
    front:
      area(
        d`M${49 - w} ${y + 1}C${48 - w} ${y - 24} ${52 + w} ${y - 24} ${51 + w} ${y + 1}z`,
        hat[0],
      ) +
      area(d`M${49.2 - w} ${y - 5}h${2 * w + 1.6}v4.5h-${2 * w + 1.6}z`, ground, flat) +
      area(
        d`M${42 - w} ${y - 3}Q50 ${y + 8} ${58 + w} ${y - 3}Q50 ${y + 2} ${42 - w} ${y - 3}z`,
        hat[0],
      ),
  }),
  fedora: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${50 - w} ${y}L${52 - w} ${y - 16}Q44 ${y - 23} 50 ${y - 17}Q56 ${y - 23} ${48 + w} ${y - 16}L${50 + w} ${y}z`,
        hat[0],
      ) +
      area(d`M${50.2 - w} ${y - 6}h${2 * w - 0.4}v5.5h-${2 * w - 0.4}z`, hat[2], flat) +
      area(
        d`M${39 - w} ${y + 2}Q50 ${y - 7} ${61 + w} ${y - 1}Q${54 + w} ${y + 5} 50 ${y + 3}Q${46 - w} ${y + 5} ${39 - w} ${y + 2}z`,
        hat[0],
      ),
  }),
  slouch: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${51 - w} ${y}C${50 - w} ${y - 18} 42 ${y - 22} 50 ${y - 17}C58 ${y - 22} ${50 + w} ${y - 18} ${49 + w} ${y}z`,
        hat[0],
      ) +
      area(d`M${51 - w} ${y - 5}h${2 * w - 2}v4H${51 - w}z`, hat[2], flat) +
      area(
        d`M${34 - w} ${y - 3}C${44 - w} ${y + 6} 38 ${y + 2} 50 ${y + 2}S${56 + w} ${y + 6} ${66 + w} ${y - 3}C${52 + w} ${y - 1} ${48 - w} ${y - 1} ${34 - w} ${y - 3}z`,
        hat[0],
      ),
  }),
  straw: ({ w, brim: y, ground }) => ({
    front:
      area(d`M${52 - w} ${y - 1}L${53 - w} ${y - 13}h${2 * w - 6}L${48 + w} ${y - 1}z`, '#e4c777') +
      area(d`M${52 - w} ${y - 6}h${2 * w - 4}v5H${52 - w}z`, ground, flat) +
      area(d`M${38 - w} ${y - 1}h${2 * w + 24}v4H${38 - w}z`, '#e4c777'),
  }),
  sunHat: ({ w, brim: y, hat }) => ({
    front:
      area(d`M${51 - w} ${y}C${50 - w} ${y - 20} ${50 + w} ${y - 20} ${49 + w} ${y}z`, '#d9b86a') +
      area(
        d`M${50.5 - w} ${y - 6}Q50 ${y - 2} ${49.5 + w} ${y - 6}L${49.5 + w} ${y}Q50 ${y + 4} ${50.5 - w} ${y}z`,
        hat[0],
        flat,
      ) +
      area(
        d`M${32 - w} ${y + 4}Q50 ${y - 8} ${68 + w} ${y + 4}Q50 ${y + 11} ${32 - w} ${y + 4}z`,
        '#e4c777',
      ) +
      `<path d="${d`M${36 - w} ${y + 4}Q50 ${y - 3} ${64 + w} ${y + 4}M${46 - w} ${y + 5}Q50 ${y + 1} ${54 + w} ${y + 5}`}" fill="none" stroke="#a8812f" stroke-width=".9"/>`,
  }),
  tyrolean: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M68 ${y - 5}C72 ${y - 26} 80 ${y - 28} 84 ${y - 30}C84 ${y - 18} 78 ${y - 8} 70 ${y - 3}z`,
        '#fffdf5',
      ) +
      area(d`M${51 - w} ${y}L43 ${y - 20}Q50 ${y - 15} 56 ${y - 19}L${49 + w} ${y}z`, hat[0]) +
      area(d`M${50 - w} ${y - 5}h${2 * w}v4.5H${50 - w}z`, hat[2], flat) +
      area(
        d`M${41 - w} ${y - 1}Q50 ${y + 6} ${59 + w} ${y - 1}Q50 ${y + 2} ${41 - w} ${y - 1}z`,
        hat[0],
      ),
  }),
  kepi: ({ w, brim: y, hat }) => ({
    front:
      area(d`M${51 - w} ${y}L${53 - w} ${y - 16}h${2 * w - 6}L${49 + w} ${y}z`, hat[0]) +
      area(d`M${51.2 - w} ${y - 5}h${2 * w - 2.4}v5H${51.2 - w}z`, GOLD, ' stroke-width=".8"') +
      area(d`M${50 - w} ${y}Q50 ${y + 9} ${50 + w} ${y}Q50 ${y + 3} ${50 - w} ${y}z`, INK) +
      `<circle cx="50" cy="${y - 10}" r="3" fill="${GOLD}" stroke-width=".8"/>`,
  }),
  shako: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M47 ${y - 24}C44 ${y - 34} 50 ${y - 36} 50 ${y - 36}S56 ${y - 34} 53 ${y - 24}z`,
        hat[2],
      ) +
      area(
        d`M${51 - w} ${y}L${50 - w} ${y - 23}Q50 ${y - 26} ${50 + w} ${y - 23}L${49 + w} ${y}z`,
        hat[0],
      ) +
      area(d`M50 ${y - 19}l6 5-6 8-6-8z`, GOLD, ' stroke-width=".8"') +
      `<path d="${d`M${51 - w} ${y - 4}Q50 ${y + 3} ${49 + w} ${y - 4}M${50 - w} ${y - 21}Q50 ${y - 17} ${50 + w} ${y - 21}`}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>` +
      area(d`M${50 - w} ${y}Q50 ${y + 9} ${50 + w} ${y}Q50 ${y + 3} ${50 - w} ${y}z`, INK),
  }),
  peakedCap: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${45 - w} ${y - 9}Q50 ${y - 24} ${55 + w} ${y - 9}L${50 + w} ${y - 2}Q50 ${y - 8} ${50 - w} ${y - 2}z`,
        hat[0],
      ) +
      area(
        d`M${50 - w} ${y - 3}Q50 ${y - 9} ${50 + w} ${y - 3}v5Q50 ${y - 3} ${50 - w} ${y + 2}z`,
        hat[1],
      ) +
      area(
        d`M${51 - w} ${y + 2}Q50 ${y - 3} ${49 + w} ${y + 2}Q50 ${y + 9} ${51 - w} ${y + 2}z`,
        INK,
      ) +
      `<circle cx="50" cy="${y - 9}" r="3.2" fill="${GOLD}" stroke-width=".8"/>`,
  }),
  deerstalker: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${49 - w} ${y + 2}C${48 - w} ${y - 22} ${52 + w} ${y - 22} ${51 + w} ${y + 2}Q50 ${y - 5} ${49 - w} ${y + 2}z`,
        hat[0],
      ) +
      `<path d="${d`M50 ${y - 16}V${y - 2}M42 ${y - 15}Q38 ${y - 8} 39 ${y}M58 ${y - 15}Q62 ${y - 8} 61 ${y}M${49 - w} ${y - 6}Q50 ${y - 13} ${51 + w} ${y - 6}`}" fill="none" stroke="${hat[1]}" stroke-width=".9"/>` +
      area(
        d`M${43 - w} ${y + 5}Q50 ${y - 8} ${57 + w} ${y + 5}Q50 ${y - 1} ${43 - w} ${y + 5}z`,
        hat[0],
      ) +
      area(d`M46 ${y - 19}l4 2.5 4-2.5v5l-4-2.5-4 2.5z`, hat[2], ' stroke-width=".8"'),
  }),
  pillbox: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M${55 - w} ${y - 3}L${56 - w} ${y - 15}h${2 * w - 12}L${45 + w} ${y - 3}Q50 ${y + 1} ${55 - w} ${y - 3}z`,
        hat[0],
      ) +
      `<path d="${d`M${55.2 - w} ${y - 8}h${2 * w - 10.4}`}" stroke="${GOLD}" stroke-width="2.2"/><path d="${d`M${55 - w} ${y - 3}Q${49 - w} ${y + 20} 46 ${y + 50}`}" fill="none" stroke="${INK}" stroke-width=".9" stroke-opacity=".5"/>`,
  }),
  bicorne: ({ w, brim: y, hat, ground }) => ({
    front:
      area(
        d`M${37 - w} ${y + 3}C${50 - w} ${y - 8} 36 ${y - 24} 50 ${y - 24}C64 ${y - 24} ${50 + w} ${y - 8} ${63 + w} ${y + 3}C58 ${y - 5} 42 ${y - 5} ${37 - w} ${y + 3}z`,
        hat[0],
      ) +
      `<path d="${d`M${41 - w} ${y}C40 ${y - 10} 60 ${y - 10} ${59 + w} ${y}`}" fill="none" stroke="${GOLD}" stroke-width="1.8"/><circle cx="50" cy="${y - 14}" r="4" fill="${ground}" stroke="${GOLD}" stroke-width="1.5"/>`,
  }),
  cavalier: ({ w, brim: y, hat }) => ({
    front:
      area(
        d`M62 ${y - 8}C60 ${y - 30} 84 ${y - 34} 94 ${y - 16}C86 ${y - 20} 76 ${y - 14} 70 ${y - 4}z`,
        hat[1],
      ) +
      area(
        d`M${52 - w} ${y - 1}C${51 - w} ${y - 19} ${49 + w} ${y - 19} ${48 + w} ${y - 1}z`,
        hat[0],
      ) +
      area(
        d`M${30 - w} ${y - 6}C${46 - w} ${y + 8} ${52 + w} ${y + 8} ${68 + w} ${y + 2}C${52 + w} ${y - 6} ${48 - w} ${y - 2} ${30 - w} ${y - 6}z`,
        hat[0],
      ),
  }),
  dwarfHelmet: ({ w, brim: y }) => ({
    front:
      area(
        d`M${48 - w} ${y - 4}C${36 - w} ${y - 10} ${38 - w} ${y - 26} ${40 - w} ${y - 30}C${42 - w} ${y - 20} ${46 - w} ${y - 16} ${53 - w} ${y - 14}zM${52 + w} ${y - 4}C${64 + w} ${y - 10} ${62 + w} ${y - 26} ${60 + w} ${y - 30}C${58 + w} ${y - 20} ${54 + w} ${y - 16} ${47 + w} ${y - 14}z`,
        '#f0e6cf',
      ) +
      area(
        d`M${49 - w} ${y + 3}C${48 - w} ${y - 27} ${52 + w} ${y - 27} ${51 + w} ${y + 3}Q50 ${y - 5} ${49 - w} ${y + 3}z`,
        '#8d8f93',
      ) +
      area(d`M47.5 ${y - 20}h5V${y + 11}L50 ${y + 14}l-2.5-3z`, GOLD) +
      area(
        d`M${48 - w} ${y - 2}Q50 ${y - 9} ${52 + w} ${y - 2}v5Q50 ${y - 4} ${48 - w} ${y + 3}z`,
        GOLD,
      ),
  }),
};
