import type {
  Content,
  GameView,
  Move,
  MoveKind,
  MoveOf,
  SeatView,
  Task,
  TaskKind,
  TaskOf,
} from '@gah/engine';
import { emperorTile, GOODS, makeMove } from '@gah/engine';
import { effectsText, effectText } from '../cards/effects.js';
import { amountText } from '../cards/goods.js';
import { lossText } from '../cards/tiles.js';
import type { Language } from '../language.js';
import type { SkipMessages } from '../messages/moves.js';
import { CATALOGUES, say } from '../messages/say.js';
import { actionWords, namedGuest, namedStaff, politicsName } from '../names/names.js';
import { capitalised } from '../sentences.js';
import { causeText } from './causes.js';
import { diceOn, dieTerms, movePrice } from './prices.js';
import { roomValues } from './rooms.js';

/** All a label may look at. */
interface Scene {
  readonly language: Language;
  readonly view: GameView;
  readonly content: Content;
  readonly seat: SeatView;
  /** The open decision. */
  readonly task: Task | undefined;
}

/** The open decision if it is of this kind; a label may be asked for at another time. */
const openTask = <K extends TaskKind>({ task }: Scene, kind: K): TaskOf<K> | null =>
  task?.kind === kind ? (task as TaskOf<K>) : null;

const bracketed = (details: readonly string[]): string =>
  details.length === 0 ? '' : ` (${details.join(', ')})`;

const priceDetail = ({ language, view, content }: Scene, move: Move): string =>
  say(language, 'moveDetails', 'price', { krones: movePrice(move, view, content) });

/** The price, where it is one. */
const costDetail = (scene: Scene, move: Move): string[] =>
  movePrice(move, scene.view, scene.content) > 0 ? [priceDetail(scene, move)] : [];

const staffAs = ({ language, content }: Scene, card: number): string =>
  namedStaff(language, card, content.edition);

const queueGuest = ({ language, view }: Scene, place: number): string =>
  namedGuest(language, view.queue[place] ?? 0);

const tableGuest = ({ language, seat }: Scene, table: number): string =>
  namedGuest(language, seat.cafe[table]?.card ?? 0);

const unexplained = ({ language }: Scene, move: Move): string =>
  say(language, 'moves', 'unexplained', { notation: makeMove(move) });

function dieDetails(scene: Scene, move: MoveOf<'takeDie'>): string[] {
  const { language, view, content, seat } = scene;
  const { price, bonus } = dieTerms(seat, content, move.space);
  if (price > seat.krones) return [say(language, 'moveDetails', 'noEffect')];
  const strength = diceOn(view, move.space) + (move.boost ? 1 : 0) + (move.bonus ? bonus : 0);
  const details = [say(language, 'moveDetails', 'strength', { strength })];
  if (bonus > 0) {
    details.push(say(language, 'moveDetails', move.bonus ? 'withBonus' : 'withoutBonus'));
  }
  if (move.boost) details.push(say(language, 'moveDetails', 'boosted'));
  return [...details, ...costDetail(scene, move)];
}

function spaceDetails(scene: Scene, move: MoveOf<'useSpace'>): string[] {
  const { language, view } = scene;
  const strength = diceOn(view, move.space) + (move.boost ? 1 : 0);
  const details = [say(language, 'moveDetails', 'strength', { strength })];
  if (move.boost) details.push(say(language, 'moveDetails', 'boosted'));
  return [...details, ...costDetail(scene, move)];
}

function roomDetails(scene: Scene, move: MoveOf<'prepareRoom'>): string[] {
  const { language, content, seat } = scene;
  const vp = content.hotels[seat.hotel]?.coverVp[move.room] ?? 0;
  const cover = vp > 0 ? [say(language, 'moveDetails', 'coverVp', { vp })] : [];
  return [priceDetail(scene, move), ...cover];
}

function isSkipKey(key: string): key is keyof SkipMessages {
  return Object.hasOwn(CATALOGUES.en.skips, key);
}

