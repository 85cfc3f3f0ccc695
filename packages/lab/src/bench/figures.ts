import type { CaseName } from './cases.js';
import { forCases } from './cases.js';
import type { HeapFigures, StateSize } from './heapUse.js';
import type { GeneratorName } from './generators.js';
import type { AllTimes, Times } from './times.js';

export interface CaseFigures extends StateSize {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionNs: number;
  readonly cloneNs: number;
  readonly playNs: number;
  readonly viewNs: number;
  readonly sampleNs: number;
  readonly structuredCloneNs: number;
}

export interface Figures {
  readonly cases: Readonly<Record<CaseName, CaseFigures>>;
  readonly growthBytesPerGame: number;
  /** Nanoseconds of one die. */
  readonly dieNs: Readonly<Record<GeneratorName, number>>;
}

const NS_PER_SECOND = 1e9;

const ofCase = (times: Times, size: StateSize): CaseFigures => ({
  gamesPerSecond: NS_PER_SECOND / times.game,
  decisionsPerSecond: NS_PER_SECOND / times.decision,
  decisionNs: times.decision,
  cloneNs: times.clone,
  playNs: times.play,
  viewNs: times.view,
  sampleNs: times.sample,
  structuredCloneNs: times.structuredClone,
  ...size,
});

export const figuresOf = ({ cases, dice }: AllTimes, heap: HeapFigures): Figures => ({
  cases: forCases((name) => ofCase(cases[name], heap.sizes[name])),
  growthBytesPerGame: heap.growthBytesPerGame,
  dieNs: dice,
});
