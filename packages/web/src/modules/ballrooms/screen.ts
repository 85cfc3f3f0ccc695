import { count } from '@gah/engine';
import { idsIn } from '../../table/bar/tray.js';
import type { ScreenExplaining } from '../module.js';
import { ballroomStrip, rehearsalStrip } from './art/halls.js';
import Ballrooms from './Ballrooms.svelte';
import { explain } from './explain.js';
import RehearsalRoom from './RehearsalRoom.svelte';
import RehearsalsTray from './RehearsalsTray.svelte';
import { rulePictures } from './rulePictures.js';
import type { BallroomsSubject } from './subject.js';

export const screen: ScreenExplaining<BallroomsSubject> = {
  rulePictures,
  zones: { hotel: RehearsalRoom, hall: Ballrooms },
  tabZones: { hotel: RehearsalRoom, court: Ballrooms },
  trays: [{ isOpen: (table) => idsIn(table, 'rehearsal').length > 0, content: RehearsalsTray }],
  rivalCounts: ({ view }, seat) => [
    { icon: 'dancer', amount: count(view, seat, { count: 'dancers' }) },
  ],
  closerLooks: {
    ballrooms: { explain: explain.ballrooms, rule: 'ballrooms.scoring' },
    ballroom: {
      explain: explain.ballroom,
      rule: 'ballrooms.halls',
      almanac: ({ index }, { scene }) => `ballroom/${scene.content.ballrooms[index]?.key ?? ''}`,
      picture: ({ index }, { scene }) => {
        const ballroom = scene.content.ballrooms[index];
        return { shape: 'hall', markup: ballroom ? ballroomStrip(ballroom.key) : '' };
      },
    },
    rehearsal: {
      explain: explain.rehearsal,
      rule: 'ballrooms.steps',
      almanac: ({ index }, { scene }) =>
        `rehearsal/${scene.content.rehearsalRooms[index]?.key ?? ''}`,
      picture: ({ index }, { scene }) => {
        const room = scene.content.rehearsalRooms[index];
        return { shape: 'hall', markup: room ? rehearsalStrip(room.key) : '' };
      },
    },
  },
};
