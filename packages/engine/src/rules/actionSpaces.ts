import type { RuleContext } from '../model/context.js';
import type { Cause, Effect } from '../model/effect.js';
import { FLOORS } from '../model/hotel.js';
import type { Good, SeatIndex } from '../model/vocabulary.js';
import { missing } from '../util/missing.js';
import { pushTask } from './openTasks.js';
import { advanceEmperor, gainKrones } from './resources.js';
import { numberAt } from '../util/lists.js';

/** How strong an action is, and whether it gives both of what is otherwise shared out. */
interface Use {
  readonly strength: number;
  readonly both: boolean;
}

/** What an action space can bring by itself, before anything that staff or rooms add. */
export type SpaceGift = Good | 'krones' | 'steps' | 'rooms' | 'staff';

/** What an action space costs, gives and leads to. */
interface ActionSpace {
  /** Paid for using it. */
  readonly krones: number;
  /** The goods it gives: never more of the second than of the first. */
  readonly goods: readonly [Good, Good] | null;
  /** What it is used for; the copy is for whatever the others are for. */
  readonly gives: readonly SpaceGift[];
  /** Its action may bring staff or rooms into play, and so anything they do. */
  readonly brings: readonly Effect[];
  readonly act: (context: RuleContext, seat: SeatIndex, use: Use, cause: Cause) => void;
}

/** What may follow where staff is played and rooms are prepared. */
export const ANY_ACTION: readonly Effect[] = [
  { do: 'playStaff', discount: 0 },
  { do: 'prepareRoom', discount: 0, floors: FLOORS, occupy: false },
];
const NOTHING: readonly Effect[] = [];

const goodsSpace = (space: number, goods: readonly [Good, Good]): ActionSpace => ({
  krones: 0,
  goods,
  gives: goods,
  brings: NOTHING,
  act: (context, seat, { strength }) => {
    pushTask(context, { kind: 'splitGoods', seat, space, strength });
  },
});

/** The six action spaces, by the value of their dice. */
const ACTION_SPACES: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, ActionSpace>> = {
  1: goodsSpace(1, ['strudel', 'cake']),
  2: goodsSpace(2, ['wine', 'coffee']),
  /** As many rooms as dice. */
  3: {
    krones: 0,
    goods: null,
    gives: ['rooms'],
    brings: NOTHING,
    act: (context, seat, { strength }) => {
      pushTask(context, {
        kind: 'prepareRoom',
        seat,
        left: strength,
        discount: 0,
        floors: FLOORS,
        occupy: false,
      });
    },
  },
  /** Krones and steps on the emperor track, shared out as the player likes. */
  4: {
    krones: 0,
    goods: null,
    gives: ['krones', 'steps'],
    brings: NOTHING,
    act: (context, seat, { strength, both }, cause) => {
      if (both) {
        gainKrones(context, seat, strength, cause);
        advanceEmperor(context, seat, strength, cause);
      } else {
        pushTask(context, { kind: 'splitKrones', seat, strength });
      }
    },
  },
  /** A staff card, a krone cheaper for each die. */
  5: {
    krones: 0,
    goods: null,
    gives: ['staff'],
    brings: ANY_ACTION,
    act: (context, seat, { strength }) => {
      pushTask(context, { kind: 'playStaff', seat, discount: strength });
    },
  },
  /** The action of another space. */
  6: {
    krones: 1,
    goods: null,
    gives: [],
    brings: ANY_ACTION,
    act: (context, seat, { strength }) => {
      pushTask(context, { kind: 'copy', seat, strength, optional: false });
    },
  },
};

const BY_NUMBER: ReadonlyMap<number, ActionSpace> = new Map(
  Object.entries(ACTION_SPACES).map(([space, rules]) => [Number(space), rules]),
);

export function actionSpace(space: number): ActionSpace {
  const found = BY_NUMBER.get(space);
  if (!found) throw missing('action space', space);
  return found;
}

/** The two goods of a space that gives some. */
export function goodsOfSpace(space: number): readonly [Good, Good] {
  const { goods } = actionSpace(space);
  if (!goods) throw missing('goods of the action space', space);
  return goods;
}

const PRICES: readonly number[] = [0, ...Object.values(ACTION_SPACES).map(({ krones }) => krones)];

/** What a space costs without staff that changes it. */
export const spacePrice = (space: number): number => numberAt(PRICES, space);
