import type { Move } from '@gah/engine';
import {
  EMPEROR_BONUS_FROM,
  emperorTile,
  guestCard,
  objectiveProgress,
  ordersOf,
  politicsCard,
  scoreSheets,
  scoringsOfSpace,
  staffCard,
} from '@gah/engine';
import {
  billText,
  contextOf,
  goodsText,
  guestKindName,
  guestName,
  guestText,
  politicsName,
  politicsText,
  remedyText,
  staffName,
  staffText,
  tileName,
  tileText,
  timingName,
} from '@gah/text';
import { capitalised } from '../../capitalised.js';
import { seatAt } from '../../model/scene.js';
import { explainWords } from '../explainWords.js';
import { reconstructedValues } from '../reconstructed.js';
import type { Explaining, Line } from '../subject.js';
import type { Explanations } from './table.js';

/** What a move costs now, part by part. */
export function priceLine({ language, scene }: Explaining, move: Move): Line {
  const { look } = explainWords(language);
  const bill = billText(language, move, scene.view, scene.content);
  return { label: look.priceNow, text: capitalised(bill === '' ? look.free : bill) };
}

const some = (goods: readonly number[]): boolean => goods.some((amount) => amount > 0);

/** How far the order of a guest in the own café is, or what one in the queue costs. */
function guestNow(table: Explaining, card: number): Line[] {
  const { scene, language, own } = table;
  const { guest: words } = explainWords(language);
  const place = scene.view.queue.indexOf(card);
  if (place >= 0) return [priceLine(table, { seat: own, kind: 'takeGuest', place })];
  const order = ordersOf(scene.view, own).find(({ guest }) => guest === card);
  if (!order || order.isStaying) return [];
  if (order.isServed) return [{ text: words.served }, { text: words.vpNow({ vp: order.vp }) }];
  return [
    { label: words.waitsFor, text: capitalised(goodsText(language, order.missing)) },
    ...(some(order.inKitchen)
      ? [{ label: words.inKitchen, text: capitalised(goodsText(language, order.inKitchen)) }]
      : []),
  ];
}

/** What a card in play brings at the end, or one in hand costs now. */
function staffNow(table: Explaining, card: number): Line[] {
  const { scene, own, language } = table;
  const { look, card: words } = explainWords(language);
  const { hand } = seatAt(scene, own);
  const scored = scoreSheets(scene.view)
    .flatMap(({ final }) => final.staff)
    .find((each) => each.card === card);
  const task = scene.view.tasks.at(-1);
  const isHiring =
    (task?.kind === 'playStaff' || task?.kind === 'playDrawn') &&
    (hand.includes(card) || seatAt(scene, own).drawn.includes(card));
  return [
    ...(isHiring ? [priceLine(table, { seat: own, kind: 'playStaff', card })] : []),
    ...(scored ? [{ label: look.forYou, text: words.worth({ vp: scored.vp }) }] : []),
  ];
}

function objectiveNow(table: Explaining, card: number): Line[] {
  const { scene, own, language, words } = table;
  const slot = scene.view.politics.indexOf(card);
  if (slot < 0) return [];
  const { look, objective } = explainWords(language);
  const progress = objectiveProgress(scene.view, own, slot);
  const missing = progress.conditions.filter((condition) => condition.missing > 0);
  const state = progress.isClaimed
    ? objective.claimed
    : progress.isMet
      ? objective.met
      : remedyText(
          language,
          { help: 'progress', conditions: missing },
          contextOf(scene.view, scene.content),
        );
  return [
    { label: look.progress, text: state },
    { text: progress.vp > 0 ? objective.next({ vp: progress.vp }) : objective.gone },
    ...progress.claimedBy.map((seat) => ({
      text: capitalised(words.claimedBy({ name: table.nameOf(seat) })),
    })),
  ];
}

export const CARDS: Explanations<'guest' | 'staff' | 'politics' | 'tile'> = {
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
        ...guestNow(table, number),
      ],
      reconstructed: reconstructedValues(card.source, {
        order: words.detail.order,
        vp: words.detail.points,
        reward: words.detail.reward,
      }),
    };
  },
  staff: ({ card: number }, table) => {
    const { language, words, scene } = table;
    const card = staffCard(scene.content, number);
    return {
      name: staffName(language, number, scene.content.edition),
      kind: timingName(language, card.timing),
      lines: [
        { label: words.detail.cost, text: String(card.cost) },
        { text: staffText(language, card) },
        ...staffNow(table, number),
      ],
      reconstructed: reconstructedValues(card.source, { cost: words.detail.cost }),
    };
  },
  politics: ({ card: number }, table) => {
    const { language, words, scene } = table;
    const { condition, vp } = politicsText(language, politicsCard(scene.content, number));
    return {
      name: politicsName(language, number),
      kind: words.zones.politics,
      lines: [{ text: condition }, { text: vp }, ...objectiveNow(table, number)],
      reconstructed: [],
    };
  },
  tile: ({ id }, { language, words, scene, own }) => {
    const { tile: tileWords, track, look } = explainWords(language);
    const { bonus, penalty } = tileText(
      language,
      emperorTile(scene.content, id),
      scene.content.options,
    );
    const step = seatAt(scene, own).emperor;
    const scoring = scoringsOfSpace(scene.view, step).find(({ tile }) => tile === id);
    const isOfScoring = scene.view.tiles.includes(id);
    return {
      name: tileName(language, id),
      kind: scoring ? tileWords.when({ round: scoring.round }) : words.zones.court,
      lines: [
        { label: words.detail.bonus, text: bonus },
        { label: words.detail.penalty, text: penalty },
        ...(scoring
          ? [
              { text: tileWords.condition({ bonusFrom: EMPEROR_BONUS_FROM }) },
              {
                label: look.forYou,
                text: track.fate({
                  vp: scoring.vp,
                  step,
                  back: scoring.stepsBack,
                  to: scoring.to,
                  verdict: scoring.verdict,
                }),
              },
              ...(scoring.verdict === 'bonus'
                ? []
                : [{ text: track.enough({ step: scoring.bonusFrom }) }]),
            ]
          : [{ text: isOfScoring ? tileWords.past : tileWords.own }]),
      ],
      reconstructed: [],
    };
  },
};
