import type { Die, SpaceTerms } from '@gah/engine';
import { hasChampagne, priceOf, spaceTerms, turnsLeftInRound } from '@gah/engine';
import { actionName, dieName, termsText } from '@gah/text';
import { capitalised } from '../../capitalised.js';
import { cafeTables } from '../../model/house.js';
import { actionSpaces, diceLeft, queuePlaces } from '../../model/market.js';
import { seatAt } from '../../model/scene.js';
import { explainWords } from '../explainWords.js';
import type { Explaining, Line } from '../subject.js';
import type { Explanations } from './table.js';

/** The spaces on which goods lie, to which champagne may be added. */
const WITH_GOODS: readonly number[] = [1, 2];

/** What a way to use a space gives, and of what its strength and price are made. */
function termsLines(
  { language, scene }: Explaining,
  space: number,
  terms: SpaceTerms,
  name: string,
): Line[] {
  const { space: words } = explainWords(language);
  if (terms.isWithoutEffect) return [{ label: name, text: words.noEffect }];
  const { strength } = terms.strength;
  const parts = termsText(language, terms, scene.content);
  const label = [name, words.strength({ strength })].filter((part) => part !== '').join(' · ');
  return [
    {
      label,
      text: [
        words.gives({ space, strength }),
        `(${parts})`,
        ...(terms.isPayable ? [] : [words.cannotPay]),
      ].join(' '),
    },
  ];
}

/** Each kind of die on a space, plain and boosted. */
function diceLines(table: Explaining, space: number, dice: readonly Die[]): Line[] {
  const { language, scene, own } = table;
  const { space: words } = explainWords(language);
  return [...new Set(dice)].flatMap((die) => {
    const [plain, boosted] = spaceTerms(scene.view, own, space, die);
    const name = die === 'white' ? '' : capitalised(dieName(language, die));
    const boostedName = [name, words.boosted].filter((part) => part !== '').join(' · ');
    return [
      ...termsLines(table, space, plain, name),
      ...(plain.isWithoutEffect ? [] : termsLines(table, space, boosted, boostedName)),
    ];
  });
}

export const MARKET: Explanations<'space' | 'queue' | 'board' | 'pass'> = {
  space: ({ space }, table) => {
    const { language, words, scene, screens } = table;
    const { space: spaceWords } = explainWords(language);
    const dice = actionSpaces(scene).find((each) => each.space === space)?.dice ?? [];
    const withChampagne = hasChampagne(scene.view);
    return {
      name: `${space} · ${words.actions[space - 1] ?? ''}`,
      kind: words.zones.board,
      lines: [
        { text: capitalised(`${actionName(language, space, withChampagne)}.`) },
        ...(dice.length === 0
          ? [{ text: spaceWords.noDice }]
          : [{ text: spaceWords.dice }, ...diceLines(table, space, dice)]),
        ...(withChampagne && WITH_GOODS.includes(space) ? [{ text: spaceWords.champagne }] : []),
        ...screens.flatMap(({ aboutSpace }) => aboutSpace?.(table, space) ?? []),
      ],
      reconstructed: [],
    };
  },
  queue: (_subject, { language, words, scene, own }) => {
    const { queue, look } = explainWords(language);
    const { krones } = seatAt(scene, own);
    const free = cafeTables(scene, own).filter(({ guest }) => guest === 0).length;
    const guests = queuePlaces(scene).filter(({ guest }) => guest !== 0);
    return {
      name: queue.name,
      kind: words.zones.queueHint,
      lines: [
        { text: queue.what },
        { label: look.forYou, text: queue.tables({ free }) },
        ...(free === 0
          ? []
          : [
              {
                text: queue.affordable({
                  amount: guests.filter(({ price }) => price <= krones).length,
                }),
              },
            ]),
      ],
      reconstructed: [],
    };
  },
  board: (_subject, { language, words, scene }) => {
    const { board } = explainWords(language);
    return {
      name: board.name,
      kind: words.zones.board,
      lines: [
        { text: board.what },
        { text: board.left({ dice: diceLeft(scene) }) },
        { text: board.again },
      ],
      reconstructed: [],
    };
  },
  pass: (_subject, { language, words, scene, own }) => {
    const { pass, look } = explainWords(language);
    return {
      name: pass.name,
      kind: words.zones.decision,
      lines: [
        { text: pass.what },
        { text: pass.cost },
        {
          label: look.forYou,
          text: pass.state({
            dice: diceLeft(scene),
            turns: turnsLeftInRound(scene.view, own),
          }),
        },
      ],
      reconstructed: [],
    };
  },
};

/** What serving from the kitchen costs a seat. */
export const servingPrice = ({ scene, own }: Explaining): number =>
  priceOf(scene.view, { seat: own, kind: 'serve', good: 'strudel', table: 0 }).krones;
