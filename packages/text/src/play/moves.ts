import type { Content, GameView, Move, MoveOf } from '@gah/engine';
import {
  at,
  claimVp,
  columnOf,
  emperorTile,
  floorOf,
  goodsOfSpace,
  hasChampagne,
  hotelPlan,
  NOBODY_THERE,
  priceOf,
  someGoods,
  spaceTerms,
  strengthOf,
} from '@gah/engine';
import { effectsText, effectText, mainActionText } from '../cards/effects.js';
import { amountText } from '../cards/goods.js';
import { useCostText } from '../cards/staff.js';
import { lossText } from '../cards/tiles.js';
import type { Language } from '../language.js';
import { isKeyOf, say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { namedGuest, politicsName } from '../names/cards.js';
import { capitalised } from '../sentences.js';
import { causeText } from './causes.js';
import { roomValues } from './rooms.js';
import type { LabelScene } from './scene.js';
import {
  openTask,
  bracketed,
  priceDetail,
  costDetail,
  staffAs,
  queueGuest,
  tableGuest,
  actionAs,
  unexplained,
} from './scene.js';
import { MODULE_MOVES, moduleDieDetails, placeInModule } from '../modules/index.js';
import type { MoveLabels } from './tables.js';

function dieDetails(scene: LabelScene, move: MoveOf<'takeDie'>): string[] {
  const { language, view } = scene;
  const [{ isWithoutEffect, bonus }] = spaceTerms(view, move.seat, move.space, move.die);
  if (isWithoutEffect) return [say(language, 'moveDetails', 'noEffect')];
  const { strength } = strengthOf(view, move);
  const details = [say(language, 'moveDetails', 'strength', { strength })];
  if (bonus > 0) {
    details.push(say(language, 'moveDetails', move.bonus ? 'withBonus' : 'withoutBonus'));
  }
  if (move.boost) details.push(say(language, 'moveDetails', 'boosted'));
  return [...details, ...chargeDetails(scene, move), ...moduleDieDetails(scene, move)];
}

/** The price of a space, and a toll that no krone pays. */
function chargeDetails(scene: LabelScene, move: MoveOf<'takeDie' | 'useSpace'>): string[] {
  const { vp } = priceOf(scene.view, move);
  return [
    ...costDetail(scene, move),
    ...(vp > 0 ? [say(scene.language, 'moveDetails', 'tollInVp')] : []),
  ];
}

function spaceDetails(scene: LabelScene, move: MoveOf<'useSpace'>): string[] {
  const { language, view } = scene;
  const { strength } = strengthOf(view, move);
  const details = [say(language, 'moveDetails', 'strength', { strength })];
  if (move.boost) details.push(say(language, 'moveDetails', 'boosted'));
  return [...details, ...chargeDetails(scene, move)];
}

function roomDetails(scene: LabelScene, move: MoveOf<'prepareRoom'>): string[] {
  const { language, content, seat } = scene;
  const vp = at(hotelPlan(content, seat.hotel).coverVp, move.room);
  const cover = vp > 0 ? [say(language, 'moveDetails', 'coverVp', { vp })] : [];
  return [priceDetail(scene, move), ...cover];
}

/** The price of one use of a card. */
function useDetails({ language, content }: LabelScene, card: number): string[] {
  const cost = content.staff[card]?.useCost;
  return cost ? [useCostText(language, cost)] : [];
}

const LABELS: MoveLabels = {
  draft: (scene, { card }) => say(scene.language, 'moves', 'draft', { card: staffAs(scene, card) }),
  takeGuest: (scene, move) =>
    say(scene.language, 'moves', 'takeGuest', {
      guest: queueGuest(scene, move.place),
      details: bracketed([priceDetail(scene, move)]),
    }),
  takeDie: (scene, move) =>
    say(scene.language, 'moves', 'takeDie', {
      die: move.die,
      value: move.space,
      details: bracketed(dieDetails(scene, move)),
    }),
  useSpace: (scene, move) =>
    say(scene.language, 'moves', 'useSpace', {
      space: move.space,
      action: actionAs(scene, move.space),
      details: bracketed(spaceDetails(scene, move)),
    }),
  copy: (scene, move) => {
    const task = openTask(scene, 'copy');
    if (!task) return unexplained(scene, move);
    return say(scene.language, 'moves', 'copy', {
      space: move.space,
      action: actionAs(scene, move.space),
      strength: task.strength,
      key: yesNo(task.optional),
    });
  },
  splitGoods: (scene, move) => {
    const task = openTask(scene, 'splitGoods');
    if (!task) return unexplained(scene, move);
    const [first, second] = goodsOfSpace(task.space);
    const goods = someGoods({
      [first]: task.strength - move.second - move.third,
      [second]: move.second,
      champagne: move.third,
    });
    return effectText(scene.language, { do: 'goods', goods });
  },
  splitKrones: (scene, move) => {
    const task = openTask(scene, 'splitKrones');
    if (!task) return unexplained(scene, move);
    const parts = [
      { do: 'krones', amount: move.krones } as const,
      { do: 'emperor', amount: task.strength - move.krones } as const,
    ];
    return parts
      .filter(({ amount }) => amount > 0)
      .map((part) => effectText(scene.language, part))
      .join(', ');
  },
  chooseGood: ({ language }, { good }) =>
    effectText(language, { do: 'goods', goods: someGoods({ [good]: 1 }) }),
  place: (scene, move) =>
    placeInModule(scene, move) ??
    say(scene.language, 'moves', 'place', {
      goods: amountText(scene.language, move.good, 1),
      guest: tableGuest(scene, move.table),
    }),
  serve: (scene, move) =>
    say(scene.language, 'moves', 'serve', {
      goods: amountText(scene.language, move.good, 1),
      guest: tableGuest(scene, move.table),
      details: bracketed([priceDetail(scene, move)]),
    }),
  prepareRoom: (scene, move) =>
    say(scene.language, 'moves', 'prepareRoom', {
      ...roomValues(scene.content, scene.seat.hotel, move.room),
      occupy: yesNo(openTask(scene, 'prepareRoom')?.occupy ?? false),
      details: bracketed(roomDetails(scene, move)),
    }),
  occupyRoom: ({ language, content, seat }, { room }) =>
    say(language, 'moves', 'occupyRoom', roomValues(content, seat.hotel, room)),
  removeRoom: ({ language, content, seat }, { room }) =>
    say(language, 'moves', 'removeRoom', roomValues(content, seat.hotel, room)),
  moveIn: (scene, { table, room }) =>
    say(scene.language, 'moves', 'moveIn', {
      ...roomValues(scene.content, scene.seat.hotel, room),
      guest: tableGuest(scene, table),
    }),
  fillOrder: (scene, { table }) =>
    say(scene.language, 'moves', 'fillOrder', { guest: tableGuest(scene, table) }),
  playStaff: (scene, move) =>
    say(scene.language, 'moves', 'playStaff', {
      card: staffAs(scene, move.card),
      details: bracketed([priceDetail(scene, move)]),
    }),
  useStaff: (scene, { card }) =>
    say(scene.language, 'moves', 'useStaff', {
      card: staffAs(scene, card),
      effects: effectsText(scene.language, scene.content.staff[card]?.effects ?? []),
      details: bracketed(useDetails(scene, card)),
    }),
  putUnder: (scene, { card }) =>
    say(scene.language, 'moves', 'putUnder', { card: staffAs(scene, card) }),
  dismissStaff: (scene, { card }) =>
    say(scene.language, 'moves', 'dismissStaff', { card: staffAs(scene, card) }),
  claim: ({ language, view }, { slot }) =>
    say(language, 'moves', 'claim', {
      card: politicsName(language, at(view.politics, slot)),
      vp: claimVp(view, slot),
    }),
  benefit: (scene, move) => {
    const { language, content } = scene;
    const item = openTask(scene, 'benefits')?.items[move.item];
    if (!item) return unexplained(scene, move);
    const effect = capitalised(
      item.effect.do === 'mainAction'
        ? mainActionText(language, item.effect, hasChampagne(scene.view))
        : effectText(language, item.effect),
    );
    // A main action says where it comes from.
    if (item.effect.do === 'mainAction') return effect;
    return say(language, 'moves', 'benefit', {
      effect,
      cause: causeText(language, item.cause, content),
    });
  },
  ward: ({ language, view }, move) =>
    say(language, 'moves', 'ward', { price: priceOf(view, move).krones }),
  suffer: (scene, move) => {
    const { language, content } = scene;
    const task = openTask(scene, 'suffer');
    if (!task) return unexplained(scene, move);
    const { penalty } = emperorTile(content, task.tile);
    return move.option === 'loss'
      ? say(language, 'moves', 'sufferLoss', { loss: capitalised(lossText(language, penalty)) })
      : say(language, 'moves', 'sufferPoints', { vp: 'orVp' in penalty ? penalty.orVp : 0 });
  },
  skip: ({ language, task }) => {
    if (task?.kind === 'benefits' && task.items.length === 1)
      return say(language, 'skips', 'benefit');
    return say(
      language,
      'skips',
      task && isKeyOf(language, 'skips', task.kind) ? task.kind : 'other',
    );
  },
  pass: ({ language }) => say(language, 'moves', 'pass'),
  endTurn: ({ language }) => say(language, 'moves', 'endTurn'),
  ring: (scene, move) => {
    const task = openTask(scene, 'bell');
    if (!task) return unexplained(scene, move);
    const effects = scene.content.staff[task.card]?.effects ?? [];
    return say(scene.language, 'moves', 'ring', { effects: effectsText(scene.language, effects) });
  },
  spendGood: ({ language }, { good }) =>
    say(language, 'moves', 'spendGood', { goods: amountText(language, good, 1) }),
  loseGood: ({ language }, { good }) =>
    say(language, 'moves', 'loseGood', { goods: amountText(language, good, 1) }),
  discardDie: ({ language }, { die }) => say(language, 'moves', 'discardDie', { die }),
  moveInPair: (scene, { table, room }) =>
    say(scene.language, 'moves', 'moveInPair', {
      guest: tableGuest(scene, table),
      floor: floorOf(room) + 1,
      column: columnOf(room) + 1,
      second: columnOf(room) + 2,
    }),
  useGuest: (scene, { table }) => {
    const card = scene.seat.cafe[table]?.card ?? NOBODY_THERE;
    return say(scene.language, 'moves', 'useGuest', {
      guest: namedGuest(scene.language, card),
      effects: effectsText(scene.language, scene.content.guests[card]?.reward ?? []),
    });
  },
  ...MODULE_MOVES,
};

/** A short label for a move that can be played in this view. */
export function moveText(language: Language, move: Move, view: GameView, content: Content): string {
  const seat = view.seats[move.seat];
  if (!seat) throw new RangeError(`no seat ${move.seat}`);
  const labelOf = LABELS[move.kind] as (scene: LabelScene, move: Move) => string;
  return labelOf({ language, view, content, seat, task: view.tasks.at(-1) }, move);
}
