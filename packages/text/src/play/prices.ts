import type {
  Ability,
  Content,
  Die,
  DieReaction,
  GameView,
  GoodsVector,
  Move,
  RoomIndex,
  SeatIndex,
} from '@gah/engine';
import {
  BALCONY_CHAMPAGNE,
  CELEBRITIES,
  COPY_SPACE,
  ENTRANCES,
  floorOf,
  GOODS,
  ROWS,
} from '@gah/engine';

/**
 * What moves cost and how strong they are, read from a view. The engine decides; a test compares
 * these numbers with what it really charges.
 */
const BOOST_PRICE = 1;
const COPY_PRICE = 1;
const SERVING_PRICE = 1;
const TOLL = 1;
const TOKEN_SURCHARGE = 1;

/** Staff in play, the entrance from the first round on, and celebrities on their owner's turn. */
function abilitiesOf(index: SeatIndex, view: GameView, content: Content): Ability[] {
  const { celebrities, entrances } = view.modules;
  const hasTurn = view.tasks.some((task) => task.kind === 'turn' && task.seat === index);
  const staff = (view.seats[index]?.played ?? []).map((card) => content.staff[card]);
  const guests = CELEBRITIES.filter(
    ({ key }) => hasTurn && (celebrities?.owned[index]?.includes(key) ?? false),
  );
  const own = ENTRANCES.filter(({ key }) => view.round > 0 && entrances?.owned[index] === key);
  return [...staff, ...guests, ...own].flatMap((each) => each?.ability ?? []);
}

const spacePrice = (space: number): number => (space === COPY_SPACE ? COPY_PRICE : 0);

const diceOn = (view: GameView, space: number): number => view.dice[space - 1] ?? 0;

/** What the solo opponent takes for a space, on top of everything else. */
const tollOn = (view: GameView, space: number): number =>
  (view.modules.solo?.tolls[space - 1] ?? 0) > 0 ? TOLL : 0;

export interface DieTerms {
  readonly price: number;
  /** Strength that staff in play can add. */
  readonly bonus: number;
}

export function dieTerms(
  index: SeatIndex,
  view: GameView,
  content: Content,
  { space, die }: { readonly space: number; readonly die: Die },
): DieTerms {
  const reactions = abilitiesOf(index, view, content)
    .flatMap(({ onDie }): DieReaction[] => (onDie ? [onDie] : []))
    .filter(({ values }) => values.includes(space));
  const others = die === 'white' ? 0 : diceOn(view, space) - 1;
  return {
    price: (reactions.some(({ freeSpace }) => freeSpace) ? 0 : spacePrice(space)) + others,
    bonus: reactions.reduce((sum, { strength }) => sum + (strength ?? 0), 0),
  };
}

/** How strong an action is when this die is taken or this space used. */
export function dieStrength(
  move: Extract<Move, { kind: 'takeDie' | 'useSpace' }>,
  view: GameView,
  content: Content,
): number {
  const helped = move.kind === 'takeDie' && move.bonus;
  const bonus = helped ? dieTerms(move.seat, view, content, move).bonus : 0;
  return diceOn(view, move.space) + (move.boost ? 1 : 0) + bonus;
}

/** The krones for using a space, and whether a toll is left that no krone pays. */
export function spaceCharge(
  move: Extract<Move, { kind: 'takeDie' | 'useSpace' }>,
  view: GameView,
  content: Content,
): { krones: number; tollInVp: boolean } {
  const held = view.seats[move.seat]?.krones ?? 0;
  const price =
    move.kind === 'takeDie'
      ? dieTerms(move.seat, view, content, move).price
      : spacePrice(move.space);
  if (move.kind === 'takeDie' && price > held) return { krones: 0, tollInVp: false };
  const krones = price + (move.boost ? BOOST_PRICE : 0);
  const toll = tollOn(view, move.space);
  const payable = krones + toll <= held;
  return { krones: krones + (payable ? toll : 0), tollInVp: toll > 0 && !payable };
}

