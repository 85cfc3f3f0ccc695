import type { GameState, Move } from '@gah/engine';
import {
  asMove,
  createGame,
  DataPackError,
  fromRecord,
  makeMove,
  moves,
  parseDataPack,
  parseMove,
  pending,
  play,
  RecordError,
  refusalOf,
  seedRng,
  SetupError,
  stateHash,
  toRecord,
} from '@gah/engine';
import {
  position,
  PositionError,
  uniformPlayer,
  guests,
  politics,
  staff,
} from '@gah/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const codeOf = (state: GameState, move: unknown): string | null => {
  const before = stateHash(state);
  const played = play(state, move as Move);
  expect(stateHash(state)).toBe(before);
  return played.ok ? null : played.refusal.code;
};

const thrown = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

describe('moves', () => {
  const state = position({
    dice: [1, 1, 6],
    queue: [
      guests.tezcatlipoca,
      guests.captGoldhaken,
      guests.mrHorsa,
      guests.mIngalls,
      guests.mrBoydell,
    ],
    players: [
      {
        krones: 1,
        cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }, guests.actress],
        free: [0, 1],
        hand: [staff.poolAttendant],
        kitchen: { wine: 1 },
      },
    ],
  });

  it.each<[string, unknown]>([
    ['malformed-move', null],
    ['malformed-move', 'pass'],
    ['malformed-move', { seat: 0 }],
    ['malformed-move', { seat: 0, kind: 'toString' }],
    ['malformed-move', { seat: 0, kind: 'pass', extra: 1 }],
    [
      'malformed-move',
      { seat: 0, kind: 'takeDie', space: 1, die: 'white', boost: 1, bonus: false },
    ],
    ['malformed-move', { seat: 0, kind: 'takeGuest', place: 1.5 }],
    ['malformed-move', { seat: 0, kind: 'serve', good: 'beer', table: 0 }],
    ['unknown-seat', { seat: 2, kind: 'pass' }],
    ['unknown-seat', { seat: -1, kind: 'pass' }],
    ['not-your-decision', { seat: 1, kind: 'pass' }],
    ['cannot-skip', { seat: 0, kind: 'skip' }],
    ['main-action-open', { seat: 0, kind: 'endTurn' }],
    ['too-expensive', { seat: 0, kind: 'takeGuest', place: 0 }],
    ['no-such-place', { seat: 0, kind: 'takeGuest', place: 5 }],
    [
      'no-die-there',
      { seat: 0, kind: 'takeDie', space: 2, die: 'white', boost: false, bonus: false },
    ],
    ['no-bonus', { seat: 0, kind: 'takeDie', space: 1, die: 'white', boost: false, bonus: true }],
    [
      'too-expensive',
      { seat: 0, kind: 'takeDie', space: 6, die: 'white', boost: true, bonus: false },
    ],
    ['order-open', { seat: 0, kind: 'moveIn', table: 1, room: 1 }],
    ['room-wrong-color', { seat: 0, kind: 'moveIn', table: 0, room: 1 }],
    ['room-not-free', { seat: 0, kind: 'moveIn', table: 0, room: 10 }],
    ['no-guest-there', { seat: 0, kind: 'moveIn', table: 2, room: 0 }],
    ['good-not-there', { seat: 0, kind: 'serve', good: 'cake', table: 1 }],
    ['good-not-ordered', { seat: 0, kind: 'serve', good: 'wine', table: 0 }],
    ['staff-not-in-play', { seat: 0, kind: 'useStaff', card: staff.breakfastServer }],
    ['condition-not-met', { seat: 0, kind: 'claim', slot: 0 }],
    ['other-moment', { seat: 0, kind: 'prepareRoom', room: 5 }],
  ])('%s', (code, move) => {
    expect(codeOf(state, move)).toBe(code);
  });

  it.each<[string, GameState, Move]>([
    [
      'no-free-table',
      position({
        dice: [1],
        players: [{ cafe: [guests.actress, guests.poet, guests.jewelryDesigner] }],
      }),
      { seat: 0, kind: 'takeGuest', place: 4 },
    ],
    [
      'already-claimed',
      position({
        dice: [1],
        politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
        claims: [[0], [], []],
        players: [{ krones: 20 }],
      }),
      { seat: 0, kind: 'claim', slot: 0 },
    ],
    [
      'no-claim-left',
      position({
        seats: 4,
        dice: [1],
        politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
        claims: [[1, 2, 3], [], []],
        players: [{ krones: 20 }],
      }),
      { seat: 0, kind: 'claim', slot: 0 },
    ],
  ])('%s', (code, at, move) => {
    expect(codeOf(at, move)).toBe(code);
  });

  it('reasons inside an action', () => {
    const rooms = play(
      position({ dice: [3], players: [{ krones: 0, free: [0, 1], hand: [staff.waitress] }] }),
      {
        seat: 0,
        kind: 'takeDie',
        space: 3,
        die: 'white',
        boost: false,
        bonus: false,
      },
    );
    if (!rooms.ok) throw new Error('refused');
    expect(codeOf(rooms.state, { seat: 0, kind: 'prepareRoom', room: 5 })).toBe('too-expensive');
    expect(codeOf(rooms.state, { seat: 0, kind: 'prepareRoom', room: 7 })).toBe(
      'room-not-adjacent',
    );
    expect(codeOf(rooms.state, { seat: 0, kind: 'prepareRoom', room: 0 })).toBe(
      'room-already-there',
    );
  });

  it('every legal move has its kind and survives notation; anything else is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.anything(), (depth, junk) => {
        const rng = seedRng(`notation ${depth}`);
        let game = createGame({ seats: 2, seed: `notation ${depth}` });
        for (let ply = 0; ply < depth; ply++) {
          const move = uniformPlayer(game, rng);
          const played = move && play(game, move);
          if (played?.ok) game = played.state;
        }
        for (const { seat } of pending(game)) {
          for (const move of moves(game, seat)) {
            expect(asMove(move)).toBe(move);
            expect(parseMove(makeMove(move))).toEqual(move);
            expect(refusalOf(game, move)).toBeNull();
          }
        }
        expect(refusalOf(game, junk)?.code).toBe('malformed-move');
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('text that is no move is none', () => {
    for (const text of [
      '',
      '0',
      '0 pass 1',
      'x pass',
      '0 takeGuest',
      '0 takeGuest one',
      '0 serve beer 1',
    ]) {
      expect(parseMove(text)).toBeNull();
    }
  });
});

