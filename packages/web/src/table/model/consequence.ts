import type { Effect, Move, RoomColor, RoomIndex } from '@gah/engine';
import { ENTRANCES, guestCard, hotelPlan, staffCard } from '@gah/engine';
import { completedGroup, houseOf } from './house.js';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

/** What a move brings at once, before it is played. Nothing hidden is looked at. */
export interface Consequence {
  readonly vp: number;
  readonly effects: readonly Effect[];
  /** An occupancy bonus: colour, size of the group, what it pays. */
  readonly group: { color: RoomColor; size: number; amount: number } | null;
}

const NOTHING: Consequence = { vp: 0, effects: [], group: null };

function groupBonus(scene: Scene, rooms: readonly RoomIndex[]): Consequence['group'] {
  const [first] = rooms;
  const size = completedGroup(scene, scene.own, rooms);
  if (first === undefined || size === 0) return null;
  const color = hotelPlan(scene.content, seatAt(scene, scene.own).hotel).colors[first];
  if (!color) return null;
  const amounts = houseOf(scene, scene.own).bonus[color];
  return { color, size, amount: amounts[size - 1] ?? 0 };
}

function guestLeaves(scene: Scene, table: number, rooms: readonly RoomIndex[]): Consequence {
  const guest = seatAt(scene, scene.own).cafe[table];
  if (!guest) return NOTHING;
  const { vp, vpByRound, reward } = guestCard(scene.content, guest.card);
  return {
    vp: vpByRound?.[scene.view.round - 1] ?? vp,
    effects: reward,
    group: groupBonus(scene, rooms),
  };
}

const coverVp = (scene: Scene, room: RoomIndex): number =>
  hotelPlan(scene.content, seatAt(scene, scene.own).hotel).coverVp[room] ?? 0;

function rowBonus(scene: Scene, hall: number, row: number): readonly Effect[] {
  const { ballrooms, entrances } = scene.view.modules;
  const bonus = scene.content.ballrooms[ballrooms?.halls[hall] ?? -1]?.bonus[row] ?? [];
  const entrance = ENTRANCES.find(({ key }) => entrances?.owned[scene.own] === key);
  const times = entrance?.ability?.rowBonusTimes ?? 1;
  return Array.from({ length: times }, () => bonus).flat();
}

export function consequenceOf(scene: Scene, move: Move): Consequence {
  const { view, content } = scene;
  switch (move.kind) {
    case 'moveIn':
      return guestLeaves(scene, move.table, [move.room]);
    case 'moveInPair':
      return guestLeaves(scene, move.table, [move.room, move.room + 1]);
    case 'sendGuest': {
      const guest = guestLeaves(scene, move.table, []);
      return { ...guest, effects: [...guest.effects, ...rowBonus(scene, move.hall, move.row)] };
    }
    case 'sendDancer':
      return { ...NOTHING, effects: rowBonus(scene, move.hall, move.row) };
    case 'occupyRoom':
      return { ...NOTHING, group: groupBonus(scene, [move.room]) };
    case 'prepareRoom': {
      const task = view.tasks.at(-1);
      const occupies = task?.kind === 'prepareRoom' && task.occupy;
      return {
        ...NOTHING,
        vp: coverVp(scene, move.room),
        group: occupies ? groupBonus(scene, [move.room]) : null,
      };
    }
    case 'playStaff':
    case 'useStaff':
      return { ...NOTHING, effects: staffCard(content, move.card).effects };
    case 'claim': {
      const card = content.politics[view.politics[move.slot] ?? 0];
      return { ...NOTHING, vp: card?.vp[view.claims[move.slot]?.length ?? 0] ?? 0 };
    }
    case 'takeGuest': {
      const guest = content.guests[view.queue[move.place] ?? 0];
      return guest ? { ...NOTHING, vp: guest.vp, effects: guest.reward } : NOTHING;
    }
    default:
      return NOTHING;
  }
}
