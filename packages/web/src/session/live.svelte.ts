import type { GameRecord, GameView, Move, RefusalCode } from '@gah/engine';
import type { SessionOptions, Snapshot } from './session.js';
import { Session } from './session.js';

/** What a table needs to know of a game and may ask of it. */
export interface TableSession extends Readonly<Snapshot> {
  play(move: Move): RefusalCode | null;
  /** Plays what `next` names, move after move, until it names none or somebody else decides. */
  playOn(next: () => Move | null): void;
  refusal(move: Move): RefusalCode | null;
  undo(): boolean;
  undoTurn(): boolean;
  hurry(): void;
}

/** A snapshot that redraws what reads it when another takes its place. */
export class LiveSnapshot implements Readonly<Snapshot> {
  #now: Snapshot;

  constructor(first: Snapshot) {
    this.#now = $state.raw(first);
  }

  show(snapshot: Snapshot): void {
    this.#now = snapshot;
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
}

/** A game at this screen. */
export class LiveSession extends LiveSnapshot implements TableSession {
  readonly #session: Session;

  constructor(options: Omit<SessionOptions, 'onChange'>) {
    const session = new Session({
      ...options,
      onChange: (snapshot) => {
        this.show(snapshot);
      },
    });
    super(session.snapshot);
    this.#session = session;
    session.begin();
  }

  get record(): GameRecord {
    return this.#session.record;
  }

  play(move: Move): RefusalCode | null {
    return this.#session.play(move);
  }
  playOn(next: () => Move | null): void {
    this.#session.playOn(next);
  }
  refusal(move: Move): RefusalCode | null {
    return this.#session.refusal(move);
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