describe('a finished game', () => {
  it('refuses every move', () => {
    const rng = seedRng('over');
    let state = createGame({ seats: 2, seed: 'over' });
    for (;;) {
      const move = uniformPlayer(state, rng);
      const played = move && play(state, move);
      if (!played?.ok) break;
      state = played.state;
    }
    expect(pending(state)).toEqual([]);
    expect(moves(state, 0)).toEqual([]);
    expect(codeOf(state, { seat: 0, kind: 'pass' })).toBe('game-over');
  });
});

describe('set-ups', () => {
  it.each<[string, unknown]>([
    ['not-an-object', null],
    ['bad-seats', {}],
    ['bad-seats', { seats: 0, seed: 'x' }],
    ['bad-seats', { seats: 5, seed: 'x' }],
    ['bad-seats', { seats: 2.5, seed: 'x' }],
    ['bad-seed', { seats: 2 }],
    ['bad-seed', { seats: 2, seed: '' }],
    ['bad-names', { seats: 2, seed: 'x', names: ['A'] }],
    ['bad-names', { seats: 2, seed: 'x', names: ['A', 'B'.repeat(41)] }],
    ['bad-edition', { seats: 2, seed: 'x', edition: '2016' }],
    ['bad-hotel', { seats: 2, seed: 'x', hotel: 'dusk' }],
    ['bad-staff', { seats: 2, seed: 'x', staff: 'all' }],
    ['bad-promos', { seats: 2, seed: 'x', promos: 'yes' }],
    ['bad-modules', { seats: 2, seed: 'x', modules: ['casino'] }],
    ['bad-modules', { seats: 2, seed: 'x', modules: ['more', 'more'] }],
    ['bad-modules', { seats: 2, seed: 'x', modules: 'all' }],
    ['bad-difficulty', { seats: 2, seed: 'x', difficulty: 'easy' }],
    ['bad-difficulty', { seats: 1, seed: 'x', difficulty: 'brutal' }],
    ['module-not-alone', { seats: 1, seed: 'x', modules: ['startPlayer'] }],
    ['bad-staff', { seats: 1, seed: 'x', staff: 'draft' }],
    ['bad-data-pack', { seats: 2, seed: 'x', dataPack: {} }],
    ['unknown-key', { seats: 2, seed: 'x', cheat: true }],
  ])('%s', (code, setup) => {
    const error = thrown(() => createGame(setup as { seats: number; seed: string }));
    expect(error).toBeInstanceOf(SetupError);
    expect((error as SetupError).code).toBe(code);
  });
});

