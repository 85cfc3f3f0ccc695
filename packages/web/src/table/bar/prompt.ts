import type { Task, TurnTask } from '@gah/engine';
import { turnNow } from '@gah/engine';
import { contextOf, promptText } from '@gah/text';
import type { Token } from '../../cards/token.js';
import { zoneOf } from '../../selection/target.js';
import { capitalised } from '../capitalised.js';
import { queuePlaces } from '../model/market.js';
import { guestAt, possibleBesides } from '../model/possible.js';
import { undoWallOf } from '../model/undoWall.js';
import type { ScreenState } from '../state.svelte.js';

/** As much of the table as a prompt depends on. */
export type Prompted = Pick<
  ScreenState,
  | 'allocation'
  | 'costOf'
  | 'isAsked'
  | 'isAtWall'
  | 'isChosen'
  | 'labelOf'
  | 'language'
  | 'nameOf'
  | 'narration'
  | 'reasonAgainst'
  | 'refusal'
  | 'scene'
  | 'selection'
  | 'session'
  | 'task'
  | 'warned'
  | 'words'
>;

export interface Prompt {
  /** Where in the game we are. */
  readonly kicker: string;
  /** Verb and object. */
  readonly title: string;
  /** All that is to know, in a sentence. */
  readonly detail: string;
  /** The detail says why something is not possible. */
  readonly isRefusal: boolean;
  /** It tells what somebody else has just done, with this in signs. */
  readonly story?: readonly Token[];
}

function kickerOf(table: Prompted): string {
  const { scene, words } = table;
  const { view } = scene;
  const turn = turnNow(view);
  if (view.round === 0) return words.beforeGame;
  return turn
    ? words.bar.turnKicker({ turn: turn.number, round: view.round })
    : words.bar.roundKicker({ round: view.round });
}

/** What the next tap chooses, while something has been begun. */
function begunTitle(table: Prompted): string | null {
  const { words, selection } = table;
  if (selection.chosen.length === 0 || selection.selected) return null;
  const seated = selection.chosen.find((place) => zoneOf(place) === 'table');
  if (!seated) return words.turnPrompts.next;
  const guest = guestAt(table, Number(seated.slice('table:'.length)));
  const isRoom = [...selection.next.keys()].every((place) => zoneOf(place) === 'room');
  return isRoom ? words.turnPrompts.room({ guest }) : words.turnPrompts.place({ guest });
}

/** A prompt of a turn names only what can be done now. */
function turnTitle(table: Prompted, task: TurnTask): string {
  const { words, session } = table;
  const { turnPrompts } = words;
  const begun = begunTitle(table);
  if (begun !== null) return begun;
  if (task.mainDone) {
    const [first] = possibleBesides(table, session.now.moves);
    return first === undefined ? turnPrompts.nothing : words.also.title({ what: first });
  }
  if (task.extra) return turnPrompts.extra;
  const canInvite = session.now.moves.some(({ kind }) => kind === 'takeGuest');
  const canTake = session.now.moves.some(({ kind }) => kind === 'takeDie');
  if (!canTake) return canInvite ? turnPrompts.guestOnly : turnPrompts.nothing;
  return canInvite ? turnPrompts.fresh : turnPrompts.dieOnly;
}

/** Why nobody can be invited although it would be the moment: the reason against the cheapest guest. */
function whyNoGuest(table: Prompted): string {
  const places = queuePlaces(table.scene).filter(({ guest }) => guest !== 0);
  const cheapest = places.sort((one, other) => one.price - other.price)[0];
  return (cheapest && table.reasonAgainst({ thing: 'queue', place: cheapest.place })) ?? '';
}

/** The rest of what is possible, else what a turn is about. */
function turnDetail(table: Prompted, task: TurnTask): string {
  const { words, session, language, scene } = table;
  const besides = possibleBesides(table, session.now.moves);
  if (task.mainDone) {
    const [, ...rest] = besides;
    if (rest.length > 0) return `${capitalised(rest.join('; '))}.`;
  } else if (table.selection.chosen.length === 0) {
    const canInvite = session.now.moves.some(({ kind }) => kind === 'takeGuest');
    const reason = canInvite || task.guestTaken ? '' : whyNoGuest(table);
    const others = besides.filter((text) => text !== words.also.guest);
    const also = others.length > 0 ? `${words.also.title({ what: others.join('; ') })}.` : '';
    if (reason !== '' || also !== '') return `${reason} ${also}`.trim();
  }
  return promptText(language, task, contextOf(session.now.view, scene.content));
}

/** Nothing is left to be put in order. */
export const isOnlyBenefit = (task: Task | null): boolean =>
  task?.kind === 'benefits' && task.items.length === 1;

function titleOf(table: Prompted): string {
  const { task, words } = table;
  if (!task) return words.bar.over;
  if (table.warned) return words.bar.warnTitle;
  if (table.isChosen('bar:pass')) return words.bar.passPrompt;
  if (isOnlyBenefit(task)) return words.turnPrompts.only;
  if (task.kind !== 'turn') return begunTitle(table) ?? words.prompts[task.kind];
  return table.allocation ? words.bar.serve : turnTitle(table, task);
}

function othersPrompt(table: Prompted): Prompt {
  const { session, words } = table;
  const seat = session.now.thinking ?? session.now.curtain ?? session.now.pending[0]?.seat;
  const kicker = kickerOf(table);
  if (seat === undefined) return { kicker, title: words.bar.over, detail: '', isRefusal: false };
  const name = table.nameOf(seat);
  const told = session.now.curtain === null ? table.narration : null;
  if (told) {
    const { title, detail, tokens } = told;
    return { kicker, title, detail, isRefusal: false, story: tokens };
  }
  const title =
    session.now.curtain !== null
      ? words.bar.handOver({ name })
      : session.now.thinking !== null
        ? words.bar.thinking({ name })
        : words.bar.watching({ name });
  return { kicker, title, detail: '', isRefusal: false };
}

/** What the bar says now. */
export function promptOf(table: Prompted): Prompt {
  const { task, words, refusal, language, selection } = table;
  if (!table.isAsked || !task) return othersPrompt(table);
  const kicker = kickerOf(table);
  const title = titleOf(table);
  if (table.isAtWall) {
    const wall = words.bar.noUndo[undoWallOf(table.session.now)];
    return { kicker, title, detail: wall, isRefusal: true };
  }
  if (refusal) {
    return { kicker, title, detail: refusal, isRefusal: true };
  }
  if (table.warned) {
    return {
      kicker,
      title,
      detail: words.bar.warnSub({ amount: table.warned.length }),
      isRefusal: false,
    };
  }
  if (table.isChosen('bar:pass')) {
    return { kicker, title, detail: words.bar.passSub, isRefusal: false };
  }
  const chosen = selection.chosen.length > 0 ? selection.selected : null;
  if (chosen) {
    const detail = capitalised(table.costOf(chosen));
    return { kicker, title: table.labelOf(chosen), detail, isRefusal: false };
  }
  const context = contextOf(table.session.now.view, table.scene.content);
  const detail =
    task.kind === 'turn' && !table.allocation
      ? turnDetail(table, task)
      : promptText(language, task, context);
  return { kicker, title, detail, isRefusal: false };
}
