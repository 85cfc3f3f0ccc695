import type { EntranceKey } from '@gah/engine';
import { dieFigure } from '../../../art/dice.js';
import { placedIcon } from '../../../art/icons.js';
import { BURGUNDY, GOLD, INK, IVORY, LAMP, LIGHT_GOLD, TONES } from '../../../art/palette.js';
import type { Figure, Look, Markup } from '../../../art/svg.js';
import { circle, edged, fill, line, path, place, rect, repeat, show } from '../../../art/svg.js';
import { goodFigure, pointsFigure } from '../../../art/tokens.js';

/** The gate of each hotel on a field of 120 × 120 units, the street at y = 112. */
const WALL = '#efe4c8';
const STONE = '#d9cba8';
const trim = line(INK, 1.4);

const wall = (d: string, color: string = WALL): Markup => path(d, edged(color, INK, 1.6));
const door = (x: number, y: number, w: number, color: string): Markup =>
  path(`M${x} 112V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V112z`, edged(color, INK, 1.5)) +
  path(`M${x + w / 2} ${y}V112M${x} ${y + w / 2}h${w}`, line(LIGHT_GOLD, 1.2));
const squareDoor = (x: number, y: number, w: number, color: string): Markup =>
  rect(x, y, w, 112 - y, edged(color, INK, 1.5)) +
  path(`M${x + w / 2} ${y}V112`, line(LIGHT_GOLD, 1.2)) +
  rect(x + 4, y + 6, w / 2 - 7, 18, fill(LAMP)) +
  rect(x + w / 2 + 3, y + 6, w / 2 - 7, 18, fill(LAMP));
const panes = (xs: readonly number[], y: number, w: number, h: number): Markup =>
  xs
    .map(
      (x) =>
        rect(x, y, w, h, edged(LAMP, INK, 1.2)) +
        path(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, line(INK, 0.8)),
    )
    .join('');
const columns = (xs: readonly number[], y: number): Markup =>
  xs
    .map((x) =>
      path(
        `M${x - 2} ${y}h12v5h-2v${107 - y - 5}h2v5H${x - 2}v-5h2V${y + 5}h-2z`,
        edged(IVORY, INK, 1.2),
      ),
    )
    .join('');
const awning = (x: number, y: number, stripes: number, color: string): Markup =>
  repeat(stripes, (index) =>
    path(
      `M${x + index * 10} ${y}h10v14a5 5 0 0 1-10 0z`,
      edged(index % 2 === 0 ? color : IVORY, INK, 1.2),
    ),
  );

