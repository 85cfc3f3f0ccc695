import type { GuestCard } from '@gah/engine';
import { contentFor, goodIndex, GOODS } from '@gah/engine';
import type { Language } from '@gah/text';
import { guestKindName, guestName, guestText } from '@gah/text';
import type { Line } from '../../table/detail/subject.js';
import { wordsIn } from '../wordsIn.js';
import { goodsIn, tagsOf } from '../effectTags.js';
import type { Entry, EntryList, QuestionId } from '../entry.js';
import { PLAIN, whereOther } from '../entry.js';
import { questionsOfEffects } from '../questions.js';

const TODAY = contentFor('2021', null);
const OF_2015 = contentFor('2015', null);

/** Whose action comes when everything else is done. */
const LAST = ['useSpace', 'extraTurn'] as const;

function questionsOf({ reward }: GuestCard): QuestionId[] {
  const kinds: readonly string[] = reward.map((effect) => effect.do);
  return [
    ...(reward.length > 0 ? (['reward'] as const) : []),
    ...(kinds.includes('playStaff') ? (['hiredByReward'] as const) : []),
    ...(LAST.some((kind) => kinds.includes(kind)) ? (['lastAction'] as const) : []),
    ...questionsOfEffects(reward),
  ];
}

const linesOf =
  (card: GuestCard) =>
  (language: Language): Line[] => {
    const { order, vp, reward, lodging } = guestText(language, card);
    const { values } = wordsIn(language);
    return [
      { text: order },
      { label: values.vp, text: vp },
      ...reward.map((text) => ({ label: values.reward, text })),
      ...(lodging ? [{ text: lodging }] : []),
    ];
  };

function entryOf(card: GuestCard): Entry {
  const earlier = OF_2015.guests[card.number];
  const ordered = GOODS.filter((good) => card.order[goodIndex(good)] > 0);
  return {
    ...PLAIN,
    kind: 'guest',
    key: String(card.number),
    number: card.number,
    needs: card.needs,
    promo: card.promo,
    isNew2021: card.onlyIn === '2021',
    name: (language) => guestName(language, card.number),
    about: (language) => guestKindName(language, card.color),
    lines: linesOf(card),
    ...(earlier && { lines2015: whereOther(linesOf(earlier), linesOf(card)) }),
    sources: [
      ['color', card.source.color],
      ['order', card.source.order],
      ['vp', card.source.vp],
      ['reward', card.source.reward],
    ],
    traits: {
      color: card.color,
      goods: [...new Set([...ordered, ...goodsIn(card.reward)])],
      effects: tagsOf({ vp: card.vp, vpPer: card.vpByRound, reward: card.reward }),
    },
    questions: questionsOf(card),
  };
}

export const GUEST_ENTRIES: EntryList = {
  entries: TODAY.guests.flatMap((card) => (card ? entryOf(card) : [])),
};
