import type { Target } from '../../selection/target.js';
import { boxOf, viewport } from '../../ui/viewport.svelte.js';
import type { ScreenState } from '../state.svelte.js';

/** Farther than a trembling finger. */
const FAR = 10;

const placeAt = (x: number, y: number): Target | null => {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return (element?.dataset['place'] as Target | undefined) ?? null;
};

const swallow = (event: Event): void => {
  event.stopImmediatePropagation();
  event.preventDefault();
};

/** From where a place is pressed until it is let go; what it returns ends it before. */
export function drag(
  table: ScreenState,
  element: HTMLElement,
  placeNow: () => Target,
  pressed: PointerEvent,
): () => void {
  let ghost: HTMLElement | null = null;

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

  const follow = (event: PointerEvent): void => {
    const x = (event.clientX - pressed.clientX) / viewport.scale;
    const y = (event.clientY - pressed.clientY) / viewport.scale;
    if (!ghost && Math.hypot(x, y) > FAR) ghost = lift();
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
  };

  const drop = (event: PointerEvent): void => {
    const isDragged = ghost !== null;
    cancel();
    if (!isDragged) return;
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

  const cancel = (): void => {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', cancel);
    ghost?.remove();
    ghost = null;
  };

  window.addEventListener('pointermove', follow);
  window.addEventListener('pointerup', drop);
  // A finger that scrolls ends this: the browser cancels its pointer.
  window.addEventListener('pointercancel', cancel);
  return cancel;
}
