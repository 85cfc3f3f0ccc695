import type { Move, MoveKind } from '@gah/engine';
import type { Target } from '../../selection/target.js';
import { wayOf } from '../../selection/ways.js';
import type { Scene } from './scene.js';

/** What a player may have forgotten at the end of a turn. */
const WARNINGS = ['moveIn', 'claim', 'useStaff', 'serve'] as const;
export type WarningKind = (typeof WARNINGS)[number];

export interface Warning {
  readonly kind: WarningKind;
  readonly move: Move;
  /** Where to look. */
  readonly target: Target | null;
}

/** Guests that still can leave, objectives that can be claimed, cards whose use would be lost. */
const WARNED: Partial<Record<MoveKind, WarningKind>> = {
  moveIn: 'moveIn',
  moveInPair: 'moveIn',
  sendGuest: 'moveIn',
  claim: 'claim',
  fulfil: 'claim',
  useStaff: 'useStaff',
  useGuest: 'useStaff',
  useCelebrity: 'useStaff',
  serve: 'serve',
};

/** One warning for each place, in the order of the list. */
export function warningsOf({ view }: Scene, moves: readonly Move[]): Warning[] {
  const found = new Map<string, Warning>();
  for (const move of moves) {
    const kind = WARNED[move.kind];
    if (!kind) continue;
    const place = wayOf(move, view).steps[0] ?? null;
    const key = `${kind} ${place ?? ''}`;
    if (!found.has(key)) found.set(key, { kind, move, target: place });
  }
  return [...found.values()].sort((a, b) => WARNINGS.indexOf(a.kind) - WARNINGS.indexOf(b.kind));
}
