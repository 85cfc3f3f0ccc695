import type { Source } from '@gah/engine';
import {
  CELEBRITIES,
  emperorTile,
  ENTRANCES,
  guestCard,
  instructionCard,
  politicsCard,
  staffCard,
} from '@gah/engine';
import {
  actionName,
  ballroomName,
  ballroomText,
  celebrityName,
  celebrityText,
  entranceName,
  entranceText,
  guestKindName,
  guestName,
  guestText,
  instructionText,
  politicsName,
  politicsText,
  rehearsalRoomName,
  sectionTexts,
  sourceText,
  staffName,
  staffText,
  tileName,
  tileText,
  timingName,
  tokenText,
} from '@gah/text';
import type { ScreenState } from '../state.svelte.js';
import type { Subject } from './subject.js';

/** Everything there is to say about a card or tile, generated from its record. */
export interface Explanation {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly Line[];
  /** Values that no source gives. */
  readonly reconstructed: readonly string[];
}

interface Line {
  readonly label?: string;
  readonly text: string;
}

/** The names of the values that are reconstructed. */
const openValues = (
  values: Readonly<Record<string, Source>>,
  words: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(values).flatMap(([key, source]) =>
    source === 'reconstructed' ? [words[key] ?? key] : [],
  );

type Explain<K extends Subject['is']> = (
  subject: Extract<Subject, { is: K }>,
  table: ScreenState,
) => Explanation;

const EXPLAIN: { readonly [K in Subject['is']]: Explain<K> } = {
  guest: ({ card: number }, table) => {
    const { language, words, scene } = table;
    const card = guestCard(scene.content, number);
    const { order, vp, reward, lodging } = guestText(language, card);
    return {
      name: guestName(language, number),
      kind: guestKindName(language, card.color),
      lines: [
        { text: order },
        { label: words.detail.points, text: vp },
        ...reward.map((text) => ({ label: words.detail.reward, text })),
        ...(lodging ? [{ text: lodging }] : []),
      ],
      reconstructed: openValues(card.source, {
        order: words.detail.order,
        vp: words.detail.points,
        reward: words.detail.reward,
      }),
    };
  },
  staff: ({ card: number }, { language, words, scene }) => {
    const card = staffCard(scene.content, number);
    return {
      name: staffName(language, number, scene.content.edition),
      kind: timingName(language, card.timing),
      lines: [
        { label: words.detail.cost, text: String(card.cost) },
        { text: staffText(language, card) },
      ],
      reconstructed: openValues(card.source, { cost: words.detail.cost }),
    };
  },
  politics: ({ card: number }, { language, words, scene }) => {
    const { condition, vp } = politicsText(language, politicsCard(scene.content, number));
    return {
      name: politicsName(language, number),
      kind: words.zones.politics,
      lines: [{ text: condition }, { text: vp }],
      reconstructed: [],
    };
  },
  tile: ({ id }, { language, words, scene }) => {
    const { bonus, penalty } = tileText(
      language,
      emperorTile(scene.content, id),
      scene.content.options,
    );
    return {
      name: tileName(language, id),
      kind: words.zones.court,
      lines: [
        { label: words.detail.bonus, text: bonus },
        { label: words.detail.penalty, text: penalty },
      ],
      reconstructed: [],
    };
  },
  celebrity: ({ key }, { language, words }) => {
    const celebrity = CELEBRITIES.find((each) => each.key === key);
    return {
      name: celebrityName(language, key),
      kind: words.zones.lounge,
      lines: celebrity ? [{ text: celebrityText(language, celebrity) }] : [],
      reconstructed: [],
    };
  },
  entrance: ({ key }, { language, words }) => {
    const entrance = ENTRANCES.find((each) => each.key === key);
    const text = entrance ? entranceText(language, entrance) : { whenGained: [], ongoing: [] };
    return {
      name: entranceName(language, key),
      kind: words.zones.entrance,
      lines: [
        ...text.whenGained.map((each) => ({ label: words.detail.whenGained, text: each })),
        ...text.ongoing.map((each) => ({ label: words.detail.ongoing, text: each })),
      ],
      reconstructed: [],
    };
  },
  ballroom: ({ index }, { language, words, scene }) => {
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
      ],
      reconstructed: openValues(ballroom.source, { spaces: words.detail.cost }),
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
  token: ({ index }, { language, words, scene }) => {
    const token = scene.content.tokens[index];
    const text = token ? tokenText(language, token) : { top: '', bottom: '' };
    return {
      name: words.tokensLeft({ amount: 1 }),
      kind: words.zones.entrance,
      lines: [
        { label: words.detail.top, text: text.top },
        { label: words.detail.bottom, text: text.bottom },
      ],
      reconstructed: token?.source === 'reconstructed' ? [words.detail.bonus] : [],
    };
  },
  instruction: ({ card }, { language, words, session }) => {
    const { difficulty } = session.now.view.setup;
    return {
      name: words.solo.card,
      kind: words.zones.rivals,
      lines: instructionText(language, instructionCard(card), difficulty ?? 'medium').map(
        (text) => ({ text }),
      ),
      reconstructed: [],
    };
  },
  space: ({ space }, { language, words, scene }) => ({
    name: `${space} · ${words.actions[space - 1] ?? ''}`,
    kind: words.zones.board,
    lines: [
      { text: `${actionName(language, space, scene.view.modules.ballrooms !== null)}.` },
      { text: words.strength({ amount: scene.view.dice[space - 1] ?? 0 }) },
    ],
    reconstructed: [],
  }),
};

export function explanationOf(subject: Subject, table: ScreenState): Explanation {
  const explain = EXPLAIN[subject.is] as (subject: Subject, table: ScreenState) => Explanation;
  return explain(subject, table);
}

export const reconstructedText = (table: ScreenState): string =>
  sourceText(table.language, 'reconstructed');
