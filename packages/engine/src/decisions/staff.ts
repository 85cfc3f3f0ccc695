import { seatGuest } from '../cafe.js';
import type { Move } from '../moves.js';
import { affordableStaff, playStaff as layOut, putUnderDeck } from '../staff.js';
import type { Table } from '../table.js';
import { popTask, pushTask, seatOf } from '../table.js';
import type { SeatIndex, StaffNumber } from '../vocabulary.js';
import type { Decision } from './decision.js';

const playMoves = (
  table: Table,
  seat: SeatIndex,
  cards: readonly StaffNumber[],
  discount: number,
): Move[] => [
  ...affordableStaff(table, seatOf(table, seat), cards, discount).map((card): Move => ({
    seat,
    kind: 'playStaff',
    card,
  })),
  { seat, kind: 'skip' },
];

function removeCard(cards: StaffNumber[], card: StaffNumber): void {
  cards.splice(cards.indexOf(card), 1);
}

export const playStaff: Decision<'playStaff'> = {
  moves: (table, { seat, discount }) => playMoves(table, seat, seatOf(table, seat).hand, discount),
  play: {
    playStaff: (table, { seat, discount }, { card }) => {
      popTask(table);
      removeCard(seatOf(table, seat).hand, card);
      layOut(table, seat, card, discount);
    },
    skip: popTask,
  },
};

/** One of the drawn cards may be played; the others go under the deck before it takes effect. */
export const playDrawn: Decision<'playDrawn'> = {
  moves: (table, { seat, discount }) => playMoves(table, seat, seatOf(table, seat).drawn, discount),
  play: {
    playStaff: (table, { seat, discount }, { card }) => {
      popTask(table);
      removeCard(seatOf(table, seat).drawn, card);
      layOut(table, seat, card, discount);
      pushTask(table, { kind: 'putUnder', seat });
    },
    skip: (table, { seat }) => {
      popTask(table);
      pushTask(table, { kind: 'putUnder', seat });
    },
  },
};

export const putUnder: Decision<'putUnder'> = {
  settle: (table, { seat }) => {
    if (seatOf(table, seat).drawn.length > 0) return false;
    popTask(table);
    return true;
  },
  moves: (table, { seat }) =>
    seatOf(table, seat).drawn.map((card): Move => ({ seat, kind: 'putUnder', card })),
  play: {
    putUnder: (table, { seat }, { card }) => {
      putUnderDeck(table, seat, card, seatOf(table, seat).drawn);
    },
  },
};

export const takeGuest: Decision<'takeGuest'> = {
  moves: (table, { seat }) => [
    ...table.state.queue.flatMap((guest, place): Move[] =>
      guest === 0 ? [] : [{ seat, kind: 'takeGuest', place }],
    ),
    { seat, kind: 'skip' },
  ],
  play: {
    takeGuest: (table, { seat }, { place }) => {
      popTask(table);
      seatGuest(table, seat, place, 0);
    },
    skip: popTask,
  },
};
