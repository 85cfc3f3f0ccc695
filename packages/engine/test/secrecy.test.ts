import type { GameEvent, GameState, ModuleName, Move, SetupInput } from '@gah/engine';
import {
  createGame,
  eventsFor,
  MODULES,
  moves,
  pending,
  play,
  randomInt,
  refusalOf,
  sampleHidden,
  seedRng,
  STAFF_DEALS,
  undoTarget,
  viewOf,
} from '@gah/engine';
import { eagerPlayer, problemsOf, staff } from '@gah/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionsOf } from './questions/wishes.js';

/** A random position some way into a game. */
const positions = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    staff: fc.constantFrom(...STAFF_DEALS),
    modules: fc.subarray([...MODULES]),
    promos: fc.boolean(),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    depth: fc.integer({ min: 0, max: 150 }),
  })
  .map(({ depth, ...setup }) => playOn(createGame(fitting(setup)), depth, setup.seed));

/** Alone, staff is dealt at random and there is no start player to become. */
function fitting(setup: SetupInput & { modules: ModuleName[] }): SetupInput {
  if (setup.seats > 1) return setup;
  return {
    ...setup,
    staff: 'random',
    modules: setup.modules.filter((module) => module !== 'startPlayer'),
  };
}

function playOn(start: GameState, depth: number, seed: string): GameState {
  const rng = seedRng(`${seed} depth`);
  const player = eagerPlayer(new Map());
  let state = start;
  for (let ply = 0; ply < depth; ply++) {
    const move = player(state, rng);
    const played = move && play(state, move);
    if (!played?.ok) break;
    state = played.state;
  }
  return state;
}

/** The same position for a seat, with everything it cannot know dealt anew. */
const twinFor = (state: GameState, seat: number, seed: number): GameState =>
  sampleHidden(viewOf(state, seat), seedRng(`twin ${seed}`));

/** What a seat sees of the cards that only others may see: a twin is made from it, and would hide a leak. */
const cardsOfOthers = (state: GameState, seat: number): (number | null)[] => {
  const { seats, draft } = viewOf(state, seat);
  const hidden = seats.map(({ hand, drawn }, at) => [
    ...hand,
    ...drawn,
    ...(draft?.packs[at] ?? []),
  ]);
  return hidden.filter((_, at) => at !== seat).flat();
};

/** Moves a seat might try: legal ones, changed ones, and plain nonsense. */
function attempts(state: GameState, seat: number): Move[] {
  const legal = moves(state, seat);
  const cards = Array.from({ length: 50 }, (_, card): Move => ({ seat, kind: 'playStaff', card }));
  const rooms = Array.from({ length: 21 }, (_, room): Move => ({
    seat,
    kind: 'prepareRoom',
    room,
  }));
  const guests = Array.from({ length: 6 }, (_, place): Move => ({
    seat,
    kind: 'takeGuest',
    place,
  }));
  return [
    ...legal,
    ...cards,
    ...rooms,
    ...guests,
    { seat, kind: 'endTurn' },
    { seat, kind: 'pass' },
  ];
}

/** Events after which the world is another one. */
const REVEALING = new Set<GameEvent['type']>([
  'diceRolled',
  'guestArrived',
  'celebrityArrived',
  'instructionTurned',
  'packsPassed',
]);

const isNews = (event: GameEvent, viewer: number): boolean =>
  REVEALING.has(event.type) || (event.type === 'staffDrawn' && event.seat === viewer);

