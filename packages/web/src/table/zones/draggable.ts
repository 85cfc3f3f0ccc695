import type { Attachment } from 'svelte/attachments';
import type { Target } from '../../selection/target.js';
import type { ScreenState } from '../state.svelte.js';
import { boxOf, viewport } from '../../ui/viewport.svelte.js';

/** Farther than a trembling finger. */
const FAR = 10;

const placeAt = (x: number, y: number): Target | null => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return (element?.dataset['place'] as Target | undefined) ?? null;
};

/**
 * A legal place can be dragged to where it belongs, as with real cards: a guest to the café, a served
 * guest into a room. It is the same as tapping both, and never needed.
 */
export function draggable(table: ScreenState, placeNow: () => Target): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    const follow = (event: PointerEvent): void => {
      if (!start) return;
      const x = (event.clientX - start.x) / viewport.scale;
      const y = (event.clientY - start.y) / viewport.scale;
      if (!ghost && Math.hypot(x, y) > FAR) ghost = lift();
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
    };

    const lift = (): HTMLElement => {
      const box = boxOf(element);
      const copy = element.cloneNode(true) as HTMLElement;
      copy.className = `${element.className} dragged`;
      copy.setAttribute('aria-hidden', 'true');
      Object.assign(copy.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      document.body.append(copy);
      const place = placeNow();
      if (!table.isChosen(place)) table.tap(place);
      return copy;
    };

    const drop = (event: PointerEvent): void => {
      stop();
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      // The click that follows belongs to the drag.
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        element.removeEventListener('click', swallow, { capture: true });
      }, 0);
      const place = placeNow();
      const onto = placeAt(event.clientX, event.clientY);
      if (onto && onto !== place && table.isLegal(onto)) table.tap(onto);
      const isHome = onto === place;
      const isOwn = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest('[data-own], [data-place]');
      if (!isHome && isOwn && table.selection.selected) table.confirm();
    };

    const stop = (): void => {
      start = null;
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
    };
    const cancel = (): void => {
      stop();
      ghost?.remove();
      ghost = null;
    };
    const swallow = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    const press = (event: PointerEvent): void => {
      // A finger that scrolls ends this: the browser cancels its pointer.
      if (event.button !== 0) return;
      const place = placeNow();
      if (!table.isLegal(place) && !table.isChosen(place)) return;
      start = { x: event.clientX, y: event.clientY };
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', drop);
      window.addEventListener('pointercancel', cancel);
    };

    element.addEventListener('pointerdown', press);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', press);
    };
  };
}
