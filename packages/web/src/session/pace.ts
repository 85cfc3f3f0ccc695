import type { Pace } from '@gah/client';

/** While hastened, pauses last this part of their length. */
const HASTE = 1 / 8;

/** Lets the screen say what it shows of the latest step, and whether that must be waited for. */
const screenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Pauses of as many milliseconds as `lengthMs` says at that time. */
export function pacedBy(lengthMs: () => number): Pace {
  let phase: 'none' | 'calm' | 'hastened' = 'none';
  let finish: (() => void) | null = null;
  const holding = new Set<Promise<unknown>>();

  const skip = (): void => {
    finish?.();
    finish = null;
  };
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      const length = lengthMs() * (phase === 'hastened' ? HASTE : 1);
      if (length === 0) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, length);
      finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const released = async (): Promise<void> => {
    while (holding.size > 0) await Promise.all(holding);
  };

  return {
    begin() {
      phase = 'calm';
    },
    async pause() {
      await wait();
      await released();
    },
    async settle() {
      await screenDrawn();
      await released();
    },
    skip,
    hasten(isHastened) {
      if (phase === 'none') return;
      phase = isHastened ? 'hastened' : 'calm';
      if (isHastened) skip();
    },
    hold(shown) {
      holding.add(shown);
      const release = (): void => {
        holding.delete(shown);
      };
      void shown.then(release, release);
    },
    end() {
      phase = 'none';
    },
  };
}
