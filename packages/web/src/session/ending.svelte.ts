import { untrack } from 'svelte';
import type { GameSession } from './session.js';

/** Whether a game is over and its last moments have been shown; at once where it was over before. */
export function toldToTheEnd(session: () => GameSession | null): () => boolean {
  let told: GameSession | null = $state.raw(null);
  const openedOver = $derived.by(() => {
    const opened = session();
    return untrack(() => opened?.now.isOver ?? false);
  });
  $effect(() => {
    const ending = session();
    if (!ending?.now.isOver) return;
    void ending.pace.settle().then(() => {
      if (session() === ending) told = ending;
    });
  });
  return () => {
    const now = session();
    return now !== null && now.now.isOver && (openedOver || told === now);
  };
}
