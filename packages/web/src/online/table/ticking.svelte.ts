const TICK_MS = 500;

/** One for all, so that no two clocks of somebody differ. */
let now = $state(Date.now());
let timer: ReturnType<typeof setInterval> | undefined;
let listeners = 0;

const tick = (): void => {
  now = Date.now();
};

/** The time by this device's clock, told anew twice a second; to be called inside a component. */
export function ticking(isNeeded: () => boolean): () => number {
  if (listeners === 0) tick();
  $effect(() => {
    if (!isNeeded()) return;
    if (listeners++ === 0) timer = setInterval(tick, TICK_MS);
    return () => {
      if (--listeners === 0) clearInterval(timer);
    };
  });
  return () => now;
}
