import { HttpFailure, HttpRefusal } from '@gah/client';
import type { HttpProblem, ProblemCode } from '@gah/protocol';

/** What can go wrong online, in the words of a player; each has its text. */
export const TROUBLES = [
  'no-server',
  'unreachable',
  'gone',
  'closed',
  'full',
  'started',
  'bad-link',
  'link-used',
  'seat-lost',
  'no-spectators',
  'outdated-client',
  'outdated-server',
  'busy',
  'unavailable',
  'bad-setup',
  'stale',
  'no-undo',
  'too-many-undos',
  'log-full',
  'other-rules',
  'broken-table',
  'too-many-tables',
  'crowded',
  'removed',
  'not-away',
  'already-done',
  'unexpected',
] as const;
export type Trouble = (typeof TROUBLES)[number];

const TROUBLE_OF: Partial<Record<ProblemCode, Trouble>> = {
  'unknown-table': 'gone',
  'table-closed': 'closed',
  'table-full': 'full',
  'seat-taken': 'full',
  'no-such-seat': 'full',
  'already-started': 'started',
  'wrong-invite': 'bad-link',
  'void-code': 'link-used',
  'wrong-token': 'seat-lost',
  'no-spectators': 'no-spectators',
  'outdated-client': 'outdated-client',
  'outdated-server': 'outdated-server',
  'unknown-address': 'outdated-server',
  'too-many': 'busy',
  'too-large': 'bad-setup',
  'bad-setup': 'bad-setup',
  'no-data-packs': 'bad-setup',
  unavailable: 'unavailable',
  'shutting-down': 'unavailable',
  stale: 'stale',
  'no-undo': 'no-undo',
  'too-many-undos': 'too-many-undos',
  'log-full': 'log-full',
  'other-rules': 'other-rules',
  'broken-table': 'broken-table',
  'too-many-tables': 'too-many-tables',
  'table-crowded': 'crowded',
  removed: 'removed',
  'seat-present': 'not-away',
  'already-voted': 'already-done',
  'already-replaced': 'already-done',
  'not-replaced': 'already-done',
  'not-over': 'stale',
  'game-over': 'stale',
  'not-your-decision': 'stale',
};

export const troubleOf = (code: ProblemCode): Trouble => TROUBLE_OF[code] ?? 'unexpected';

/** A request to the server that was not granted, or did not arrive. */
export class OnlineTrouble extends Error {
  constructor(
    readonly trouble: Trouble,
    /** For those who want to know exactly. */
    readonly detail: string,
  ) {
    super(`${trouble}: ${detail}`);
    this.name = 'OnlineTrouble';
  }
}

const detailOf = ({ code, setup }: HttpProblem): string =>
  setup === undefined ? code : `${code}, ${setup}`;

/** Whatever a request was rejected with. */
export function asTrouble(error: unknown): OnlineTrouble {
  if (error instanceof HttpRefusal)
    return new OnlineTrouble(troubleOf(error.problem.code), detailOf(error.problem));
  if (error instanceof HttpFailure)
    // What an answer means that this client does not know, a newer one will.
    return new OnlineTrouble(
      error.kind === 'unknown-answer' ? 'outdated-client' : error.kind,
      error.detail,
    );
  return new OnlineTrouble('unexpected', error instanceof Error ? error.message : String(error));
}
