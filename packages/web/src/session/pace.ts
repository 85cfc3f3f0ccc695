/** The rhythm in which the moves of computer players are shown. */
export interface Pace {
  /** A moment to see what happened. */
  pause(): Promise<void>;
  /** No more pauses until `relax`; one that is running ends. */
  hurry(): void;
  relax(): void;
}

/** Pauses of as many milliseconds as `lengthMs` says at that time. */
export function pacedBy(lengthMs: () => number): Pace {
  let hurried = false;
  let finish: (() => void) | null = null;
  return {
    pause: () =>
      new Promise((resolve) => {
        const length = hurried ? 0 : lengthMs();
        if (length === 0) {
          resolve();
          return;
        }
        const timer = setTimeout(resolve, length);
        finish = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    hurry() {
      hurried = true;
      finish?.();
      finish = null;
    },
    relax() {
      hurried = false;
    },
  };
}
