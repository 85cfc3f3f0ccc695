import type { Level } from '@gah/ai';
import type { SeatIndex, SetupInput } from '@gah/engine';
import { at } from '@gah/engine';

/** Crests, each a colour with a heraldic partition of its own. */
export const CRESTS = [0, 1, 2, 3] as const;
export type Crest = (typeof CRESTS)[number];

/** Who sits on a seat. */
export type SeatedPlayer = { readonly crest: Crest } & (
  { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: Level }
);

/** Everything that is chosen before a game begins. */
export interface GamePlan {
  readonly setup: SetupInput;
  /** By seat. Alone, the automatic opponent is not among them. */
  readonly players: readonly SeatedPlayer[];
}

/** The crest of a seat; where no player sits, as the opponent of somebody alone, one that is free. */
export function crestOf(players: readonly { readonly crest: Crest }[], seat: SeatIndex): Crest {
  const isFree = (crest: Crest): boolean => players.every((player) => player.crest !== crest);
  return players[seat]?.crest ?? at(CRESTS, CRESTS.findIndex(isFree));
}

export const isPerson = (players: readonly SeatedPlayer[], seat: SeatIndex): boolean =>
  players[seat]?.kind === 'person';

export const personsOf = (players: readonly SeatedPlayer[]): SeatIndex[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
