import type { StorageKind } from '../harness/storage.js';
import type { LoadFigures } from './trial.js';

/** What online play must be able to do on two cores. */
const BARS = { movesPerSecond: 500, p99: 150, bytesPerIdleTable: 60_000 };

const verdict = (isGood: boolean): string => (isGood ? 'good' : 'MISSED');

function partText(storage: string, figures: LoadFigures): string {
  const { movesPerSecond, ackMs, bytesPerIdleTable } = figures;
  return [
    `${storage}: ${figures.tables} tables, ${figures.sockets} sockets, servers: ${figures.processes}`,
    `  ${movesPerSecond.toFixed(0)} acknowledged moves/s (at least ${BARS.movesPerSecond}: ${verdict(movesPerSecond >= BARS.movesPerSecond)})`,
    `  acknowledged after ${ackMs.p50.toFixed(1)} ms (half), ${ackMs.p99.toFixed(1)} ms (99 %; at most ${BARS.p99}: ${verdict(ackMs.p99 <= BARS.p99)})`,
    `  ${figures.cpuMsPerMove.toFixed(2)} ms of processor time for a move`,
    `  at most ${figures.mostMovesPerSecond.toFixed(0)} moves/s when everybody moves at once`,
    `  ${(bytesPerIdleTable / 1000).toFixed(1)} kB for an idle table in each process (at most ${BARS.bytesPerIdleTable / 1000}: ${verdict(bytesPerIdleTable <= BARS.bytesPerIdleTable)})`,
    `  ${figures.bareCommitsPerSecond.toFixed(0)} bare commits/s; moves to bare commits ${figures.ratio.toFixed(2)}`,
    `  failures: ${figures.failures}`,
  ].join('\n');
}

export const reportText = (figures: Partial<Record<StorageKind, LoadFigures>>): string =>
  Object.entries(figures)
    .map(([storage, each]) => partText(storage, each))
    .join('\n\n');
