import type { GameStep, RunningGame, TableState } from '../table/state.js';
import { stepsOf } from '../table/steps.js';
import type { TimeSlices } from './timeSlices.js';

/** Games whose steps are kept ready in this process; each takes about as much memory as ten tables. */
const MOST_GAMES = 40;

/** All steps of one game, worked out when somebody asks for them and kept up with the game. */
export class KeptSteps {
  readonly #shelf: StepShelf;
  #steps: GameStep[] | null = null;
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
    if (this.#steps && game) this.#steps = fitted(this.#steps, game);
  }

  forget(): void {
    this.#steps = null;
  }

  async #workOut(table: () => TableState): Promise<void> {
    const { game } = table();
    if (!game) return;
    const steps: GameStep[] = [];
    for (const step of stepsOf(game)) {
      steps.push(step);
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
