import type { CelebrityKey, EntranceKey, SoloHotelKey } from '@gah/engine';
import { CELEBRITY_KEYS, contentFor, ENTRANCE_KEYS, SOLO_HOTELS } from '@gah/engine';
import {
  ballroomName,
  celebrityName,
  entranceName,
  guestName,
  politicsName,
  rehearsalRoomName,
  soloHotelName,
  staffName,
} from '@gah/text';

const { ballrooms, rehearsalRooms } = contentFor('2021', null);

const staff = (id: string): string => staffName('en', Number(id), '2021');

function celebrity(id: string): string | undefined {
  const key = CELEBRITY_KEYS.find((known): known is CelebrityKey => known === id);
  return key && celebrityName('en', key);
}

function entrance(id: string): string | undefined {
  const key = ENTRANCE_KEYS.find((known): known is EntranceKey => known === id);
  return key && entranceName('en', key);
}

function ballroom(id: string): string | undefined {
  const found = ballrooms[Number(id)];
  return found && ballroomName('en', found);
}

function rehearsalRoom(id: string): string | undefined {
  const found = rehearsalRooms[Number(id)];
  return found && rehearsalRoomName('en', found);
}

function soloHotel(id: string): string | undefined {
  const key = SOLO_HOTELS.find((known): known is SoloHotelKey => known === id);
  return key && soloHotelName('en', key);
}

const NAMES: Readonly<Record<string, (id: string) => string | undefined>> = {
  staff,
  bell: staff,
  guest: (id) => guestName('en', Number(id)),
  politics: (id) => politicsName('en', Number(id)),
  celebrity,
  entrance,
  ballroom,
  'rehearsal room': rehearsalRoom,
  'solo hotel': soloHotel,
};

/** The key of a card in a coverage with its name; tiles, tokens and instructions have none. */
export function cardLabel(key: string): string {
  const space = key.lastIndexOf(' ');
  const name = NAMES[key.slice(0, space)]?.(key.slice(space + 1));
  return name === undefined ? key : `${key} ${name}`;
}
