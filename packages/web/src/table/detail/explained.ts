import type { Wish } from '@gah/engine';
import type { Attachment } from 'svelte/attachments';
import type { ScreenState } from '../state.svelte.js';
import type { Subject } from './subject.js';

const HOVER_MS = 550;
const LONG_PRESS_MS = 450;
/** A finger that goes farther is not pressing but dragging or scrolling. */
const STEADY = 8;

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
      const anchor = element.getBoundingClientRect();
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

    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
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
      // The tap that ends a long press is not meant for the table.
      click: (event) => {
        if (!pressed) return;
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
      blur: leave,
    };
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
