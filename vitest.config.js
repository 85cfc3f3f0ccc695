import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** All cores (one would be left idle), or half of them where other things run beside the tests. */
const cores = availableParallelism();
const workers =
  process.env.BESIDE_OTHERS === undefined ? cores : Math.max(1, Math.floor(cores / 2));

const tests = (name) => `packages/${name}/test/**/*.test.ts`;
/** Their tests leave nothing behind: the files of one worker share what they have loaded. */
const RULES = ['engine', 'text', 'protocol', 'rulebook', 'analysis'];
const CLIENT = ['client', 'web'];
const SERVER = ['server'];
/** They start servers and databases, and mostly wait for them. */
const TRIALS = ['trials'];

const project = (name, include, more = {}) => ({
  extends: true,
  test: { name, include, ...more },
});

export default defineConfig({
  // Sibling packages are tested from their sources, without a build.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Whole games take their time on a busy machine; nothing here is a test of speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: workers,
    projects: [
      project('rules', RULES.map(tests), { isolate: false }),
      project('client', CLIENT.map(tests), { isolate: false }),
      project('server', SERVER.map(tests), { isolate: false }),
      project('others', [tests('*')], {
        exclude: [...RULES, ...CLIENT, ...SERVER, ...TRIALS].map(tests),
      }),
      project('trials', TRIALS.map(tests)),
    ],
  },
});
