import type {
  GameEvent,
  GameRecord,
  GameState,
  GameView,
  Move,
  Pending,
  RefusalCode,
  ScoreSheet,
  SeatIndex,
  Viewer,
} from '@gah/engine';
import { moves, pending, refusalOf, undoTarget, viewOf, winners } from '@gah/engine';
import { createSubscriber } from 'svelte/reactivity';
import type { ComputerPlayers } from '../players/computers.js';
import type { Pace } from '@gah/client';
import type { SeatedPlayer } from './plan.js';
import { isPerson, personsOf } from './plan.js';
import type { Problem } from './problems.js';
import { asProblem } from './problems.js';
import { showAgain } from './showAgain.js';
import type { PlayedStep, Timeline } from './timeline.js';
import { sheetsOf, Sights } from './timeline.js';

/** All that a screen may show of a running game at one moment. Never changes; a new one replaces it. */
export interface GameSnapshot {
  /** The table as the person at the screen may see it; a spectator's view behind the curtain. */
  readonly view: GameView;
  /** The same table before the last step; null where there is nothing to compare. */
  readonly previousView: GameView | null;
  /** What the last step brought about, as the person at the screen may know it. */
  readonly events: readonly GameEvent[];
  /** Who made the last step. */
  readonly movedBy: SeatIndex | null;
  readonly pending: readonly Pending[];
  /** The person at the screen, if it is this person who decides now. */
  readonly seat: SeatIndex | null;
  /** Every legal move of that person. */
  readonly moves: readonly Move[];
  /** The person to whom the screen must be handed before anything is shown. */
  readonly curtain: SeatIndex | null;
  /** The computer player that is deciding. */
  readonly thinking: SeatIndex | null;
  /** The earliest ply one may step back to. */
  readonly undoTarget: number | null;
  readonly sheets: readonly ScoreSheet[];
  readonly winners: readonly SeatIndex[];
  readonly isOver: boolean;
  readonly log: readonly PlayedStep[];
  readonly players: readonly SeatedPlayer[];
  readonly problem: Problem | null;
  /** Only where a game is gone through again. */
  readonly retold?: Retold;
}

/** A moment of a game that is gone through again: nobody decides, and everybody's moves are told. */
export interface Retold {
  /** What can be read of the game, also what came after this moment. */
  readonly story: readonly PlayedStep[];
  /** Great moments come onto the stage: it is played like a film. */
  readonly isStaged: boolean;
  readonly goTo: (ply: number) => void;
  /** What going to a line of the story is called. */
  readonly goToLabel: (line: string) => string;
}

/** A game as the screens see it, whoever keeps it: what is to be seen now, and what a person can do. */
export interface GameSession {
  readonly now: GameSnapshot;
  play(move: Move): RefusalCode | null;
  /** Plays what `next` names, move after move, until it names none or somebody else decides. */
  playOn(next: () => Move | null): void;
  /** Why a move cannot be made now. */
  refusal(move: Move): RefusalCode | null;
  /** One step back. */
  undo(): boolean;
  /** Back to the earliest moment that may be returned to. */
  undoTurn(): boolean;
  /** The rhythm in which the moves of others are shown. */
  readonly pace: Pace;
  /** Shows again what others have done since the own last move; nothing where that is not known. */
  replay(): void;
  readonly canReplay: boolean;
}

export interface SessionOptions {
  readonly timeline: Timeline;
  readonly players: readonly SeatedPlayer[];
  readonly computers: ComputerPlayers;
  readonly pace: Pace;
  /** After every step, to be saved. */
  readonly onStep: (record: GameRecord) => void;
  /** Moves that belong to the beginning: nobody steps back behind them. */
  readonly opening?: number;
}

