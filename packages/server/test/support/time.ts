/** Time that passes only when a test says so. */
export function stoppedTime() {
  let now = 1_000_000_000_000;
  return {
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}