describe('records', () => {
  const rng = seedRng('record');
  let state = createGame({ seats: 2, seed: 'record' });
  for (let ply = 0; ply < 30; ply++) {
    const move = uniformPlayer(state, rng);
    const played = move && play(state, move);
    if (played?.ok) state = played.state;
  }
  const good = toRecord(state);

  it('give the same state again', () => {
    expect(stateHash(fromRecord(JSON.parse(JSON.stringify(good))))).toBe(stateHash(state));
  });

  it.each<[string, unknown]>([
    ['not-a-record', 17],
    ['not-a-record', {}],
    ['other-rules', { ...good, rules: 0 }],
    ['other-rules', { ...good, rules: 3 }],
    ['bad-generator', { ...good, generator: 'dice' }],
    ['bad-setup', { ...good, setup: { ...good.setup, seats: 9 } }],
    ['bad-moves', { ...good, moves: 'none' }],
    ['unreadable-move', { ...good, moves: [...good.moves.slice(0, 3), 'nonsense'] }],
    ['illegal-move', { ...good, moves: ['0 endTurn'] }],
  ])('%s', (code, record) => {
    const error = thrown(() => fromRecord(record));
    expect(error).toBeInstanceOf(RecordError);
    expect((error as RecordError).code).toBe(code);
  });

  it('no-history: a position cannot be saved as a record', () => {
    expect(thrown(() => toRecord(position({ dice: [1] })))).toMatchObject({ code: 'no-history' });
  });

  it('a damaged record says at which move', () => {
    const moved = [...good.moves];
    moved[5] = '0 pass';
    expect(thrown(() => fromRecord({ ...good, moves: moved }))).toMatchObject({ ply: 5 });
  });
});

