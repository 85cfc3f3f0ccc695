import type { Ballroom } from '@gah/engine';
import type { BallroomText, Language } from '@gah/text';
import { ballroomText } from '@gah/text';
import type { Scene } from '../../table/model/scene.js';
import { onceFor } from '../../table/texts.js';

const halls = [2, 3, 4].map((players) =>
  onceFor((language, ballroom: Ballroom) => ballroomText(language, ballroom, players)),
);

export function ballroomTextOf(
  language: Language,
  ballroom: Ballroom,
  { view }: Pick<Scene, 'view'>,
): BallroomText {
  const ofPlayers = halls[Math.max(2, view.seats.length) - 2];
  return ofPlayers
    ? ofPlayers(language, ballroom)
    : ballroomText(language, ballroom, view.seats.length);
}
