import type { GameState, ModuleName, SetupInput } from '@gah/engine';
import {
  contentFor,
  createGame,
  hotelPlan,
  MODULES,
  modulesFor,
  play,
  SetupError,
  startGame,
} from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  ELISABETH,
  LEOPOLD,
  NAMED_SELECTIONS,
  OPPONENT,
  PLAYER,
  playOut,
  SELECTIONS,
  soloOf,
  takeDie,
} from './support.js';

const content = contentFor('2021', null);
const SEEDS = Array.from({ length: 60 }, (_, index) => `solo ${index}`);

const start = (setup: Partial<SetupInput> = {}): GameState =>
  createGame({ seats: 1, seed: 'alone', ...setup });

const seat = (state: GameState, index: number): GameState['seats'][number] => {
  const found = state.seats[index];
  if (!found) throw new RangeError(`no seat ${index}`);
  return found;
};

/** The first legal move again and again, until the first round begins. */
function untilRoundOne(game: Scenario): string[] {
  const asked: string[] = [];
  while (game.state.round === 0) {
    const [move] = game.legal;
    if (!move || !game.task) throw new Error('stuck');
    asked.push(`${game.task.kind} ${move.seat}`);
    game.do(move);
  }
  return asked;
}

describe('solo set-up', () => {
  it('solo.setup: seats the player and the opponent as in a game of two, with ten dice', () => {
    const game = scenario(start());
    expect(game.state.seats).toHaveLength(2);
    expect(game.state.setup).toMatchObject({ seats: 1, names: [''], difficulty: 'medium' });
    untilRoundOne(game);
    const dice = game.state.dice.reduce((sum, count) => sum + count, 0);
    expect(dice + game.seat(OPPONENT).diceTaken.length).toBe(10);
  });

  it('the player has 10 krones and one of each dish and drink', () => {
    expect(seat(start(), PLAYER)).toMatchObject({ krones: 10, kitchen: [1, 1, 1, 1, 0] });
  });

  it.each(NAMED_SELECTIONS)(
    'solo.opponent: the opponent has no money, kitchen, hand, guest or room: %s',
    (name, modules) => {
      const game = scenario(start({ modules, seed: name }));
      expect(game.seat(OPPONENT)).toMatchObject({
        krones: 0,
        kitchen: [0, 0, 0, 0, 0],
        hand: [],
        played: [],
        occupied: 0,
        emperor: 0,
      });
      expect(game.seat(OPPONENT).cafe.every((guest) => guest === null)).toBe(true);
      const reserved = soloOf(game).waiting.map(({ room }) => room);
      expect(game.seat(OPPONENT).tiles).toBe(
        reserved.reduce((mask, room) => mask | (1 << room), 0),
      );
    },
  );

  it('solo.opponent: the opponent plays the night side, whatever the player has', () => {
    for (const hotel of ['night', 'day'] as const) {
      const state = start({ hotel });
      expect(hotelPlan(content, seat(state, OPPONENT).hotel).key).toBe('night');
      expect(hotelPlan(content, seat(state, PLAYER).hotel).key === 'night').toBe(hotel === 'night');
    }
  });

  it('solo.setup: only the player is asked: staff, first guest, rooms', () => {
    expect([...new Set(untilRoundOne(scenario(start())))]).toEqual([
      'returnStaff 0',
      'firstGuest 0',
      'setupRooms 0',
    ]);
  });
});

describe('the turn order tiles', () => {
  it('solo.order: the opponent has tile 1/4 first, whatever the seed', () => {
    for (const seed of SEEDS) expect(start({ seed }).startSeat).toBe(OPPONENT);
  });

  it('the first event names the opponent as the start player, whatever the seed', () => {
    for (const seed of SEEDS) {
      const [first] = startGame({ seats: 1, seed }).events;
      expect(first).toEqual({ type: 'gameStarted', startSeat: OPPONENT });
    }
  });

  it('the opponent has the first and the last turn of a round, then the player has', () => {
    const game = scenario(start());
    untilRoundOne(game);
    while (game.state.round < 3) takeDie(game).do({ kind: 'endTurn' });
    const rounds: number[][] = [];
    for (const event of game.events) {
      if (event.type === 'roundStarted') rounds.push([]);
      if (event.type === 'turnStarted') rounds.at(-1)?.push(event.seat);
    }
    expect(rounds.slice(0, 2)).toEqual([
      [1, 0, 0, 1],
      [0, 1, 1, 0],
    ]);
  });

  it('solo.order: they swap each round', () => {
    const events = playOut({ seed: 'seven rounds' }).events.flat();
    const starters = events.flatMap((event) =>
      event.type === 'roundStarted' ? [event.startSeat] : [],
    );
    expect(starters).toEqual([1, 0, 1, 0, 1, 0, 1]);
  });
});

