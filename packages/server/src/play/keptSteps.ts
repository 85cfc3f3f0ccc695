import { LIMITS } from '@gah/protocol';
import type { GameStep, RunningGame, TableState } from '../table/state.js';
import { presentState } from '../table/state.js';
import type { PlayedStep } from '../table/steps.js';
import { lastMove, stepsOf } from '../table/steps.js';
import type { TimeSlices } from './timeSlices.js';

/** Games whose steps are kept ready in this process; each takes about as much memory as ten tables. */
const MOST_GAMES = 40;

const beginsPage = (ply: number): boolean => ply % LIMITS.historySteps === 0;

/**
 * All steps of one game, with the positions at which pages of its history begin: worked out when somebody
 * asks for them and kept up with the game.
 */
export class KeptSteps {
  readonly #shelf: StepShelf;
  #steps: GameStep[] | null = null;
  /** By page. Some may be of moves taken back, or missing: then an earlier one serves. */
  readonly #marks = new Map<number, PlayedStep>();
  #working: Promise<void> | null = null;

  constructor(shelf: StepShelf) {
    this.#shelf = shelf;
  }

  /** Null until they have been worked out. */
  get steps(): readonly GameStep[] | null {
    return this.#steps;
  }

  /** Resolves when they are there, for the table as it is then. */
  async ready(table: () => TableState): Promise<void> {
    this.#shelf.touch(this);
    while (!this.#steps && table().game) {
      this.#working ??= this.#workOut(table).finally(() => (this.#working = null));
      await this.#working;
    }
  }

  /** The game has gone on. */
  advance({ game }: TableState): void {
    if (!this.#steps || !game) return;
    this.#steps = fitted(this.#steps, game);
    const [step, state] = [this.#steps?.at(-1), presentState(game)];
    if (step && beginsPage(step.ply)) this.#mark({ step, move: lastMove(state), state });
  }

  /** The latest known position of a game from which a page of it can be played. */
  startOf(page: number, { seqOfPly }: RunningGame): PlayedStep | null {
    for (let each = page; each >= 0; each--) {
      const mark = this.#marks.get(each);
      if (mark && seqOfPly[mark.step.ply] === mark.step.seq) return mark;
    }
    return null;
  }

  forget(): void {
    this.#steps = null;
    this.#marks.clear();
  }

  #mark(played: PlayedStep): void {
    this.#marks.set(played.step.ply / LIMITS.historySteps, played);
  }

  async #workOut(table: () => TableState): Promise<void> {
    const { game } = table();
    if (!game) return;
    const steps: GameStep[] = [];
    for (const played of stepsOf(game)) {
      steps.push(played.step);
      if (beginsPage(played.step.ply)) this.#mark(played);
      await this.#shelf.slices.breathe();
    }
    // Moves may have been made or taken back meanwhile.
    const present = table().game;
    this.#steps = present && fitted(steps, present);
  }
}

/** The steps without those taken back and with those made since; null where some are missing. */
function fitted(steps: GameStep[], { seqOfPly, recent }: RunningGame): GameStep[] | null {
  while (steps.length > 0 && steps.at(-1)?.seq !== seqOfPly[steps.length - 1]) steps.pop();
  const known = steps.length;
  steps.push(...recent.filter(({ ply }) => ply >= known));
  return steps.length === seqOfPly.length ? steps : null;
}

/** Keeps the steps of the games that were asked for last. */
export class StepShelf {
  readonly slices: TimeSlices;
  readonly #games = new Set<KeptSteps>();

  constructor(slices: TimeSlices) {
    this.slices = slices;
  }

  touch(game: KeptSteps): void {
    this.#games.delete(game);
    this.#games.add(game);
    const [oldest] = this.#games;
    if (oldest && this.#games.size > MOST_GAMES) this.drop(oldest);
  }

  drop(game: KeptSteps): void {
    game.forget();
    this.#games.delete(game);
  }
}
