import type { Good, Move, Wish } from '@gah/engine';
import type { ModuleScreen } from '../modules/module.js';
import type { GoodsAllocation } from '../selection/goodsAllocation.js';
import { cleared, layOn, movesOf, passOn, startAllocation } from '../selection/goodsAllocation.js';
import type { Picks } from '../selection/picks.js';
import { movesOfPicks, pick, startPicks } from '../selection/picks.js';
import type { Selection } from '../selection/selection.js';
import {
  back,
  choose,
  freshPlaces,
  startSelection,
  tablePlaces,
  tap,
} from '../selection/selection.js';
import { suggested } from '../selection/suggestion.js';
import type { BarAction, Target } from '../selection/target.js';
import { barTarget, NOWHERE, zoneOf } from '../selection/target.js';
import type { Adviser } from '../players/adviser.js';
import type { GameSession } from '../session/session.js';
import type { PlayedStep } from '../session/timeline.js';
import { resetOn } from './resetOn.js';
import { AskedAdvice } from './advice.svelte.js';
import type { TableGuide } from './guide.js';
import { stepsSince } from './model/since.js';
import { traces } from './model/trace.js';
import type { Warning } from './model/warnings.js';
import type { TableSettings } from './tableView.svelte.js';
import { TableReasons } from './reasons.svelte.js';

const SERVES_FREE = 0;

/**
 * What happens at the table between two moves: what is tapped, laid out, looked at. Belongs to one
 * session; begins anew with every decision.
 */
export class ScreenState extends TableReasons {
  /** Where advice may be asked for. */
  readonly advice: AskedAdvice | null;
  /** Who teaches at this table. */
  readonly guide: TableGuide | null;

