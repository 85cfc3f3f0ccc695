import type { Picture } from '@gah/rulebook';
import { loadScreens } from '../../modules/index.js';
import type { Draw, Drawings } from './shown.js';

let drawings: Partial<Drawings> = {};

/** What modules draw comes with their screens. */
export async function loadPictures(): Promise<void> {
  const screens = await loadScreens();
  drawings = Object.assign(
    {},
    ...screens.map(({ rulePictures = {} }) => rulePictures),
  ) as Partial<Drawings>;
  await Promise.all(screens.map(async ({ loadDrawings }) => loadDrawings?.()));
}

/** How a picture of a module is drawn. */
export const moduleDrawing = (kind: Picture['is']): Draw<Picture> | undefined =>
  drawings[kind] as Draw<Picture> | undefined;