const LABELS: { readonly [K in MoveKind]: (scene: Scene, move: MoveOf<K>) => string } = {
  draft: (scene, { card }) => say(scene.language, 'moves', 'draft', { card: staffAs(scene, card) }),
  takeGuest: (scene, move) =>
    say(scene.language, 'moves', 'takeGuest', {
      guest: queueGuest(scene, move.place),
      details: bracketed([priceDetail(scene, move)]),
    }),
  takeDie: (scene, move) =>
    say(scene.language, 'moves', 'takeDie', {
      value: move.space,
      details: bracketed(dieDetails(scene, move)),
    }),
  useSpace: (scene, move) =>
    say(scene.language, 'moves', 'useSpace', {
      space: move.space,
      action: actionWords(scene.language, move.space),
      details: bracketed(spaceDetails(scene, move)),
    }),
  copy: (scene, move) => {
    const task = openTask(scene, 'copy');
    if (!task) return unexplained(scene, move);
    return say(scene.language, 'moves', 'copy', {
      space: move.space,
      action: actionWords(scene.language, move.space),
      strength: task.strength,
    });
  },
  splitGoods: (scene, move) => {
    const task = openTask(scene, 'splitGoods');
    if (!task) return unexplained(scene, move);
    const [first, second] =
      task.space === 1 ? (['strudel', 'cake'] as const) : (['wine', 'coffee'] as const);
    const goods = GOODS.map((good) =>
      good === first ? task.strength - move.second : good === second ? move.second : 0,
    );
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
    effectText(language, { do: 'goods', goods: GOODS.map((each) => (each === good ? 1 : 0)) }),
  place: (scene, { good, table }) =>
    say(scene.language, 'moves', 'place', {
      goods: amountText(scene.language, good, 1),
      guest: tableGuest(scene, table),
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
      occupy: openTask(scene, 'prepareRoom')?.occupy ? 'yes' : 'no',
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
    }),
  putUnder: (scene, { card }) =>
    say(scene.language, 'moves', 'putUnder', { card: staffAs(scene, card) }),
  dismissStaff: (scene, { card }) =>
    say(scene.language, 'moves', 'dismissStaff', { card: staffAs(scene, card) }),
  claim: ({ language, view, content }, { slot }) => {
    const card = view.politics[slot] ?? 0;
    return say(language, 'moves', 'claim', {
      card: politicsName(language, card),
      vp: content.politics[card]?.vp[view.claims[slot]?.length ?? 0] ?? 0,
    });
  },
  benefit: (scene, move) => {
    const { language, content } = scene;
    const item = openTask(scene, 'benefits')?.items[move.item];
    if (!item) return unexplained(scene, move);
    const effect = capitalised(effectText(language, item.effect));
    // A main action says where it comes from.
    if (item.part === 'main') return effect;
    return say(language, 'moves', 'benefit', {
      effect,
      cause: causeText(language, item.cause, content),
    });
  },
  ward: ({ language, view, content }, move) =>
    say(language, 'moves', 'ward', { price: movePrice(move, view, content) }),
  suffer: (scene, move) => {
    const { language, content } = scene;
    const task = openTask(scene, 'suffer');
    if (!task) return unexplained(scene, move);
    const { penalty } = emperorTile(content, task.tile);
    return move.option === 'loss'
      ? say(language, 'moves', 'sufferLoss', { loss: capitalised(lossText(language, penalty)) })
      : say(language, 'moves', 'sufferPoints', { vp: 'orVp' in penalty ? penalty.orVp : 0 });
  },
  skip: ({ language, task }) =>
    say(language, 'skips', task && isSkipKey(task.kind) ? task.kind : 'other'),
  pass: ({ language }) => say(language, 'moves', 'pass'),
  endTurn: ({ language }) => say(language, 'moves', 'endTurn'),
};

/** A short label for a move that can be played in this view. */
export function moveText(language: Language, move: Move, view: GameView, content: Content): string {
  const seat = view.seats[move.seat];
  if (!seat) throw new RangeError(`no seat ${move.seat}`);
  const labelOf = LABELS[move.kind] as (scene: Scene, move: Move) => string;
  return labelOf({ language, view, content, seat, task: view.tasks.at(-1) }, move);
}
