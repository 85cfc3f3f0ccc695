import type { Content, EmperorTile, Penalty } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { sentence } from '../sentences.js';
import { perText } from './countables.js';
import { effectsText } from './effects.js';

export interface TileText {
  readonly bonus: string;
  readonly penalty: string;
}

/** What a penalty takes away, without the points that may come instead. */
export function lossText(language: Language, penalty: Penalty): string {
  switch (penalty.lose) {
    case 'krones':
    case 'champagne':
    case 'kronesAndGood':
    case 'dancers':
    case 'handCards':
    case 'freeRooms':
    case 'finalStaff':
    case 'vp':
      return say(language, 'penalties', penalty.lose, { amount: penalty.amount });
    case 'occupiedRooms':
      return say(language, 'penalties', 'occupiedRooms', {
        column: penalty.sameColumn ? 'same' : 'any',
      });
    case 'kitchen':
      return say(language, 'penalties', 'kitchen', { tables: yesNo(penalty.tablesToo) });
    case 'everything':
      return say(language, 'penalties', 'everything');
    case 'vpPer':
      return say(language, 'penalties', 'vpPer', {
        amount: penalty.amount,
        per: perText(language, penalty.per),
      });
  }
}

/** A penalty as part of a sentence. */
export function penaltyText(
  language: Language,
  penalty: Penalty,
  { penaltyChoice }: Content['options'],
): string {
  const loss = lossText(language, penalty);
  if (!('orVp' in penalty)) return loss;
  return say(language, 'penaltyHalves', penaltyChoice ? 'choice' : 'forced', {
    loss,
    vp: penalty.orVp,
  });
}

export const tileText = (
  language: Language,
  tile: EmperorTile,
  options: Content['options'],
): TileText => ({
  bonus: sentence(effectsText(language, tile.bonus)),
  penalty: sentence(penaltyText(language, tile.penalty, options)),
});
