import type { Move, RefusalCode, Wish } from '@gah/engine';
import type { Language } from '@gah/text';
import type { ModuleScreen } from '../modules/module.js';
import { openRules } from '../rulebook/open.js';
import type { Target } from '../selection/target.js';
import { NOWHERE } from '../selection/target.js';
import type { GameSession } from '../session/session.js';
import type { Hints } from './hints.js';
import { loadHints } from './loadHints.js';
import { TableLook } from './look.svelte.js';
import { resetOn } from './resetOn.js';
import type { TableSettings } from './tableView.svelte.js';

/** What is known of why something costs what it costs, or cannot be done, and what would help. */
export class TableReasons extends TableLook {
  /** Why the place just tapped cannot be used. */
  refusal: string | null = $derived.by(() => resetOn(this.session.now.moves, null));
  /** The code of that reason. */
  #refusedWith: RefusalCode | null = null;
  /** Places that would help with what has just been refused. */
  helping: ReadonlySet<Target> = $derived.by(() => resetOn(this.session.now.moves, NOWHERE));
  /** Loaded after the table itself, and with the words of another language again. */
  #loaded: { readonly language: Language; readonly hints: Hints } | null = $state.raw(null);

  constructor(session: GameSession, settings: TableSettings, screens: readonly ModuleScreen[]) {
    super(session, settings, screens);
    $effect(() => {
      // Whoever asks for a hint tries again.
      this.loadHints().catch(() => undefined);
    });
  }

  /** Why a move costs what it costs, where that does not explain itself. */
  costOf(move: Move): string {
    return this.hints?.costOf(this, move) ?? '';
  }

  /** null in the first moments. */
  get hints(): Hints | null {
    return this.#loaded?.language === this.language ? this.#loaded.hints : null;
  }

  /** The best reason against a wish, in words; null when it can be done. */
  reasonAgainst(wish: Wish): string | null {
    return this.hints?.reasonAgainst(this, wish) ?? null;
  }

  /** Says why something cannot be done, and lights the places that would help. */
  protected async refuseWish(wish: Wish): Promise<void> {
    const { moves } = this.session.now;
    const hints = await this.loadHints();
    if (this.session.now.moves !== moves) return;
    this.refusal = hints.reasonAgainst(this, wish);
    this.#refusedWith = hints.codeAgainst(this, wish);
    this.helping = hints.helpAgainst(this, wish);
  }

  /** Says why a move is not possible, unless the game has gone on before the words were there. */
  protected async refuse(code: RefusalCode): Promise<void> {
    const { moves } = this.session.now;
    const { refusalIn } = await this.loadHints();
    if (this.session.now.moves !== moves) return;
    this.refusal = refusalIn(this.language, code);
    this.#refusedWith = code;
  }

  /** The rules about what has just been refused, else about what is asked. */
  readRules(): void {
    const refusal = this.refusal === null ? null : this.#refusedWith;
    if (refusal) openRules({ refusal });
    else openRules(this.task ? { decision: this.task.kind } : 'round.order');
  }

  protected async loadHints(): Promise<Hints> {
    const { hints, language } = this;
    if (hints) return hints;
    const loaded = await loadHints(language);
    this.#loaded = { language, hints: loaded };
    return loaded;
  }

  protected forgetRefusal(): void {
    this.refusal = null;
    this.helping = NOWHERE;
  }
}
