/** What travels to a thread; it has one question at a time. */
export interface ToThread<Question> {
  readonly id: number;
  readonly question: Question;
  /** One 32-bit number that becomes 1 to end the work; null where memory cannot be shared. */
  readonly cancel: SharedArrayBuffer | null;
  /** Whether anybody listens to progress. */
  readonly progress: boolean;
}

/** What comes back from it. */
export type FromThread<Reply, Progress> =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'answer'; readonly id: number; readonly reply: Reply }
  | {
      readonly kind: 'error';
      readonly id: number;
      readonly message: string;
      /** Where it was thrown, in the thread. */
      readonly stack: string | undefined;
    };
