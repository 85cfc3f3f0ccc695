import type { Move } from './moves.js';
import type { BenefitItem, Task, TurnTask } from './tasks.js';
import type { Die, RoomIndex, SeatIndex, StaffNumber } from './vocabulary.js';
import { goodAt } from './vocabulary.js';

/** How the moves and tasks are made that come again and again: values, so it is the same to share them. */
export class Maker {
  skip(seat: SeatIndex): Move {
    return { seat, kind: 'skip' };
  }

  pass(seat: SeatIndex): Move {
    return { seat, kind: 'pass' };
  }

  endTurn(seat: SeatIndex): Move {
    return { seat, kind: 'endTurn' };
  }

  takeGuest(seat: SeatIndex, place: number): Move {
    return { seat, kind: 'takeGuest', place };
  }

  takeDie(seat: SeatIndex, space: number, die: Die, boost: boolean, bonus: boolean): Move {
    return { seat, kind: 'takeDie', space, die, boost, bonus };
  }

  place(seat: SeatIndex, good: number, table: number): Move {
    return { seat, kind: 'place', good: goodAt(good), table };
  }

  serve(seat: SeatIndex, good: number, table: number): Move {
    return { seat, kind: 'serve', good: goodAt(good), table };
  }

  moveIn(seat: SeatIndex, table: number, room: RoomIndex): Move {
    return { seat, kind: 'moveIn', table, room };
  }

  prepareRoom(seat: SeatIndex, room: RoomIndex): Move {
    return { seat, kind: 'prepareRoom', room };
  }

  occupyRoom(seat: SeatIndex, room: RoomIndex): Move {
    return { seat, kind: 'occupyRoom', room };
  }

  chooseGood(seat: SeatIndex, good: number): Move {
    return { seat, kind: 'chooseGood', good: goodAt(good) };
  }

  copy(seat: SeatIndex, space: number): Move {
    return { seat, kind: 'copy', space };
  }

  splitGoods(seat: SeatIndex, second: number, third: number): Move {
    return { seat, kind: 'splitGoods', second, third };
  }

  splitKrones(seat: SeatIndex, krones: number): Move {
    return { seat, kind: 'splitKrones', krones };
  }

  playStaff(seat: SeatIndex, card: StaffNumber): Move {
    return { seat, kind: 'playStaff', card };
  }

  useStaff(seat: SeatIndex, card: StaffNumber): Move {
    return { seat, kind: 'useStaff', card };
  }

  turn(
    seat: SeatIndex,
    extra: boolean,
    acted: boolean,
    guestTaken: boolean,
    mainDone: boolean,
    extraTurns: number,
  ): TurnTask {
    return { kind: 'turn', seat, extra, acted, guestTaken, mainDone, extraTurns };
  }

  mainAction(space: number, strength: number, both: boolean): BenefitItem {
    return {
      effect: { do: 'mainAction', space, strength, both },
      cause: { source: 'action', id: space },
      part: 'main',
    };
  }

  /** A main action that waits alone. */
  mainTask(seat: SeatIndex, space: number, strength: number, both: boolean): Task {
    const items = [this.mainAction(space, strength, both)];
    return { kind: 'benefits', seat, items, rewardBegun: false, leaving: 0 };
  }
}
