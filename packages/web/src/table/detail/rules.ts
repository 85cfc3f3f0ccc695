import type { RulesPlace } from '../../rulebook/open.js';
import { lookInModule } from './explanation.js';
import type { CoreSubject } from './explain/table.js';
import type { Explaining, Subject } from './subject.js';

type CoreRules = {
  readonly [K in CoreSubject['is']]: (
    subject: Extract<CoreSubject, { readonly is: K }>,
  ) => RulesPlace;
};

/** By action space. */
const ACTIONS: readonly RulesPlace[] = [
  'actions.dishes',
  'actions.drinks',
  'actions.rooms',
  'actions.palace',
  'actions.staff',
  'actions.copy',
];

/** Where the rules speak of what can be looked at; a kind without a paragraph does not compile. */
const RULES: CoreRules = {
  guest: ({ card }) => ({ guest: card }),
  staff: ({ card }) => ({ staff: card }),
  politics: ({ card }) => ({ objective: card }),
  tile: ({ id }) => ({ tile: id }),
  space: ({ space }) => ACTIONS[space - 1] ?? 'turn.die',
  room: () => 'actions.rooms',
  floor: () => 'final.rooms',
  bonuses: () => 'occupancy.bonus',
  track: () => 'emperor.landing',
  points: () => 'goal.points',
  krones: () => 'goal.tracks',
  player: () => 'goal.points',
  preview: () => 'turn.parts',
  rounds: () => 'round.end',
  turns: () => 'round.order',
  kitchen: () => 'additional.serve',
  queue: () => 'turn.guest',
  board: () => 'turn.die',
  pass: () => 'passing.pass',
  cafe: () => 'guests.served',
  atWork: () => 'staff.timings',
  objectives: () => 'objectives.claim',
};

const isCore = (subject: Subject): subject is CoreSubject => subject.is in RULES;

/** The rules about what is looked at. */
export function rulesAbout(subject: Subject, table: Explaining): RulesPlace {
  if (!isCore(subject)) return lookInModule(subject, table)?.rule ?? 'waltz.modules';
  const placeOf = RULES[subject.is] as (subject: CoreSubject) => RulesPlace;
  return placeOf(subject);
}
