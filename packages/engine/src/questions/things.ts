import { ROOMS } from '../model/hotel.js';
import { ALL_MODULES } from '../game/modules.js';
import type { AnyThingRule, ThingRule } from '../modules/module.js';
import type { ModuleThing } from '../modules/types.js';
import type { Thing } from '../model/things.js';
import type { Move } from '../model/moves.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { seen } from '../model/position.js';
import { kindsOfDice } from '../rules/spaces.js';
import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { Good, SeatIndex } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS, SPACES } from '../model/vocabulary.js';

/** What can be pointed at, and which moves concern it. */

const MODULE_THINGS: ReadonlyMap<string, AnyThingRule> = new Map(
  ALL_MODULES.flatMap(({ things }) => Object.entries(things ?? {})),
);

/** What modules say about a thing of theirs; their types have paired them. */
export const ruleOf = (thing: ModuleThing): ThingRule<Thing> =>
  MODULE_THINGS.get(thing.thing) as unknown as ThingRule<Thing>;

/** Is this move one with this thing? */
export function concerns(position: Position, move: Move, thing: Thing): boolean {
  const task = position.tasks.at(-1);
  switch (thing.thing) {
    case 'queue':
      return move.kind === 'takeGuest' && move.place === thing.place;
    case 'table':
      return 'table' in move && move.table === thing.table && task?.kind !== 'giveItem';
    case 'room':
      if (move.kind === 'chooseRehearsal' || !('room' in move)) return false;
      return (
        move.room === thing.room || (move.kind === 'moveInPair' && move.room + 1 === thing.room)
      );
    case 'die':
      if (move.kind === 'takeDie') return move.space === thing.space && move.die === thing.die;
      if (move.kind === 'shiftDie') return move.from === thing.space && move.die === thing.die;
      return move.kind === 'discardDie' && move.die === thing.die;
    case 'space':
      if (move.kind === 'shiftDie') return move.from === thing.space || move.to === thing.space;
      return 'space' in move && move.space === thing.space;
    case 'hand':
    case 'drawn':
      return (move.kind === 'playStaff' || move.kind === 'putUnder') && move.card === thing.card;
    case 'pack':
      return move.kind === 'draft' && move.card === thing.card;
    case 'played':
      if (move.kind === 'ring') return task?.kind === 'bell' && task.card === thing.card;
      return (move.kind === 'useStaff' || move.kind === 'dismissStaff') && move.card === thing.card;
    case 'objective':
      return move.kind === 'claim' && move.slot === thing.slot;
    case 'good':
      return 'good' in move && move.good === thing.good;
    case 'benefit':
      return move.kind === 'benefit' && move.item === thing.item;
    case 'bell':
      return move.kind === 'ring';
    case 'skip':
    case 'pass':
    case 'endTurn':
      return move.kind === thing.thing;
    default:
      return ruleOf(thing).concerns(contextFor(position), move, thing);
  }
}

/** Everything that a seat can point at, whether it can be used now or not. */
export function thingsOf(position: Position, seat: SeatIndex): Thing[] {
  const context = contextFor(position);
  return [...boardThings(context), ...seatThings(context, seat), ...moduleThings(context, seat)];
}

function boardThings(context: QueryContext): Thing[] {
  const { queue, politics } = context.state;
  return [
    ...queue.map((_, place): Thing => ({ thing: 'queue', place })),
    ...SPACES.flatMap((space): Thing[] => [
      { thing: 'space', space },
      ...kindsOfDice(context, space).map((die): Thing => ({ thing: 'die', space, die })),
    ]),
    ...politics.map((_, slot): Thing => ({ thing: 'objective', slot })),
  ];
}

function seatThings(context: QueryContext, seat: SeatIndex): Thing[] {
  const { draft, tasks } = context.state;
  const { cafe, hand, drawn, played } = seatOf(context, seat);
  const task = tasks.at(-1);
  const items = task?.kind === 'benefits' && task.seat === seat ? task.items : [];
  const goods: readonly Good[] = [...DISHES_AND_DRINKS, ...context.hooks.spaceGood];
  return [
    ...cafe.map((_, table): Thing => ({ thing: 'table', table })),
    ...Array.from({ length: ROOMS }, (_, room): Thing => ({ thing: 'room', room })),
    ...goods.map((good): Thing => ({ thing: 'good', good })),
    ...seen(hand).map((card): Thing => ({ thing: 'hand', card })),
    ...seen(drawn).map((card): Thing => ({ thing: 'drawn', card })),
    ...seen(draft?.packs[seat] ?? []).map((card): Thing => ({ thing: 'pack', card })),
    ...played.map((card): Thing => ({ thing: 'played', card })),
    ...items.map((_, item): Thing => ({ thing: 'benefit', item })),
    { thing: 'bell' },
    { thing: 'skip' },
    { thing: 'pass' },
    { thing: 'endTurn' },
  ];
}

const moduleThings = (context: QueryContext, seat: SeatIndex): Thing[] =>
  [...MODULE_THINGS.values()].flatMap((rule) => rule.all(context, seat));
