import type {
  Comparison,
  Estimate,
  LuckPart,
  LuckVerdict,
  MissedChance,
  PlanStep,
  TurningPoint,
  TurnReview,
} from '@gah/ai';
import type { GameView } from '@gah/engine';
import { contentOf } from '@gah/engine';
import { phrases } from '../catalogue/phrases.js';
import { yesNo } from '../catalogue/values.js';
import type { Language } from '../language.js';
import { namedGuest, namedStaff, politicsName } from '../names/cards.js';
import { playerName } from '../names/players.js';
import { capitalised } from '../sentences.js';
import { deedsText } from './plan.js';
import { reasonText } from './reasons.js';

/** A review in words: turns, what would have been better and why, luck and skill. */

/** 95 % lie within so many standard errors. */
const MARGIN = 2;
const whole = (points: number): number => Math.round(Math.abs(points));

const pointsText = (language: Language, { mean, error }: Estimate): string =>
  phrases(language, 'review').review.points({
    points: whole(mean),
    error: Math.max(1, Math.round(MARGIN * error)),
  });

const percent = (share: number): number => Math.round(100 * share);

/** How much a turn has cost: "Round 4: about 8 points (± 2) were there to gain; …". */
export function lossText(
  language: Language,
  { round }: Pick<TurnReview, 'round'>,
  { points, played, better }: Comparison,
): string {
  const { review } = phrases(language, 'review');
  return review.loss({
    when: review.when({ round }),
    points: pointsText(language, points),
    chance: review.chance({
      percent: percent(played.winChance),
      better: percent(better.winChance),
    }),
  });
}

/** A whole turn as its deeds: "take the Baron, then take a 3 (…), then serve 2 items". */
function turnText(language: Language, steps: readonly PlanStep[], view: GameView): string {
  return deedsText(language, steps, view) ?? phrases(language, 'review').review.noDeeds;
}

/** What was left out, as a sentence. */
export function missedText(language: Language, missed: MissedChance, view: GameView): string {
  const { missed: words } = phrases(language, 'review');
  const { setup } = view;
  switch (missed.kind) {
    case 'guestLeft':
      return capitalised(words.guestLeft({ guest: namedGuest(language, missed.guest) }));
    case 'orderLeft':
      return capitalised(words.orderLeft({ guest: namedGuest(language, missed.guest) }));
    case 'claimLeft':
      return words.claimLeft({
        card: politicsName(language, missed.card),
        taken: yesNo(missed.takenBy !== null),
        rival: playerName(language, setup.names, missed.takenBy ?? 0),
      });
    case 'staffUnused':
      return capitalised(
        words.staffUnused({
          card: namedStaff(language, missed.card, contentOf(setup).edition),
        }),
      );
  }
}

/** A turning point in words, for a page to lay out. The view is that of the seat when the turn began. */
export interface TurningPointText {
  readonly loss: string;
  /** Null for one that is certain. */
  readonly doubt: string | null;
  readonly played: string;
  readonly better: string;
  /** What the better plan had over it. */
  readonly gains: readonly string[];
  /** What the played one brought instead. */
  readonly instead: readonly string[];
  readonly missed: readonly string[];
}

export function turningPointText(
  language: Language,
  { comparison, isCertain, missed }: TurningPoint,
  turn: Pick<TurnReview, 'round'>,
  view: GameView,
): TurningPointText {
  const { review } = phrases(language, 'review');
  const content = contentOf(view.setup);
  const { played, better, gains, instead } = comparison;
  const reasons = (list: Comparison['gains']): string[] =>
    list.map((reason) => reasonText(language, reason, content));
  return {
    loss: lossText(language, turn, comparison),
    doubt: isCertain ? null : review.unclear,
    played: review.played({ plan: turnText(language, played.steps, view) }),
    better: review.better({ plan: turnText(language, better.steps, view) }),
    gains: reasons(gains),
    instead: reasons(instead),
    missed: missed.map((chance) => missedText(language, chance, view)),
  };
}

function resultText(
  language: Language,
  { seat, rival, lead }: LuckVerdict,
  names: readonly string[],
  isOwn: boolean,
): string {
  const { luck } = phrases(language, 'review');
  const nameOf = (each: number): string => playerName(language, names, each);
  const values = { you: yesNo(isOwn), name: nameOf(seat), points: Math.abs(lead) };
  if (rival === null) {
    if (lead === 0) return luck.even(values);
    return lead > 0 ? luck.above(values) : luck.below(values);
  }
  if (lead === 0) return luck.tied({ ...values, rival: nameOf(rival) });
  return lead > 0 ? luck.won(values) : luck.lost(values);
}

function partText(language: Language, { cause, points }: LuckPart, rival: string | null): string {
  const { luck, causes } = phrases(language, 'review');
  const values = { cause: causes[cause], points: Math.abs(points) };
  if (rival === null) return points > 0 ? luck.gained(values) : luck.lostAlone(values);
  return points > 0 ? luck.for({ ...values, rival }) : luck.against({ ...values, rival });
}

/** Who won by how much, and the lines that add up to it. */
export interface LuckText {
  readonly result: string;
  readonly parts: readonly string[];
}

/** Luck and skill of a seat; `isOwn` speaks to the person who sat there. */
export function luckText(
  language: Language,
  verdict: LuckVerdict,
  names: readonly string[],
  isOwn: boolean,
): LuckText {
  const rival = verdict.rival === null ? null : playerName(language, names, verdict.rival);
  return {
    result: resultText(language, verdict, names, isOwn),
    parts: verdict.parts.map((part) => capitalised(partText(language, part, rival))),
  };
}
