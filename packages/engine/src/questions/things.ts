import type { CelebrityKey } from '../modules/celebrities/content/celebrities.js';
import { ROWS } from '../modules/ballrooms/content/halls.js';
import type { EntranceKey } from '../modules/entrances/content/entrances.js';
import { ROOMS } from '../model/hotel.js';
import { currentHall } from '../modules/ballrooms/dancing.js';
import type { Move } from '../model/moves.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { seen } from '../model/position.js';
import { kindsOfDice } from '../rules/spaces.js';
import { isBefore } from '../model/state.js';
import type { QueryContext } from '../model/context.js';
import { seatOf } from '../rules/seats.js';
import type { TileId } from '../content/cards.js';
import type {
  Die,
  Good,
  PoliticsNumber,
  RoomIndex,
  SeatIndex,
  StaffNumber,
} from '../model/vocabulary.js';
import { DISHES_AND_DRINKS, GOODS, SPACES } from '../model/vocabulary.js';

/** Everything at the table that a person can point at. */

export type Thing =
  /** A guest in the queue. */
  | { readonly thing: 'queue'; readonly place: number }
  /** A table of the café, with or without a guest. */
  | { readonly thing: 'table'; readonly table: number }
  | { readonly thing: 'room'; readonly room: RoomIndex }
  | { readonly thing: 'die'; readonly space: number; readonly die: Die }
  | { readonly thing: 'space'; readonly space: number }
  /** A card in hand. */
  | { readonly thing: 'hand'; readonly card: StaffNumber }
  | { readonly thing: 'drawn'; readonly card: StaffNumber }
  /** A card of the pack to draft from. */
  | { readonly thing: 'pack'; readonly card: StaffNumber }
  | { readonly thing: 'played'; readonly card: StaffNumber }
  | { readonly thing: 'objective'; readonly slot: number }
  | { readonly thing: 'personalObjective'; readonly card: PoliticsNumber }
  /** Of The Grand Wray Hotel. */
  | { readonly thing: 'emperorTile'; readonly tile: TileId }
  | { readonly thing: 'celebrity'; readonly celebrity: CelebrityKey }
  | { readonly thing: 'entrance'; readonly entrance: EntranceKey }
  /** A row of dancers. */
  | { readonly thing: 'row'; readonly hall: number; readonly row: number }
  /** Of the seat's own rehearsal room. */
  | { readonly thing: 'section'; readonly section: number }
  | { readonly thing: 'rehearsalRoom'; readonly room: number }
  | { readonly thing: 'good'; readonly good: Good }
  /** Of Hotel Dove. */
  | { readonly thing: 'token'; readonly token: number }
  /** One of a list of benefits that wait. */
  | { readonly thing: 'benefit'; readonly item: number }
  /** A guest of the automatic opponent who waits for an order. */
  | { readonly thing: 'waitingGuest'; readonly index: number }
  | { readonly thing: 'key' }
  | { readonly thing: 'bell' }
  | { readonly thing: 'skip' }
  | { readonly thing: 'pass' }
  | { readonly thing: 'endTurn' };

export type ThingKind = Thing['thing'];
export type ThingOf<K extends ThingKind> = Extract<Thing, { thing: K }>;

/** Is this move one with this thing? */
export function concerns(position: Position, move: Move, thing: Thing): boolean {
  const task = position.tasks.at(-1);
  switch (thing.thing) {
    case 'queue':
      return move.kind === 'takeGuest' && move.place === thing.place;
    case 'table':
      return 'table' in move && move.table === thing.table && task?.kind !== 'giveItem';
    case 'waitingGuest':
      return move.kind === 'place' && move.table === thing.index && task?.kind === 'giveItem';
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
    case 'personalObjective':
      return move.kind === 'fulfil' && move.card === thing.card;
    case 'emperorTile':
      return move.kind === 'useTile' && move.tile === thing.tile;
    case 'celebrity':
      return move.kind === 'useCelebrity' && move.celebrity === thing.celebrity;
    case 'entrance':
      if (move.kind === 'bid')
        return position.modules.entrances?.auction?.entrance === thing.entrance;
      return move.kind === 'auction' && move.entrance === thing.entrance;
    case 'row':
      if (move.kind === 'removeDancer')
        return move.row === thing.row && currentHall({ state: position }) === thing.hall;
      return 'hall' in move && move.hall === thing.hall && move.row === thing.row;
    case 'section':
      return 'section' in move && move.section === thing.section;
    case 'rehearsalRoom':
      return move.kind === 'chooseRehearsal' && move.room === thing.room;
    case 'good':
      return 'good' in move && move.good === thing.good;
    case 'token':
      return move.kind === 'takeToken' && move.token === thing.token;
    case 'benefit':
      return move.kind === 'benefit' && move.item === thing.item;
    case 'key':
      return move.kind === 'takeKey';
    case 'bell':
      return move.kind === 'ring';
    case 'skip':
    case 'pass':
    case 'endTurn':
      return move.kind === thing.thing;
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
  const { draft, modules, tasks } = context.state;
  const { cafe, hand, drawn, played } = seatOf(context, seat);
  const task = tasks.at(-1);
  const items = task?.kind === 'benefits' && task.seat === seat ? task.items : [];
  const goods: readonly Good[] = modules.ballrooms ? GOODS : DISHES_AND_DRINKS;
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

function moduleThings({ state }: QueryContext, seat: SeatIndex): Thing[] {
  const { phase, modules } = state;
  const { ballrooms, celebrities, startPlayer, solo } = modules;
  // Before their step of the set-up entrances and rehearsal rooms are not on the table yet.
  const entrances = isBefore(phase, 'auction') ? null : modules.entrances;
  const offered = phase === 'rehearsal' ? (ballrooms?.offered ?? []) : [];
  const guestsOfHonour = [
    ...(celebrities?.lounge ?? []).filter((key) => key !== null),
    ...(celebrities?.owned.flat() ?? []),
  ];
  return [
    ...(ballrooms?.halls ?? []).flatMap((_hall, hall) =>
      ROWS.map((_, row): Thing => ({ thing: 'row', hall, row })),
    ),
    ...(ballrooms?.sections[seat] ?? []).map((_, section): Thing => ({
      thing: 'section',
      section,
    })),
    ...offered.map((room): Thing => ({ thing: 'rehearsalRoom', room })),
    ...guestsOfHonour.map((celebrity): Thing => ({ thing: 'celebrity', celebrity })),
    ...entranceThings(entrances),
    ...(solo?.waiting ?? []).map((_, index): Thing => ({ thing: 'waitingGuest', index })),
    ...(startPlayer ? [{ thing: 'key' } as const] : []),
  ];
}

function entranceThings(entrances: Position['modules']['entrances']): Thing[] {
  if (!entrances) return [];
  const { offered, owned, tokens, personalPolitics, emperorTiles } = entrances;
  return [
    ...[...offered, ...owned.filter((key) => key !== null)].map((entrance): Thing => ({
      thing: 'entrance',
      entrance,
    })),
    ...tokens.map((token): Thing => ({ thing: 'token', token })),
    ...personalPolitics.map((card): Thing => ({ thing: 'personalObjective', card })),
    ...emperorTiles.map((tile): Thing => ({ thing: 'emperorTile', tile })),
  ];
}