  selection: Selection = $derived.by(() =>
    startSelection(this.session.now.moves, this.session.now.view),
  );
  allocation: GoodsAllocation | null = $derived.by(() => this.#offeredAllocation());
  /** Several goods of choice at once. */
  picks: Picks | null = $derived.by(() => {
    const { seat, view, moves } = this.session.now;
    return seat === null ? null : startPicks(view, seat, moves);
  });
  /** Warnings that have been read once; the next tap on End turn ends it. */
  warned: readonly Warning[] | null = $derived.by(() => resetOn(this.session.now.moves, null));
  readonly places: ReadonlySet<Target> = $derived.by(() =>
    this.isAsked && !this.allocation ? tablePlaces(this.selection) : NOWHERE,
  );
  /** Places for a fresh start, while something else is selected. */
  readonly otherPlaces: ReadonlySet<Target> = $derived.by(() => {
    const { chosen, paths } = this.selection;
    return this.isAsked && !this.allocation && chosen.length > 0
      ? freshPlaces(paths, chosen)
      : NOWHERE;
  });

  /** What the others have touched since the last own move. */
  readonly traced: ReadonlySet<Target> = $derived.by(() =>
    traces(this.scene, this.session.now.log, this.own),
  );

  /** What the others have done since the last own move. */
  readonly since: readonly PlayedStep[] = $derived.by(() =>
    stepsSince(this.session.now.log, this.own),
  );
  #wantsSince: boolean = $derived.by(() => resetOn(this.session.now.moves, false));

  /** Undo has been tried where it is not possible. */
  isAtWall: boolean = $derived.by(() => resetOn(this.session.now.moves, false));
  /** Lit up by "Show me". */
  shown: Target | null = $derived.by(() => resetOn(this.session.now.moves, null));
  /** All benefits that come are taken in the printed order. */
  #takesRest = false;
  /** What the player has been warned of and left as it was. */
  #overruled: readonly string[] = [];

  constructor(
    session: GameSession,
    settings: TableSettings,
    screens: readonly ModuleScreen[],
    adviser: Adviser | null = null,
    guide: TableGuide | null = null,
  ) {
    super(session, settings, screens);
    this.advice = adviser && new AskedAdvice(session, adviser);
    this.guide = guide;
  }

  /** Enter goes on to what a guide says next, as long as nothing has been begun. */
  get entersGuide(): boolean {
    return this.guide?.isWaiting === true && this.selection.chosen.length === 0;
  }

  isLegal(place: Target): boolean {
    return this.places.has(place);
  }

  /** Could be tapped instead of what is selected. */
  isOther(place: Target): boolean {
    return this.otherPlaces.has(place) && !this.places.has(place);
  }

  isChosen(place: Target): boolean {
    return this.selection.chosen.includes(place);
  }

  /** The moves a place leads to next. */
  movesAt(place: Target): readonly Move[] {
    return this.selection.next.get(place) ?? [];
  }

  /** The moves that begin at a place, whatever is selected now. */
  startsAt(place: Target): readonly Move[] {
    if (!this.isAsked) return [];
    const next = this.movesAt(place);
    if (next.length > 0) return next;
    return this.selection.paths.filter(({ steps }) => steps[0] === place).map(({ move }) => move);
  }

  hasBar(action: BarAction): boolean {
    return this.selection.next.has(barTarget(action));
  }

  /** A tap on a place of the table. `wish` is what it stands for, to explain why that cannot be done. */
  tap(place: Target, wish?: Wish): void {
    if (!this.isAsked) return;
    if (this.allocation && zoneOf(place) === 'table') {
      this.allocation = layOn(this.allocation, Number(place.slice(place.indexOf(':') + 1)));
      return;
    }
    if (this.allocation?.source === 'kitchen' && this.task?.kind === 'turn') this.allocation = null;
    const tapped = tap(this.selection, place);
    this.forgetRefusal();
    this.shown = null;
    if (tapped.result === 'confirmed') this.play(tapped.move);
    else if (tapped.result === 'selected') this.#select(tapped.selection);
    else if (wish) void this.refuseWish(wish);
  }

  /** Whether it is told what the others have done meanwhile. */
  get showsSince(): boolean {
    return this.#wantsSince && this.since.length > 0;
  }

  set showsSince(isWanted: boolean) {
    this.#wantsSince = isWanted;
  }

  /** Shows once more what the others have done. */
  replay(): void {
    this.showsSince = false;
    this.session.replay();
  }

  /** A tap on a button of the bar. */
  tapBar(action: BarAction): void {
    if (action === 'serve') {
      this.#beginServing();
      return;
    }
    if (action === 'endTurn') {
      this.endTurn();
      return;
    }
    const [move] = this.selection.next.get(barTarget(action)) ?? [];
    if (action === 'pass' || action === 'shiftDie') this.tap(barTarget(action));
    else if (move) this.play(move);
  }

  choose(move: Move): void {
    this.selection = choose(this.selection, move);
    if (this.settings.oneTap) this.confirm();
  }

  confirm(): void {
    const { seat } = this.session.now;
    if (this.allocation) this.confirmAllocation(this.allocation);
    else if (this.picks && seat !== null) this.playAll(movesOfPicks(this.picks, seat));
    else if (this.selection.selected) this.play(this.selection.selected);
  }

  /** Back inside the decision; false when there is nothing to go back from. */
  back(): boolean {
    if (this.lookAway()) return true;
    this.forgetRefusal();
    if (this.advice?.now) {
      this.advice.now = null;
      return true;
    }
    if (this.warned) {
      this.warned = null;
      return true;
    }
    if (this.showsSince) {
      this.showsSince = false;
      return true;
    }
    if (this.allocation?.source === 'kitchen' && this.task?.kind === 'turn') {
      this.allocation = null;
      return true;
    }
    if (this.selection.chosen.length === 0) return false;
    this.selection = back(this.selection);
    return true;
  }

  /** Plays moves one after the other, as long as each is legal. */
  playAll(moves: Move[]): void {
    this.session.playOn(() => {
      const move = moves.shift();
      return move && this.session.refusal(move) === null ? move : this.#nextBenefit();
    });
  }

  play(move: Move): void {
    const code = this.session.play(move);
    if (code !== null) void this.refuse(code);
    this.#goOn();
  }

  undo(): void {
    this.#takesRest = false;
    if (!this.back() && !this.session.undo()) this.isAtWall = true;
  }

  undoTurn(): void {
    this.#takesRest = false;
    this.session.undoTurn();
  }

  /** Ends the turn; warns once about what is left to do, as soon as that is known. */
  endTurn(isUnwarned = false): void {
    const [move] = this.selection.paths
      .filter((path) => path.move.kind === 'endTurn')
      .map((path) => path.move);
    if (!move) return;
    if (!this.hints && !isUnwarned) {
      const { moves } = this.session.now;
      const goOn = (): void => {
        if (this.session.now.moves === moves) this.endTurn(true);
      };
      this.loadHints().then(goOn, goOn);
      return;
    }
    const warnings = this.warned ?? this.#warnings();
    if (this.warned === null && warnings.length > 0) {
      this.warned = warnings;
      return;
    }
    this.#overruled = [...this.#overruled, ...warnings.map(({ about }) => about)];
    this.play(move);
  }

  showWarning({ target }: Warning): void {
    this.warned = null;
    if (target === barTarget('serve')) this.#beginServing();
    else this.shown = target;
  }

  pick(good: Good): void {
    if (this.picks) this.picks = pick(this.picks, good);
  }

  passGoodOn(index: number): void {
    if (this.allocation) this.allocation = passOn(this.allocation, index);
  }

  clearAllocation(): void {
    if (!this.allocation) return;
    const skip = this.#skip();
    if (this.allocation.source === 'gained' && skip) this.play(skip);
    else this.allocation = cleared(this.allocation);
  }

  confirmAllocation(allocation: GoodsAllocation): void {
    const { seat } = this.session.now;
    if (seat === null) return;
    const planned = movesOf(allocation, seat, this.task?.kind === 'turn');
    let hasSkipped = false;
    this.session.playOn(() => {
      const move = planned.shift();
      if (move) return this.session.refusal(move) === null ? move : null;
      if (hasSkipped) return this.#nextBenefit();
      hasSkipped = true;
      const isSame = this.task?.kind === 'placeGoods' || this.task?.kind === 'serving';
      return (isSame ? this.#skip() : null) ?? this.#nextBenefit();
    });
  }

  /** Takes all benefits that wait, in the printed order. */
  takeRest(): void {
    this.#takesRest = true;
    this.#goOn();
  }

  #warnings(): Warning[] {
    const { moves, log, undoTarget } = this.session.now;
    const warnings = this.hints?.warningsOf(this.scene, moves, log, undoTarget) ?? [];
    return warnings.filter(({ about }) => !this.#overruled.includes(about));
  }

  #skip(): Move | null {
    return this.session.now.moves.find(({ kind }) => kind === 'skip') ?? null;
  }

  #select(selection: Selection): void {
    this.selection = selection;
    const isReady = selection.variants.length === 1 && selection.next.size === 0;
    if (this.settings.oneTap && isReady && selection.selected?.kind !== 'pass') this.confirm();
  }

  #offeredAllocation(): GoodsAllocation | null {
    const { seat, view, moves } = this.session.now;
    const kind = this.task?.kind;
    if (seat === null || (kind !== 'placeGoods' && kind !== 'serving')) return null;
    const allocation = startAllocation(view, seat, moves);
    return allocation && suggested(allocation);
  }

  #beginServing(): void {
    const { seat, view, moves } = this.session.now;
    const serve = moves.find(({ kind }) => kind === 'serve');
    if (seat === null || !serve) return;
    const isFree = this.priceOf(serve) === SERVES_FREE;
    const allocation = startAllocation(view, seat, moves, isFree);
    this.selection = startSelection(moves, view);
    this.allocation = allocation && suggested(allocation);
  }

  /** Further benefits by themselves, if the player wants them so. */
  #goOn(): void {
    this.session.playOn(() => this.#nextBenefit());
  }

  #nextBenefit(): Move | null {
    if (!this.session.now.view.tasks.some(({ kind }) => kind === 'benefits'))
      this.#takesRest = false;
    if (!this.#takesRest || this.task?.kind !== 'benefits') return null;
    return this.session.now.moves.find(({ kind }) => kind === 'benefit') ?? null;
  }
}
