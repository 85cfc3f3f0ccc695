import { ballroomOutlooks, NO_DANCER_VP } from '@gah/engine';
import { ballroomName, ballroomText, phrases, rehearsalRoomName, sectionTexts } from '@gah/text';
import { signed } from '../../cards/token.js';
import { reconstructedValues } from '../../table/detail/reconstructed.js';
import type { Explaining, Line } from '../../table/detail/subject.js';
import type { Explains } from '../module.js';
import { hallsOf } from './dance.js';
import type { BallroomsSubject } from './subject.js';

const NOTHING = { vp: 0, majorityVp: 0 };

/** When a ballroom is scored, and what that would bring the own seat now. */
function hallLines({ language, scene, own }: Explaining, index: number): Line[] {
  const { ballroom: words } = phrases(language, 'explain');
  const hall = scene.view.modules.ballrooms?.halls.indexOf(index) ?? -1;
  const shown = hallsOf(scene).find((each) => each.hall === hall);
  if (!shown) return [];
  if (shown.tense === 'past') return [{ text: words.past }];
  const { vp, majorityVp } = ballroomOutlooks(scene.view)[hall]?.points[own] ?? NOTHING;
  return [
    { text: words.when({ round: shown.afterRound }) },
    { text: words.now({ points: signed(vp + majorityVp) }) },
  ];
}

export const explain: Explains<BallroomsSubject> = {
  ballroom: ({ index }, table) => {
    const { language, words, scene } = table;
    const ballroom = scene.content.ballrooms[index];
    if (!ballroom) return { name: '', kind: '', lines: [], reconstructed: [] };
    const { rows, scoring } = ballroomText(language, ballroom, scene.view.seats.length);
    return {
      name: ballroomName(language, ballroom),
      kind: words.zones.ballrooms,
      lines: [
        ...[...rows]
          .reverse()
          .map((row) => ({ label: row.name, text: `${row.spaces}. ${row.bonus}` })),
        ...scoring.map((text) => ({ text })),
        ...hallLines(table, index),
      ],
      reconstructed: reconstructedValues(ballroom.source, { spaces: words.detail.cost }),
    };
  },
  ballrooms: (_subject, table) => {
    const { language, scene, own } = table;
    const { ballrooms, look } = phrases(language, 'explain');
    const dancers = hallsOf(scene)
      .flatMap(({ rows }) => rows.flatMap(({ spaces }) => spaces))
      .filter(({ seat }) => seat === own)
      .reduce((sum, space) => sum + space.dancers, 0);
    return {
      name: ballrooms.name,
      kind: table.nameOf(own),
      lines: [
        { text: ballrooms.what },
        { text: ballrooms.none({ points: signed(NO_DANCER_VP) }) },
        { label: look.forYou, text: ballrooms.yours({ dancers }) },
      ],
      reconstructed: [],
    };
  },
  rehearsal: ({ index }, { language, words, scene }) => {
    const room = scene.content.rehearsalRooms[index];
    return {
      name: room ? rehearsalRoomName(language, room) : '',
      kind: words.zones.rehearsal,
      lines: room ? sectionTexts(language, room).map((text) => ({ text })) : [],
      reconstructed: room?.source === 'reconstructed' ? [words.detail.bonus] : [],
    };
  },
};
