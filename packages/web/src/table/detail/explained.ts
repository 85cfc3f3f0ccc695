import type { Wish } from '@gah/engine';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { boxOf } from '../../ui/viewport.svelte.js';
import type { ScreenState } from '../state.svelte.js';
import type { Subject } from './subject.js';

const HOVER_MS = 550;
const LONG_PRESS_MS = 450;
/** A finger that goes farther is not pressing but dragging or scrolling. */
const STEADY = 8;

/** Asks something to show itself closely. */
const LOOK = 'look';

/** For a tap on something that only explains itself, or cannot be used now. */
export const lookCloser = ({ currentTarget }: Event): boolean =>
  currentTarget?.dispatchEvent(new CustomEvent(LOOK)) ?? false;

/** What can be looked at, in the order of the page. */
const everythingExplained = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-explained]:not([data-aside] *)')].filter(
    (element) => element.checkVisibility(),
  );

/** Whatever is looked at now is marked, so that one can see it and go on from there. */
export function markLooked(looked: HTMLElement | null): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-explained="now"]'))
    other.dataset['explained'] = '';
  if (looked) looked.dataset['explained'] = 'now';
}

/** A closer look at the thing after or before the one looked at now, or at the first there is. */
export function lookAround(step: 1 | -1): boolean {
  const all = everythingExplained();
  const now = all.findIndex((element) => element.dataset['explained'] === 'now');
  const next = now < 0 ? 0 : (now + step + all.length) % all.length;
  return all[next]?.dispatchEvent(new CustomEvent(LOOK)) ?? false;
}

/**
 * Opens a closer look at something: after resting the pointer on it, by a long press, by the
 * secondary button, or with the key `i` while it has the focus. What is looked at is asked for only
 * then, so that drawing the table anew changes no listener.
 */
export function explained(
  table: ScreenState,
  subjectNow: () => Subject | undefined,
  wishNow: () => Wish | undefined = () => undefined,
): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let from = { x: 0, y: 0 };

    const look = (isPinned: boolean): void => {
      const subject = subjectNow();
      if (!subject) return;
      if (isPinned) markLooked(element);
      const anchor = boxOf(element);
      table.inspect({ subject, anchor, isPinned, wish: wishNow() });
    };
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const leave = (): void => {
      stop();
      table.stopLooking();
    };

    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        stop();
        timer = setTimeout(look, HOVER_MS, false);
      },
      pointerleave: leave,
      pointerdown: (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        stop();
        pressed = false;
        from = { x: clientX, y: clientY };
        if (pointerType === 'mouse') return;
        timer = setTimeout(() => {
          pressed = true;
          look(true);
        }, LONG_PRESS_MS);
      },
      pointermove: (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        const distance = Math.hypot(clientX - from.x, clientY - from.y);
        if (pointerType !== 'mouse' && distance > STEADY) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      // The tap that ends a long press is not meant for the table. What is no button does nothing else.
      click: (event) => {
        if (!pressed) {
          if (!(element instanceof HTMLButtonElement)) look(true);
          return;
        }
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu: (event) => {
        event.preventDefault();
        stop();
        look(true);
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key.toLowerCase() !== 'i') return;
        event.stopPropagation();
        look(true);
      },
      [LOOK]: () => {
        element.scrollIntoView({ block: 'nearest' });
        look(true);
      },
      blur: leave,
    };
    if (untrack(subjectNow)) element.dataset['explained'] = '';
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener, { capture: type === 'click' });
    }
    return () => {
      leave();
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener, { capture: type === 'click' });
      }
    };
  };
}
