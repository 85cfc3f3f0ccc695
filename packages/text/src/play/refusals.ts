import type {
  ConditionProgress,
  Help,
  MoveKind,
  Reason,
  RefusalCode,
  Remedy,
  RemedyOf,
} from '@gah/engine';
import { FLOORS } from '@gah/engine';
import { atLeastText } from '../cards/countables.js';
import { amountText, goodsText } from '../cards/goods.js';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { namedGuest, politicsName, namedStaff } from '../names/cards.js';
import { playerNames } from '../names/players.js';
import { dieName, goodName, moduleName } from '../names/words.js';
import { allOf, capitalised } from '../sentences.js';
import type { TextContext } from './context.js';
import { MODULE_MOMENTS, MODULE_REFUSALS } from '../modules/index.js';
import { causeName } from './causes.js';
import type { MoveMoments, Refusals } from './tables.js';

/** Why something cannot be done, and what would help. */

/** A sentence for a code alone, where its data are not known. */
export const refusalText = (language: Language, code: RefusalCode): string =>
  say(language, 'refusals', code);

/** When moves of each kind can be made. */
const MOMENTS: MoveMoments = {
  draft: 'draft',
  takeGuest: 'turn',
  takeDie: 'turn',
  useSpace: 'turn',
  serve: 'turn',
  moveIn: 'turn',
  moveInPair: 'turn',
  useStaff: 'turn',
  useGuest: 'turn',
  claim: 'turn',
  pass: 'turn',
  endTurn: 'turn',
  skip: 'turn',
  copy: 'copy',
  splitGoods: 'shareOut',
  splitKrones: 'shareOut',
  chooseGood: 'chooseGood',
  place: 'place',
  prepareRoom: 'prepareRoom',
  occupyRoom: 'occupyRoom',
  removeRoom: 'penalty',
  dismissStaff: 'penalty',
  loseGood: 'penalty',
  ward: 'penalty',
  suffer: 'penalty',
  fillOrder: 'fillOrder',
  playStaff: 'playStaff',
  putUnder: 'putUnder',
  benefit: 'benefit',
  ring: 'bell',
  spendGood: 'spendGood',
  discardDie: 'discardDie',
  ...MODULE_MOMENTS,
};

const momentText = (language: Language, kind: MoveKind): string =>
  say(language, 'moments', MOMENTS[kind]);

const PRECISE: Refusals = {
  'not-your-decision': (language, { seats }, { names, opponent }) =>
    say(language, 'preciseRefusals', 'not-your-decision', {
      players: playerNames(language, names, seats, opponent),
    }),
  'other-moment': (language, { kind }) => momentText(language, kind),
  'not-in-play': (language, { module }) =>
    say(language, 'preciseRefusals', 'not-in-play', { module: moduleName(language, module) }),
  'too-expensive': (language, { price }) =>
    say(language, 'preciseRefusals', 'too-expensive', { price }),
  'champagne-missing': (language, { price }) =>
    say(language, 'preciseRefusals', 'champagne-missing', { price }),
  'steps-missing': (language, { price }) =>
    say(language, 'preciseRefusals', 'steps-missing', { price }),
  'goods-missing': (language, { amount }) =>
    say(language, 'preciseRefusals', 'goods-missing', { amount }),
  'order-open': (language, { guest, missing }) =>
    say(language, 'preciseRefusals', 'order-open', {
      guest: namedGuest(language, guest),
      goods: goodsText(language, missing),
    }),
  'good-not-ordered': (language, { guest, good }) =>
    say(language, 'preciseRefusals', 'good-not-ordered', {
      guest: namedGuest(language, guest),
      good: goodName(language, good, 1),
    }),
  'good-not-there': (language, { good }) =>
    say(language, 'preciseRefusals', 'good-not-there', { good: goodName(language, good, 1) }),
  'good-excluded': (language, { good }) =>
    say(language, 'preciseRefusals', 'good-excluded', { good: goodName(language, good, 1) }),
  'no-room-for-guest': (language, { guest, color }) =>
    say(language, 'preciseRefusals', 'no-room-for-guest', {
      guest: namedGuest(language, guest),
      color,
    }),
  'room-wrong-color': (language, { guest, color }) =>
    say(language, 'preciseRefusals', 'room-wrong-color', {
      guest: namedGuest(language, guest),
      color,
    }),
  'room-too-high': (language, { floors }) =>
    say(language, 'preciseRefusals', 'room-too-high', { floors }),
  'bad-split': (language, { amount }) => say(language, 'preciseRefusals', 'bad-split', { amount }),
  'staff-not-ready': (language, { card }, { content }) =>
    say(language, 'preciseRefusals', 'staff-not-ready', {
      card: namedStaff(language, card, content.edition),
    }),
  'works-by-itself': (language, { cause }, { content }) =>
    say(language, 'preciseRefusals', 'works-by-itself', {
      name: causeName(language, cause, content),
    }),
  'condition-not-met': (language, { card }) =>
    say(language, 'preciseRefusals', 'condition-not-met', { card: politicsName(language, card) }),
  ...MODULE_REFUSALS,
};

