import { guests, staff } from '@gah/engine/testing';
import type { RoomIndex } from '@gah/engine';
import type { MovePart, PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { preparable } from '../../staff/support.js';
import {
  entrancesIn,
  entranceVp,
  gaining,
  GREEN,
  offering,
  ownerAfterMain,
  upTo,
} from './support.js';

const ALL = [0, 1, 2, 3, 4];
const VP = 0;
const KRONES = 1;
const STEPS = 2;
const STAFF = 3;
const ROOM = 4;

const take = (token: number): MovePart => ({ kind: 'takeToken', token });
const tokens = ({ legal }: Scenario): number[] =>
  legal.flatMap((move) => (move.kind === 'takeToken' ? [move.token] : []));
/** Begins to take a token where several benefits wait. */
function begin(game: Scenario, half: 'top' | 'bottom'): MovePart {
  const items = game.task?.kind === 'benefits' ? game.task.items : [];
  const item = items.findIndex(({ effect }) => effect.do === 'takeToken' && effect.half === half);
  return { kind: 'benefit', item };
}
const left = (game: Scenario): readonly number[] => entrancesIn(game).tokens;

/** A guest moves into this room of a hotel with other rooms occupied. No group becomes full. */
function occupying(
  room: RoomIndex,
  occupied: readonly RoomIndex[],
  player: PlayerInput = {},
  input: PositionInput = {},
): Scenario {
  const game = ownerAfterMain(
    'dove',
    { krones: 5, cafe: [GREEN], occupied, free: [room], ...player },
    { entrances: { tokens: ALL, ...input.entrances }, ...input },
  );
  return game.do({ kind: 'moveIn', table: 0, room });
}

// Room 5 is the last of the first column, room 2 the last of the ground floor; their groups stay open.
const COLUMN = [0, 10, 15];
const FLOOR = [0, 1, 3, 4];
const column = (player: PlayerInput = {}, input: PositionInput = {}): Scenario =>
  occupying(5, COLUMN, player, input);
const floor = (player: PlayerInput = {}, input: PositionInput = {}): Scenario =>
  occupying(2, FLOOR, player, input);

describe('Hotel Dove at set-up', () => {
  it('lays out five bonus tokens, without it there are none', () => {
    expect(left(offering(['dove', 'stroup']))).toEqual(ALL);
    expect(left(offering(['kozi', 'stroup']))).toEqual([]);
  });

  it('entrances.dove: may prepare a fourth room, on any floor, free', () => {
    const game = upTo(gaining('dove'), 'setupRooms');
    const { startSeat } = game.state;
    game.do({ kind: 'prepareRoom', room: 5 }, { kind: 'prepareRoom', room: 10 });
    expect(game.task).toMatchObject({ kind: 'prepareRoom', seat: startSeat, left: 1 });
    expect(preparable(game)).toEqual([1, 6, 11, 15]);
    game.do({ kind: 'prepareRoom', room: 15 });
    expect(game.seat(startSeat)).toMatchObject({ krones: 10 - 1 - 2, tiles: 0b1000010000100001 });
    expect(game.task).toMatchObject({ seat: 1 - startSeat });
  });

  it('may do without the fourth room', () => {
    const game = upTo(gaining('dove'), 'setupRooms');
    game.do({ kind: 'prepareRoom', room: 1 }, { kind: 'prepareRoom', room: 2 }, { kind: 'skip' });
    expect(game.seat(game.state.startSeat).tiles).toBe(0b111);
  });
});

describe('Hotel Dove: a full column brings the top bonus', () => {
  it('points', () => {
    const game = column().do(take(VP));
    expect(entranceVp(game)).toBe(4);
    expect(game.eventsOf('tokenTaken')).toMatchObject([{ seat: 0, token: VP, half: 'top' }]);
  });

  it('krones', () => {
    expect(column().do(take(KRONES)).seat(0).krones).toBe(9);
  });

  it('emperor steps', () => {
    expect(column().do(take(STEPS)).seat(0).emperor).toBe(4);
  });

  it('entrances.dove: a card for 3 krones less', () => {
    const game = column({ hand: [staff.waitress] });
    game.do(begin(game, 'top'), take(STAFF));
    expect(game.task).toEqual({ kind: 'playStaff', seat: 0, discount: 3 });
    expect(game.do({ kind: 'playStaff', card: staff.waitress }).seat(0).krones).toBe(5 - 3);
  });

  it('a room free', () => {
    const game = column({ krones: 0 }).do(take(ROOM));
    expect(preparable(game)).toEqual([1, 6, 11, 16]);
    expect(game.do({ kind: 'prepareRoom', room: 16 }).seat(0).krones).toBe(0);
  });
});

describe('Hotel Dove: a full floor brings the bottom bonus', () => {
  it('points', () => {
    const game = floor().do(take(VP));
    expect(entranceVp(game)).toBe(8);
    expect(game.eventsOf('tokenTaken')).toMatchObject([{ seat: 0, token: VP, half: 'bottom' }]);
  });

  it('krones', () => {
    expect(floor().do(take(KRONES)).seat(0).krones).toBe(13);
  });

  it('emperor steps', () => {
    expect(floor().do(take(STEPS)).seat(0).emperor).toBe(8);
  });

  it('a card free', () => {
    const game = floor({ krones: 0, hand: [staff.waitress] });
    game.do(begin(game, 'bottom'), take(STAFF), { kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [staff.waitress] });
  });

  it('entrances.dove: an occupied room', () => {
    const game = floor({ free: [2, 6, 7] }).do(take(ROOM), { kind: 'occupyRoom', room: 6 });
    expect(game.seat(0).occupied).toBe(0b1011111);
  });
});

describe('Hotel Dove', () => {
  it('offers the tokens that bring something; one may be declined', () => {
    const game = column();
    // No card in hand: the token that plays one is of no use.
    expect(tokens(game)).toEqual([VP, KRONES, STEPS, ROOM]);
    game.do({ kind: 'skip' });
    expect(left(game)).toEqual(ALL);
    expect(game.task?.kind).toBe('turn');
  });

  it('entrances.dove: a token leaves the game once used', () => {
    const game = column({
      cafe: [GREEN, { guest: guests.mPolo, goods: { strudel: 3 } }],
      free: [1, 5],
    });
    game.do(take(STEPS));
    expect(left(game)).toEqual([VP, KRONES, STAFF, ROOM]);
    // The other guest completes nothing.
    game.do({ kind: 'moveIn', table: 1, room: 1 });
    expect(game.task?.kind).toBe('turn');
  });

  it('offers only the tokens that remain, whichever half was used', () => {
    expect(tokens(floor({}, { entrances: { tokens: [KRONES, ROOM] } }))).toEqual([KRONES]);
    expect(tokens(column({}, { entrances: { tokens: [KRONES, ROOM] } }))).toEqual([KRONES, ROOM]);
  });

  it('asks nothing when no token is left', () => {
    const game = column({}, { entrances: { tokens: [] } });
    expect(game.task?.kind).toBe('turn');
    expect(game.eventsOf('tokenTaken')).toEqual([]);
  });

  it('one room that completes both brings both, from two tokens, in either order', () => {
    const both = (): Scenario => occupying(5, [...COLUMN, 6, 7, 8, 9]);
    const top = both();
    top.do(begin(top, 'top'), take(VP));
    expect(tokens(top)).toEqual([KRONES, STEPS]);
    top.do(take(KRONES));
    expect(top.seat(0).krones).toBe(5 + 8);
    expect(entranceVp(top)).toBe(4);
    expect(left(top)).toEqual([STEPS, STAFF, ROOM]);
    const bottom = both();
    bottom.do(begin(bottom, 'bottom'), take(VP), take(KRONES));
    expect(bottom.seat(0).krones).toBe(5 + 4);
    expect(entranceVp(bottom)).toBe(8);
    expect(bottom.task?.kind).toBe('turn');
  });

  it('with one token left brings one of both', () => {
    const game = occupying(5, [...COLUMN, 6, 7, 8, 9], {}, { entrances: { tokens: [VP] } });
    game.do(begin(game, 'bottom'), take(VP));
    expect(entranceVp(game)).toBe(8);
    expect(left(game)).toEqual([]);
    expect(game.task?.kind).toBe('turn');
  });

  it('a line that was full before brings nothing again', () => {
    // The first column is full; room 1 completes neither its column nor its floor.
    const game = occupying(1, [0, 5, 10, 15]);
    expect(game.task?.kind).toBe('turn');
    expect(game.eventsOf('tokenTaken')).toEqual([]);
  });

  it('rooms must be occupied: free ones do not count', () => {
    const game = occupying(5, [0, 10], { free: [5, 15] });
    expect(game.task?.kind).toBe('turn');
  });

  it('G5: works when an effect occupies the room, directly after it', () => {
    const game = ownerAfterMain(
      'dove',
      {
        cafe: [{ guest: guests.actress, goods: { wine: 3, coffee: 1 } }],
        occupied: COLUMN,
        free: [1, 5],
      },
      { entrances: { tokens: ALL } },
    );
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'occupyRoom', room: 5 });
    expect(game.task).toEqual({ kind: 'token', seat: 0, half: 'top' });
  });

  it('G5: a token can complete the next line', () => {
    const game = occupying(2, FLOOR, { occupied: [...FLOOR, 10, 15], free: [2, 5] });
    game.do(take(ROOM), { kind: 'occupyRoom', room: 5 });
    expect(game.task).toEqual({ kind: 'token', seat: 0, half: 'top' });
    expect(left(game)).toEqual([VP, KRONES, STEPS, STAFF]);
  });

  it('G5: works when an emperor tile occupies the room', () => {
    const game = ownerAfterMain(
      'dove',
      { emperor: 8, occupied: [0, 10, 15], free: [] },
      {
        round: 5,
        tiles: ['A1', 'B4', 'C1'],
        entrances: { tokens: ALL },
        players: [{ emperor: 6 }],
      },
    );
    game.do({ kind: 'endTurn' }, { kind: 'prepareRoom', room: 5 });
    expect(game.task).toEqual({ kind: 'token', seat: 0, half: 'top' });
  });

  it('G4: comes in any order with what else the guest brings', () => {
    // Room 0 completes the column and is a group of its own: 2 points.
    const game = occupying(0, [5, 10, 15]).do(take(KRONES));
    expect(game.seat(0)).toMatchObject({ krones: 9, vp: 2 });
  });

  it('does nothing for others', () => {
    const game = ownerAfterMain(
      'dove',
      {},
      {
        turn: 1,
        entrances: { tokens: ALL },
        players: [{ cafe: [GREEN], occupied: COLUMN, free: [5] }],
      },
    );
    game.do({ kind: 'moveIn', table: 0, room: 5 });
    expect(game.task).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('G8: krones near the limit and a token that could spend first', () => {
  const CUSTODIAN = staff.custodian; // 1 krone for a room
  const near = (krones: number, tokensLeft: readonly number[]): Scenario =>
    column(
      // The guest's reward is a step.
      {
        krones,
        played: [CUSTODIAN],
        hand: [staff.waitress],
        cafe: [{ guest: guests.mrHorsa, goods: { strudel: 1 } }],
      },
      { entrances: { tokens: tokensLeft } },
    );

  it('G4: the krone of Custodian waits while the token for staff is there', () => {
    const game = near(20, ALL);
    expect(game.seat(0).krones).toBe(20);
    expect(game.eventsOf('kronesGained')).toEqual([]);
    game.do(begin(game, 'top'), take(STAFF), { kind: 'playStaff', card: staff.waitress });
    // The card costs 3 instead of 6; then the krone comes and is not lost.
    expect(game.seat(0).krones).toBe(18);
  });

  it('but is taken unasked when no token can spend, or nothing would be lost', () => {
    expect(near(20, [VP, KRONES, STEPS]).eventsOf('kronesGained')).toHaveLength(1);
    expect(near(19, ALL).eventsOf('kronesGained')).toHaveLength(1);
  });
});
