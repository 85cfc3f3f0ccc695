import type { Plot } from '../training/curves.js';
import { curvesOf } from '../training/curves.js';
import type { CourseMetrics } from './course.js';

const PLOTS: readonly Plot<CourseMetrics>[] = [
  {
    title: 'Mean score of the champion in its gating match, with the 95 % interval',
    value: ({ score }) => score,
    doubt: ({ scoreInterval }) => scoreInterval,
  },
  {
    title: 'Agreement with the trials within turns, games held out, in percent',
    value: ({ agreement }) => 100 * agreement[1],
    doubt: () => 0,
  },
];

/** How a course went, as a picture. */
export const courseCurves = (history: readonly CourseMetrics[]): string => curvesOf(PLOTS, history);