describe('staff at set-up', () => {
  it('solo.staff: five random final-scoring cards form the private deck of the opponent', () => {
    const finals = new Set<number>();
    for (const seed of SEEDS) {
      const { faceDown } = soloOf({ state: start({ seed }) });
      expect(new Set(faceDown).size).toBe(5);
      for (const card of faceDown) finals.add(card);
    }
    // All of them can lie there, the Secretary (29) too, and nothing else.
    expect([...finals].sort((a, b) => a - b)).toEqual([
      27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48,
    ]);
  });

  it('with ballrooms card 126 is one of them', () => {
    const dealt = SEEDS.flatMap(
      (seed) => soloOf({ state: start({ seed, modules: ['ballrooms'] }) }).faceDown,
    );
    expect(dealt).toContain(126);
  });

  it('solo.staff: the player draws ten cards and puts four under the deck, in an order of choice', () => {
    const game = scenario(start());
    const drawn = game.seat(PLAYER).hand.slice();
    expect(drawn).toHaveLength(10);
    expect(game.task).toMatchObject({ kind: 'returnStaff', seat: PLAYER, left: 4 });
    const under = [drawn[7], drawn[2], drawn[9], drawn[0]].map((card) => card ?? 0);
    const before = game.state.staffDeck.length;
    for (const card of under) game.do({ kind: 'putUnder', card });
    expect(game.seat(PLAYER).hand).toEqual(drawn.filter((card) => !under.includes(card)));
    expect(game.state.staffDeck).toHaveLength(before + 4);
    expect(new Set(game.state.staffDeck.slice(0, 4))).toEqual(new Set(under));
    expect(game.task?.kind).toBe('firstGuest');
  });

  it('no card is at two places', () => {
    const state = start();
    const cards = [...state.staffDeck, ...seat(state, PLAYER).hand, ...soloOf({ state }).faceDown];
    expect(new Set(cards).size).toBe(48);
    expect(cards).toHaveLength(48);
  });
});

describe('with entrances', () => {
  const modules: ModuleName[] = ['entrances'];

  it('solo.ownHotel: the player picks one of three and starts with 7 krones', () => {
    const game = scenario(start({ modules }));
    while (game.task?.kind === 'returnStaff') game.do({ ...game.legal[0], kind: 'putUnder' });
    expect(game.task).toEqual({ kind: 'pickEntrance', seat: PLAYER });
    const offered = game.state.modules.entrances?.offered ?? [];
    expect(new Set(offered).size).toBe(3);
    expect(game.legal.map((move) => move.kind === 'auction' && move.entrance)).toEqual(offered);
    const [, second] = game.legal;
    if (!second) throw new Error('no choice');
    game.do(second);
    expect(game.state.modules.entrances?.owned).toEqual([offered[1], null]);
    expect(game.state.modules.entrances?.offered).toEqual([]);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
    expect(game.seat(PLAYER).krones).toBe(7);
  });

  it('the kitchen starts with the goods of the entrance alone', () => {
    expect(seat(start({ modules }), PLAYER).kitchen).toEqual([0, 0, 0, 0, 0]);
  });

  it('solo.ownHotel: the opponent gets one of the four solo hotels, each of them sometimes', () => {
    const hotels = SEEDS.map((seed) => soloOf({ state: start({ seed, modules }) }).hotel);
    expect([...new Set(hotels)].sort()).toEqual([
      'hautelCouture',
      'nineStarsInn',
      'sushiResort',
      'tollBridge',
    ]);
  });

  it('without entrances it has none', () => {
    for (const others of SELECTIONS.filter((names) => !names.includes('entrances'))) {
      expect(soloOf({ state: start({ modules: others }) }).hotel).toBeNull();
    }
  });
});

