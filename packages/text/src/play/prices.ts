import type {
  Ability,
  Content,
  DieReaction,
  GameView,
  Move,
  RoomIndex,
  SeatView,
} from '@gah/engine';
import { COPY_SPACE, floorOf } from '@gah/engine';

/**
 * What moves cost and how strong they are, read from a view. The engine decides; a test compares
 * these numbers with what it really charges.
 */
const BOOST_PRICE = 1;
const COPY_PRICE = 1;
const SERVING_PRICE = 1;

const abilitiesOf = (seat: SeatView, content: Content): Ability[] =>
  seat.played.flatMap((card) => content.staff[card]?.ability ?? []);

const spacePrice = (space: number): number => (space === COPY_SPACE ? COPY_PRICE : 0);

export const diceOn = (view: GameView, space: number): number => view.dice[space - 1] ?? 0;

export interface DieTerms {
  readonly price: number;
  /** Strength that staff in play can add. */
  readonly bonus: number;
}

export function dieTerms(seat: SeatView, content: Content, space: number): DieTerms {
  const reactions = abilitiesOf(seat, content)
    .flatMap(({ onDie }): DieReaction[] => (onDie ? [onDie] : []))
    .filter(({ values }) => values.includes(space));
  return {
    price: reactions.some(({ freeSpace }) => freeSpace) ? 0 : spacePrice(space),
    bonus: reactions.reduce((sum, { strength }) => sum + (strength ?? 0), 0),
  };
}

function roomPrice(seat: SeatView, content: Content, room: RoomIndex, discount: number): number {
  const color = content.hotels[seat.hotel]?.colors[room];
  if (abilitiesOf(seat, content).some(({ freeRooms }) => freeRooms === color)) return 0;
  return Math.max(0, (content.board.floorCost[floorOf(room)] ?? 0) - discount);
}

/** The krones a move costs now. */
export function movePrice(move: Move, view: GameView, content: Content): number {
  const seat = view.seats[move.seat];
  const task = view.tasks.at(-1);
  if (!seat) return 0;
  switch (move.kind) {
    case 'takeGuest':
      return task?.kind === 'turn' && !abilitiesOf(seat, content).some((each) => each.freeGuests)
        ? (content.board.queueCost[move.place] ?? 0)
        : 0;
    case 'takeDie': {
      const { price } = dieTerms(seat, content, move.space);
      return price > seat.krones ? 0 : price + (move.boost ? BOOST_PRICE : 0);
    }
    case 'useSpace':
      return spacePrice(move.space) + (move.boost ? BOOST_PRICE : 0);
    case 'serve':
      return abilitiesOf(seat, content).some((each) => each.freeServing) ? 0 : SERVING_PRICE;
    case 'prepareRoom':
      return roomPrice(seat, content, move.room, discountOf(task));
    case 'playStaff':
      return Math.max(0, (content.staff[move.card]?.cost ?? 0) - discountOf(task));
    case 'ward':
      return task?.kind === 'ward' ? task.price : 0;
    default:
      return 0;
  }
}

const discountOf = (task: GameView['tasks'][number] | undefined): number =>
  task && 'discount' in task ? task.discount : 0;
