import type { EntranceKey } from './content/entrances.js';
import { ENTRANCES } from './content/entrances.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import type { OwnedAbility } from '../../model/effect.js';
import { ownedAbility, powersOf } from '../../model/effect.js';
import { FLOORS } from '../../model/hotel.js';
import type { BenefitItem, Task } from '../../model/tasks.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { addPart } from '../../rules/priceParts.js';
import { hasAutomaticSeat, isAutomatic } from '../../rules/seats.js';
import type { ModuleOf } from '../module.js';
import { auction, auctionStep, bid, pickEntrance } from './auction.js';
import { dealEntrances } from './deal.js';
import { dove, token, TOKEN_EFFECTS } from './dove.js';
import { hidden } from './hidden.js';
import { kaufman } from './kaufman.js';
import {
  kozi,
  shiftDieOfSpace,
  shiftDieOfTurn,
  shifted,
  whyNotShift,
  whyNotShiftOfTurn,
} from './kozi.js';
import { fulfil, ninas, whyNotFulfil } from './ninas.js';
import { entranceOf, entrancesOf } from './ownership.js';
import type { EntranceRules } from './rules.js';
import { stroup } from './stroup.js';
import { things } from './things.js';
import { tilePrice, useTile, whyNotTile, wray } from './wray.js';
import { zantMainz } from './zantMainz.js';
import { champagneOf, champagneVector } from '../../rules/resources.js';

/** Every hotel has an entrance of its own: what its record cannot say stands in a file of its own. */

const BY_RECORD: EntranceRules = {};
const RULES: Readonly<Record<EntranceKey, EntranceRules>> = {
  paulwei: BY_RECORD,
  zantMainz,
  dove,
  kaufman,
  mayenfels: BY_RECORD,
  ninas,
  stroup,
  wray,
  kozi,
  ren: BY_RECORD,
};

function rulesFor(context: QueryContext, seat: SeatIndex): EntranceRules {
  const key = entrancesOf(context).owned[seat];
  return key ? RULES[key] : BY_RECORD;
}

/** Alone, a player has less to begin with. */
const KRONES_ALONE = 7;

function setUp(context: RuleContext): void {
  const { state, content } = context;
  state.modules.entrances = {
    ...dealEntrances(state, content, state.rng),
    owned: state.seats.map(() => null),
    starter: state.startSeat,
    auction: null,
    fulfilled: [],
    tileUsed: false,
    pile: [],
  };
  for (const [index, seat] of state.seats.entries()) {
    seat.kitchen = champagneVector(champagneOf(context, index));
    if (hasAutomaticSeat(context) && !isAutomatic(context, index)) seat.krones = KRONES_ALONE;
  }
}

/** Further rooms. */
function roomTasks(context: QueryContext, seat: SeatIndex): readonly Task[] {
  const extra = entranceOf(context, seat)?.setupRooms;
  if (!extra) return [];
  const { amount, discount } = extra;
  return [{ kind: 'prepareRoom', seat, left: amount, discount, floors: FLOORS, occupy: false }];
}

const NO_ITEMS: readonly BenefitItem[] = [];
const NO_CARDS: readonly number[] = [];
const NO_ABILITIES: readonly OwnedAbility[] = [];
const ABILITIES = Object.fromEntries(
  ENTRANCES.map(({ key, ability }) => [
    key,
    ability ? [ownedAbility({ source: 'entrance', id: key }, ability)] : NO_ABILITIES,
  ]),
) as Readonly<Record<EntranceKey, readonly OwnedAbility[]>>;

const FIRST_ROUND = 1;

export const entrances: ModuleOf<'entrances'> = {
  name: 'entrances',
  setUp,
  phases: { auction: auctionStep },
  decidedIn: { auction: 'auction', bid: 'auction', pickEntrance: 'auction' },
  setupTasks: (context, seat, after) => [
    ...(after === 'rooms' ? roomTasks(context, seat) : []),
    ...(rulesFor(context, seat).setupTasks?.(context, seat, after) ?? []),
  ],
  abilities: {
    powers: powersOf(Object.values(ABILITIES).flat()),
    of: (context, seat, wanted) => {
      // What is played when the entrance is gained does not count yet.
      if (context.state.round < FIRST_ROUND) return NO_ABILITIES;
      const key = entrancesOf(context).owned[seat];
      const owned = key ? ABILITIES[key] : NO_ABILITIES;
      return (powersOf(owned) & wanted) !== 0 ? owned : NO_ABILITIES;
    },
  },
  turnMoves: (context, task, moves) => {
    rulesFor(context, task.seat).turnMoves?.(context, task, moves);
  },
  spaceMoves: (context, seat) => rulesFor(context, seat).spaceMoves?.(context, seat) ?? [],
  dieBonuses: (context, seat) => rulesFor(context, seat).dieBonuses?.(context, seat) ?? NO_ITEMS,
  roomBonuses: {
    of: (context, seat, room) =>
      rulesFor(context, seat).roomBonuses?.of(context, seat, room) ?? NO_ITEMS,
    effects: (context, seat) => rulesFor(context, seat).roomBonuses?.effects(context, seat) ?? [],
  },
  paysWithSteps: (context, seat) => rulesFor(context, seat).paysWithSteps?.(context, seat) ?? false,
  openPolitics: (context, seat) =>
    rulesFor(context, seat).openPolitics?.(context, seat) ?? NO_CARDS,
  pile: {
    add: (context, seat, guest) => rulesFor(context, seat).pile?.add(context, seat, guest) ?? false,
    of: (context, seat) => rulesFor(context, seat).pile?.of(context, seat) ?? NO_CARDS,
  },
  final: {
    source: 'finalEntrance',
    vp: (context, seat) => rulesFor(context, seat).finalVp?.(context, seat) ?? 0,
  },
  on: {
    turnStart: (context) => {
      entrancesOf(context).tileUsed = false;
    },
    guestTaken: (context, seat) => {
      rulesFor(context, seat).guestTaken?.(context, seat);
    },
    roundEnd: (context) => {
      for (const seat of context.state.seats.keys())
        rulesFor(context, seat).roundEnd?.(context, seat);
    },
  },
  decisions: { auction, pickEntrance, bid, token, shifted },
  turn: {
    play: { fulfil, useTile, shiftDie: shiftDieOfTurn },
    why: { fulfil: whyNotFulfil, useTile: whyNotTile, shiftDie: whyNotShiftOfTurn },
  },
  space: { play: { shiftDie: shiftDieOfSpace }, why: { shiftDie: whyNotShift } },
  effects: TOKEN_EFFECTS,
  guests: ({ pile }) => [...pile],
  hidden,
  things,
  prices: {
    useTile: (_context, { tile }, parts) => {
      addPart(parts, 'tile', 'steps', tilePrice(tile), null);
    },
    auction: (_context, move, parts) => {
      addPart(parts, 'bid', 'krones', move.bid, null);
    },
    bid: (_context, { amount }, parts) => {
      addPart(parts, 'bid', 'krones', amount, null);
    },
  },
};
