/** Loads something that will be wanted later, once the page has nothing better to do. */
export function whenIdle(load: () => Promise<unknown>): void {
  const quietly = (): void => {
    // Whoever wants it asks again, and then hears why it is not there.
    load().catch(() => undefined);
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(quietly);
  else setTimeout(quietly, 1000);
}
