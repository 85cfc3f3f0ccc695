import type { GameState, GameView, Move, RngState, SetupInput } from '@gah/engine';
import { createGame, MODULES, moves, pending, play, randomInt, seedRng, viewOf } from '@gah/engine';

export const EVERYTHING = { modules: MODULES, promos: true } as const;

/** Set-ups that together have every kind of decision. */
export const TABLES: readonly SetupInput[] = [
  { seats: 2, seed: 'two' },
  { seats: 3, seed: 'three', staff: 'draft', hotel: 'day', edition: '2015' },
  { seats: 4, seed: 'four', ...EVERYTHING, staff: 'draft' },
  { seats: 2, seed: 'starter', staff: 'starter', modules: ['ballrooms', 'more'] },
  { seats: 2, seed: 'key', modules: ['startPlayer', 'celebrities', 'entrances'] },
  { seats: 1, seed: 'alone' },
  {
    seats: 1,
    seed: 'alone with all',
    modules: MODULES.filter((module) => module !== 'startPlayer'),
    promos: true,
    difficulty: 'hard',
  },
];

export type Player = (view: GameView, legal: readonly Move[], seat: number) => Move;

/** Plays a game to its end, every move checked by the engine. */
export function playGame(
  setup: SetupInput,
  player: Player,
  watch?: (state: GameState, seat: number, legal: readonly Move[]) => void,
): GameState {
  let state = createGame(setup);
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const legal = moves(state, seat);
    watch?.(state, seat, legal);
    const played = play(state, player(viewOf(state, seat), legal, seat));
    if (!played.ok) throw new Error(`${played.refusal.code} ${played.refusal.detail}`);
    state = played.state;
  }
  return state;
}

/** Ends turns late and passes never, so that games go somewhere. */
export const randomPlayer = (rng: RngState = seedRng('random')): Player => {
  return (_view, legal) => {
    const wanted = legal.filter(({ kind }) => kind !== 'pass' && kind !== 'endTurn');
    const choice = wanted.length > 0 ? wanted : legal;
    const move = choice[randomInt(rng, choice.length)];
    if (!move) throw new Error('no move');
    return move;
  };
};

/** Positions from the middle of random games. */
export function positions(setup: SetupInput, every: number): GameState[] {
  const found: GameState[] = [];
  let count = 0;
  playGame(setup, randomPlayer(seedRng(setup.seed)), (state) => {
    if (count++ % every === 0) found.push(state);
  });
  return found;
}
