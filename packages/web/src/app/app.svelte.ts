import type { GameRecord } from '@gah/engine';
import { pacedBy } from '../session/pace.js';
import { thinkingPlayers } from '../players/thinkingPlayers.js';
import { Autosave } from '../saves/autosave.js';
import { indexedDbStore } from '../saves/indexedDbStore.js';
import type { Save, SaveBase, SaveSummary } from '../saves/save.js';
import { recordProblem, summaryOf } from '../saves/save.js';
import { exportText, fileName, importText } from '../saves/saveFile.js';
import type { Stopwatch } from '../saves/stopwatch.js';
import { stopwatch } from '../saves/stopwatch.js';
import type { SaveStore } from '../saves/store.js';
import { memoryStore } from '../saves/store.js';
import { Session } from '../session/session.js';
import type { GamePlan } from '../session/plan.js';
import type { GameProblemCode } from '../session/problems.js';
import { asProblem, Problem } from '../session/problems.js';
import { Timeline } from '../session/timeline.js';
import { settings } from '../settings/settings.svelte.js';
import { READING_MS } from '../settings/values.js';
import { downloadText } from './download.js';
import { newId } from './newId.js';
import { router } from './router.svelte.js';

interface OpenGame {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  /** Of a trial: the address of the game it was begun from. */
  readonly trial: string;
  readonly timeAt: Stopwatch;
  readonly session: Session;
}

/** The one place that knows games, storage and screens together. */
class App {
  #store: SaveStore = indexedDbStore();
  #game: OpenGame | null = $state.raw(null);
  /** Of the game that was opened last. */
  #autosave: Autosave | null = null;
  #saves: readonly SaveSummary[] = $state.raw([]);
  #knowsSaves = $state(false);
  #storageProblem: Problem | null = $state.raw(null);
  #lastStorageCode: GameProblemCode | null = null;
  #openProblem: Problem | null = $state.raw(null);

  get game(): OpenGame | null {
    return this.#game;
  }
  get saves(): readonly SaveSummary[] {
    return this.#saves;
  }
  /** Whether storage has been asked what it keeps. */
  get knowsSaves(): boolean {
    return this.#knowsSaves;
  }
  /** Games are not being saved, and why. */
  get storageProblem(): Problem | null {
    return this.#storageProblem;
  }
  /** The game in the address cannot be opened, and why. */
  get openProblem(): Problem | null {
    return this.#openProblem;
  }

  dismissStorageProblem(): void {
    this.#storageProblem = null;
  }

  async refresh(): Promise<void> {
    await this.#autosave?.settled();
    await this.#withStore(async (store) => {
      this.#saves = await store.list();
    });
    this.#knowsSaves = true;
  }

  start({ setup, players }: GamePlan): void {
    this.#openNew({ title: '', players, duration: 0 }, Timeline.start(setup));
  }

  /** Begins a game of its own at a position of another one, whose address it keeps. */
  startTrial(record: GameRecord, trial: Pick<SaveSummary, 'title' | 'players' | 'trial'>): void {
    this.#openNew(trial, resumed(record));
  }

  /** A saved game as it was stored; rejects with a Problem. */
  async saved(id: string): ReturnType<SaveStore['load']> {
    await this.#autosave?.settled();
    return this.#store.load(id);
  }

  /** Opens a saved game unless it is open already. */
  async open(id: string): Promise<void> {
    if (this.#game?.id === id) return;
    this.leave();
    this.#openProblem = null;
    try {
      const { summary, record } = await this.#store.load(id);
      if (!this.#isWanted(id)) return;
      const timeline = resumed(record);
      if (summary.players.length !== timeline.state.setup.seats) {
        throw new Problem('save-damaged', 'the players do not fit the game');
      }
      this.#open(summary, timeline);
    } catch (error) {
      if (this.#isWanted(id)) this.#openProblem = asProblem(error);
    }
  }

  leave(): void {
    this.#game?.session.close();
    this.#game = null;
    this.#openProblem = null;
  }

  async rename(id: string, title: string): Promise<void> {
    await this.#withStore((store) => store.rename(id, title));
    await this.refresh();
  }

  async remove(id: string): Promise<void> {
    await this.#withStore((store) => store.remove(id));
    await this.refresh();
  }

  /** Gives a saved game as a file; one that is damaged too, as it is. */
  async exportSave(id: string, title: string): Promise<void> {
    await this.#withStore(async (store) => {
      const { summary, record } = await store.load(id);
      const text = exportText({ summary: { ...summary, title }, record: record as GameRecord });
      downloadText(text, fileName(title, summary.updated));
    });
  }

  /** Gives the open game as a file, whether it could be saved or not. */
  exportOpenGame(title: string): void {
    if (!this.#game) return;
    const save = this.#saveOf(this.#game, this.#game.session.record);
    downloadText(
      exportText({ ...save, summary: { ...save.summary, title } }),
      fileName(title, save.summary.updated),
    );
  }

  /** Opens a file as a new saved game; throws a Problem. */
  importFile(text: string): void {
    const { record, ...game } = importText(text);
    this.#openNew(game, resumed(record));
  }

  /** Whether the address still asks for this game, which took a moment to load. */
  #isWanted(id: string): boolean {
    const { route } = router;
    return route.screen === 'game' && route.id === id;
  }

  #openNew(
    given: Pick<SaveSummary, 'title' | 'players'> &
      Partial<Pick<SaveSummary, 'trial' | 'duration'>>,
    timeline: Timeline,
  ): void {
    const id = newId();
    // How long it took to come to a position of another game is nobody's time here.
    const kept = { trial: '', duration: null, ...given, id, created: Date.now() };
    const { game, autosave } = this.#open(kept, timeline);
    autosave.save(this.#saveOf(game, game.session.record));
    router.go({ screen: 'game', id });
  }

  #open(
    { id, title, created, trial, duration, players }: SaveBase,
    timeline: Timeline,
  ): { game: OpenGame; autosave: Autosave } {
    this.leave();
    const autosave = new Autosave(this.#store, (problem) => {
      this.#saved(problem);
    });
    const session = new Session({
      timeline,
      players,
      computers: thinkingPlayers(),
      pace: pacedBy(() => READING_MS[settings.pace]),
      onStep: (record) => {
        if (this.#game) autosave.save(this.#saveOf(this.#game, record));
      },
    });
    const timeAt = stopwatch(duration, Date.now());
    const game = { id, title, created, trial, timeAt, session };
    this.#game = game;
    this.#autosave = autosave;
    return { game, autosave };
  }

  #saveOf({ timeAt, session, ...base }: OpenGame, record: GameRecord): Save {
    const now = Date.now();
    const { players } = session.now;
    const summary = summaryOf({ ...base, duration: timeAt(now), players }, session.now, now);
    return { summary, record };
  }

  #saved(problem: Problem | null): void {
    const code = problem?.code ?? null;
    // The player is told once; later failures of the same kind say nothing new.
    if (code !== this.#lastStorageCode) this.#storageProblem = problem;
    this.#lastStorageCode = code;
    if (problem?.code === 'storage-blocked') this.#fallBack();
  }

  async #withStore(task: (store: SaveStore) => Promise<void>): Promise<void> {
    try {
      await task(this.#store);
    } catch (error) {
      const problem = asProblem(error, 'storage-blocked');
      this.#saved(problem);
    }
  }

  /** Where the browser stores nothing, games live at least as long as the page. */
  #fallBack(): void {
    this.#store = memoryStore();
  }
}

function resumed(record: unknown): Timeline {
  try {
    return Timeline.resume(record);
  } catch (error) {
    throw recordProblem(error);
  }
}

export const app = new App();