const GATES: Readonly<Record<EntranceKey, Markup>> = {
  /* a château between two round towers */
  paulwei:
    wall('M26 112V52h68v60z') +
    wall('M8 112V40h24v72zM88 112V40h24v72z', STONE) +
    path('M5 40L20 8l15 32zM85 40l15-32 15 32z', edged('#22518a', INK, 1.5)) +
    path('M20 8V1l8 3-8 3M100 8V1l8 3-8 3', edged(BURGUNDY, INK, 1)) +
    path('M26 52h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h4', trim) +
    panes([15, 95], 52, 10, 14) +
    door(46, 70, 28, '#5d3a1a'),
  /* two dice over the door of a house of numbers */
  zantMainz:
    wall('M14 112V34L60 16l46 18v78z') +
    path('M14 34L60 16l46 18', line(GOLD, 3)) +
    place(dieFigure(3, 'blue'), 34, 34, 24) +
    place(dieFigure(4, 'red'), 62, 34, 24) +
    path('M18 66h84M18 70h84', line(INK, 1.2)) +
    path('M20 68H100', `${line(GOLD, 3)} stroke-dasharray="3 4"`) +
    panes([22, 86], 78, 12, 22) +
    squareDoor(44, 76, 32, '#2f4a3d'),
  /* a dove over a low arch */
  dove:
    wall('M10 112V60q50-52 100 0v52z') +
    path('M18 62q42-42 84 0', line(GOLD, 2.5)) +
    circle(60, 44, 14, edged('#8fb4cc', INK, 1.4)) +
    placedIcon('dove', 49, 33, 22, '#fff', '#8fb4cc') +
    path('M26 76c6-8 12-8 18 0M76 76c6-8 12-8 18 0', line(TONES.green.full, 3)) +
    panes([26, 82], 82, 14, 18) +
    door(47, 72, 26, '#22518a'),
  /* a merchant's arcade with an awning and a waiting line of hats */
  kaufman:
    wall('M8 112V26h104v86z') +
    rect(8, 20, 104, 8, edged(INK, INK, 1)) +
    path('M14 24h92', `${line(GOLD, 3)} stroke-dasharray="5 5"`) +
    [24, 52, 80].map((x) => placedIcon('invite', x, 32, 18, INK, WALL)).join('') +
    awning(10, 56, 10, TONES.red.full) +
    panes([16, 84], 78, 22, 26) +
    squareDoor(46, 76, 28, '#7b4a22'),
  /* a half-timbered castle on a rock */
  mayenfels:
    path('M0 112l14-30 14 6 8-12 50 0 10 12 12-8 12 32z', edged('#8d8478', INK, 1.4)) +
    wall('M26 84V36h68v48z', IVORY) +
    path('M20 38L60 8l40 30z', edged('#8a3b22', INK, 1.5)) +
    path(
      'M26 58h68M42 36v48M78 36v48M26 58l16-22M94 58L78 36M42 84l-16-26M78 84l16-26',
      line('#5d3a1a', 3),
    ) +
    panes([48, 62], 42, 10, 12) +
    path('M48 112V78a12 12 0 0 1 24 0v34z', edged('#5d3a1a', INK, 1.5)) +
    path('M48 80h24M60 66v46', line(LIGHT_GOLD, 1.2)),
  /* a coffee house with a steaming sign */
  ninas:
    wall('M12 112V40h96v72z', '#f3dfc4') +
    path('M8 40h104l-8-14H16z', edged('#5a2d16', INK, 1.5)) +
    circle(60, 22, 17, edged(IVORY, INK, 1.5)) +
    circle(60, 22, 13.5, line(GOLD, 1.4)) +
    placedIcon('coffee', 49, 10, 22, '#5a2d16', IVORY) +
    awning(15, 48, 9, '#5a2d16') +
    panes([18, 80], 72, 22, 28) +
    squareDoor(47, 70, 26, '#7b4a22'),
  /* a palace that shows the colours of its rooms */
  stroup:
    wall('M14 112V40h92v72z', IVORY) +
    path('M8 40L60 10l52 30z', edged(STONE, INK, 1.5)) +
    place(pointsFigure(), 50, 18, 20) +
    (['blue', 'red', 'yellow'] as const)
      .map(
        (color, index) =>
          rect(20 + index * 30, 46, 20, 16, edged(TONES[color].full, INK, 1.2)) +
          placedIcon(color, 24 + index * 30, 48, 12, TONES[color].on, TONES[color].full),
      )
      .join('') +
    columns([20, 36, 76, 92], 66) +
    door(49, 70, 22, BURGUNDY),
  /* a grand canopy under the crown */
  wray:
    wall('M16 112V30h88v82z', '#e8d8d2') +
    rect(10, 24, 100, 8, edged(BURGUNDY, INK, 1.2)) +
    placedIcon('crown', 46, 0, 28, GOLD, BURGUNDY) +
    panes([22, 40, 68, 86], 38, 12, 18) +
    path('M6 84q54-34 108 0v-8q-54-34-108 0z', edged(BURGUNDY, INK, 1.5)) +
    path('M10 80q50-30 100 0', `${line(GOLD, 2)} stroke-dasharray="2 4"`) +
    path('M10 82v30M110 82v30', line(GOLD, 3)) +
    door(46, 74, 28, '#2b2723') +
    path('M40 112l-6 6h52l-6-6z', edged('#a32a2a', INK, 1)),
  /* a palace with three onion domes */
  kozi:
    wall('M18 112V56h84v56z', '#e2e6d6') +
    wall('M12 112V62h18v50zM90 112V62h18v50z', STONE) +
    path(
      'M60 4c4 10 18 16 18 30 0 8-4 14-6 22H48c-2-8-6-14-6-22 0-14 14-20 18-30z',
      edged('#23514f', INK, 1.5),
    ) +
    path(
      'M21 34c2 6 10 10 10 18 0 4-2 7-3 10H14c-1-3-3-6-3-10 0-8 8-12 10-18zM99 34c2 6 10 10 10 18 0 4-2 7-3 10H92c-1-3-3-6-3-10 0-8 8-12 10-18z',
      edged('#23514f', INK, 1.5),
    ) +
    path('M60 8q-8 22 0 48 8-26 0-48M46 40h28', line(GOLD, 1.4)) +
    path('M60 4v-4M21 34v-5M99 34v-5', line(GOLD, 2.4)) +
    panes([34, 76], 66, 10, 20) +
    door(47, 70, 26, '#8a5a1c'),
  /* a Renaissance front with a balcony for dancers */
  ren:
    wall('M12 112V24h96v88z', '#ece0ee') +
    path('M6 24h108v-8H6zM12 16l8-8h80l8 8', edged('#5b2a3c', INK, 1.5)) +
    panes([20, 88], 32, 12, 22) +
    path('M46 62V42a14 14 0 0 1 28 0v20', edged(LAMP, INK, 1.4)) +
    placedIcon('dancer', 50, 38, 20, '#5b2a3c', LAMP) +
    rect(38, 60, 44, 4, edged(STONE, INK, 1.2)) +
    path('M42 64v8m6-8v8m6-8v8m6-8v8m6-8v8m6-8v8m6-8v8M38 72h44', line(INK, 1.5)) +
    place(goodFigure('champagne'), 20, 66, 14) +
    place(goodFigure('champagne'), 86, 66, 14) +
    panes([18, 86], 86, 16, 18) +
    door(47, 80, 26, '#5b2a3c'),
};

const entranceFigure = (key: EntranceKey): Figure => ({
  box: [0, -4, 120, 124],
  body: GATES[key] + rect(0, 112, 120, 3, fill('var(--ink)')),
});
/** The front of a hotel of the entrances module. */
export const entrance = (key: EntranceKey, look?: Look): Markup =>
  show(entranceFigure(key), { className: 'entrance', ...look });
