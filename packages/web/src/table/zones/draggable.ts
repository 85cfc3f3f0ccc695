import type { Attachment } from 'svelte/attachments';
import type { Target } from '../../selection/target.js';
import type { ScreenState } from '../state.svelte.js';

/** Fetched early; until it is there, places are tapped. */
let drag: typeof import('./dragging.js').drag | null = null;

export async function loadDragging(): Promise<void> {
  ({ drag } = await import('./dragging.js'));
}

/**
 * A legal place can be dragged to where it belongs, as with real cards: a guest to the café, a served
 * guest into a room. It is the same as tapping both, and never needed.
 */
export function draggable(table: ScreenState, placeNow: () => Target): Attachment<HTMLElement> {
  return (element) => {
    let cancel: (() => void) | null = null;
    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      const place = placeNow();
      if (table.isLegal(place) || table.isChosen(place))
        cancel = drag?.(table, element, placeNow, event) ?? null;
    };
    element.addEventListener('pointerdown', press);
    return () => {
      cancel?.();
      element.removeEventListener('pointerdown', press);
    };
  };
}
