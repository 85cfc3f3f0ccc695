import { FREE, nextHall } from '@gah/engine';
import type { Token } from '../../cards/token.js';
import { good, icon, points, text, TO } from '../../cards/token.js';
import { target } from '../../selection/target.js';
import type {
  AbilityTokens,
  CountTokens,
  EffectTokens,
  SpokenCauses,
  TapSteps,
  WebModule,
} from '../module.js';
import { rowTarget } from './rowTarget.js';

export const name = 'ballrooms';

export const places = { row: 'court', section: 'hotel', rehearsal: null } as const;

const atSection = ({
  section,
}: {
  readonly section: number;
}): ReturnType<TapSteps['pickDancer']> => [target('section', section)];

export const tapSteps: TapSteps<
  'chooseRehearsal' | 'sendGuest' | 'sendDancer' | 'pickDancer' | 'joinDancer' | 'removeDancer'
> = {
  chooseRehearsal: ({ room }) => [target('rehearsal', room)],
  sendGuest: ({ table, hall, row }) => [target('table', table), rowTarget(hall, row)],
  sendDancer: ({ hall, row }) => [rowTarget(hall, row)],
  pickDancer: atSection,
  joinDancer: atSection,
  removeDancer: ({ row }, view) => [rowTarget(nextHall(view), row)],
};

function champagnePrice(discount: number): Token[] {
  if (discount === 0) return [];
  return [good('champagne'), text(discount >= FREE ? '0' : `−${discount}`)];
}

export const effectTokens: EffectTokens<'sendDancer' | 'joinDancer' | 'scoreBallroom'> = {
  sendDancer: ({ discount, shared, then }, tokensOf) => [
    icon('dancer'),
    ...(shared ? [icon('people')] : champagnePrice(discount)),
    ...(then.length > 0 ? [TO, ...tokensOf(then)] : []),
  ],
  joinDancer: ({ vpPerDancer }) => [
    icon('dancer'),
    text('+1'),
    icon('dancer'),
    text('×'),
    points(vpPerDancer),
  ],
  scoreBallroom: () => [icon('chandelier'), points()],
};

export const countTokens: CountTokens<'dancers'> = { dancers: () => [icon('dancer')] };

export const abilityTokens: AbilityTokens<'onDancerSent' | 'rowBonusTimes' | 'soleMajorityVp'> = {
  onDancerSent: ({ gain }, tokensOf) => [icon('dancer'), TO, ...tokensOf(gain)],
  rowBonusTimes: (amount) => [icon('chandelier'), text(`×${amount}`)],
  soleMajorityVp: (amount) => [icon('chandelier'), TO, points(amount)],
};

export const spokenCauses: SpokenCauses<'guestSentDancing' | 'dancerSent' | 'sectionCleared'> = {
  guestSentDancing: ({ guest }) => [`guest ${guest}`],
  dancerSent: () => ['row'],
  sectionCleared: () => ['section'],
};
export const wholeSources = ['row', 'section'] as const;
export const headings = ['ballroomScored'] as const;
export const moments = { ballroomScored: 'great' } as const;
export const warnings = { sendGuest: 'moveIn' } as const;
export const pointsGroups = { row: 'waltz', section: 'waltz', ballroom: 'waltz' } as const;

export const loadScreen: WebModule['loadScreen'] = () => import('./screen.js');
