import { tick } from 'svelte';
import type { Target } from '../selection/target.js';
import { target } from '../selection/target.js';
import { lookAround } from './detail/explained.js';
import { pressGold } from './bar/buttons.js';
import type { Letters } from './letters.svelte.js';
import type { Repeats } from './repeats.js';
import type { ScreenState } from './state.svelte.js';

const GUEST_KEYS = ['q', 'w', 'e', 'r', 't'] as const;
const SPACE_KEYS = ['1', '2', '3', '4', '5', '6'] as const;

/** Letters typed into a field are not for the table; nobody types into a slider. */
export const isTyping = (element: EventTarget | null): boolean =>
  (element instanceof HTMLInputElement && element.type !== 'range') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** One step back after the other harms nothing; arrows only look around. */
const mayRepeat = (key: string): boolean => key === 'u' || key === 'tab' || key.startsWith('arrow');

/**
 * What has the focus answers Enter itself, unless it is a place or a choice that is selected already or
 * cannot be chosen now: then Enter is the gold button.
 */
function answersItself(table: ScreenState, element: EventTarget | null): boolean {
  if (element instanceof HTMLAnchorElement) return true;
  if (!(element instanceof HTMLButtonElement)) return false;
  if (element.ariaPressed === 'true') return false;
  const place = element.dataset['place'] as Target | undefined;
  return place === undefined || table.isLegal(place) || table.isOther(place);
}

/** Enter goes on to what is said next, as long as nothing is selected and no other control has the focus. */
function goesOn({ guide, entersGuide }: ScreenState, element: EventTarget | null): boolean {
  const isFree = !(element instanceof HTMLButtonElement) || element.dataset['place'] !== undefined;
  return guide !== null && isFree && entersGuide && guide.next();
}

const GOLD = '.bar .btn.primary:not([disabled])';

/** To the gold button, or whatever else the bar offers. */
function focusBar(): boolean {
  const bar = document.querySelector('.bar');
  const button =
    document.querySelector<HTMLElement>(GOLD) ??
    bar?.querySelector<HTMLElement>('.btn:not([disabled])');
  button?.focus();
  return button != null;
}

/**
 * Whoever plays by keyboard and has lost the focus with what is gone finds it at the new decision. Where
 * the gold button waits it needs none: Enter presses that.
 */
export function focusDecision(): void {
  if (document.activeElement !== document.body || document.querySelector(GOLD)) return;
  document.querySelector<HTMLElement>('.tray .option, .place.legal')?.focus();
}

function tapIfLegal(table: ScreenState, place: Target): boolean {
  if (!table.isLegal(place) && !table.isChosen(place)) return false;
  table.tap(place);
  // The focus follows, so that Enter confirms what the key has selected.
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  return true;
}

/** Number keys follow the choices of an open tray, else the action spaces. */
function onNumber(table: ScreenState, key: string): boolean {
  const option = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (option) {
    option.click();
    return true;
  }
  return SPACE_KEYS.some((each) => each === key) && tapIfLegal(table, target('space', key));
}

function onLetter(table: ScreenState, key: string): boolean {
  const place = GUEST_KEYS.findIndex((each) => each === key);
  if (place >= 0 && tapIfLegal(table, target('queue', place))) return true;
  switch (key) {
    case 'u':
      table.undo();
      return true;
    case 'e':
      table.endTurn();
      return true;
    case 'b':
      return focusBar();
    case 's':
      if (!table.isAsked) table.session.pace.hasten(true);
      return true;
    case 'p':
      if (table.hasBar('pass')) table.tapBar('pass');
      return true;
    case 'h':
      table.open('hand');
      return true;
    case 'a':
      void table.advice?.ask();
      return true;
    case 'v':
      table.showsSince = !table.showsSince;
      return true;
    case 'l':
      table.open('log');
      return true;
    case 'i':
      return lookAround(1);
    case 'f1':
      table.readRules();
      return true;
    case '?':
      table.open('keys');
      return true;
    default:
      return false;
  }
}

/** A key let go anywhere: others' moves are hastened only as long as theirs is held. */
export function onTableKeyUp(table: ScreenState, { key }: KeyboardEvent): void {
  if (key.toLowerCase() === 's') table.session.pace.hasten(false);
}

/** While letters are shown a key means what it stands at; they stay until something can be confirmed. */
async function onShownLetter(table: ScreenState, letters: Letters, key: string): Promise<void> {
  if (key === 'escape') letters.hide();
  else letters.press(key);
  await tick();
  if (table.selection.chosen.length > 0 && !table.selection.selected) letters.toggle();
}

/** Letters at what can be pressed; they may have to be fetched first. */
export interface ByLetter {
  readonly shown: Letters | null;
  readonly toggle: () => Promise<void>;
}

/** A key pressed anywhere at the table. */
export function onTableKey(
  table: ScreenState,
  repeats: Repeats,
  byLetter: ByLetter,
  event: KeyboardEvent,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // The menu or the settings lie over the table.
  if (document.querySelector('dialog:modal')) return;
  const key = event.key.toLowerCase();
  if (!mayRepeat(key) && repeats.isRepeatedKey(event)) {
    event.preventDefault();
    return;
  }
  const letters = byLetter.shown;
  if (letters && letters.shown.length > 0 && key !== 'shift') {
    event.preventDefault();
    void onShownLetter(table, letters, key);
    return;
  }
  let isDone: boolean;
  if (key === 'f' && table.isAsked) {
    void byLetter.toggle();
    isDone = true;
  } else if (key === 'escape') isDone = table.back();
  else if (key === 'enter') {
    isDone =
      goesOn(table, event.target) || (!answersItself(table, event.target) && pressGold(table));
  } else if (/^\d$/.test(key)) isDone = onNumber(table, key);
  else isDone = onLetter(table, key);
  if (isDone) event.preventDefault();
}
