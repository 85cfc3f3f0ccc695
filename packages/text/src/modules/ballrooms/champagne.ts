import type { GameView } from '@gah/engine';

/** Champagne is in play with the ballrooms. */
export const hasChampagne = ({ modules }: Partial<Pick<GameView, 'modules'>>): boolean =>
  (modules?.ballrooms ?? null) !== null;
