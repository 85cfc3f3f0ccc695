import type { SetupInput } from '@gah/engine';
import { createGame } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const start = (setup: Partial<SetupInput> = {}): Scenario =>
  scenario(createGame({ seats: 4, seed: 'ball', modules: ['ballrooms'], ...setup }));

/** Plays the first legal move until something else is asked. */
function playOn(game: Scenario, kind: string): void {
  while (game.task?.kind === kind) {
    const [move] = game.legal;
    if (!move) throw new Error('stuck');
    game.do(move);
  }
}

const SEATS = [2, 3, 4];

describe('set-up with ballrooms', () => {
  it.each(SEATS)(
    'ballrooms.start: %i players have a champagne besides their dishes and drinks',
    (seats) => {
      for (const { kitchen } of start({ seats }).state.seats)
        expect(kitchen).toEqual([1, 1, 1, 1, 1]);
    },
  );

  it('without ballrooms there is no champagne and no ball', () => {
    const { state } = start({ modules: [] });
    expect(state.seats.map(({ kitchen }) => kitchen[4])).toEqual([0, 0, 0, 0]);
    expect(state.modules.ballrooms).toBeNull();
  });

  it('W9: with entrances the kitchen holds 1 champagne plus the goods of the entrance', () => {
    const game = start({ seats: 2, modules: ['ballrooms', 'entrances'], seed: 'doors' });
    expect(game.state.seats.map(({ kitchen }) => kitchen)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 1],
    ]);
  });

  it('ballrooms.three: three different ballrooms lie there, empty', () => {
    const halls = start().state.modules.ballrooms?.halls ?? [];
    expect(halls).toHaveLength(3);
    expect(new Set(halls).size).toBe(3);
    expect(start().state.modules.ballrooms?.floor.flat(2)).toEqual([]);
  });

  it('ballrooms.three: other seeds bring other ballrooms in another order', () => {
    const layouts = Array.from({ length: 20 }, (_, seed) =>
      start({ seed: `ball ${seed}` }).state.modules.ballrooms?.halls.join(),
    );
    expect(new Set(layouts).size).toBeGreaterThan(10);
  });

  it.each(SEATS)('U2: %i players have as many rehearsal rooms to choose from', (seats) => {
    const offered = start({ seats }).state.modules.ballrooms?.offered ?? [];
    expect(new Set(offered).size).toBe(seats);
  });
});

describe('rehearsal rooms', () => {
  it('U2: are chosen counter-clockwise from the player right of the start player', () => {
    const game = start();
    const { startSeat } = game.state;
    const order: number[] = [];
    while (game.task?.kind === 'rehearsal') {
      order.push(game.task.seat);
      const room = game.state.modules.ballrooms?.offered[0] ?? -1;
      game.do({ kind: 'chooseRehearsal', room });
    }
    // Nothing is left to choose for the start player, who takes the last one.
    expect(order).toEqual([3, 2, 1].map((distance) => (startSeat + distance) % 4));
    expect(game.eventsOf('rehearsalChosen').map(({ seat }) => seat)).toEqual([...order, startSeat]);
  });

  it('ballrooms.start: the player has what was chosen, and nobody else can choose it', () => {
    const game = start();
    const [first = -1, second = -1] = game.state.modules.ballrooms?.offered ?? [];
    const seat = game.task?.kind === 'rehearsal' ? game.task.seat : -1;
    game.do({ kind: 'chooseRehearsal', room: second });
    expect(game.state.modules.ballrooms?.rehearsal[seat]).toBe(second);
    expect(game.offers({ kind: 'chooseRehearsal', room: second })).toBe(false);
    expect(game.offers({ kind: 'chooseRehearsal', room: first })).toBe(true);
  });

  it('ballrooms.start: hold 10 dancers each', () => {
    const game = start();
    playOn(game, 'rehearsal');
    const { sections = [], rehearsal = [], out } = game.state.modules.ballrooms ?? {};
    expect(new Set(rehearsal)).toEqual(new Set([0, 1, 2, 3]));
    for (const own of sections) expect(own.reduce((sum, dancers) => sum + dancers, 0)).toBe(10);
    expect(out).toEqual([0, 0, 0, 0]);
  });

  it('U1: come after the staff and before the first guests', () => {
    const game = start({ seats: 2, staff: 'draft' });
    const order: string[] = [];
    while (game.state.round === 0) {
      const kind = game.task?.kind ?? 'none';
      order.push(kind);
      playOn(game, kind);
    }
    expect(order).toEqual(['draft', 'rehearsal', 'firstGuest', 'setupRooms']);
  });

  it('U1: come after the entrances', () => {
    const game = start({ seats: 2, modules: ['ballrooms', 'entrances'], seed: 'doors' });
    const phases: string[] = [];
    while (game.state.round === 0) {
      if (phases.at(-1) !== game.state.phase) phases.push(game.state.phase);
      const [move] = game.legal;
      if (!move) throw new Error('stuck');
      game.do(move);
    }
    expect(phases).toEqual(['auction', 'rehearsal', 'firstGuests', 'rooms']);
  });
});

describe('cards and tiles of the module', () => {
  const NEW_GUESTS = Array.from({ length: 29 }, (_, index) => 134 + index);
  const NEW_STAFF = Array.from({ length: 15 }, (_, index) => 119 + index);

  it('waltz.shuffled: are shuffled in', () => {
    const { state } = start({ seats: 2 });
    const guests = [...state.guestDeck, ...state.queue];
    const staff = [...state.staffDeck, ...state.seats.flatMap(({ hand }) => hand)];
    expect(guests.filter((card) => card > 118).sort((a, b) => a - b)).toEqual(NEW_GUESTS);
    expect(staff.filter((card) => card > 48).sort((a, b) => a - b)).toEqual(NEW_STAFF);
  });

  it('waltz.letters: politics cards and emperor tiles turn up now and then, each under its letter', () => {
    const politics = new Set<string>();
    const tiles = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { state } = start({ seats: 2, seed: `cards ${seed}` });
      for (const [slot, card] of state.politics.entries()) politics.add(`${slot} ${card}`);
      for (const tile of state.tiles) tiles.add(tile);
    }
    const fromWaltz = [...politics].filter((entry) => Number(entry.slice(2)) > 116);
    expect(fromWaltz.sort()).toEqual(['0 163', '1 164', '2 165']);
    expect([...tiles].filter((tile) => Number(tile.charAt(1)) > 4).sort()).toEqual([
      'A5',
      'B5',
      'C5',
    ]);
  });

  it('waltz.absent: stay away without the module', () => {
    const { state } = start({ seats: 2, modules: [] });
    const cards = [...state.guestDeck, ...state.queue, ...state.staffDeck, ...state.politics];
    expect(cards.filter((card) => card > 118)).toEqual([]);
  });
});
