import type { StaffCard } from '@gah/engine';
import { contentFor } from '@gah/engine';
import type { Language } from '@gah/text';
import { staffName, staffText, timingName } from '@gah/text';
import type { Line } from '../../table/detail/subject.js';
import { wordsIn } from '../wordsIn.js';
import { goodsIn, tagsOf } from '../effectTags.js';
import type { Entry, EntryList, QuestionId } from '../entry.js';
import { PLAIN, whereOther } from '../entry.js';
import { questionsOfEffects } from '../questions.js';

const TODAY = contentFor('2021', null);
const OF_2015 = contentFor('2015', null);

function questionsOf(card: StaffCard): QuestionId[] {
  const { ability, bell, final } = card;
  return [
    ...(ability?.onDie ? (['dieTaken', 'alreadyThere'] as const) : []),
    ...(ability?.onDie?.beside ? (['beside'] as const) : []),
    ...(bell ? (['bell'] as const) : []),
    ...(final === 'copyOpponent' ? (['copies'] as const) : []),
    ...(ability?.onGuestLeaving?.minGoods ? (['bigOrders'] as const) : []),
    ...(ability?.freeServing ? (['serving'] as const) : []),
    ...questionsOfEffects(card),
  ];
}

const linesOf =
  (card: StaffCard) =>
  (language: Language): Line[] => [
    { label: wordsIn(language).values.cost, text: String(card.cost) },
    { text: staffText(language, card) },
  ];

function entryOf(card: StaffCard): Entry {
  const earlier = OF_2015.staff[card.number];
  return {
    ...PLAIN,
    kind: 'staff',
    key: String(card.number),
    number: card.number,
    needs: card.needs,
    promo: card.promo,
    name: (language) => staffName(language, card.number, '2021'),
    about: (language) => timingName(language, card.timing),
    lines: linesOf(card),
    ...(earlier && { lines2015: whereOther(linesOf(earlier), linesOf(card)) }),
    sources: [
      ['cost', card.source.cost],
      ['effect', card.source.effect],
    ],
    traits: {
      cost: card.cost,
      timing: card.timing,
      goods: goodsIn(card),
      effects: tagsOf({ ...card, cost: null }),
    },
    questions: questionsOf(card),
  };
}

export const STAFF_ENTRIES: EntryList = {
  entries: TODAY.staff.flatMap((card) => (card ? entryOf(card) : [])),
};
