/** What a bad network does to frames: how many of a thousand. */
export interface FaultProfile {
  readonly lost: number;
  readonly doubled: number;
  /** Overtaken by those that follow. */
  readonly delayed: number;
  /** The connection breaks instead. */
  readonly cut: number;
  readonly mostDelayMs: number;
}

export const STORM: FaultProfile = { lost: 8, doubled: 40, delayed: 120, cut: 4, mostDelayMs: 40 };

export const FATES = ['lost', 'doubled', 'delayed', 'cut', 'passed'] as const;
export type Fate = (typeof FATES)[number];

/** What becomes of the frame that drew this number of a thousand. */
export function fateOf(faultProfile: FaultProfile, drawn: number): Fate {
  let below = 0;
  for (const fate of ['lost', 'doubled', 'delayed', 'cut'] as const) {
    below += faultProfile[fate];
    if (drawn < below) return fate;
  }
  return 'passed';
}
