import { emperorTile, guestCard, hasChampagne, politicsCard, staffCard } from '@gah/engine';
import {
  actionName,
  guestKindName,
  guestName,
  guestText,
  politicsName,
  politicsText,
  sourceText,
  staffName,
  staffText,
  tileName,
  tileText,
  timingName,
} from '@gah/text';
import type { ModuleSubject } from '../../modules/index.js';
import type { CloserLook } from '../../modules/module.js';
import type { ScreenState } from '../state.svelte.js';
import { reconstructedValues } from './reconstructed.js';
import type { Explanation, Subject } from './subject.js';

type CoreSubject = Exclude<Subject, ModuleSubject>;

const EXPLAIN: {
  readonly [K in CoreSubject['is']]: CloserLook<Extract<Subject, { is: K }>>['explain'];
} = {
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
      reconstructed: reconstructedValues(card.source, {
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
      reconstructed: reconstructedValues(card.source, { cost: words.detail.cost }),
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
  space: ({ space }, { language, words, scene }) => ({
    name: `${space} · ${words.actions[space - 1] ?? ''}`,
    kind: words.zones.board,
    lines: [
      { text: `${actionName(language, space, hasChampagne(scene.view))}.` },
      { text: words.strength({ amount: scene.view.dice[space - 1] ?? 0 }) },
    ],
    reconstructed: [],
  }),
};

const isOfCore = (subject: Subject): subject is CoreSubject => subject.is in EXPLAIN;

/** What a module in play shows and says of a subject that it brings. */
function lookInModule<S extends ModuleSubject>(
  subject: S,
  { screens }: ScreenState,
): CloserLook<S> | undefined {
  const looks = screens.map(({ closerLooks = {} }) => closerLooks[subject.is]);
  return looks.find((look) => look !== undefined) as CloserLook<S> | undefined;
}

export function explanationOf(subject: Subject, table: ScreenState): Explanation {
  if (!isOfCore(subject)) {
    const explained = lookInModule(subject, table)?.explain(subject, table);
    return explained ?? { name: '', kind: '', lines: [], reconstructed: [] };
  }
  const explain = EXPLAIN[subject.is] as (subject: Subject, table: ScreenState) => Explanation;
  return explain(subject, table);
}

type Picture = ReturnType<NonNullable<CloserLook<Subject>['picture']>>;

/** The picture of what a module brings; guests and staff have their cards. */
export const pictureOf = (subject: Subject, table: ScreenState): Picture | undefined =>
  isOfCore(subject) ? undefined : lookInModule(subject, table)?.picture?.(subject, table);

export const reconstructedText = (table: ScreenState): string =>
  sourceText(table.language, 'reconstructed');
