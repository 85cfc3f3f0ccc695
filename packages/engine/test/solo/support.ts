import type {
  ByVpSource,
  GameEvent,
  GameState,
  ModuleName,
  RoomIndex,
  SetupInput,
} from '@gah/engine';
import { createGame, MODULES, play, roomsOf, scoreSheets, seedRng } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { eagerPlayer, position, scenario, politics } from '@gah/engine/testing';

/** Short words that the tests of the solo game share. */

export const PLAYER = 0;
export const OPPONENT = 1;

export type SoloInput = NonNullable<PositionInput['solo']>;
export type SoloState = NonNullable<GameState['modules']['solo']>;
export type SoloHotel = NonNullable<SoloState['hotel']>;

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The instruction cards of the two decks. */
export const LEOPOLD = numbers(193, 212);
export const ELISABETH = numbers(213, 232);

const SOLO_MODULES = MODULES.filter((module) => module !== 'startPlayer');
/** Every selection of modules that can be played alone. */
export const SELECTIONS: readonly ModuleName[][] = numbers(0, 2 ** SOLO_MODULES.length - 1).map(
  (mask) => SOLO_MODULES.filter((_module, index) => (mask & (1 << index)) !== 0),
);

/** The same, with a name. */
export const NAMED_SELECTIONS = SELECTIONS.map(
  (modules) => [modules.length > 0 ? modules.join(', ') : 'no module', modules] as const,
);

/** The deck with these cards on top, the next one first. */
function deckWith(...next: readonly number[]): number[] {
  const deck = LEOPOLD.includes(next[0] ?? 0) ? LEOPOLD : ELISABETH;
  return [...deck.filter((card) => !next.includes(card)), ...[...next].reverse()];
}

export interface TurnInput extends Omit<PositionInput, 'players' | 'solo'> {
  readonly player?: PlayerInput;
  readonly opponent?: PlayerInput;
  readonly solo?: SoloInput;
}

/** Both have used one number, the player has just used the other: the opponent is next, once. */
function beforeTurn(card: number, input: TurnInput = {}): Scenario {
  const { player, opponent, solo, ...rest } = input;
  return scenario(
    position({
      seats: 1,
      mainDone: true,
      dice: [1, 2, 3, 4, 5, 6],
      politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
      ...rest,
      solo: { deck: deckWith(card), ...solo },
      players: [
        { diceTaken: [6], ...player },
        { diceTaken: [6], ...opponent },
      ],
    }),
  );
}

/** The opponent has had one turn with this card; the player is asked again. */
export const turnOf = (card: number, input: TurnInput = {}): Scenario =>
  beforeTurn(card, input).do({ kind: 'endTurn' });

/** The player is at turn and has done nothing yet. */
export function playerTurn(input: TurnInput): Scenario {
  const { player = {}, opponent = {}, ...rest } = input;
  return scenario(position({ seats: 1, ...rest, players: [player, opponent] }));
}

/** The opponent has this hotel; the player has an entrance that does nothing. */
export const withHotel = (hotel: SoloHotel, solo: SoloInput = {}): TurnInput => ({
  modules: ['entrances'],
  entrances: { owned: ['ninas', null], personalPolitics: [] },
  solo: { hotel, ...solo },
});

/** Takes a die in the plainest way and declines what is offered; the turn is not ended. */
export function takeDie(game: Scenario, space?: number): Scenario {
  const dice = game.legal.filter((move) => move.kind === 'takeDie' && !move.boost);
  const [die] = dice.filter((move) => 'space' in move && move.space === (space ?? move.space));
  if (!die) throw new Error(`no die on ${space ?? 'any space'}`);
  game.do(die);
  while (game.task?.kind !== 'turn') {
    const [first] = game.legal;
    if (!first) throw new Error('stuck');
    game.do(game.legal.find((move) => move.kind === 'skip') ?? first);
  }
  return game;
}

export function soloOf({ state }: { readonly state: GameState }): SoloState {
  const { solo } = state.modules;
  if (!solo) throw new Error('not a solo game');
  return solo;
}

/** Points of the opponent by source. */
export function pointsOf(game: { readonly state: GameState }, seat = OPPONENT): ByVpSource<number> {
  const sheet = scoreSheets(game.state)[seat];
  if (!sheet) throw new RangeError(`no seat ${seat}`);
  return sheet.bySource;
}

export const occupiedRooms = (game: Scenario): RoomIndex[] => roomsOf(game.seat(OPPONENT).occupied);

/** Guests the opponent has taken, in order. */
export const guestsTaken = (game: Scenario): number[] =>
  game.eventsOf('guestTaken').flatMap(({ seat, guest }) => (seat === OPPONENT ? [guest] : []));

/** Value and colour of the dice the opponent has taken. */
export const diceTaken = (game: Scenario): string[] =>
  game
    .eventsOf('dieTaken')
    .flatMap(({ seat, space, die }) => (seat === OPPONENT ? [`${die} ${space}`] : []));

/** A whole game played by chance, or its first moves: the states, and the events between them. */
export interface Story {
  readonly states: readonly GameState[];
  /** What the move into the state of the same index brought. */
  readonly events: readonly (readonly GameEvent[])[];
}

export function playOut(setup: Omit<SetupInput, 'seats'>, most = Infinity): Story {
  const rng = seedRng(`${setup.seed} by chance`);
  const player = eagerPlayer(new Map());
  const states = [createGame({ seats: 1, ...setup })];
  const events: GameEvent[][] = [[]];
  for (let state = states[0]; state && states.length <= most; state = states.at(-1)) {
    const move = player(state, rng);
    const played = move && play(state, move);
    if (!played?.ok) break;
    states.push(played.state);
    events.push(played.events);
  }
  return { states, events };
}
