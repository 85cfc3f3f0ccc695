const TICK_MS = 500;

/** The time by this device's clock, told anew twice a second; to be called inside a component. */
export function ticking(isNeeded: () => boolean): () => number {
  let now = $state(Date.now());
  $effect(() => {
    if (!isNeeded()) return;
    const timer = setInterval(() => (now = Date.now()), TICK_MS);
    return () => {
      clearInterval(timer);
    };
  });
  return () => now;
}
