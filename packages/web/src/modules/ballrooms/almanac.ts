import type { Ballroom, RehearsalRoom } from '@gah/engine';
import { contentFor } from '@gah/engine';
import { ballroomName, ballroomText, moduleName, rehearsalRoomName, sectionTexts } from '@gah/text';
import { wordsIn } from '../../almanac/wordsIn.js';
import { goodsIn, tagsOf } from '../../almanac/effectTags.js';
import type { Entry, EntryList, QuestionId } from '../../almanac/entry.js';
import { PLAIN } from '../../almanac/entry.js';

const CONTENT = contentFor('2021', null);
/** The numbers of players for which spaces are printed. */
const PLAYERS = [2, 3, 4] as const;

function ballroomEntry(ballroom: Ballroom): Entry {
  const { source } = ballroom;
  const hasRanks = ballroom.scoring.kind === 'ranks' || ballroom.scoring.kind === 'rowRanks';
  return {
    ...PLAIN,
    kind: 'ballroom',
    key: ballroom.key,
    number: null,
    needs: ['ballrooms'],
    name: (language) => ballroomName(language, ballroom),
    about: (language) => moduleName(language, 'ballrooms'),
    lines: (language) => {
      const words = wordsIn(language);
      const [first] = PLAYERS;
      const { rows, scoring } = ballroomText(language, ballroom, first);
      return [
        ...scoring.map((text) => ({ label: words.values.scoring, text })),
        ...rows.map(({ name, bonus }) => ({ label: name, text: bonus })),
        ...PLAYERS.map((count) => ({
          label: words.desk.players({ count }),
          text: ballroomText(language, ballroom, count)
            .rows.map(({ name, spaces }) => `${name}: ${spaces}`)
            .join('. '),
        })),
      ];
    },
    sources: [
      ['scoring', source.scoring],
      ['rowBonus', source.bonus],
      ['spaces', source.spaces],
    ],
    traits: { goods: goodsIn(ballroom.bonus), effects: tagsOf([ballroom.bonus, { vp: 1 }]) },
    questions: ['dancer', 'scored', ...(hasRanks ? (['ranks'] as const) : [])],
  };
}

function rehearsalEntry(room: RehearsalRoom): Entry {
  return {
    ...PLAIN,
    kind: 'rehearsal',
    key: room.key,
    number: null,
    needs: ['ballrooms'],
    name: (language) => rehearsalRoomName(language, room),
    about: (language) => moduleName(language, 'ballrooms'),
    lines: (language) => sectionTexts(language, room).map((text) => ({ text })),
    sources: [['sections', room.source]],
    traits: { goods: goodsIn(room.sections), effects: tagsOf(room.sections) },
    questions: ['dancer'],
  };
}

/** What people ask about cards of other kinds when there is dancing. */
function questionsAbout(card: Entry): QuestionId[] {
  if (!card.needs.includes('ballrooms') || (card.kind !== 'staff' && card.kind !== 'guest'))
    return [];
  const dances: QuestionId[] =
    card.kind === 'guest' || card.traits.effects.has('dancers') ? ['dancer'] : [];
  const paid = card.kind === 'staff' && CONTENT.staff[Number(card.key)]?.ability?.onChampagnePaid;
  return [...dances, ...(paid ? (['paying'] as const) : []), 'champagne'];
}

export const almanac: EntryList = {
  entries: [...CONTENT.ballrooms.map(ballroomEntry), ...CONTENT.rehearsalRooms.map(rehearsalEntry)],
  questionsAbout,
};
