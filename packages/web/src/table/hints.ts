import type { MoveReason, PlanStep } from '@gah/ai';
import type { GameView, Move, RefusalCode, SeatIndex, Wish } from '@gah/engine';
import { whyNot } from '@gah/engine';
import type { Language } from '@gah/text';
import {
  adviceText,
  contextOf,
  costText,
  lessText,
  planText,
  reasonText,
  refusalText,
} from '@gah/text';
import type { Target } from '../selection/target.js';
import { gainTokens } from './model/gains.js';
import { placesThatHelp } from './model/help.js';
import type { Scene } from './model/scene.js';
import { warningsOf } from './model/warnings.js';

/** As much of the table as an answer depends on. */
interface Asked {
  readonly session: { readonly now: { readonly view: GameView } };
  readonly scene: Scene;
  readonly own: SeatIndex;
  readonly language: Language;
}

/** The best reason against what a player would like to do, in words; null when it can be done. */
function reasonAgainst({ session, scene, own, language }: Asked, wish: Wish): string | null {
  const [reason] = whyNot(session.now.view, own, wish);
  return reason ? adviceText(language, reason, contextOf(scene.view, scene.content)) : null;
}

/** The same reason by its code, for whoever wants to read more about it. */
const codeAgainst = ({ session, own }: Asked, wish: Wish): RefusalCode | null =>
  whyNot(session.now.view, own, wish)[0]?.code ?? null;

/** Where something can be done about it. */
function helpAgainst({ session, scene, own }: Asked, wish: Wish): ReadonlySet<Target> {
  const [reason] = whyNot(session.now.view, own, wish);
  return new Set(reason ? placesThatHelp(scene, reason.remedy) : []);
}

/** Why a move is good, as an adviser puts it. */
const reasonFor = ({ scene, language }: Asked, reason: MoveReason): string =>
  reasonText(language, reason, scene.content);

/** What an adviser would do next in the same turn; null where nothing follows. */
const planFor = ({ session, language }: Asked, plan: readonly PlanStep[]): string | null =>
  planText(language, plan, session.now.view);

/** How much less than the best way another one is expected to bring. */
const lessFor = ({ language }: Asked, points: number): string => lessText(language, points);

/** A refusal of which only the code is known. */
const refusalIn = (language: Language, code: RefusalCode): string => refusalText(language, code);

/** Why a move costs what it costs, where that does not explain itself. */
const costOf = ({ session, scene, language }: Asked, move: Move): string =>
  costText(language, move, session.now.view, scene.content);

/**
 * What a player may want to know before deciding. Nobody does in the first moment, so this is loaded
 * after the table.
 */
export const hints = {
  gainTokens,
  reasonAgainst,
  codeAgainst,
  helpAgainst,
  reasonFor,
  planFor,
  lessFor,
  refusalIn,
  costOf,
  warningsOf,
};
export type Hints = typeof hints;
