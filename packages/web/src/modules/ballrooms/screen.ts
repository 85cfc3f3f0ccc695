import { count } from '@gah/engine';
import { ballroomName, ballroomText, rehearsalRoomName, sectionTexts } from '@gah/text';
import { idsIn } from '../../table/bar/tray.js';
import { reconstructedValues } from '../../table/detail/reconstructed.js';
import type { ScreenExplaining } from '../module.js';
import { ballroomStrip, rehearsalStrip } from './art/halls.js';
import Ballrooms from './Ballrooms.svelte';
import RehearsalRoom from './RehearsalRoom.svelte';
import RehearsalsTray from './RehearsalsTray.svelte';
import type { BallroomsSubject } from './subject.js';

export const screen: ScreenExplaining<BallroomsSubject> = {
  zones: { hotel: RehearsalRoom, hall: Ballrooms },
  tabZones: { hotel: RehearsalRoom, court: Ballrooms },
  trays: [{ isOpen: (table) => idsIn(table, 'rehearsal').length > 0, content: RehearsalsTray }],
  rivalCounts: ({ view }, seat) => [
    { icon: 'dancer', amount: count(view, seat, { count: 'dancers' }) },
  ],
  closerLooks: {
    ballroom: {
      explain: ({ index }, { language, words, scene }) => {
        const ballroom = scene.content.ballrooms[index];
        if (!ballroom) return { name: '', kind: '', lines: [], reconstructed: [] };
        const { rows, scoring } = ballroomText(language, ballroom, scene.view.seats.length);
        return {
          name: ballroomName(language, ballroom),
          kind: words.zones.ballrooms,
          lines: [
            ...[...rows]
              .reverse()
              .map((row) => ({ label: row.name, text: `${row.spaces}. ${row.bonus}` })),
            ...scoring.map((text) => ({ text })),
          ],
          reconstructed: reconstructedValues(ballroom.source, { spaces: words.detail.cost }),
        };
      },
      picture: ({ index }, { scene }) => {
        const ballroom = scene.content.ballrooms[index];
        return { shape: 'hall', markup: ballroom ? ballroomStrip(ballroom.key) : '' };
      },
    },
    rehearsal: {
      explain: ({ index }, { language, words, scene }) => {
        const room = scene.content.rehearsalRooms[index];
        return {
          name: room ? rehearsalRoomName(language, room) : '',
          kind: words.zones.rehearsal,
          lines: room ? sectionTexts(language, room).map((text) => ({ text })) : [],
          reconstructed: room?.source === 'reconstructed' ? [words.detail.bonus] : [],
        };
      },
      picture: ({ index }, { scene }) => {
        const room = scene.content.rehearsalRooms[index];
        return { shape: 'hall', markup: room ? rehearsalStrip(room.key) : '' };
      },
    },
  },
};
