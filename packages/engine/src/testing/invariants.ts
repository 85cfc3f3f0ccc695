import type { StatefulModule } from '../modules/types.js';
import { STATEFUL_MODULES } from '../modules/lists.js';
import type { GoodsVector, GuestNumber, StaffNumber } from '../model/vocabulary.js';
import { ALL_MODULES } from '../game/modules.js';
import { isAutomatic } from '../rules/seats.js';
import { PerSetup } from '../speed/perSetup.js';
import { at, total } from '../util/lists.js';
import { MODULE_TESTING } from './modules.js';
import { guestCard } from '../content/content.js';
import { DICE_BY_SEATS, LAST_EMPEROR_SPACE } from '../content/boards.js';
import type { GameEvent } from '../model/events.js';
import { legalMoves, decidingSeats } from '../game/decisions.js';
import { makeMove } from '../model/moves.js';
import { setUpBoard } from '../flow/setup.js';
import { hasRoom } from '../model/hotel.js';
import type { GameSetup, GameState } from '../model/state.js';
import { openContext } from '../game/contexts.js';
import { guestsOnTheirWay } from '../model/tasks.js';
import { goodIndex, GOODS } from '../model/vocabulary.js';
import { lessGoods, sumGoods } from '../rules/resources.js';

/** More moves than this in one position would be too many to choose from. */
export const MOST_MOVES = 300;

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join(',');

/** All cards of a set-up. */
const DECKS = new PerSetup((setup: GameSetup) => {
  const { staffDeck, guestDeck } = setUpBoard(setup);
  return { staff: sorted(staffDeck), guests: sorted(guestDeck) };
});

function cardProblems(state: GameState): string[] {
  const problems: string[] = [];
  const all = DECKS.of(state.setup);
  const staff = [
    ...state.staffDeck,
    ...state.dismissed,
    ...state.seats.flatMap((seat) => [...seat.hand, ...seat.drawn, ...seat.played]),
    ...(state.draft?.packs.flat() ?? []),
    ...STATEFUL_MODULES.flatMap((module) => staffOfModule(state, module)),
  ];
  if (sorted(staff) !== all.staff) problems.push('staff cards are lost or doubled');
  const guests = [
    ...state.guestDeck,
    ...state.guestDiscard,
    ...state.queue.filter((guest) => guest !== 0),
    ...state.seats.flatMap((seat) => seat.cafe.flatMap((guest) => guest?.card ?? [])),
    ...state.seats.flatMap((seat) => seat.kept),
    ...guestsOnTheirWay(state.tasks),
    ...STATEFUL_MODULES.flatMap((module) => guestsOfModule(state, module)),
  ];
  if (sorted(guests) !== all.guests) problems.push('guest cards are lost or doubled');
  const waiting = state.queue.filter((guest) => guest !== 0).length;
  const more = state.guestDeck.length + state.guestDiscard.length;
  if (waiting < state.queue.length && more > 0)
    problems.push('the queue has a gap while guests remain');
  if (state.staffDeck.length !== state.staffDeckSeen.length)
    problems.push('the deck lost its marks');
  return problems;
}

function seatProblems(state: GameState): string[] {
  const context = openContext(state, null);
  const { content } = context;
  return state.seats.flatMap((seat, index) => {
    const wrong: string[] = [];
    if (seat.krones < 0 || seat.krones > content.board.maxKrones)
      wrong.push(`${seat.krones} krones`);
    if (seat.emperor < 0 || seat.emperor > LAST_EMPEROR_SPACE)
      wrong.push(`emperor ${seat.emperor}`);
    if (seat.vp !== total(seat.vpBySource)) wrong.push('points do not add up');
    if ((seat.occupied & ~seat.tiles) !== 0) wrong.push('an occupied room without a tile');
    if (seat.kitchen.some((amount) => amount < 0)) wrong.push('less than nothing in the kitchen');
    for (const guest of seat.cafe) {
      if (!guest) continue;
      const { order } = guestCard(content, guest.card);
      const tooMuch = GOODS.some((good) => guest.goods[goodIndex(good)] > order[goodIndex(good)]);
      if (tooMuch) wrong.push(`guest ${guest.card} has more than ordered`);
    }
    const groups = content.hotels[seat.hotel]?.groups ?? [];
    for (const [group, { mask }] of groups.entries()) {
      const mustPay = !isAutomatic(context, index);
      if (mustPay && (mask & seat.occupied) === mask && !hasRoom(seat.groupsPaid, group)) {
        wrong.push(`group ${group} is full but unpaid`);
      }
    }
    if (seat.diceTaken.length > 2) wrong.push('more than two dice in a round');
    return wrong.map((problem) => `seat ${index}: ${problem}`);
  });
}

