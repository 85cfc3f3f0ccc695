import type { MoveOf } from '@gah/engine';
import { at, GOOD, nextDancerSpace, nextHall, priceOf, rowBonusTimes } from '@gah/engine';
import { effectsText } from '../../cards/effects.js';
import { say } from '../../catalogue/say.js';
import type { LabelScene } from '../../play/scene.js';
import { bracketed, tableGuest, unexplained } from '../../play/scene.js';
import type { MoveLabels } from '../../play/tables.js';
import { sectionTexts } from './cards.js';
import { rehearsalRoomName } from './names.js';
import { placeText } from './places.js';

/** Where a dancer would go, for what, and what the row gives; null where no ballroom is in play. */
function dancerValues(
  { language, view, content }: LabelScene,
  move: MoveOf<'sendGuest' | 'sendDancer'>,
): { place: string; details: string } | null {
  const index = view.modules.ballrooms?.halls[move.hall];
  const space = nextDancerSpace(view, move.hall, move.row);
  if (index === undefined || !space) return null;
  const bonus = content.ballrooms[index]?.bonus[move.row] ?? [];
  const times = rowBonusTimes(view, move.seat);
  const effects = effectsText(language, Array.from({ length: times }, () => bonus).flat());
  const champagne = priceOf(view, move).goods[GOOD.champagne];
  return {
    place: placeText(language, content, index, move.row, space.isBalcony),
    details: bracketed([
      say(language, 'moveDetails', 'champagne', { champagne }),
      ...(effects === '' ? [] : [say(language, 'moveDetails', 'rowBonus', { effects })]),
    ]),
  };
}

/** A section of the mover's rehearsal room. */
function sectionValues(
  { language, view, content }: LabelScene,
  { seat, section }: MoveOf<'pickDancer' | 'joinDancer'>,
): { number: number; left: number; bonus: string } | null {
  const { ballrooms } = view.modules;
  const room = content.rehearsalRooms[ballrooms?.rehearsal[seat] ?? -1];
  const bonus = room?.sections[section]?.bonus;
  if (!ballrooms || !bonus) return null;
  return {
    number: section + 1,
    left: at(at(ballrooms.sections, seat), section),
    bonus: effectsText(language, bonus),
  };
}

/** The ballroom that is scored next, as an index into the content. */
const currentBallroom = ({ view }: LabelScene): number | undefined =>
  view.modules.ballrooms?.halls[nextHall(view)];

export const moves = {
  chooseRehearsal: (scene, move) => {
    const room = scene.content.rehearsalRooms[move.room];
    if (!room) return unexplained(scene, move);
    return say(scene.language, 'moves', 'chooseRehearsal', {
      room: rehearsalRoomName(scene.language, room),
      sections: sectionTexts(scene.language, room).join(' / '),
    });
  },
  sendGuest: (scene, move) => {
    const values = dancerValues(scene, move);
    if (!values) return unexplained(scene, move);
    const guest = tableGuest(scene, move.table);
    return say(scene.language, 'moves', 'sendGuest', { guest, ...values });
  },
  sendDancer: (scene, move) => {
    const values = dancerValues(scene, move);
    return values ? say(scene.language, 'moves', 'sendDancer', values) : unexplained(scene, move);
  },
  pickDancer: (scene, move) => {
    const values = sectionValues(scene, move);
    return values ? say(scene.language, 'moves', 'pickDancer', values) : unexplained(scene, move);
  },
  joinDancer: (scene, move) => {
    const values = sectionValues(scene, move);
    return values ? say(scene.language, 'moves', 'joinDancer', values) : unexplained(scene, move);
  },
  removeDancer: (scene, move) => {
    const ballroom = currentBallroom(scene);
    if (ballroom === undefined) return unexplained(scene, move);
    const place = placeText(scene.language, scene.content, ballroom, move.row);
    return say(scene.language, 'moves', 'removeDancer', { place });
  },
} satisfies Partial<MoveLabels>;
