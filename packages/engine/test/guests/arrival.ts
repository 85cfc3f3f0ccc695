import type { ByGood, EffectKind, GuestNumber, RoomIndex } from '@gah/engine';
import { contentFor, GOODS, guestCard, scoreSheets } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';

/** Rooms of the night hotel, bottom left: one of each colour. */
export const BLUE = 0;
export const YELLOW = 1;
export const RED = 2;
const ROOM_FOR = { blue: BLUE, yellow: YELLOW, red: RED, green: YELLOW } as const;

export type Goods = Partial<ByGood<number>>;

/** Amounts in the order in which a state holds them. */
export const vector = (goods: Goods): number[] => GOODS.map((good) => goods[good] ?? 0);

/** A guest with everything it ordered. */
export function served(guest: GuestNumber): { guest: GuestNumber; goods: Goods } {
  const { order } = guestCard(contentFor('2021', null), guest);
  return {
    guest,
    goods: Object.fromEntries(GOODS.map((good, index) => [good, order[index] ?? 0])),
  };
}

/** The player in the case; `into` is the room taken, if not the one bottom left. */
interface Host extends PlayerInput {
  readonly into?: RoomIndex;
}

/**
 * Seat 0 has just moved the guest in. It sat at table 0, other guests of the café at the tables
 * behind it; without other words rooms 0 to 2 are there, 10 krones and a die to take.
 */
export function arrival(
  guest: GuestNumber,
  { into, ...player }: Host = {},
  rest: PositionInput = {},
): Scenario {
  const { color } = guestCard(contentFor('2021', null), guest);
  const cafe = [served(guest), ...(player.cafe ?? [])];
  const host = { free: [BLUE, YELLOW, RED], ...player, cafe };
  return scenario(position({ dice: [1], ...rest, players: [host, ...(rest.players ?? [{}])] })).do({
    kind: 'moveIn',
    table: 0,
    room: into ?? ROOM_FOR[color],
  });
}

/** The kinds of effects among which the player may choose now. */
export const waiting = ({ task }: Scenario): EffectKind[] =>
  task?.kind === 'benefits' ? task.items.map(({ effect }) => effect.do) : [];

/** Chooses the waiting effect of a kind; one that waits alone has begun by itself. */
export function begin(game: Scenario, kind: EffectKind): Scenario {
  const item = waiting(game).indexOf(kind);
  return item < 0 ? game : game.do({ kind: 'benefit', item });
}

/** Declines everything that can be declined. */
export function declineAll(game: Scenario): Scenario {
  while (game.offers({ kind: 'skip' })) game.do({ kind: 'skip' });
  return game;
}

/** Plays the plainest move until the turn goes on: effects are declined, actions shared out simply. */
export function playOut(game: Scenario): Scenario {
  while (game.task && game.task.kind !== 'turn') {
    const { legal } = game;
    const skip =
      game.task.kind === 'benefits' ? undefined : legal.find(({ kind }) => kind === 'skip');
    const move = skip ?? legal[0];
    if (!move) throw new Error('stuck');
    game.do(move);
  }
  return game;
}

export const pointsForGuests = (game: Scenario): number | undefined =>
  scoreSheets(game.state)[0]?.bySource.guest;