/** Why something cannot be done, with all that is known about it. */
export function whyNotText(language: Language, reason: Reason, context: TextContext): string {
  const textOf = PRECISE[reason.code] as
    ((language: Language, reason: Reason, context: TextContext) => string) | undefined;
  return capitalised(
    textOf ? textOf(language, reason, context) : refusalText(language, reason.code),
  );
}

const conditionText = (language: Language, { per, atLeast, have }: ConditionProgress): string =>
  say(language, 'remedies', 'condition', { condition: atLeastText(language, per, atLeast), have });

type Plainly =
  | 'room-pair'
  | 'room-beside'
  | 'prepared-room'
  | 'free-table'
  | 'hand-card'
  | 'benefit'
  | 'decide'
  | 'after-die'
  | 'before-die'
  | 'turn'
  | 'next-round'
  | 'never';

const REMEDIES: {
  readonly [H in Exclude<Help, Plainly>]: (
    language: Language,
    remedy: RemedyOf<H>,
    context: TextContext,
  ) => string;
} = {
  krones: (language, { amount }) => say(language, 'remedies', 'krones', { amount }),
  champagne: (language, { amount }) => say(language, 'remedies', 'champagne', { amount }),
  steps: (language, { amount }) => say(language, 'remedies', 'steps', { amount }),
  good: (language, { good, amount }) =>
    say(language, 'remedies', 'good', { goods: amountText(language, good, amount) }),
  goods: (language, { goods }) =>
    say(language, 'remedies', 'goods', { goods: goodsText(language, goods) }),
  'any-goods': (language, { amount }) => say(language, 'remedies', 'any-goods', { amount }),
  'free-room': (language, { color, floors }) =>
    say(language, 'remedies', 'free-room', { color, floors: floors < FLOORS ? floors : 0 }),
  progress: (language, { conditions }) =>
    say(language, 'remedies', 'progress', {
      conditions: allOf(
        language,
        conditions.map((condition) => conditionText(language, condition)),
      ),
    }),
  bid: (language, { amount }) => say(language, 'remedies', 'bid', { amount }),
  space: (language, { space }) => say(language, 'remedies', 'space', { space }),
  'take-die': (language, { space }) => say(language, 'remedies', 'take-die', { space }),
  'colored-die': (language, { die }) =>
    say(language, 'remedies', 'colored-die', { die: dieName(language, die) }),
  other: (language, { what }) => say(language, 'remedies', 'other', { what }),
  others: (language, { seats }, { names, opponent }) =>
    say(language, 'remedies', 'others', { players: playerNames(language, names, seats, opponent) }),
  moment: (language, { kind }) => momentText(language, kind),
};

const isPlain = (help: Help): help is Plainly => !(help in REMEDIES);

/** What would make it possible. */
export function remedyText(language: Language, remedy: Remedy, context: TextContext): string {
  const { help } = remedy;
  if (isPlain(help)) return say(language, 'remedies', help);
  const textOf = REMEDIES[help] as (
    language: Language,
    remedy: Remedy,
    context: TextContext,
  ) => string;
  return textOf(language, remedy, context);
}

/** The reason and what would help, as far as that says something new. */
export function adviceText(language: Language, reason: Reason, context: TextContext): string {
  const why = whyNotText(language, reason, context);
  const remedy = remedyText(language, reason.remedy, context);
  // When something is done says already what would help, and so does what there is none of.
  const saysAll =
    reason.code === 'other-moment' ||
    reason.code === 'no-free-table' ||
    reason.remedy.help === 'never';
  return saysAll || remedy === why ? why : `${why} ${remedy}`;
}
