/** Closer together than this, taps at one spot are one gesture. */
const REPEAT_MS = 400;
/** A finger does not hit the same point twice. */
const NEAR = 40;

interface Tap {
  readonly control: Element | null;
  readonly decision: unknown;
  readonly x: number;
  readonly y: number;
  at: number;
}

const isIn = (control: Element | null, selector: string): boolean =>
  control?.closest(selector) != null;

/**
 * Taps and keys that come too fast after each other. What has been tapped changes the table, and the
 * next tap of the same gesture would hit something else: so it counts only on the same control in the
 * same decision, where the second tap confirms the first; never in the bar, whose buttons take each
 * other's place; nor on a place, where one tap decides.
 */
export class Repeats {
  readonly #decisionNow: () => unknown;
  readonly #isSecondTapMeant: () => boolean;
  #tap: Tap | null = null;
  #key: { readonly key: string; readonly decision: unknown; at: number } | null = null;

  /** `isSecondTapMeant`: tapping a place again confirms it. */
  constructor(decisionNow: () => unknown, isSecondTapMeant: () => boolean) {
    this.#decisionNow = decisionNow;
    this.#isSecondTapMeant = isSecondTapMeant;
  }

  /** Keeps a click that repeats another one from whatever lies under it. */
  onClick(event: MouseEvent): void {
    // Keys and screen readers click without a pointer.
    if (event.detail === 0 || !this.#isRepeatedTap(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #isRepeatedTap({ target, clientX: x, clientY: y }: MouseEvent): boolean {
    const at = performance.now();
    const control = target instanceof Element ? target.closest('button') : null;
    const decision = this.#decisionNow();
    const first = this.#tap;
    if (!first || at - first.at >= REPEAT_MS || Math.hypot(x - first.x, y - first.y) > NEAR) {
      this.#tap = { control, decision, x, y, at };
      return false;
    }
    first.at = at;
    if (control !== first.control || decision !== first.decision) return true;
    return isIn(control, '.bar') || (isIn(control, '.place') && !this.#isSecondTapMeant());
  }

  /** A key that is held down, or pressed again before one can have seen what it did. */
  isRepeatedKey({ key, repeat }: KeyboardEvent): boolean {
    const at = performance.now();
    const decision = this.#decisionNow();
    const first = this.#key;
    if (first?.key !== key || at - first.at >= REPEAT_MS) {
      this.#key = { key, decision, at };
      return repeat;
    }
    first.at = at;
    return repeat || decision !== first.decision || key.toLowerCase() === 'e';
  }
}
