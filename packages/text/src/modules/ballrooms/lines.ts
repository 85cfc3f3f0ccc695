import type { GameView } from '@gah/engine';
import { dancersOn } from '@gah/engine';
import { term } from '../../names/words.js';
import type { TableScene } from '../../play/tableLines.js';
import { ballroomText, sectionTexts } from './cards.js';
import { ballroomName, rehearsalRoomName } from './names.js';

type Halls = NonNullable<GameView['modules']['ballrooms']>;

function dancersText({ players }: TableScene, rows: readonly (readonly number[])[]): string {
  const spaces = rows.flat();
  return players.map((name, seat) => `${name} ${dancersOn(spaces, seat)}`).join(', ');
}

/** What is printed on ballrooms and rehearsal room, and who dances where. */
export function ballroomLines(scene: TableScene, isFull: boolean): string[] {
  const inPlay = scene.view.modules.ballrooms;
  return inPlay ? linesOf(scene, inPlay, isFull) : [];
}

function linesOf(
  scene: TableScene,
  { halls, floor, rehearsal, sections }: Halls,
  isFull: boolean,
): string[] {
  const { language, content, seat, view } = scene;
  const lines = halls.flatMap((index, hall) => {
    const ballroom = content.ballrooms[index];
    if (!ballroom) return [];
    const { rows, scoring } = ballroomText(language, ballroom, view.setup.seats);
    return [
      `${ballroomName(language, ballroom)}: ${dancersText(scene, floor[hall] ?? [])}`,
      ...(isFull
        ? [
            ...rows.map(({ name, bonus, spaces }) => `  ${name}: ${spaces}. ${bonus}`),
            `  ${scoring.join(' ')}`,
          ]
        : []),
    ];
  });
  const room = content.rehearsalRooms[rehearsal[seat] ?? -1];
  if (!room) return lines;
  const left = (sections[seat] ?? []).join(' / ');
  const texts = sectionTexts(language, room).join(' / ');
  const name = `${term(language, 'rehearsalRoom')} (${rehearsalRoomName(language, room)})`;
  return [...lines, `${name}: ${left} – ${texts}`];
}