function moduleProblems(state: GameState): string[] {
  return MODULE_TESTING.flatMap(({ name, problems }) => {
    const own = state.modules[name];
    return (own && problems?.(own as never, state)) ?? [];
  });
}

/** Cards that lie in the state of a module. */
export function staffOfModule({ modules }: GameState, module: StatefulModule): StaffNumber[] {
  const testing = MODULE_TESTING.find(({ name }) => name === module);
  return [...((modules[module] && testing?.staff?.(modules[module] as never)) ?? [])];
}

export function guestsOfModule({ modules }: GameState, module: StatefulModule): GuestNumber[] {
  const rules = ALL_MODULES.find(({ name }) => name === module);
  return (modules[module] && rules?.guests?.(modules[module] as never)) ?? [];
}

/** Everything that must hold in every position; an empty list means it does. */
export function problemsOf(state: GameState): string[] {
  const problems = [...cardProblems(state), ...seatProblems(state), ...moduleProblems(state)];
  const dice =
    total(state.dice) +
    total(state.seats.map((seat) => seat.diceTaken.filter((value) => value > 0).length));
  if (dice > at(DICE_BY_SEATS, state.seats.length)) problems.push('too many dice');
  const context = openContext(state, null);
  const deciding = decidingSeats(context);
  if (deciding.length === 0 && state.phase !== 'over') problems.push('nobody can decide');
  for (const seat of deciding) {
    const moves = legalMoves(context, seat);
    const { length } = moves;
    if (length === 0) problems.push(`seat ${seat} has no move`);
    if (length > MOST_MOVES) problems.push(`seat ${seat} has ${length} moves`);
    // Lists share their moves: one that stood in the place of another would show here.
    if (moves.some((move) => move.seat !== seat)) problems.push(`seat ${seat} moves for others`);
    if (new Set(moves.map(makeMove)).size < length) problems.push(`seat ${seat} has equal moves`);
  }
  return problems;
}

/** Krones, goods, points and steps of one seat, as events change them. */
interface Account {
  krones: number;
  vp: number;
  emperor: number;
  /** In the kitchen and on guests. */
  goods: GoodsVector;
}

const accountsOf = (state: GameState): Account[] =>
  state.seats.map(({ krones, vp, emperor, kitchen, cafe }) => ({
    krones,
    vp,
    emperor,
    goods: cafe.reduce((sum, guest) => (guest ? sumGoods(sum, guest.goods) : sum), kitchen),
  }));

function book(account: Account, event: GameEvent): void {
  switch (event.type) {
    case 'kronesGained':
      account.krones += event.amount;
      break;
    case 'kronesPaid':
    case 'kronesLost':
      account.krones -= event.amount;
      break;
    case 'vpGained':
      account.vp += event.amount;
      break;
    case 'emperorAdvanced':
      account.emperor += event.steps;
      break;
    case 'emperorStepBack':
      account.emperor += event.to - event.from;
      break;
    case 'goodsGained':
    case 'orderFilled':
      account.goods = sumGoods(account.goods, event.goods);
      break;
    case 'goodsLost':
    case 'goodsPaid':
    case 'tableCleared':
    case 'guestMovedIn':
    case 'guestSentDancing':
      account.goods = lessGoods(account.goods, event.goods);
      break;
    default:
      break;
  }
}

/** And what is gained, but not yet placed or stored. */
const withGoodsInHand = (state: GameState, seat: number, goods: GoodsVector): GoodsVector =>
  state.tasks.reduce(
    (sum, task) =>
      task.kind === 'placeGoods' && task.seat === seat ? sumGoods(sum, task.goods) : sum,
    goods,
  );

/** Do the events of a move account for every change of krones, goods, points and steps? */
export function auditMove(
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
): string[] {
  const accounts = accountsOf(before);
  for (const [seat, account] of accounts.entries())
    account.goods = withGoodsInHand(before, seat, account.goods);
  for (const event of events) {
    const account = 'seat' in event ? accounts[event.seat] : undefined;
    if (account) book(account, event);
  }
  return accountsOf(after).flatMap((account, seat) => {
    const actual = JSON.stringify({
      ...account,
      goods: withGoodsInHand(after, seat, account.goods),
    });
    const booked = JSON.stringify(accounts[seat]);
    return actual === booked ? [] : [`seat ${seat}: events say ${booked}, the state ${actual}`];
  });
}
