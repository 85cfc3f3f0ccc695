export const RECORD_PROBLEMS = [
  'not-a-record',
  'other-rules',
  'bad-generator',
  'bad-setup',
  'bad-moves',
  'unreadable-move',
  'illegal-move',
  'changed-rules',
  'no-history',
  'bad-ply',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

export class RecordError extends Error {
  constructor(
    readonly code: RecordProblem,
    readonly detail: string,
    /** Index of the move concerned. */
    readonly ply: number | null = null,
  ) {
    super(`record: ${code}${ply === null ? '' : ` at move ${ply}`} (${detail})`);
    this.name = 'RecordError';
  }
}
