import type { Attachment } from 'svelte/attachments';
import type { Target } from '../../selection/target.js';
import type { ScreenState } from '../state.svelte.js';

/** Fetched early; whoever is quicker drags as soon as it is there. */
export const loadDragging = (): Promise<typeof import('./dragging.js')> => import('./dragging.js');

/**
 * A legal place can be dragged to where it belongs, as with real cards: a guest to the café, a served
 * guest into a room. It is the same as tapping both, and never needed.
 */
export function draggable(table: ScreenState, placeNow: () => Target): Attachment<HTMLElement> {
  return (element) => {
    let cancel: (() => void) | null = null;
    const press = (event: PointerEvent): void => {
      const place = placeNow();
      if (event.button !== 0 || !(table.isLegal(place) || table.isChosen(place))) return;
      const { signal, abort } = holding();
      cancel = abort;
      loadDragging().then(
        ({ drag }) => {
          if (!signal.aborted) cancel = drag(table, element, placeNow, event);
        },
        () => undefined,
      );
    };
    element.addEventListener('pointerdown', press);
    return () => {
      cancel?.();
      element.removeEventListener('pointerdown', press);
    };
  };
}

/** As long as the pointer is held. */
function holding(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const held = new AbortController();
  const abort = (): void => {
    held.abort();
  };
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, abort, { once: true, signal: held.signal });
  return { signal: held.signal, abort };
}