describe('data packs', () => {
  const many = (effect: object, times: number): object[] =>
    Array.from({ length: times }, () => effect);
  const section = (bonus: object[], dancers = 10): object => ({ dancers, bonus });
  const sections = (count: number, dancers: number): object[] => many(section([], dancers), count);
  const roomWith = (...all: object[]): object => ({ name: 'p', rehearsalRooms: { mirrors: all } });

  it.each<[string, string, unknown]>([
    ['not-an-object', '', []],
    ['bad-name', 'name', { name: ' ' }],
    ['bad-name', 'name', { name: 'p'.repeat(61) }],
    ['bad-name', 'name', { name: 'my\u200bbox' }],
    ['bad-name', 'name', { name: '\u202exob ym' }],
    ['bad-name', 'name', { name: '\u3164' }],
    ['unknown-key', 'cards', { name: 'p', cards: {} }],
    ['unknown-card', 'staff.constructor', { name: 'p', staff: { constructor: { cost: 1 } } }],
    ['unknown-card', 'staff.500', { name: 'p', staff: { 500: { cost: 1 } } }],
    ['bad-number', 'staff.1.cost', { name: 'p', staff: { 1: { cost: -1 } } }],
    ['unknown-key', 'staff.1.price', { name: 'p', staff: { 1: { price: 1 } } }],
    ['unknown-card', 'guests.1', { name: 'p', guests: { 1: { vp: 1 } } }],
    ['bad-goods', 'guests.63.order.beer', { name: 'p', guests: { 63: { order: { beer: 1 } } } }],
    ['bad-goods', 'guests.63.order', { name: 'p', guests: { 63: { order: {} } } }],
    ['bad-goods', 'guests.63.order', { name: 'p', guests: { 63: { order: { cake: 9 } } } }],
    ['bad-number', 'guests.63.vp', { name: 'p', guests: { 63: { vp: 'many' } } }],
    ['bad-list', 'board.floorCost', { name: 'p', board: { floorCost: [1] } }],
    ['unknown-key', 'board.rounds', { name: 'p', board: { rounds: 3 } }],
    [
      'bad-list',
      'board.groupBonus.red',
      { name: 'p', board: { groupBonus: { blue: [1, 2, 3, 4] } } },
    ],
    ['unknown-hotel', 'hotels.Z', { name: 'p', hotels: { Z: [] } }],
    ['unknown-room', 'ballrooms.sauna', { name: 'p', ballrooms: { sauna: {} } }],
    ['bad-list', 'ballrooms.apollosaal.2', { name: 'p', ballrooms: { apollosaal: { 2: [[1]] } } }],
    ['unknown-key', 'ballrooms.apollosaal.5', { name: 'p', ballrooms: { apollosaal: { 5: [] } } }],
    ['unknown-room', 'rehearsalRooms.cellar', { name: 'p', rehearsalRooms: { cellar: [] } }],
    ['bad-sections', 'rehearsalRooms.mirrors', { name: 'p', rehearsalRooms: { mirrors: [] } }],
    ['bad-sections', 'rehearsalRooms.mirrors', roomWith(...sections(11, 1))],
    ['bad-sections', 'rehearsalRooms.mirrors.0.bonus', roomWith(section(many({ vp: 1 }, 5)))],
    [
      'bad-sections',
      'rehearsalRooms.mirrors.0.bonus',
      roomWith(section(many({ occupyRoom: 1 }, 3))),
    ],
    [
      'bad-number',
      'rehearsalRooms.mirrors.0.bonus.occupyRoom',
      roomWith(section([{ occupyRoom: 20 }])),
    ],
    [
      'bad-number',
      'rehearsalRooms.mirrors.0.bonus.anyGoods',
      roomWith(section([{ anyGoods: 20 }])),
    ],
    ['bad-list', 'tokens', { name: 'p', tokens: [] }],
    [
      'bad-effect',
      'tokens.0.top',
      {
        name: 'p',
        tokens: Array.from({ length: 5 }, () => ({ top: { gold: 1 }, bottom: { vp: 1 } })),
      },
    ],
    [
      'bad-number',
      'tokens.0.top.occupyRoom',
      {
        name: 'p',
        tokens: Array.from({ length: 5 }, () => ({ top: { occupyRoom: 2 }, bottom: { vp: 1 } })),
      },
    ],
    ['bad-floors', 'hotels.A', { name: 'p', hotels: { A: ['bbbbb', 'rrrrr', 'yyyyy', 'ggggg'] } }],
  ])('%s at %s', (code, path, pack) => {
    const error = thrown(() => parseDataPack(pack));
    expect(error).toBeInstanceOf(DataPackError);
    expect(error).toMatchObject({ code, path });
  });
});

describe('positions', () => {
  it('name a card once', () => {
    expect(
      thrown(() => position({ players: [{ hand: [staff.groom, staff.groom] }] })),
    ).toBeInstanceOf(PositionError);
    expect(
      thrown(() => position({ players: [{ cafe: [guests.dame] }, { cafe: [guests.dame] }] })),
    ).toBeInstanceOf(PositionError);
    expect(thrown(() => position({ players: [{ free: [1], occupied: [1] }] }))).toBeInstanceOf(
      PositionError,
    );
    expect(thrown(() => position({ players: [{ hotel: 'Z' }] }))).toBeInstanceOf(PositionError);
  });
});
