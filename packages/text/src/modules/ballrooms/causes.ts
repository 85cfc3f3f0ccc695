import type { CauseNames, NameOfCause } from '../../play/tables.js';
import { rehearsalRoomName } from './names.js';
import { ballroomAt } from './places.js';

export const causes = {
  row: () => '',
  section: () => '',
  ballroom: (language, id, content) => ballroomAt(language, content, Number(id)),
} satisfies Partial<CauseNames>;

const rehearsalRoom: NameOfCause = (language, id, content) => {
  const room = content.rehearsalRooms[Number(id)];
  return room ? rehearsalRoomName(language, room) : '';
};

export const cardNames = { ballroom: causes.ballroom, 'rehearsal room': rehearsalRoom };
