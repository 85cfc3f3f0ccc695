import type { MoveOf } from '@gah/engine';
import { at, CELEBRITIES, CELEBRITY_KEYS, CELEBRITY_VP, DIE_COLORS } from '@gah/engine';
import { effectText } from '../../cards/effects.js';
import { say } from '../../catalogue/say.js';
import { playerName } from '../../names/players.js';
import { dieName } from '../../names/words.js';
import { playerOf } from '../../play/eventValues.js';
import type { LabelScene } from '../../play/scene.js';
import type {
  CauseNames,
  EventLines,
  MoveMoments,
  MoveLabels,
  Refusals,
} from '../../play/tables.js';
import { celebrityName } from './names.js';

/** Whom a coloured die brings. */
export function celebrityDetail(
  { language, view }: LabelScene,
  { die }: MoveOf<'takeDie'>,
): string[] {
  const { celebrities } = view.modules;
  if (die === 'white' || !celebrities) return [];
  const place = DIE_COLORS.indexOf(die);
  const key = celebrities.lounge[place];
  if (!key) return [];
  return [
    say(language, 'moveDetails', 'celebrity', {
      name: celebrityName(language, key),
      vp: at(CELEBRITY_VP, at(celebrities.ages, place)),
    }),
  ];
}

export const moves = {
  useCelebrity: ({ language }, { celebrity }) => {
    const use = CELEBRITIES.find(({ key }) => key === celebrity)?.use;
    return say(language, 'moves', 'useCelebrity', {
      celebrity: celebrityName(language, celebrity),
      effects: use ? effectText(language, use) : '',
    });
  },
} satisfies Partial<MoveLabels>;

export const events = {
  celebrityTaken: (language, event, context) =>
    say(language, 'events', 'celebrityTaken', {
      player: playerOf(language, event, context),
      celebrity: celebrityName(language, event.celebrity),
    }),
  celebrityUsed: (language, event, context) =>
    say(language, 'events', 'celebrityUsed', {
      player: playerOf(language, event, context),
      celebrity: celebrityName(language, event.celebrity),
    }),
  celebrityArrived: (language, { celebrity, color }) =>
    say(language, 'events', 'celebrityArrived', {
      celebrity: celebrityName(language, celebrity),
      die: dieName(language, color),
    }),
  celebrityLeft: (language, { celebrity }) =>
    say(language, 'events', 'celebrityLeft', { celebrity: celebrityName(language, celebrity) }),
} satisfies Partial<EventLines>;

export const causes = {
  celebrity: (language, id) => {
    const key = CELEBRITY_KEYS.find((each) => each === id);
    return key ? celebrityName(language, key) : '';
  },
} satisfies Partial<CauseNames>;

export const cardNames = { celebrity: causes.celebrity };

export const moments = {
  useCelebrity: 'turn',
} satisfies Partial<MoveMoments>;

export const refusals = {
  'celebrity-elsewhere': (language, { celebrity, with: owner }, { names, opponent }) =>
    say(language, 'preciseRefusals', 'celebrity-elsewhere', {
      celebrity: celebrityName(language, celebrity),
      player: owner === null ? '' : playerName(language, names, owner, opponent),
      where: owner === null ? 'away' : 'player',
    }),
} satisfies Partial<Refusals>;
