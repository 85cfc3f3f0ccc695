import type { GameView, Good } from '@gah/engine';
import {
  at,
  GOODS,
  instructionCard,
  objectiveProgress,
  opponentWith,
  politicsCard,
  SOLO_STEPS,
} from '@gah/engine';
import {
  goodName,
  instructionText,
  opponentName,
  phrases,
  politicsName,
  soloHotelName,
  soloHotelText,
} from '@gah/text';
import { capitalised } from '../../table/capitalised.js';
import type { Explaining, Line } from '../../table/detail/subject.js';
import type { Explains } from '../module.js';
import type { SoloSubject } from './subject.js';

function soloIn({ modules: { solo } }: GameView): NonNullable<GameView['modules']['solo']> {
  if (!solo) throw new Error('nobody plays alone at this table');
  return solo;
}

/** What the opponent has left on an action space: tokens for tolls, and a good. */
export function leftOn(
  { modules: { solo } }: GameView,
  space: number,
): { readonly toll: number; readonly item: Good | undefined } {
  if (!solo) return { toll: 0, item: undefined };
  return { toll: at(solo.tolls, space - 1), item: GOODS[at(solo.items, space - 1)] };
}

export function aboutSpace({ language, scene }: Explaining, space: number): Line[] {
  const { solo: words } = phrases(language, 'explain');
  const { toll, item: good } = leftOn(scene.view, space);
  return [
    ...(toll > 0 ? [{ text: words.toll({ amount: toll }) }] : []),
    ...(good ? [{ text: words.item({ good: capitalised(goodName(language, good, 1)) }) }] : []),
  ];
}

export const explain: Explains<SoloSubject> = {
  soloSteps: ({ slot }, { language, words, scene, own }) => {
    const { solo } = phrases(language, 'explain');
    const { card, vp } = objectiveProgress(scene.view, own, slot);
    const steps = at(soloIn(scene.view).progress, slot);
    const { letter } = politicsCard(scene.content, card);
    return {
      name: solo.step({ card: politicsName(language, card) }),
      kind: words.solo.objectives,
      lines: [
        { text: solo.letter({ letter }) },
        { text: solo.steps({ steps, left: SOLO_STEPS - steps }) },
        ...(vp > 0 ? [{ text: solo.prize({ vp }) }] : []),
      ],
      reconstructed: [],
    };
  },
  soloCard: (_subject, { language, scene }) => {
    const { solo: words } = phrases(language, 'explain');
    const { setup, modules } = scene.view;
    const last = modules.solo?.discard.at(-1);
    const told =
      last === undefined
        ? []
        : instructionText(language, instructionCard(last), setup.difficulty ?? 'medium');
    return {
      name: words.card,
      kind: opponentName(language, opponentWith(setup.modules)),
      lines: [
        { text: last === undefined ? words.cardNone : words.cardWhat },
        ...told.map((text) => ({ text })),
        { text: words.deck({ amount: soloIn(scene.view).deckSize }) },
      ],
      reconstructed: [],
    };
  },
  soloStars: (_subject, { language, scene }) => {
    const { solo: words } = phrases(language, 'explain');
    const { stars = 0, hotel = null } = scene.view.modules.solo ?? {};
    const text = hotel ? soloHotelText(language, hotel) : '';
    return {
      name: words.stars,
      kind: words.hotel,
      lines: [{ text: words.starsWhat({ amount: stars, text }) }],
      reconstructed: [],
    };
  },
  soloHotel: (_subject, { language, scene }) => {
    const { solo: words } = phrases(language, 'explain');
    const hotel = scene.view.modules.solo?.hotel ?? null;
    return {
      name: hotel ? soloHotelName(language, hotel) : words.hotel,
      kind: words.hotel,
      lines: hotel ? [{ text: soloHotelText(language, hotel) }] : [],
      reconstructed: [],
    };
  },
};
