import type { Markup } from '../svg.js';
import type { PortraitLook } from './portrait.js';
import { portrait } from './portrait.js';
import type { Traits } from './sitter.js';
import { man, woman } from './sitter.js';
import type { Ground } from './traits.js';

/** The emperor, and the opponents of one person alone. */
export const COURT = ['emperor', 'leopold', 'elisabeth'] as const;
export type Courtier = (typeof COURT)[number];

const WHO: Readonly<Record<Courtier, readonly [Traits, Ground]>> = {
  emperor: [
    man('long', ['bald', 'snow'], ['uniform', 'ivory'], 'rays', {
      moustache: 'handlebar',
      beard: 'whiskers',
      eyes: 'aged',
    }),
    'red',
  ],
  leopold: [
    man('square', ['sidePart', 'brown'], ['tailcoat', 'ink', 'plain'], 'leaves', {
      moustache: 'imperial',
      beard: 'chinstrap',
      prop: 'bell',
      mouth: 'smirk',
    }),
    'green',
  ],
  elisabeth: [
    woman('oval', ['flow', 'dark'], ['decollete', 'white', 'dots'], 'spirals', {
      hat: 'diadem',
      hatDye: 'sky',
      prop: 'fan',
      mouth: 'smile',
      skin: 'pale',
    }),
    'blue',
  ],
};

export function courtPortrait(who: Courtier, look?: PortraitLook): Markup {
  const [traits, ground] = WHO[who];
  return portrait(traits, ground, look);
}
