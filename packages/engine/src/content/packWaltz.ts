import type { Effect } from '../model/effect.js';
import { FREE } from '../model/vocabulary.js';
import type { Ballroom, RehearsalRoom } from './ballrooms.js';
import type { DoveToken } from './entrances.js';
import type { DataPack, PackEffect } from './pack.js';
import {
  anyGoods,
  drawStaff,
  emperor,
  gain,
  krones,
  occupyRoom,
  playStaff,
  prepareRoom,
  vp,
} from './records.js';

/** Values of Let's Waltz! that a data pack replaces. */

const discountOf = (amount: number | 'free'): number => (amount === 'free' ? FREE : amount);

function packEffects(effect: PackEffect): Effect[] {
  if ('vp' in effect) return [vp(effect.vp)];
  if ('krones' in effect) return [krones(effect.krones)];
  if ('emperor' in effect) return [emperor(effect.emperor)];
  if ('anyGoods' in effect) return [anyGoods(effect.anyGoods)];
  if ('drawStaff' in effect) return [drawStaff(effect.drawStaff)];
  if ('goods' in effect) return [gain(effect.goods)];
  if ('playStaff' in effect) return [playStaff(discountOf(effect.playStaff))];
  if ('prepareRoom' in effect) return [prepareRoom(discountOf(effect.prepareRoom))];
  return Array.from({ length: effect.occupyRoom }, () => occupyRoom);
}

export function packBallroom(ballroom: Ballroom, pack: DataPack | null): Ballroom {
  const spaces = pack?.ballrooms?.[ballroom.key];
  if (!spaces) return ballroom;
  return {
    ...ballroom,
    spaces: ballroom.spaces.map((rows, index) => spaces[String(index + 2)] ?? rows),
    source: { ...ballroom.source, spaces: 'data pack' },
  };
}

export function packRehearsalRoom(room: RehearsalRoom, pack: DataPack | null): RehearsalRoom {
  const sections = pack?.rehearsalRooms?.[room.key];
  if (!sections) return room;
  return {
    ...room,
    sections: sections.map(({ dancers, bonus }) => ({
      dancers,
      bonus: bonus.flatMap(packEffects),
    })),
    source: 'data pack',
  };
}

type PackToken = NonNullable<DataPack['tokens']>[number];

export function packToken({ top, bottom }: PackToken): DoveToken {
  const [first = vp(0)] = packEffects(top);
  const [second = vp(0)] = packEffects(bottom);
  return { top: first, bottom: second, source: 'data pack' };
}
