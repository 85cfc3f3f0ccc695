import type { MoveKind, MoveOf } from '@gah/engine';
import {
  CELEBRITIES,
  emperorTile,
  goodIndex,
  KEY_EFFECTS,
  nextDancerSpace,
  nextHall,
  PERSONAL_POLITICS_VP,
  priceOf,
  rowBonusTimes,
} from '@gah/engine';
import { sectionTexts } from '../cards/ballrooms.js';
import { effectsText, effectText } from '../cards/effects.js';
import { say } from '../catalogue/say.js';
import { rehearsalRoomName } from '../modules/ballrooms/names.js';
import { celebrityName } from '../modules/celebrities/names.js';
import { entranceName } from '../modules/entrances/names.js';
import { politicsName } from '../names/cards.js';
import { placeText } from './places.js';
import type { Scene } from './scene.js';
import { bracketed, openTask, tableGuest, unexplained } from './scene.js';

/** Where a dancer would go, for what, and what the row gives; null where no ballroom is in play. */
function dancerValues(
  { language, view, content }: Scene,
  move: MoveOf<'sendGuest' | 'sendDancer'>,
): { place: string; details: string } | null {
  const index = view.modules.ballrooms?.halls[move.hall];
  const space = nextDancerSpace(view, move.hall, move.row);
  if (index === undefined || !space) return null;
  const bonus = content.ballrooms[index]?.bonus[move.row] ?? [];
  const times = rowBonusTimes(view, move.seat);
  const effects = effectsText(language, Array.from({ length: times }, () => bonus).flat());
  const champagne = priceOf(view, move).goods[goodIndex('champagne')] ?? 0;
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
  { language, view, content }: Scene,
  { seat, section }: MoveOf<'pickDancer' | 'joinDancer'>,
): { number: number; left: number; bonus: string } | null {
  const { ballrooms } = view.modules;
  const room = content.rehearsalRooms[ballrooms?.rehearsal[seat] ?? -1];
  const bonus = room?.sections[section]?.bonus;
  if (!bonus) return null;
  return {
    number: section + 1,
    left: ballrooms?.sections[seat]?.[section] ?? 0,
    bonus: effectsText(language, bonus),
  };
}

/** The ballroom that is scored next, as an index into the content. */
const currentBallroom = ({ view }: Scene): number | undefined =>
  view.modules.ballrooms?.halls[nextHall(view)];

type ModuleMoveKind = Extract<
  MoveKind,
  | 'chooseRehearsal'
  | 'sendGuest'
  | 'sendDancer'
  | 'pickDancer'
  | 'joinDancer'
  | 'removeDancer'
  | 'useCelebrity'
  | 'auction'
  | 'bid'
  | 'takeToken'
  | 'fulfil'
  | 'useTile'
  | 'shiftDie'
  | 'takeKey'
>;

/** Labels of the moves that only modules bring. */
export const MODULE_LABELS: {
  readonly [K in ModuleMoveKind]: (scene: Scene, move: MoveOf<K>) => string;
} = {
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
  useCelebrity: ({ language }, { celebrity }) => {
    const use = CELEBRITIES.find(({ key }) => key === celebrity)?.use;
    return say(language, 'moves', 'useCelebrity', {
      celebrity: celebrityName(language, celebrity),
      effects: use ? effectText(language, use) : '',
    });
  },
  auction: (scene, { entrance, bid }) => {
    const name = entranceName(scene.language, entrance);
    return openTask(scene, 'pickEntrance')
      ? say(scene.language, 'moves', 'pickEntrance', { entrance: name })
      : say(scene.language, 'moves', 'auction', { entrance: name, bid });
  },
  bid: ({ language }, { amount }) => say(language, 'moves', 'bid', { amount }),
  takeToken: (scene, move) => {
    const task = openTask(scene, 'token');
    const effect = task && scene.content.tokens[move.token]?.[task.half];
    if (!effect) return unexplained(scene, move);
    return say(scene.language, 'moves', 'takeToken', {
      number: move.token + 1,
      effect: effectText(scene.language, effect),
    });
  },
  fulfil: ({ language, view }, { card }) =>
    say(language, 'moves', 'fulfil', {
      card: politicsName(language, card),
      vp: PERSONAL_POLITICS_VP[view.round - 1] ?? 0,
    }),
  useTile: ({ language, view, content }, move) =>
    say(language, 'moves', 'useTile', {
      tile: move.tile,
      effects: effectsText(language, emperorTile(content, move.tile).bonus),
      steps: priceOf(view, move).steps,
    }),
  shiftDie: ({ language }, { die, from, to }) =>
    say(language, 'moves', 'shiftDie', { die, from, to }),
  takeKey: ({ language }) =>
    say(language, 'moves', 'takeKey', { effects: effectsText(language, KEY_EFFECTS) }),
};
