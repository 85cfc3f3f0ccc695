import { choose, createMemory } from '@gah/ai';
import type { GameState, Move, SeatIndex, SetupInput } from '@gah/engine';
import { createGame, moves, pending, play, seedRng, toRecord, viewOf } from '@gah/engine';

/** A moment of a game: who is asked, and what that seat could do. */
export interface Moment {
  readonly state: GameState;
  readonly seat: SeatIndex;
  readonly legal: readonly Move[];
}

/** Thinks as far as is needed for a game that looks like one. */
const NODES = 400;

/**
 * A game that computer players have brought as far as wanted, always the same for the same seed; as a
 * file that the start page opens. The first seat is a person's.
 */
export function gameFile(setup: SetupInput, isThere: (moment: Moment) => boolean): string {
  let state = createGame(setup);
  const rng = seedRng(setup.seed);
  const memories = Array.from({ length: state.setup.seats }, () => createMemory());
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const legal = moves(state, seat);
    if (seat === 0 && isThere({ state, seat, legal })) return fileOf(state);
    const thinking = { rng, nodeLimit: NODES, memory: memories[seat] ?? createMemory() };
    const played = play(state, choose('director', viewOf(state, seat), legal, thinking));
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.state;
  }
  return fileOf(state);
}

const fileOf = (state: GameState): string =>
  JSON.stringify({
    format: 'grand-austria-hotel-save',
    version: 1,
    title: '',
    players: Array.from({ length: state.setup.seats }, (_, crest) =>
      crest === 0 ? { kind: 'person', crest } : { kind: 'computer', level: 'concierge', crest },
    ),
    record: toRecord(state),
  });
