import type { Viewer } from '@gah/engine';
import type { GameSnapshot } from '../../session/session.js';
import { READING_MS } from '../../settings/values.js';
import type { ScreenState } from '../state.svelte.js';
import type { Act } from './moments.js';
import { actsOf, momentsOf, rankOf } from './moments.js';

/** At the normal pace: to notice an act, and to read each line of it. */
const NOTICE_MS = 1500;
const LINE_MS = 1100;
/** What was tapped before an act came was not meant for it. */
const GRACE_MS = 400;

const linesIn = (act: Act): number => act.reduce((sum, { rows }) => sum + rows.length, 0);

/**
 * What is to come onto the stage. Everybody who looks at the screen is shown each great moment once; what
 * happened before this screen was opened is in the log. At the fastest pace nothing is shown.
 */
export class Playbill {
  readonly #table: ScreenState;
  /** How far each who looks at this screen has been told. */
  readonly #told: Partial<Record<Viewer, number>> = {};
  #acts: readonly Act[] = $state.raw([]);
  #begun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | null = null;

  readonly now: Act | null = $derived.by(() => this.#acts[0] ?? null);

  constructor(table: ScreenState) {
    this.#table = table;
  }

  /** Looks at the latest steps of what is shown now. */
  follow({ curtain, view, log, retold }: GameSnapshot): void {
    const { session } = this.#table;
    // Behind the curtain nobody looks: the next player is told when it is lifted.
    if (curtain !== null) return;
    const told = this.#told[view.viewer] ?? view.ply;
    this.#told[view.viewer] = view.ply;
    const news = log.filter(({ ply }) => ply > told);
    const isStaged = retold?.isStaged ?? true;
    if (this.#tempo === 0 || news.length === 0 || !isStaged) return;
    const acts = actsOf(news.flatMap((step) => momentsOf(this.#table, step)));
    if (acts.length === 0) return;
    const isIdle = this.#acts.length === 0;
    this.#acts = [...this.#acts, ...acts];
    if (!isIdle) return;
    session.pace.hold(
      new Promise<void>((resolve) => {
        this.#release = resolve;
      }),
    );
    this.#show();
  }

  /** Goes on to the next act. */
  next(): void {
    clearTimeout(this.#timer);
    this.#acts = this.#acts.slice(1);
    this.#show();
  }

  /** As somebody who taps wants it, unless the tap was meant for what lay there before. */
  dismiss(): void {
    if (performance.now() - this.#begun >= GRACE_MS) this.next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.#release?.();
  }

  #show(): void {
    const [act] = this.#acts;
    if (!act) {
      this.#release?.();
      this.#release = null;
      return;
    }
    this.#begun = performance.now();
    const length = NOTICE_MS + LINE_MS * (linesIn(act) + act.length - 1);
    this.#timer = setTimeout(() => {
      this.next();
    }, length * this.#tempo);
  }

  get #tempo(): number {
    return READING_MS[this.#table.settings.pace] / READING_MS.normal;
  }

  /** It covers the table until it is over. */
  get isGreat(): boolean {
    return this.now !== null && rankOf(this.now[0]) === 'great';
  }
}
