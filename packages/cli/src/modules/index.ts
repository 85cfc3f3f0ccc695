import type { PlayScene } from '../play/scene.js';
import { ballroomLines } from './ballrooms/lines.js';
import { celebrityLines } from './celebrities/lines.js';
import { entranceLines } from './entrances/lines.js';
import { soloLines } from './solo/lines.js';
import { keyLines } from './startPlayer/lines.js';

export { opponentHotel } from './solo/lines.js';

/** What the modules in play have on the table; in full with everything that is printed there. */
export const moduleLines = (scene: PlayScene, isFull: boolean): string[] =>
  [ballroomLines, celebrityLines, entranceLines, keyLines, soloLines].flatMap((linesOf) =>
    linesOf(scene, isFull),
  );
