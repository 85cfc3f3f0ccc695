/** Positions with which short lessons begin: when one is there, and how good it is for the lesson. */
import { emperorOutlook, isLastTurnBeforeScoring, ordersOf } from '@gah/engine';

const PUPIL = 0;
const plain = { seats: 2, hotel: 'night', staff: 'starter' };

const isFreshTurn = ({ tasks }) => {
  const task = tasks.at(-1);
  return task?.kind === 'turn' && task.seat === PUPIL && !task.acted && !task.mainDone;
};

export const WANTED = {
  emperor: {
    setup: plain,
    isBeginning: (view) =>
      view.round === 3 && isFreshTurn(view) && isLastTurnBeforeScoring(view, PUPIL),
    // A penalty is near, and the fourth space or a guest can still prevent it.
    worth: (view) => {
      const { from, verdict } = emperorOutlook(view, PUPIL);
      const dice = view.dice[3];
      const guests = ordersOf(view, PUPIL).length;
      return (
        (verdict === 'penalty' ? 10 : 0) +
        (from >= 1 && from + dice >= 4 ? 8 : 0) +
        (from + dice + 1 >= 6 ? 4 : 0) +
        guests +
        Math.min(3, view.seats[PUPIL].krones)
      );
    },
  },
};