describe('secrecy', () => {
  it('whole.secrecy: the cards of others lie face down, whatever is decided', () => {
    const shown = positionsOf({ games: 4, ofEachKind: 3 });
    expect(shown.some(({ state }) => state.seats.some(({ drawn }) => drawn.length > 0))).toBe(true);
    for (const { state } of shown)
      for (const seat of state.seats.keys())
        expect(cardsOfOthers(state, seat).filter((card) => card !== null)).toEqual([]);
  });

  it('whole.secrecy: positions that differ only in hidden things look the same, offer and refuse the same', () => {
    fc.assert(
      fc.property(positions, fc.nat(), (state, seed) => {
        for (const seat of state.seats.keys()) {
          const twin = twinFor(state, seat, seed);
          expect(problemsOf(twin)).toEqual([]);
          expect({ ...viewOf(twin, seat), undoTarget: null }).toEqual({
            ...viewOf(state, seat),
            undoTarget: null,
          });
          expect(pending(twin)).toEqual(pending(state));
          expect(moves(twin, seat)).toEqual(moves(state, seat));
          for (const attempt of attempts(state, seat)) {
            expect(refusalOf(twin, attempt)).toEqual(refusalOf(state, attempt));
          }
        }
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  it('the same moves have the same events for a seat until something new is revealed', () => {
    fc.assert(
      fc.property(positions, fc.nat(), (state, seed) => {
        const rng = seedRng(`moves ${seed}`);
        for (const seat of state.seats.keys()) {
          let own = state;
          let twin = twinFor(state, seat, seed);
          for (let step = 0; step < 12; step++) {
            const legal = moves(own, seat);
            const move = legal[randomInt(rng, Math.max(1, legal.length))];
            if (!move) break;
            const played = play(own, move);
            const twinPlayed = play(twin, move);
            if (!played.ok || !twinPlayed.ok) throw new Error('a legal move was refused');
            if (played.state.undoFloor === played.state.ply) break;
            expect(eventsFor(twinPlayed.events, seat)).toEqual(eventsFor(played.events, seat));
            expect(viewOf(twinPlayed.state, seat).seats).toEqual(viewOf(played.state, seat).seats);
            own = played.state;
            twin = twinPlayed.state;
          }
        }
      }),
      { numRuns: 120, seed: 8 },
    );
  });

  it('whole.secrecy: what others do looks the same, whatever they hold, unless they show it', () => {
    const naming = new Set<Move['kind']>(['draft', 'playStaff', 'putUnder']);
    fc.assert(
      fc.property(positions, fc.nat(), (state, seed) => {
        for (const viewer of state.seats.keys()) {
          const twin = twinFor(state, viewer, seed);
          for (const { seat } of pending(state)) {
            if (seat === viewer) continue;
            for (const move of moves(state, seat).filter(({ kind }) => !naming.has(kind))) {
              const played = play(state, move);
              const twinPlayed = play(twin, move);
              if (!played.ok || !twinPlayed.ok)
                throw new Error(`refused in one of them: ${move.kind}`);
              // A new roll, guest or card differs, of course, and so does what is laid out now.
              if (played.events.some((event) => isNews(event, viewer))) continue;
              if (played.state.phase === 'rehearsal' && state.phase === 'auction') continue;
              expect(eventsFor(twinPlayed.events, viewer)).toEqual(
                eventsFor(played.events, viewer),
              );
              expect({ ...viewOf(twinPlayed.state, viewer), undoTarget: null }).toEqual({
                ...viewOf(played.state, viewer),
                undoTarget: null,
              });
            }
          }
        }
      }),
      { numRuns: 120, seed: 9 },
    );
  });

  it('setup.secret, U1: nobody sees entrances and rehearsal rooms before the step that lays them out', () => {
    const setup = { seats: 3, seed: 'laid out', modules: MODULES, staff: 'draft' } as const;
    const player = eagerPlayer(new Map());
    const rng = seedRng('laid out');
    const seen = new Set<string>();
    let state = createGame(setup);
    while (state.phase === 'draft' || state.phase === 'auction') {
      for (const viewer of ['spectator', 0, 1, 2] as const) {
        const { ballrooms, entrances } = viewOf(state, viewer).modules;
        expect(ballrooms?.offered).toEqual([]);
        if (state.phase === 'draft') {
          expect(entrances).toMatchObject({
            offered: [],
            tokens: [],
            personalPolitics: [],
            emperorTiles: [],
          });
          const twin = sampleHidden(viewOf(state, viewer), seedRng(`${state.ply} ${viewer}`));
          seen.add(twin.modules.entrances?.offered.join() ?? '');
          expect(problemsOf(twin)).toEqual([]);
        } else {
          expect(entrances?.offered).toEqual(state.modules.entrances?.offered);
        }
      }
      const move = player(state, rng);
      const played = move && play(state, move);
      if (!played?.ok) throw new Error('a legal move');
      state = played.state;
    }
    expect(viewOf(state, 0).modules.ballrooms?.offered).toHaveLength(3);
    expect(seen.size).toBeGreaterThan(5);
  });

  it('setup.secret, U1: alone, too, and the step cannot be taken back', () => {
    const modules = MODULES.filter((module) => module !== 'startPlayer');
    let state = createGame({ seats: 1, seed: 'alone', modules });
    while (state.phase === 'draft') {
      expect(viewOf(state, 0).modules).toMatchObject({
        ballrooms: { offered: [], rehearsal: [-1, -1] },
        entrances: { offered: [] },
      });
      const [move] = moves(state, 0);
      const played = move && play(state, move);
      if (!played?.ok) throw new Error('a legal move');
      state = played.state;
    }
    expect(viewOf(state, 0).modules.entrances?.offered).toHaveLength(3);
    expect(undoTarget(state)).toBeNull();
  });

  it('another seat’s draws, returns and picks are only counted', () => {
    const events = [
      { type: 'staffDrawn', seat: 0, cards: [staff.groom, staff.stableman], toChoose: false },
      { type: 'staffReturned', seat: 0, cards: [staff.masseuse] },
      { type: 'cardPicked', seat: 0, cards: [staff.tourGuide] },
      {
        type: 'staffDealt',
        seat: 0,
        cards: [
          staff.breakfastServer,
          staff.waitress,
          staff.barkeeper,
          staff.sousChef,
          staff.groom,
          staff.stableman,
        ],
      },
    ] as const;
    expect(eventsFor(events, 0)).toEqual(events);
    for (const viewer of [1, 'spectator'] as const) {
      expect(eventsFor(events, viewer).map((event) => 'cards' in event && event.cards)).toEqual([
        2, 1, 1, 6,
      ]);
    }
  });

  it('setup.secret: a spectator sees no hand, no deck and no seed; a seat sees its own hand', () => {
    const state = createGame({ seats: 3, seed: 'top secret' });
    const spectator = viewOf(state, 'spectator');
    expect(spectator.seats.flatMap((seat) => seat.hand)).toEqual(
      Array.from({ length: 18 }, () => null),
    );
    expect(spectator.staffDeck.every((card) => card === null)).toBe(true);
    expect(JSON.stringify(spectator)).not.toContain('top secret');
    expect(viewOf(state, 1).seats[1]?.hand).toEqual(state.seats[1]?.hand);
    expect(viewOf(state, 1).seats[0]?.hand).toEqual([null, null, null, null, null, null]);
  });

  it('a seat knows the cards it has put under the deck; others do not', () => {
    const state = createGame({ seats: 2, seed: 'deck' });
    state.staffDeckSeen = [0b01, ...state.staffDeckSeen.slice(1)];
    expect(viewOf(state, 0).staffDeck[0]).toBe(state.staffDeck[0]);
    expect(viewOf(state, 1).staffDeck[0]).toBeNull();
    expect(sampleHidden(viewOf(state, 0), seedRng('x')).staffDeck[0]).toBe(state.staffDeck[0]);
  });
});
