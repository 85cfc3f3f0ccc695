import { boxOf } from '../ui/viewport.svelte.js';

/** Everything that can be pressed in a decision. */
const PRESSABLE = [
  '.place.legal',
  '.place.other',
  '.btn.serve',
  '.tray .option:not([disabled])',
  '.bar .btn:not([disabled])',
].join(', ');

/** Easy to reach first. */
const EASY_KEYS = 'asdfghjklqwertyuiopzxcvbnm1234567890';

export interface Letter {
  readonly key: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

const isSeen = (element: HTMLElement): boolean => element.checkVisibility();

/**
 * A letter at everything that can be pressed now, so that by keyboard no answer is further away than the
 * key that shows them, its letter, and Enter.
 */
export class Letters {
  #shown: readonly Letter[] = $state.raw([]);

  get shown(): readonly Letter[] {
    return this.#shown;
  }

  toggle(): void {
    if (this.#shown.length > 0) {
      this.hide();
      return;
    }
    const found = [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(isSeen);
    this.#shown = found.slice(0, EASY_KEYS.length).map((element, index) => {
      const { left, top } = boxOf(element);
      return { key: EASY_KEYS.charAt(index), element, x: Math.max(left, 2), y: Math.max(top, 2) };
    });
  }

  hide(): void {
    this.#shown = [];
  }

  /** Presses what the letter stands at; false when no letters are shown. */
  press(key: string): boolean {
    if (this.#shown.length === 0) return false;
    const chosen = this.#shown.find((letter) => letter.key === key);
    this.hide();
    if (chosen) {
      chosen.element.focus({ preventScroll: true });
      chosen.element.click();
    }
    return true;
  }
}
