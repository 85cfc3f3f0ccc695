import type { Playable } from '../content/content.js';
import { contentFor, isInPlay } from '../content/content.js';
import { createGame, moves, play } from '../api/engine.js';
import type { GameEvent } from '../model/events.js';
import type { SetupInput } from '../flow/setup.js';
import { parseSetup } from '../flow/setup.js';
import { stateHash } from '../api/hash.js';
import { fromRecord } from '../records/playback.js';
import { toRecord } from '../records/record.js';
import type { RngState } from '../random/small.js';
import { seedRng } from '../random/small.js';
import type { GameState } from '../model/state.js';
import type { StatefulModule } from '../modules/types.js';
import { MODULE_TESTING } from './modules.js';
import { auditMove, problemsOf } from './invariants.js';
import type { Coverage, RandomPlayer } from './randomPlay.js';
import { addTo } from '../util/counting.js';

/** What a played game showed. */
export interface Exercise {
  readonly finished: boolean;
  readonly decisions: number;
  readonly offeredMoves: number;
  readonly mostMoves: number;
  readonly refusals: number;
  readonly problems: readonly string[];
  readonly state: GameState;
}

export interface ExerciseOptions {
  /** Check every invariant and the events after every move. */
  readonly checked?: boolean;
  /** Play a copy that is written to JSON and read again before every move, and replay the record. */
  readonly twin?: boolean;
  readonly coverage?: Coverage;
}

/** No game comes near this; a longer one goes in circles. */
const MOST_DECISIONS = 20_000;

const usedBy = (event: GameEvent): string | null => {
  switch (event.type) {
    case 'staffPlayed':
      return `staff ${event.card}`;
    case 'guestMovedIn':
      return `guest ${event.guest}`;
    case 'politicsClaimed':
      return `politics ${event.card}`;
    case 'guestUsed':
      return `guest ${event.guest}`;
    case 'bellRung':
      return `bell ${event.card}`;
    case 'tileBonus':
      return `tile ${event.tile} bonus`;
    case 'tilePenalty':
      return `tile ${event.tile} penalty`;
    default:
      return usedByModule(event);
  }
};

const usedByModule = (event: GameEvent): string | null =>
  MODULE_TESTING.map(({ usedBy: used }) => used?.(event) ?? null).find((used) => used !== null) ??
  null;

const count = (coverage: Coverage, key: string): void => {
  addTo(coverage, key, 1);
};

function cover(coverage: Coverage, events: readonly GameEvent[]): void {
  for (const event of events) {
    const used = usedBy(event);
    if (used) count(coverage, used);
  }
}

/** What takes part from the beginning. */
function coverStart(coverage: Coverage, { modules }: GameState): void {
  for (const { name, usedFrom } of MODULE_TESTING) {
    const own = modules[name];
    for (const used of (own && usedFrom?.(own as never)) ?? []) count(coverage, used);
  }
}

const revived = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

/** Plays one game with a random player; the seed of the set-up decides everything. */
export function exercise(
  setup: SetupInput,
  player: RandomPlayer,
  options: ExerciseOptions = {},
): Exercise {
  const rng: RngState = seedRng(`${setup.seed} player`);
  const problems: string[] = [];
  let state = createGame(setup);
  if (options.coverage) coverStart(options.coverage, state);
  let twin = options.twin ? revived(state) : null;
  let decisions = 0;
  let offeredMoves = 0;
  let mostMoves = 0;
  let refusals = 0;
  while (state.phase !== 'over' && problems.length === 0 && decisions < MOST_DECISIONS) {
    const move = player(state, rng);
    if (!move) {
      problems.push('no move to choose from');
      break;
    }
    const offered = moves(state, move.seat).length;
    const played = play(state, move);
    if (!played.ok) {
      refusals++;
      problems.push(`refused: ${played.refusal.code} ${played.refusal.detail}`);
      break;
    }
    if (options.checked) {
      problems.push(...problemsOf(played.state), ...auditMove(state, played.events, played.state));
    }
    if (options.coverage) cover(options.coverage, played.events);
    state = played.state;
    if (twin) {
      const twinPlayed = play(revived(twin), move);
      twin = twinPlayed.ok ? twinPlayed.state : twin;
      if (stateHash(twin) !== stateHash(state)) problems.push('the revived twin differs');
    }
    decisions++;
    offeredMoves += offered;
    mostMoves = Math.max(mostMoves, offered);
  }
  if (options.twin && stateHash(fromRecord(toRecord(state))) !== stateHash(state)) {
    problems.push('the replayed record differs');
  }
  return {
    finished: state.phase === 'over',
    decisions,
    offeredMoves,
    mostMoves,
    refusals,
    problems: problems.map((problem) => `${problem} (after ${decisions} decisions)`),
    state,
  };
}

/** What modules add to data packs that ask for too much: each breaks a bound. */
export const hostileModulePacks = (): readonly object[] =>
  MODULE_TESTING.flatMap(({ hostilePacks }) => hostilePacks ?? []);

/** What one module of a set-up can bring into play, as keys of a Coverage. */
export function everythingOf(module: StatefulModule, setup: SetupInput): string[] {
  const testing = MODULE_TESTING.find(({ name }) => name === module);
  return testing?.everything?.(parseSetup(setup)) ?? [];
}

/** Every card and tile a set-up can bring into play, as keys of a Coverage. */
export function everyCard(setup: SetupInput): string[] {
  const complete = parseSetup(setup);
  const content = contentFor(complete.edition, complete.dataPack, complete.modules);
  const inPlay = <T extends Playable>(cards: readonly (T | undefined)[]): T[] =>
    cards.filter((card): card is T => card !== undefined && isInPlay(complete, card));
  const staff = inPlay(content.staff);
  return [
    ...staff.map(({ number }) => `staff ${number}`),
    ...staff.filter(({ bell }) => bell).map(({ number }) => `bell ${number}`),
    ...inPlay(content.guests).map(({ number }) => `guest ${number}`),
    ...inPlay(content.politics).map(({ number }) => `politics ${number}`),
    ...inPlay(Object.values(content.tiles)).flatMap(({ id }) => [
      `tile ${id} bonus`,
      `tile ${id} penalty`,
    ]),
    ...MODULE_TESTING.flatMap(({ everything }) => everything?.(complete) ?? []),
  ];
}
