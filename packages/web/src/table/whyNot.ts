import type { GameView, Reason, RefusalCode, SeatIndex, Wish } from '@gah/engine';
import { whyNot as reasonsAgainst } from '@gah/engine';
import type { Language } from '@gah/text';
import { adviceText, contextOf, refusalText } from '@gah/text';
import type { Scene } from './model/scene.js';

/** Why something cannot be done: what the rules say, or no more than their code. */
export type WhyNot = Reason | RefusalCode;

/** As much of the table as a reason depends on. */
interface Asked {
  readonly session: { readonly view: GameView };
  readonly own: SeatIndex;
}

/** The best reason against what a player would like to do; null when it can be done. */
export const whyNot = ({ session: { view }, own }: Asked, wish: Wish): Reason | null =>
  reasonsAgainst(view, own, wish)[0] ?? null;

export const whyNotText = (
  { scene: { view, content }, language }: { readonly scene: Scene; readonly language: Language },
  why: WhyNot,
): string =>
  typeof why === 'string'
    ? refusalText(language, why)
    : adviceText(language, why, contextOf(view, content));
