import type { EmperorOutlook } from '@gah/engine';
import { emperorOutlook, emperorTile, isLastTurnBeforeScoring, turnNow } from '@gah/engine';
import { effectsTokens, penaltyTokens } from '../../cards/effectTokens.js';
import type { Token } from '../../cards/token.js';
import { tileTextOf } from '../texts.js';
import type { StageTable } from './moments.js';

/** What the emperor will do after this turn, in words and signs. */
export interface OutlookNote {
  readonly title: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly verdict: EmperorOutlook['verdict'];
}

/** Of the person who begins the last turn before a scoring; null at any other time. */
export function outlookOf(table: StageTable): OutlookNote | null {
  const { session, scene, words, language } = table;
  const { seat, view } = session.now;
  if (seat === null || turnNow(view)?.seat !== seat || !isLastTurnBeforeScoring(view, seat))
    return null;
  const outlook = emperorOutlook(view, seat);
  if (!outlook) return null;
  const { from, to, vp, verdict, bonusFrom } = outlook;
  const tile = emperorTile(scene.content, outlook.tile);
  const sentences = tileTextOf(language, tile, scene);
  const { stage } = words;
  const ahead = from === 0 ? stage.aheadAtZero : stage.ahead({ from, to, vp });
  const after = {
    bonus: { text: `${stage.bonusAhead} ${sentences.bonus}`, tokens: effectsTokens(tile.bonus) },
    nothing: { text: stage.nothingAhead({ step: bonusFrom }), tokens: [] },
    penalty: {
      text: `${stage.penaltyAhead} ${sentences.penalty}`,
      tokens: penaltyTokens(tile.penalty),
    },
  }[verdict];
  return {
    title: stage.outlook,
    text: `${ahead} ${after.text}`,
    tokens: after.tokens,
    verdict,
  };
}
