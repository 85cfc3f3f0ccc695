import type { Content, GameView, Move, SeatPosition, Task, TaskKind, TaskOf } from '@gah/engine';
import { hasChampagne, makeMove, NOBODY_THERE, priceOf } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { namedGuest, namedStaff } from '../names/cards.js';
import { actionWords } from '../names/words.js';

/** All a label may look at. */
export interface LabelScene {
  readonly language: Language;
  readonly view: GameView;
  readonly content: Content;
  readonly seat: SeatPosition;
  /** The open decision. */
  readonly task: Task | undefined;
}

/** The open decision if it is of this kind; a label may be asked for at another time. */
export const openTask = <K extends TaskKind>({ task }: LabelScene, kind: K): TaskOf<K> | null =>
  task?.kind === kind ? (task as TaskOf<K>) : null;

export const bracketed = (details: readonly string[]): string =>
  details.length === 0 ? '' : ` (${details.join(', ')})`;

export const priceDetail = ({ language, view }: LabelScene, move: Move): string =>
  say(language, 'moveDetails', 'price', { krones: priceOf(view, move).krones });

/** The price, where it is one. */
export const costDetail = (scene: LabelScene, move: Move): string[] =>
  priceOf(scene.view, move).krones > 0 ? [priceDetail(scene, move)] : [];

export const staffAs = ({ language, content }: LabelScene, card: number): string =>
  namedStaff(language, card, content.edition);

export const queueGuest = ({ language, view }: LabelScene, place: number): string =>
  namedGuest(language, view.queue[place] ?? NOBODY_THERE);

export const tableGuest = ({ language, seat }: LabelScene, table: number): string =>
  namedGuest(language, seat.cafe[table]?.card ?? NOBODY_THERE);

export const actionAs = ({ language, view }: LabelScene, space: number): string =>
  actionWords(language, space, hasChampagne(view));

export const unexplained = ({ language }: LabelScene, move: Move): string =>
  say(language, 'moves', 'unexplained', { notation: makeMove(move) });
