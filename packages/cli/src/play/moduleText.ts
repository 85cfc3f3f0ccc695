import type { GameView } from '@gah/engine';
import { CELEBRITIES, dancersOn, DIE_COLORS, ENTRANCES } from '@gah/engine';
import {
  ballroomName,
  ballroomText,
  celebrityName,
  celebrityText,
  dieName,
  entranceName,
  entranceText,
  rehearsalRoomName,
  sectionTexts,
  soloHotelName,
  soloHotelText,
  term,
} from '@gah/text';
import type { PlayScene } from './scene.js';

type Halls = NonNullable<GameView['modules']['ballrooms']>;

function dancersText({ players }: PlayScene, rows: readonly (readonly number[])[]): string {
  const spaces = rows.flat();
  return players.map((name, seat) => `${name} ${dancersOn(spaces, seat)}`).join(', ');
}

function ballroomLines(
  scene: PlayScene,
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

function celebrityLines({ language, view, players }: PlayScene): string[] {
  const { celebrities } = view.modules;
  if (!celebrities) return [];
  const lounge = celebrities.lounge.flatMap((key, index) => {
    const celebrity = CELEBRITIES.find((each) => each.key === key);
    const color = DIE_COLORS[index];
    if (!celebrity || !color) return [];
    const name = `${celebrityName(language, celebrity.key)} (${dieName(language, color)})`;
    return [`  ${name}: ${celebrityText(language, celebrity)}`];
  });
  const owned = celebrities.owned.flatMap((keys, seat) =>
    keys.map((key) => `  ${players[seat] ?? ''}: ${celebrityName(language, key)}`),
  );
  return [term(language, 'lounge'), ...lounge, ...owned];
}

function entranceLines({ language, view, players }: PlayScene, isFull: boolean): string[] {
  const { entrances } = view.modules;
  if (!entrances) return [];
  const describe = (key: (typeof ENTRANCES)[number]['key']): string => {
    const entrance = ENTRANCES.find((each) => each.key === key);
    if (!entrance) return '';
    if (!isFull) return entranceName(language, key);
    const { whenGained, ongoing } = entranceText(language, entrance);
    return `${entranceName(language, key)}: ${[...whenGained, ...ongoing].join(' ')}`;
  };
  return [
    term(language, 'entrances'),
    ...entrances.offered.map((key) => `  ${describe(key)}`),
    ...entrances.owned.flatMap((key, seat) =>
      key === null ? [] : [`  ${players[seat] ?? ''} – ${describe(key)}`],
    ),
  ];
}

function soloLines({ language, view }: PlayScene): string[] {
  const hotel = view.modules.solo?.hotel ?? null;
  if (hotel === null) return [];
  return [`${soloHotelName(language, hotel)}: ${soloHotelText(language, hotel)}`];
}

function keyLines({ language, view, players }: PlayScene): string[] {
  const holder = view.modules.startPlayer?.holder ?? -1;
  return holder < 0 ? [] : [`${term(language, 'masterKey')}: ${players[holder] ?? ''}`];
}

/** What the modules in play have on the table; in full with everything that is printed there. */
export const moduleLines = (scene: PlayScene, isFull: boolean): string[] => [
  ...(scene.view.modules.ballrooms
    ? ballroomLines(scene, scene.view.modules.ballrooms, isFull)
    : []),
  ...celebrityLines(scene),
  ...entranceLines(scene, isFull),
  ...keyLines(scene),
  ...soloLines(scene),
];
