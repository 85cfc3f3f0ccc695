import type { Move, Opponent, SeatIndex, Task } from '@gah/engine';
import { opponentWith, priceOf } from '@gah/engine';
import type { Language } from '@gah/text';
import { contextOf, moveText, playerName } from '@gah/text';
import type { ModuleScreen, ModuleZone, Spot } from '../modules/module.js';
import type { GameSession } from '../session/session.js';
import type { PaceStep } from '../settings/values.js';
import type { Narration } from './model/narration.js';
import { narrationOf } from './model/narration.js';
import type { Scene } from './model/scene.js';
import { sceneOf } from './model/scene.js';
import type { TableWords } from './tableWords.js';
import { tableWords } from './tableWords.js';
import { crestOf } from '../session/plan.js';

/** What a person has chosen for all games. */
export interface TableSettings {
  readonly language: Language;
  /** One tap plays; otherwise the first tap selects. */
  readonly oneTap: boolean;
  /** How long others' moves and great moments can be read. */
  readonly pace: PaceStep;
}

/** A table as the person in front of it sees it: whose hotel is large, names, words, prices. */
export class TableView {
  readonly session: GameSession;
  readonly settings: TableSettings;
  /** What the modules in play bring. */
  readonly screens: readonly ModuleScreen[];

  readonly own: SeatIndex = $derived.by(() => this.#own());
  readonly scene: Scene = $derived.by(() => sceneOf(this.session.now.view, this.own));
  readonly words: TableWords = $derived.by(() => tableWords(this.settings.language));
  readonly task: Task | null = $derived.by(() => this.session.now.view.tasks.at(-1) ?? null);
  /** The person at the screen is asked something. */
  readonly isAsked: boolean = $derived.by(() => this.session.now.seat !== null);
  /** What somebody else has just done; of a game that is gone through again, what anybody has. */
  readonly narration: Narration | null = $derived.by(() => {
    const { log, view, retold } = this.session.now;
    const own = retold ? 'spectator' : view.viewer;
    return narrationOf(log, own, this.language, contextOf(view, this.scene.content));
  });
  #lastOwn: SeatIndex | null = null;

  constructor(session: GameSession, settings: TableSettings, screens: readonly ModuleScreen[]) {
    this.session = session;
    this.settings = settings;
    this.screens = screens;
  }

  get language(): Language {
    return this.settings.language;
  }

  /** Whom a person alone plays against. */
  get opponent(): Opponent {
    return opponentWith(this.session.now.view.setup.modules);
  }

  /** Nobody plays this seat: it is the automatic opponent of a person alone. */
  isAutomatic(seat: SeatIndex): boolean {
    return this.session.now.players[seat] === undefined;
  }

  /** What the modules in play put at a spot of a desktop table. */
  zonesAt(spot: Spot): ModuleZone[] {
    return this.screens.flatMap(({ zones }) => zones?.[spot] ?? []);
  }

  /** There is a column beside the hotel, for which the table must be wider. */
  get hasHall(): boolean {
    return this.zonesAt('hall').length > 0;
  }

  nameOf(seat: SeatIndex): string {
    return playerName(this.language, this.session.now.view.setup.names, seat, this.opponent);
  }

  crestOf(seat: SeatIndex): number {
    return crestOf(this.session.now.players, seat);
  }

  labelOf(move: Move): string {
    return moveText(this.language, move, this.session.now.view, this.scene.content);
  }

  /** Krones for a move. */
  priceOf(move: Move): number {
    return priceOf(this.session.now.view, move).krones;
  }

  #own(): SeatIndex {
    const { seat, view, players, curtain } = this.session.now;
    const viewer = view.viewer === 'spectator' ? null : view.viewer;
    const person = players.findIndex(({ kind }) => kind === 'person');
    const own = seat ?? viewer ?? curtain ?? this.#lastOwn ?? Math.max(0, person);
    this.#lastOwn = own;
    return own;
  }
}