function guestPrice(seat: SeatIndex, place: number, view: GameView, content: Content): number {
  const task = view.tasks.at(-1);
  const guest = view.queue[place] ?? 0;
  const surcharge = view.modules.solo?.tokenGuests.includes(guest) ? TOKEN_SURCHARGE : 0;
  const paid = task?.kind === 'turn' || (task?.kind === 'takeGuest' && task.price === 'queue');
  const free = !paid || abilitiesOf(seat, view, content).some(({ freeGuests }) => freeGuests);
  return surcharge + (free ? 0 : (content.board.queueCost[place] ?? 0));
}

function roomPrice(
  index: SeatIndex,
  room: RoomIndex,
  view: GameView,
  content: Content,
  discount: number,
): number {
  const color = content.hotels[view.seats[index]?.hotel ?? 0]?.colors[room];
  const free = abilitiesOf(index, view, content).some(
    ({ freeRooms }) => freeRooms === 'any' || (freeRooms !== undefined && freeRooms === color),
  );
  return free ? 0 : Math.max(0, (content.board.floorCost[floorOf(room)] ?? 0) - discount);
}

/** The krones a move costs now. */
export function movePrice(move: Move, view: GameView, content: Content): number {
  const seat = view.seats[move.seat];
  const task = view.tasks.at(-1);
  if (!seat) return 0;
  switch (move.kind) {
    case 'takeGuest':
      return guestPrice(move.seat, move.place, view, content);
    case 'takeDie':
    case 'useSpace':
      return spaceCharge(move, view, content).krones;
    case 'serve':
      return abilitiesOf(move.seat, view, content).some((each) => each.freeServing)
        ? 0
        : SERVING_PRICE;
    case 'prepareRoom':
      return roomPrice(move.seat, move.room, view, content, discountOf(task));
    case 'playStaff':
      return Math.max(0, (content.staff[move.card]?.cost ?? 0) - discountOf(task));
    case 'useStaff':
      return content.staff[move.card]?.useCost?.krones ?? 0;
    case 'ward':
      return task?.kind === 'ward' ? task.price : 0;
    default:
      return 0;
  }
}

const discountOf = (task: GameView['tasks'][number] | undefined): number =>
  task && 'discount' in task ? task.discount : 0;

export interface DancerSpace {
  readonly champagne: number;
  readonly isBalcony: boolean;
}

/** Where the next dancer of a row would stand and what that costs; null when nobody fits in. */
export function nextSpace(
  hall: number,
  row: number,
  view: GameView,
  content: Content,
): DancerSpace | null {
  const { ballrooms } = view.modules;
  const ballroom = content.ballrooms[ballrooms?.halls[hall] ?? -1];
  if (!ballrooms || !ballroom) return null;
  const printed = ballroom.spaces[view.seats.length - 2]?.[row] ?? [];
  const taken = ballrooms.floor[hall]?.[row] ?? [];
  const champagne = printed.find((_, space) => (taken[space] ?? 0) === 0);
  if (champagne !== undefined) return { champagne, isBalcony: false };
  const hasBalcony = hall === ballrooms.halls.length - 1 && row === ROWS.length - 1;
  return hasBalcony ? { champagne: BALCONY_CHAMPAGNE, isBalcony: true } : null;
}

/** The champagne for sending a dancer now. */
export function dancerPrice(
  move: Extract<Move, { kind: 'sendGuest' | 'sendDancer' }>,
  view: GameView,
  content: Content,
): number {
  const discount = move.kind === 'sendDancer' ? discountOf(view.tasks.at(-1)) : 0;
  const champagne = nextSpace(move.hall, move.row, view, content)?.champagne ?? 0;
  return Math.max(0, champagne - discount);
}

/** The goods a move costs now, all but those that are chosen one by one. */
export function goodsPrice(move: Move, view: GameView, content: Content): GoodsVector {
  switch (move.kind) {
    case 'sendGuest':
    case 'sendDancer': {
      const champagne = dancerPrice(move, view, content);
      return GOODS.map((good) => (good === 'champagne' ? champagne : 0));
    }
    case 'useStaff':
      return content.staff[move.card]?.useCost?.goods ?? GOODS.map(() => 0);
    default:
      return GOODS.map(() => 0);
  }
}

/** How often this seat gets the bonus of a row. */
export const rowBonusTimes = (seat: SeatIndex, view: GameView, content: Content): number =>
  Math.max(1, ...abilitiesOf(seat, view, content).map((ability) => ability.rowBonusTimes ?? 1));
