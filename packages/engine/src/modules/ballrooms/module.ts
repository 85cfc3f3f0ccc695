import { BALLROOMS_IN_PLAY, ROWS, START_CHAMPAGNE } from './content/halls.js';
import { emperorScoringOf } from '../../flow/emperor.js';
import { nextSeat } from '../../flow/round.js';
import { champagneVector, sumGoods } from '../../rules/resources.js';
import { shuffle } from '../../random/rng.js';
import type { GameModule } from '../../model/context.js';
import { pushTask } from '../../rules/openTasks.js';
import { currentHall, dancersIn } from './dancing.js';
import { dealRehearsalRooms } from './deal.js';
import { addSendGuestMoves } from './decisions.js';
import { scoreBallroom } from './scoring.js';

/** Guests may dance in one of three ballrooms instead of taking a room. */
export const ballrooms: GameModule = {
  name: 'ballrooms',
  spaceGood: 'champagne',
  layOut: (context) => {
    const { rng, seats, modules } = context.state;
    const halls = shuffle(rng, [...context.content.ballrooms.keys()]).slice(0, BALLROOMS_IN_PLAY);
    modules.ballrooms = {
      halls,
      floor: halls.map(() => ROWS.map(() => [])),
      offered: dealRehearsalRooms(context.content, seats.length, rng),
      rehearsal: seats.map(() => -1),
      sections: seats.map(() => []),
      out: seats.map(() => 0),
    };
    for (const seat of seats)
      seat.kitchen = sumGoods(seat.kitchen, champagneVector(START_CHAMPAGNE));
  },
  phases: {
    rehearsal: (context) => {
      // At the beginning of the phase they are laid out.
      if (context.state.step === 0) context.revealed = true;
      const seat = nextSeat(context, -1, -1);
      if (seat !== null) pushTask(context, { kind: 'rehearsal', seat });
    },
  },
  turnMoves: addSendGuestMoves,
  dancers: (context, seat) => {
    let dancers = 0;
    for (let hall = 0; hall < BALLROOMS_IN_PLAY; hall++) dancers += dancersIn(context, hall, seat);
    return dancers;
  },
  dancersAtRisk: (context, seat) => dancersIn(context, currentHall(context), seat),
  afterEmperor: (context) => {
    scoreBallroom(context, emperorScoringOf(context.state.round));
  },
};
