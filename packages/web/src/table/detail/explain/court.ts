import {
  conditionProgress,
  EMPEROR_BONUS_FROM,
  EMPEROR_ROUNDS,
  objectiveProgress,
  ROUNDS,
  scoringsOfSpace,
  turnsLeft,
  turnsLeftInRound,
  turnsOf,
} from '@gah/engine';
import { contextOf, politicsName, remedyText } from '@gah/text';
import { roundsToScoring } from '../../model/court.js';
import { seatAt } from '../../model/scene.js';
import { explainWords } from '../explainWords.js';
import type { Explaining, Line } from '../subject.js';
import type { Explanations } from './table.js';

const list = (numbers: readonly number[]): string => numbers.join(', ');

/** What each scoring to come does to whoever stands on a step. */
function fates({ language, scene }: Explaining, step: number): Line[] {
  const { track } = explainWords(language);
  return scoringsOfSpace(scene.view, step).flatMap((scoring): Line[] => [
    {
      label: track.scoring({ round: scoring.round }),
      text: [
        track.fate({
          vp: scoring.vp,
          step,
          back: scoring.stepsBack,
          to: scoring.to,
          verdict: scoring.verdict,
        }),
        ...(scoring.verdict === 'bonus' ? [] : [track.enough({ step: scoring.bonusFrom })]),
      ].join(' '),
    },
  ]);
}

/** How far the own seat is with an objective, in a line. */
function objectiveLine({ language, scene, own }: Explaining, slot: number): Line {
  const { objectives: words } = explainWords(language);
  const { card: number, isMet, isClaimed, vp } = objectiveProgress(scene.view, own, slot);
  const card = politicsName(language, number);
  if (isClaimed) return { text: words.claimed({ card }) };
  if (vp === 0) return { text: words.gone({ card }) };
  if (isMet) return { text: words.ready({ card, vp }) };
  const conditions = conditionProgress(scene.view, own, number).filter(
    ({ missing }) => missing > 0,
  );
  return {
    text: `${card}: ${remedyText(language, { help: 'progress', conditions }, contextOf(scene.view, scene.content))}`,
  };
}

export const COURT: Explanations<'track' | 'rounds' | 'turns' | 'objectives'> = {
  track: ({ step }, table) => {
    const { language, words, scene, own } = table;
    const { track, look } = explainWords(language);
    const stands = seatAt(scene, own).emperor;
    const shown = step ?? stands;
    const lines = fates(table, shown);
    return {
      name: step === null ? track.name : track.space({ step }),
      kind: step === null || step === stands ? look.forYou : track.here,
      lines: [
        ...(lines.length > 0 ? lines : [{ text: track.last }]),
        { label: words.zones.court, text: track.what({ rounds: list(EMPEROR_ROUNDS) }) },
        { text: track.landing({ bonusFrom: EMPEROR_BONUS_FROM }) },
      ],
      reconstructed: [],
    };
  },
  rounds: (_subject, { language, words, scene, own }) => {
    const { rounds: roundWords, look, track } = explainWords(language);
    const { view } = scene;
    const hasScoring = scoringsOfSpace(view, 0).length > 0;
    return {
      name: roundWords.name,
      kind:
        view.round === 0 ? words.beforeGame : words.round({ round: view.round, rounds: ROUNDS }),
      lines: [
        { text: roundWords.what({ rounds: ROUNDS, scorings: list(EMPEROR_ROUNDS) }) },
        {
          text: hasScoring ? roundWords.until({ rounds: roundsToScoring(scene) }) : track.last,
        },
        {
          label: look.forYou,
          text: roundWords.left({
            round: view.round,
            left: turnsLeftInRound(view, own),
            game: turnsLeft(view, own),
          }),
        },
      ],
      reconstructed: [],
    };
  },
  turns: (_subject, table) => {
    const { language, words, scene, own } = table;
    const { turns, look } = explainWords(language);
    const { view } = scene;
    const order = view.seats
      .flatMap((_, seat) => turnsOf(view, seat).numbers.map((number) => ({ number, seat })))
      .sort((one, other) => one.number - other.number);
    return {
      name: turns.name,
      kind: words.zones.court,
      lines: [
        { text: turns.what },
        {
          label: turns.order,
          text: order.map(({ number, seat }) => `${number}. ${table.nameOf(seat)}`).join(', '),
        },
        ...(seatAt(scene, own).passed ? [{ label: look.forYou, text: turns.passed }] : []),
      ],
      reconstructed: [],
    };
  },
  objectives: (_subject, table) => {
    const { objectives } = explainWords(table.language);
    return {
      name: objectives.name,
      kind: table.words.zones.court,
      lines: [
        { text: objectives.what },
        ...table.scene.view.politics.map((_, slot) => objectiveLine(table, slot)),
      ],
      reconstructed: [],
    };
  },
};
