import type { GameState, Move, SeatState } from '@gah/engine';
import { clone, playInPlace } from '@gah/engine/fast';

/** What a plan is made of: the deeds of a turn that a person would name, as data. */
export const PLAN_STEP_KINDS = [
  'takesGuest',
  'takesDie',
  'usesSpace',
  'serves',
  'fillsOrder',
  'preparesRooms',
  'occupiesRooms',
  'housesGuest',
  'hires',
  'usesStaff',
  'claims',
  'passes',
] as const;
export type PlanStepKind = (typeof PLAN_STEP_KINDS)[number];

export type PlanStep =
  | { readonly kind: 'takesGuest'; readonly guest: number }
  | { readonly kind: 'takesDie'; readonly space: number }
  /** An action without a die of one's own: copied, or given by a card. */
  | { readonly kind: 'usesSpace'; readonly space: number }
  | { readonly kind: 'serves'; readonly amount: number }
  | { readonly kind: 'fillsOrder'; readonly guest: number }
  | { readonly kind: 'preparesRooms'; readonly amount: number }
  | { readonly kind: 'occupiesRooms'; readonly amount: number }
  | { readonly kind: 'housesGuest'; readonly guest: number }
  | { readonly kind: 'hires'; readonly card: number }
  | { readonly kind: 'usesStaff'; readonly card: number }
  | { readonly kind: 'claims'; readonly card: number }
  | { readonly kind: 'passes' };

/** Null for the small decisions within an action, and for what nobody can foresee. */
function stepOf(
  move: Move,
  state: GameState,
  seat: SeatState,
  hand: readonly number[],
): PlanStep | null {
  const guestAt = (table: number): number | undefined => seat.cafe[table]?.card;
  const withGuest = (kind: 'housesGuest' | 'fillsOrder', table: number): PlanStep | null => {
    const guest = guestAt(table);
    return guest === undefined ? null : { kind, guest };
  };
  switch (move.kind) {
    case 'takeGuest': {
      const guest = state.queue[move.place];
      return guest === undefined ? null : { kind: 'takesGuest', guest };
    }
    case 'takeDie':
      return { kind: 'takesDie', space: move.space };
    case 'useSpace':
    case 'copy':
      return { kind: 'usesSpace', space: move.space };
    case 'place':
    case 'serve':
      return { kind: 'serves', amount: 1 };
    case 'fillOrder':
      return withGuest('fillsOrder', move.table);
    case 'prepareRoom':
      return { kind: 'preparesRooms', amount: 1 };
    case 'occupyRoom':
      return { kind: 'occupiesRooms', amount: 1 };
    case 'moveIn':
    case 'moveInPair':
      return withGuest('housesGuest', move.table);
    case 'playStaff':
      // A card that is still to be drawn is only one of many that may come.
      return hand.includes(move.card) ? { kind: 'hires', card: move.card } : null;
    case 'useStaff':
      return { kind: 'usesStaff', card: move.card };
    case 'claim': {
      const card = state.politics[move.slot];
      return card === undefined ? null : { kind: 'claims', card };
    }
    case 'pass':
      return { kind: 'passes' };
    default:
      return null;
  }
}

/** The deeds of a line, without its first move unless asked for, in order; the same done several times is one. */
export function planSteps(root: GameState, moves: readonly Move[], from = 1): PlanStep[] {
  const steps: PlanStep[] = [];
  const state = clone(root);
  for (const [place, move] of moves.entries()) {
    const seat = state.seats[move.seat];
    const hand = root.seats[move.seat]?.hand ?? [];
    const step = seat && place >= from ? stepOf(move, state, seat, hand) : null;
    const last = steps.at(-1);
    if (step && 'amount' in step && last?.kind === step.kind) {
      steps[steps.length - 1] = { ...step, amount: last.amount + step.amount };
    } else if (step) steps.push(step);
    playInPlace(state, move);
  }
  return steps;
}
