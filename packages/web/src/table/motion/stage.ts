import { boxOf } from '../../ui/viewport.svelte.js';
import { flights } from './flights.js';
import type { Flight } from './flights.js';
import type { GameEvent } from '@gah/engine';

/**
 * Motion at the table: what has changed its place goes there from where it was. The page is already
 * as it will be; only the way there is shown, and any input ends it.
 */
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const CARD_MS = 320;
const DOOR_MS = 240;
const TICK_MS = 200;
const ROLL_MS = 600;
const FADE_MS = 100;
const NEAR = 2;

interface Seen {
  /** Where it was, of what can change its place. */
  readonly box: DOMRect | null;
  readonly value: string | undefined;
}

/** What the page looked like before a change. */
export type Memory = ReadonlyMap<string, Seen>;

const keyed = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-flip]'),
];
const keyOf = (element: HTMLElement): string => element.dataset['flip'] ?? '';
const canMove = (key: string): boolean => key.startsWith('guest:') || key.startsWith('marker:');

export function remember(root: ParentNode): Memory {
  const memory = new Map<string, Seen>();
  for (const element of keyed(root)) {
    const key = keyOf(element);
    memory.set(key, {
      box: canMove(key) ? boxOf(element) : null,
      value: element.dataset['value'],
    });
  }
  return memory;
}

/**
 * How long things last: 1 as designed, 0.5 twice as fast, 0 not at all. Read where the settings write
 * it: to ask for the computed style would have the whole page styled twice.
 */
const tempo = (): number => {
  const given = document.documentElement.style.getPropertyValue('--tempo');
  return given === '' ? 1 : Number(given);
};

/** Everything that moves now. */
const running = new Set<Animation>();
const ghosts = new Set<HTMLElement>();

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...options });
  running.add(animation);
  const forget = (): void => {
    running.delete(animation);
  };
  animation.addEventListener('finish', forget);
  animation.addEventListener('cancel', forget);
  return animation;
}

/** Shows the end of all motion at once. */
export function finishMotion(): void {
  for (const animation of [...running]) animation.finish();
  for (const ghost of ghosts) ghost.remove();
  ghosts.clear();
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, factor: number): void {
  if (to.width === 0 || from.width === 0) return;
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  if (factor === 0) {
    run(element, [{ opacity: 0.3 }, { opacity: 1 }], { duration: FADE_MS });
    return;
  }
  const scale = from.width / to.width;
  // Nothing but its transform is animated: anything else would have every frame styled and painted anew.
  element.dataset['moving'] = '';
  const animation = run(
    element,
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: CARD_MS * factor },
  );
  const rest = (): void => {
    delete element.dataset['moving'];
  };
  animation.addEventListener('finish', rest);
  animation.addEventListener('cancel', rest);
}

/** A door opens or shuts from its hinge; a number lights up. */
function change(element: HTMLElement, factor: number): void {
  if (keyOf(element).startsWith('room:')) {
    const door = element.querySelector('.door') ?? element;
    const frames = [{ transform: 'scaleX(0.08)' }, { transform: 'none' }];
    run(door, frames, { duration: DOOR_MS * factor });
  } else {
    const frames = [{ filter: 'brightness(1.8)' }, { filter: 'none' }];
    run(element, frames, { duration: TICK_MS * factor });
  }
}

function roll(root: ParentNode, factor: number): void {
  for (const [index, die] of [...root.querySelectorAll('[data-die]')].entries()) {
    const turn = index % 2 === 0 ? 200 : -170;
    run(
      die,
      [
        { transform: `translateY(-22px) rotate(${turn}deg)`, opacity: 0 },
        { transform: `translateY(-4px) rotate(${turn / 4}deg)`, opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: (ROLL_MS - 160) * factor, delay: (index % 8) * 20 * factor },
    );
  }
}

function fly({ markup, from, to, delay, duration }: Flight, factor: number): void {
  const ghost = document.createElement('span');
  ghost.className = 'flying';
  ghost.innerHTML = markup;
  document.body.append(ghost);
  ghosts.add(ghost);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const animation = run(
    ghost,
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.9 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: duration * factor, delay: delay * factor },
  );
  animation.addEventListener('finish', () => {
    ghost.remove();
    ghosts.delete(ghost);
  });
}

/** Shows how the page came to be as it is now. */
export function showChange(root: HTMLElement, memory: Memory, events: readonly GameEvent[]): void {
  const factor = tempo();
  // Everything is measured before anything moves: each look at something that has just begun to move would
  // have the page laid out again.
  const seen = keyed(root).flatMap((element) => {
    const before = memory.get(keyOf(element));
    return before ? [{ element, before, to: before.box && boxOf(element) }] : [];
  });
  const flying = factor === 0 ? [] : flights(root, events);
  for (const { element, before, to } of seen) {
    if (before.box && to) slide(element, before.box, to, factor);
    else if (factor > 0 && before.value !== element.dataset['value']) change(element, factor);
  }
  if (factor === 0) return;
  if (events.some(({ type }) => type === 'diceRolled')) roll(root, factor);
  for (const flight of flying) fly(flight, factor);
}