/** A game at one screen: persons take turns at it, computer players answer by themselves. */
export class Session implements GameSession {
  readonly #options: SessionOptions;
  readonly #timeline: Timeline;
  /** The person at the screen; nobody yet in a game of several persons. */
  #eyes: SeatIndex | null;
  #previous: GameState | null = null;
  #thinking: SeatIndex | null = null;
  #problem: Problem | null = null;
  #closed = false;
  readonly #sights = new Map<Viewer, Sights>();
  #snapshot: GameSnapshot;
  /** Another moment than the present while something is shown again. */
  #shown: GameSnapshot;
  #redraw: (() => void) | null = null;
  /** An effect that reads the game runs again when it changes; elsewhere, as in tests, it is just read. */
  readonly #subscribe = createSubscriber((update) => {
    this.#redraw = update;
    return () => {
      this.#redraw = null;
    };
  });

  /** Lets the computer players begin where it is their turn. */
  constructor(options: SessionOptions) {
    this.#options = options;
    this.#timeline = options.timeline;
    const [person, ...others] = personsOf(options.players);
    this.#eyes = others.length === 0 ? (person ?? null) : null;
    this.#snapshot = this.#look();
    this.#shown = this.#snapshot;
    void this.#letComputersPlay();
  }

  get now(): GameSnapshot {
    this.#subscribe();
    return this.#shown;
  }

  get pace(): Pace {
    return this.#options.pace;
  }

  get record(): GameRecord {
    return this.#timeline.record;
  }

  /** Leaves the game; nothing is heard of it any more. */
  close(): void {
    this.#closed = true;
    this.#options.pace.skip();
    this.#options.computers.close();
  }

  /** The person to whom the screen belongs now has taken it over. */
  liftCurtain(): void {
    const { curtain } = this.#snapshot;
    if (curtain === null) return;
    this.#eyes = curtain;
    this.#previous = null;
    this.#showPresent();
  }

  /** Plays a move of the person at the screen; a refused one changes nothing. */
  play(move: Move): RefusalCode | null {
    if (move.seat !== this.#snapshot.seat) return 'not-your-decision';
    const refusal = this.#step(move);
    if (refusal) return refusal;
    void this.#letComputersPlay();
    return null;
  }

  /** Plays what `next` names, move after move, until it names none or somebody else decides. */
  playOn(next: () => Move | null): void {
    while (this.#snapshot.seat !== null) {
      const move = next();
      if (!move || this.play(move) !== null) return;
    }
  }

  /** Why a move cannot be made now. */
  refusal(move: Move): RefusalCode | null {
    return refusalOf(this.#timeline.state, move)?.code ?? null;
  }

  /** One step back. */
  undo(): boolean {
    return this.#back(this.#timeline.state.ply - 1);
  }

  /** Back to the earliest moment that may be returned to. */
  undoTurn(): boolean {
    const target = this.#undoTarget(this.#timeline.state);
    return target !== null && this.#back(target);
  }

  /** After a failure of a computer player: asks it again. */
  retry(): void {
    this.#problem = null;
    this.#showPresent();
    void this.#letComputersPlay();
  }

  /** After a failure of a computer player: plays the first legal move in its place. */
  standIn(): void {
    const waiting = this.#computerToMove();
    const [move] = waiting === null ? [] : moves(this.#timeline.state, waiting);
    this.#problem = null;
    if (move) this.#step(move);
    void this.#letComputersPlay();
  }

  /** The record of the game knows everything. */
  get canReplay(): boolean {
    return true;
  }

  replay(): void {
    const show = (moment: GameSnapshot): void => {
      this.#show(moment);
    };
    void showAgain(this.#recentMoments(), this.pace, show, () => this.#snapshot);
  }

  /** How the game looked after the own last move and after each one since then. */
  #recentMoments(): GameSnapshot[] {
    const { view, log } = this.#snapshot;
    const own = log.findLast(({ seat }) => seat === view.viewer)?.ply ?? 0;
    const states = this.#timeline.statesFrom(own);
    return states.map((state, index) =>
      this.#lookAt(state, states[index - 1] ?? null, view.viewer, null),
    );
  }

  get #opening(): number {
    const { opening = 0 } = this.#options;
    return opening;
  }

  #undoTarget(state: GameState): number | null {
    const target = undoTarget(state);
    if (target === null) return null;
    const earliest = Math.max(target, this.#opening);
    return earliest < state.ply ? earliest : null;
  }

  #back(ply: number): boolean {
    if (this.#snapshot.seat === null || ply < this.#opening) return false;
    const before = this.#timeline.state;
    if (!this.#timeline.back(ply)) return false;
    this.#previous = before;
    this.#changed();
    return true;
  }

  #step(move: Move): RefusalCode | null {
    const before = this.#timeline.state;
    const refusal = this.#timeline.play(move);
    if (refusal) return refusal.code;
    this.#previous = before;
    this.#changed();
    return null;
  }

  #changed(): void {
    this.#showPresent();
    this.#options.onStep(this.record);
  }

  #computerToMove(): SeatIndex | null {
    const waiting = pending(this.#timeline.state).find(
      ({ seat }) => !isPerson(this.#options.players, seat),
    );
    return waiting?.seat ?? null;
  }

  async #letComputersPlay(): Promise<void> {
    if (this.#thinking !== null) return;
    this.#options.pace.begin();
    try {
      for (let seat = this.#next(); seat !== null; seat = this.#next()) {
        this.#think(seat);
        await this.#answerFor(seat);
      }
    } catch (error) {
      this.#problem = asProblem(error, 'player-failed');
    }
    this.#options.pace.end();
    this.#think(null);
  }

  /** Everything else is shown already: to look again would double the work of every step. */
  #think(seat: SeatIndex | null): void {
    if (this.#thinking === seat) return;
    this.#thinking = seat;
    if (!this.#closed) this.#showPresent();
  }

  #next(): SeatIndex | null {
    return this.#closed || this.#problem ? null : this.#computerToMove();
  }

  async #answerFor(seat: SeatIndex): Promise<void> {
    const { players, computers, pace } = this.#options;
    const player = players[seat];
    if (player?.kind !== 'computer') throw new Error(`no computer player on seat ${seat}`);
    const { state } = this.#timeline;
    const [move] = await Promise.all([
      computers.choose({
        level: player.level,
        view: viewOf(state, seat),
        moves: moves(state, seat),
        seed: `${state.setup.seed}/${state.ply}/${seat}`,
      }),
      pace.pause(),
    ]);
    // In the draft a person may have chosen meanwhile: then the question is put again.
    if (this.#closed || this.#timeline.state !== state) return;
    const refusal = this.#step(move);
    if (refusal) throw new Error(`the computer player's move is refused: ${refusal}`);
  }

  /** Who may look at the screen now, and whether it must change hands first. */
  #audience(waiting: readonly Pending[]): { viewer: Viewer; curtain: SeatIndex | null } {
    const persons = waiting.filter(({ seat }) => isPerson(this.#options.players, seat));
    const [next] = persons;
    const eyes = this.#eyes;
    if (!next || persons.some(({ seat }) => seat === eyes)) {
      return { viewer: eyes ?? 'spectator', curtain: null };
    }
    return { viewer: 'spectator', curtain: next.seat };
  }

  #look(): GameSnapshot {
    const { state } = this.#timeline;
    const { viewer, curtain } = this.#audience(pending(state));
    return this.#lookAt(state, this.#previous, viewer, curtain);
  }

  /** The game after one of its moves, before which it was `previous`. */
  #lookAt(
    state: GameState,
    previous: GameState | null,
    viewer: Viewer,
    curtain: SeatIndex | null,
  ): GameSnapshot {
    const steps = this.#timeline.steps.slice(0, state.ply + 1);
    const waiting = pending(state);
    const decides = curtain === null && waiting.some(({ seat }) => seat === viewer);
    const seat = decides && viewer !== 'spectator' ? viewer : null;
    const sights = this.#sightsOf(viewer);
    const log = steps.map(sights.told);
    const last = log.at(-1);
    return {
      view: sights.viewOf(state),
      previousView: previous && sights.viewOf(previous),
      events: last?.events ?? [],
      movedBy: last?.seat ?? null,
      pending: waiting,
      seat,
      moves: seat === null ? [] : sights.movesIn(state),
      curtain,
      thinking: this.#thinking,
      undoTarget: seat === null || waiting.length > 1 ? null : this.#undoTarget(state),
      sheets: sheetsOf(state),
      winners: winners(state),
      isOver: waiting.length === 0,
      log,
      players: this.#options.players,
      problem: this.#problem,
    };
  }

  #sightsOf(viewer: Viewer): Sights {
    const sights = this.#sights.get(viewer) ?? new Sights(viewer);
    this.#sights.set(viewer, sights);
    return sights;
  }

  #showPresent(): void {
    this.#snapshot = this.#look();
    this.#show(this.#snapshot);
  }

  #show(moment: GameSnapshot): void {
    this.#shown = moment;
    this.#redraw?.();
  }
}