describe('with ballrooms', () => {
  const modules: ModuleName[] = ['ballrooms'];
  const begin = (seed: string) => startGame({ seats: 1, seed, modules });
  /** The rehearsal room comes after the choice of staff. */
  const chosen = (seed: string): Scenario => {
    const game = scenario(begin(seed).state);
    while (game.task?.kind === 'returnStaff') game.do({ ...game.legal[0], kind: 'putUnder' });
    return game;
  };

  it('solo.rehearsalRoom: the player gets a random rehearsal room and is not asked', () => {
    const rooms = SEEDS.map((seed) => chosen(seed).state.modules.ballrooms?.rehearsal[PLAYER]);
    expect(new Set(rooms)).toEqual(new Set([0, 1, 2, 3]));
    expect(untilRoundOne(scenario(begin('ball').state))).not.toContain('rehearsal 0');
  });

  it('its ten dancers wait there; those of the opponent have no room', () => {
    const game = chosen('ball');
    const { rehearsal = [], sections = [], offered } = game.state.modules.ballrooms ?? {};
    const room = content.rehearsalRooms[rehearsal[PLAYER] ?? -1];
    expect(sections[PLAYER]).toEqual(room?.sections.map(({ dancers }) => dancers));
    expect(sections[OPPONENT]?.reduce((sum, dancers) => sum + dancers, 0)).toBe(10);
    expect(offered).toEqual([]);
    expect(game.eventsOf('rehearsalChosen')).toMatchObject([{ seat: PLAYER }]);
  });

  it('the player has a champagne more, the opponent none', () => {
    const { state } = begin('ball');
    expect(state.seats.map(({ kitchen }) => kitchen[4])).toEqual([1, 0]);
  });
});

describe('the instruction deck', () => {
  it.each(NAMED_SELECTIONS)('solo.deck: has the right twenty cards: %s', (_name, modules) => {
    const { deck, discard } = soloOf({ state: start({ modules }) });
    const elisabeth = modules.includes('ballrooms') || modules.includes('celebrities');
    expect(deck.slice().sort()).toEqual(elisabeth ? ELISABETH : LEOPOLD);
    expect(discard).toEqual([]);
  });

  it('is shuffled', () => {
    const next = SEEDS.map((seed) => soloOf({ state: start({ seed }) }).deck.at(-1));
    expect(new Set(next).size).toBeGreaterThan(10);
  });

  it('a card turned over is discarded; the opponent begins round 1 by itself', () => {
    const game = scenario(start());
    untilRoundOne(game);
    const [turned] = game.eventsOf('instructionTurned');
    expect(soloOf(game).discard).toEqual([turned?.card]);
    expect(soloOf(game).deck).toHaveLength(19);
    expect(game.task).toMatchObject({ kind: 'turn', seat: PLAYER });
  });
});

describe('refused set-ups', () => {
  const codeOf = (setup: Partial<SetupInput>): string | null => {
    try {
      start(setup);
      return null;
    } catch (error) {
      return error instanceof SetupError ? error.code : 'another error';
    }
  };

  it('solo.refused: the start-player module is not used alone', () => {
    expect(codeOf({ modules: ['startPlayer'] })).toBe('module-not-alone');
    expect(codeOf({ modules: ['ballrooms', 'startPlayer'] })).toBe('module-not-alone');
    expect(modulesFor(1)).toEqual(
      MODULES.filter((module) => codeOf({ modules: [module] }) === null),
    );
    expect(modulesFor(2)).toEqual(MODULES);
  });

  it.each(['draft', 'starter'] as const)('solo.refused: neither is the %s of staff', (staff) => {
    expect(codeOf({ staff })).toBe('bad-staff');
  });

  it.each([2, 3, 4])('a difficulty is only for one person, not for %i', (seats) => {
    expect(codeOf({ seats, difficulty: 'easy' })).toBe('bad-difficulty');
    expect(codeOf({ seats, difficulty: null })).toBeNull();
  });

  it('a difficulty is easy, medium or hard', () => {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      expect(start({ difficulty }).setup.difficulty).toBe(difficulty);
    }
    expect(codeOf({ difficulty: 'brutal' as 'hard' })).toBe('bad-difficulty');
  });

  it('there is one name, the player’s', () => {
    expect(codeOf({ names: ['Anna'] })).toBeNull();
    expect(codeOf({ names: ['Anna', 'Leopold'] })).toBe('bad-names');
  });

  it('nobody can move for the opponent', () => {
    const played = play(start(), { seat: OPPONENT, kind: 'pass' });
    expect(played).toMatchObject({ ok: false, refusal: { code: 'not-your-decision' } });
  });
});
