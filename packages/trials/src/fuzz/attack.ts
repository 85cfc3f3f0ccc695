import type { ProblemCode } from '@gah/protocol';

/** Who attacks: somebody with a token, somebody who watches, or somebody who has not said hello. */
export type Attacker =
  | { readonly kind: 'seat'; readonly table: string; readonly token: string }
  | { readonly kind: 'spectator'; readonly table: string }
  | { readonly kind: 'stranger' };

export interface Attack {
  readonly by: Attacker;
  readonly frame: string | Buffer;
  /** What the server may answer. */
  readonly codes: readonly ProblemCode[];
}
