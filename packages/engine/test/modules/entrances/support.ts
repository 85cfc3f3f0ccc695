import type { EntranceKey, GuestNumber, ModuleName, SetupInput } from '@gah/engine';
import { createGame, MODULES, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests } from '@gah/engine/testing';

/** Short words that the tests of the entrances share. */

type EntrancesState = NonNullable<Scenario['state']['modules']['entrances']>;

/** An entrance for the other seats that the case has nothing to do with. */
const otherThan = (key: EntranceKey): EntranceKey => (key === 'paulwei' ? 'stroup' : 'paulwei');

const withEntrances = (modules: readonly ModuleName[] = []): ModuleName[] =>
  MODULES.filter((module) => module === 'entrances' || modules.includes(module));

function inputFor(key: EntranceKey, player: PlayerInput, input: PositionInput): PositionInput {
  const players = [player, ...(input.players ?? [{}])];
  const owned = [key, ...players.slice(1).map(() => otherThan(key))];
  return {
    ...input,
    players,
    modules: withEntrances(input.modules),
    entrances: { owned, tokens: [], personalPolitics: [], emperorTiles: [], ...input.entrances },
  };
}

/** The first seat has this entrance and is at turn; the other seats come from `input.players`. */
export const ownerOf = (
  key: EntranceKey,
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario => scenario(position(inputFor(key, player, input)));

/** The same after the main action: additional actions, or the end of the turn. */
export const ownerAfterMain = (
  key: EntranceKey,
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario => ownerOf(key, player, { ...input, mainDone: true });

interface Guests {
  /** In the pile of the round. */
  readonly pile?: readonly GuestNumber[];
  /** Kept for a politics card since an earlier round. */
  readonly kept?: readonly GuestNumber[];
}

/** The owner of Kaufman with the fourth table and guests who have left before. */
export function kaufmanOwner(
  player: PlayerInput,
  input: PositionInput = {},
  { pile = [], kept = [] }: Guests = {},
): Scenario {
  const game = scenario(position(inputFor('kaufman', player, input)));
  const seat = game.seat(0);
  if (seat.cafe.length < 4) seat.cafe = [...seat.cafe, null];
  const gone = new Set([...pile, ...kept]);
  game.state.guestDeck = game.state.guestDeck.filter((guest) => !gone.has(guest));
  entrancesIn(game).pile = pile;
  seat.kept = kept;
  return game;
}

export function entrancesIn(game: Scenario): EntrancesState {
  const { entrances } = game.state.modules;
  if (!entrances) throw new Error('entrances are not in play');
  return entrances;
}

const SEEDS = Array.from({ length: 3000 }, (_, number) => `entrances ${number}`);

/** A new game in which exactly these entrances have been laid out. */
export function offering(keys: readonly EntranceKey[], setup: Partial<SetupInput> = {}): Scenario {
  const wanted = [...keys].sort().join();
  for (const seed of SEEDS) {
    const state = createGame({
      seats: keys.length,
      staff: 'starter',
      ...setup,
      seed,
      modules: withEntrances(setup.modules),
    });
    const offered = [...(state.modules.entrances?.offered ?? [])];
    if (offered.sort().join() === wanted) return scenario(state);
  }
  throw new Error(`no game with ${wanted}`);
}

/** A new game of two in which the start player has just gained this entrance for nothing. */
export function gaining(key: EntranceKey, setup: Partial<SetupInput> = {}): Scenario {
  const game = offering([key, otherThan(key)], setup);
  return game.do({ kind: 'auction', entrance: key, bid: 0 }, { kind: 'skip' });
}

/** Plays on with the first legal move, or without doing anything where one may, up to a kind of task. */
export function upTo(game: Scenario, ...kinds: string[]): Scenario {
  for (let steps = 0; !kinds.includes(game.task?.kind ?? ''); steps++) {
    const [first] = game.legal;
    if (!first || steps > 100) throw new Error(`no ${kinds.join()} in sight`);
    game.do(game.offers({ kind: 'skip' }) ? { kind: 'skip' } : first);
  }
  return game;
}

/** Points that entrances have paid during play. */
export const entranceVp = (game: Scenario, seat = 0): number =>
  scoreSheets(game.state)[seat]?.bySource.entrance ?? 0;

/** A served green guest without points, whose reward has nothing to act on; fits every room. */
export const GREEN = { guest: guests.mIngalls, goods: { strudel: 2 } } as const;
