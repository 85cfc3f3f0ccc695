import type { CelebrityKey, DieColor } from '@gah/engine';
import { at, CELEBRITY_VP, DIE_COLORS } from '@gah/engine';
import type { Scene } from '../../table/model/scene.js';

export interface LoungePlace {
  readonly color: DieColor;
  readonly celebrity: CelebrityKey | null;
  /** Points for whoever takes the die. */
  readonly vp: number;
}

/** The lounge; empty without celebrities. */
export function loungeOf({ view }: Scene): LoungePlace[] {
  const { celebrities } = view.modules;
  if (!celebrities) return [];
  return DIE_COLORS.map((color, index) => ({
    color,
    celebrity: celebrities.lounge[index] ?? null,
    vp: at(CELEBRITY_VP, at(celebrities.ages, index)),
  }));
}
