import type { GameRecord, GameView, Move, RefusalCode } from '@gah/engine';
import type { SessionOptions, Snapshot } from './session.js';
import { Session } from './session.js';

/** What a table needs to know of a game and may ask of it. */
export interface TableSession extends Readonly<Snapshot> {
  play(move: Move): RefusalCode | null;
  refusal(move: Move): RefusalCode | null;
  preview(move: Move): ReturnType<Session['preview']>;
  undo(): boolean;
  undoTurn(): boolean;
  hurry(): void;
}

/** A session whose snapshot redraws what reads it. */
export class LiveSession implements TableSession {
  readonly #session: Session;
  #now: Snapshot;

  constructor(options: Omit<SessionOptions, 'onChange'>) {
    this.#session = new Session({
      ...options,
      onChange: (snapshot) => {
        this.#now = snapshot;
      },
    });
    this.#now = $state.raw(this.#session.snapshot);
    this.#session.begin();
  }

  get view(): GameView {
    return this.#now.view;
  }
  get previousView(): GameView | null {
    return this.#now.previousView;
  }
  get events(): Snapshot['events'] {
    return this.#now.events;
  }
  get movedBy(): Snapshot['movedBy'] {
    return this.#now.movedBy;
  }
  get pending(): Snapshot['pending'] {
    return this.#now.pending;
  }
  get seat(): Snapshot['seat'] {
    return this.#now.seat;
  }
  get moves(): Snapshot['moves'] {
    return this.#now.moves;
  }
  get curtain(): Snapshot['curtain'] {
    return this.#now.curtain;
  }
  get thinking(): Snapshot['thinking'] {
    return this.#now.thinking;
  }
  get undoTarget(): Snapshot['undoTarget'] {
    return this.#now.undoTarget;
  }
  get undoWall(): Snapshot['undoWall'] {
    return this.#now.undoWall;
  }
  get sheets(): Snapshot['sheets'] {
    return this.#now.sheets;
  }
  get winners(): Snapshot['winners'] {
    return this.#now.winners;
  }
  get isOver(): boolean {
    return this.#now.isOver;
  }
  get log(): Snapshot['log'] {
    return this.#now.log;
  }
  get players(): Snapshot['players'] {
    return this.#now.players;
  }
  get problem(): Snapshot['problem'] {
    return this.#now.problem;
  }
  get record(): GameRecord {
    return this.#session.record;
  }

  play(move: Move): RefusalCode | null {
    return this.#session.play(move);
  }
  refusal(move: Move): RefusalCode | null {
    return this.#session.refusal(move);
  }
  preview(move: Move): ReturnType<Session['preview']> {
    return this.#session.preview(move);
  }
  undo(): boolean {
    return this.#session.undo();
  }
  undoTurn(): boolean {
    return this.#session.undoTurn();
  }
  hurry(): void {
    this.#session.hurry();
  }
  liftCurtain(): void {
    this.#session.liftCurtain();
  }
  retry(): void {
    this.#session.retry();
  }
  standIn(): void {
    this.#session.standIn();
  }
  close(): void {
    this.#session.close();
  }
}
