import type { GameState, Move, RngState, StaffNumber, Viewer } from '@gah/engine';
import { at, shuffle } from '@gah/engine';

/** Cards this near to the top of the deck may be drawn, and seen, with the next move. */
const MAY_BE_DRAWN = 14;

type Zone = 'hand' | 'drawn';
const ZONES: readonly Zone[] = ['hand', 'drawn'];

/** Moves of others that name a card and yet keep it hidden. */
const COVERED: readonly Move['kind'][] = ['draft', 'putUnder'];

/** Shuffles what lies in hidden places; which places those are is said here, and nowhere else. */
function shuffled(
  state: GameState,
  viewer: Viewer,
  rng: RngState,
  stays: (card: StaffNumber) => boolean,
): GameState {
  const knows = viewer === 'spectator' ? 0 : 1 << viewer;
  const canMove = (card: StaffNumber): boolean => !stays(card);
  const isHiddenInDeck = (index: number): boolean =>
    (at(state.staffDeckSeen, index) & knows) === 0 && index < state.staffDeck.length - MAY_BE_DRAWN;
  const isOther = (_: unknown, seat: number): boolean => seat !== viewer;
  const pool = shuffle(
    rng,
    [
      ...state.seats.filter(isOther).flatMap((seat) => ZONES.flatMap((zone) => seat[zone])),
      ...(state.draft?.packs.filter(isOther).flat() ?? []),
      ...state.staffDeck.filter((_, index) => isHiddenInDeck(index)),
    ].filter(canMove),
  );
  const deal = (card: StaffNumber): StaffNumber =>
    canMove(card) ? (pool.pop() ?? missing()) : card;
  const packs = (state.draft?.packs ?? []).map((pack, seat) =>
    seat === viewer ? pack : pack.map(deal),
  );
  return {
    ...state,
    tasks: [...state.tasks],
    staffDeck: state.staffDeck.map((card, index) => (isHiddenInDeck(index) ? deal(card) : card)),
    seats: state.seats.map((seat, index) =>
      index === viewer
        ? { ...seat }
        : { ...seat, hand: seat.hand.map(deal), drawn: seat.drawn.map(deal) },
    ),
    draft: state.draft && {
      packs,
      // The same place in the pack, whatever lies there now.
      picks: state.draft.picks.map((card, seat) => {
        const place = state.draft?.packs[seat]?.indexOf(card) ?? -1;
        return packs[seat]?.[place] ?? card;
      }),
    },
  };
}

function missing(): never {
  throw new Error('as many cards are dealt as were taken');
}

/** The same position for a viewer, with other cards in the places it cannot see. */
export const twinOf = (state: GameState, viewer: Viewer, rng: RngState): GameState =>
  shuffled(state, viewer, rng, () => false);

/** The position before a move with other hidden cards, and the move as it looks the same there. */
export function twinBefore(
  state: GameState,
  move: Move,
  viewer: Viewer,
  rng: RngState,
): { readonly state: GameState; readonly move: Move } {
  if (move.seat === viewer || !('card' in move)) return { state: twinOf(state, viewer, rng), move };
  // A card that is shown must be the same one.
  if (!COVERED.includes(move.kind)) {
    return { state: shuffled(state, viewer, rng, (card) => card === move.card), move };
  }
  const twin = twinOf(state, viewer, rng);
  return { state: twin, move: { ...move, card: counterpart(state, twin, move.seat, move.card) } };
}

/** What lies in the twin where a card of this seat lies in the state. */
function counterpart(state: GameState, twin: GameState, seat: number, card: number): number {
  const places = [
    [state.draft?.packs[seat], twin.draft?.packs[seat]],
    ...ZONES.map((zone) => [state.seats[seat]?.[zone], twin.seats[seat]?.[zone]]),
  ];
  for (const [own, other] of places) {
    const found = other?.[own?.indexOf(card) ?? -1];
    if (found !== undefined) return found;
  }
  return card;
}
