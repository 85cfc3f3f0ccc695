import type { Picture } from '@gah/rulebook';
import type { Language } from '@gah/text';
import { DRAWINGS } from './drawings.js';
import { moduleDrawing } from './modules.js';
import type { Draw, Shown } from './shown.js';

/** A picture as it is shown; null before the module that draws it is there. */
export function drawn(picture: Picture, language: Language): Shown | null {
  const core = (DRAWINGS as Partial<Record<Picture['is'], unknown>>)[picture.is];
  const draw = (core as Draw<Picture> | undefined) ?? moduleDrawing(picture.is);
  return draw ? draw(picture, language) : null;
}
