import { turnNow } from '@gah/engine';
import { contextOf, promptText } from '@gah/text';
import type { Token } from '../../cards/token.js';
import { capitalised } from '../capitalised.js';
import { undoWallOf } from '../model/undoWall.js';
import type { ScreenState } from '../state.svelte.js';

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

function kickerOf(table: ScreenState): string {
  const { scene, words } = table;
  const { view } = scene;
  const turn = turnNow(view);
  if (view.round === 0) return words.beforeGame;
  return turn
    ? words.bar.turnKicker({ turn: turn.number, round: view.round })
    : words.bar.roundKicker({ round: view.round });
}

function titleOf(table: ScreenState): string {
  const { task, words } = table;
  if (!task) return words.bar.over;
  if (table.warned) return words.bar.warnTitle;
  if (table.isChosen('bar:pass')) return words.bar.passPrompt;
  if (task.kind !== 'turn') return words.prompts[task.kind];
  if (table.allocation) return words.bar.serve;
  if (task.mainDone) return words.turnPrompts.done;
  if (task.extra) return words.turnPrompts.extra;
  return task.guestTaken ? words.turnPrompts.dieOnly : words.turnPrompts.fresh;
}

function othersPrompt(table: ScreenState): Prompt {
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
export function promptOf(table: ScreenState): Prompt {
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
  return { kicker, title, detail: promptText(language, task, context), isRefusal: false };
}
