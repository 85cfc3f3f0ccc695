import { BALLROOMS_IN_PLAY, ROWS, START_CHAMPAGNE } from '../../content/ballrooms.js';
import { emperorScoringOf } from '../../flow/emperor.js';
import { nextSeat } from '../../flow/round.js';
import { champagneVector, sumGoods } from '../../resources.js';
import { shuffle } from '../../random/rng.js';
import type { GameModule } from '../../table.js';
import { pushTask } from '../../table.js';
import { currentHall, dancersIn } from './dancing.js';
import { dealRehearsalRooms } from './deal.js';
import { addSendGuestMoves } from './decisions.js';
import { scoreBallroom } from './scoring.js';

/** Guests may dance in one of three ballrooms instead of taking a room. */
export const ballrooms: GameModule = {
  name: 'ballrooms',
  spaceGood: 'champagne',
  layOut: (table) => {
    const { rng, seats, modules } = table.state;
    const halls = shuffle(rng, [...table.content.ballrooms.keys()]).slice(0, BALLROOMS_IN_PLAY);
    modules.ballrooms = {
      halls,
      floor: halls.map(() => ROWS.map(() => [])),
      offered: dealRehearsalRooms(table.content, seats.length, rng),
      rehearsal: seats.map(() => -1),
      sections: seats.map(() => []),
      out: seats.map(() => 0),
    };
    for (const seat of seats)
      seat.kitchen = sumGoods(seat.kitchen, champagneVector(START_CHAMPAGNE));
  },
  phases: {
    rehearsal: (table) => {
      // At the beginning of the phase they are laid out.
      if (table.state.step === 0) table.revealed = true;
      const seat = nextSeat(table, -1, -1);
      if (seat !== null) pushTask(table, { kind: 'rehearsal', seat });
    },
  },
  turnMoves: addSendGuestMoves,
  dancers: (table, seat) => {
    let dancers = 0;
    for (let hall = 0; hall < BALLROOMS_IN_PLAY; hall++) dancers += dancersIn(table, hall, seat);
    return dancers;
  },
  dancersAtRisk: (table, seat) => dancersIn(table, currentHall(table), seat),
  afterEmperor: (table) => {
    scoreBallroom(table, emperorScoringOf(table.state.round));
  },
};
