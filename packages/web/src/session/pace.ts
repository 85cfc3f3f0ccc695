import type { Pace } from '@gah/client';

/** Pauses of as many milliseconds as `lengthMs` says at that time. */
export function pacedBy(lengthMs: () => number): Pace {
  let phase: 'none' | 'calm' | 'hurried' = 'none';
  let finish: (() => void) | null = null;
  const skip = (): void => {
    finish?.();
    finish = null;
  };
  return {
    begin() {
      phase = 'calm';
    },
    pause: () =>
      new Promise((resolve) => {
        const length = phase === 'hurried' ? 0 : lengthMs();
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
    skip,
    hurry() {
      if (phase === 'none') return;
      phase = 'hurried';
      skip();
    },
    end() {
      phase = 'none';
    },
  };
}
