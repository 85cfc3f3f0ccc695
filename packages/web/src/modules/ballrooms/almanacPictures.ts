import type { Pictures } from '../../almanac/pictures.js';
import type { Look, Markup } from '../../art/svg.js';
import { ballroomStrip, rehearsalStrip } from './art/halls.js';

const strips = (strip: (key: string, look?: Look) => Markup): Pictures => ({
  whole: (key) => ({ is: 'drawing', isWide: true, markup: strip(key) }),
  face: (key) => strip(key),
});

export const pictures = { ballroom: strips(ballroomStrip), rehearsal: strips(rehearsalStrip) };
