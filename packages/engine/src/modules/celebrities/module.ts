import type { Celebrity, CelebrityKey } from './content/celebrities.js';
import { CELEBRITIES, CELEBRITY_VP } from './content/celebrities.js';
import { isInPlay } from '../../content/content.js';
import { pushBenefits } from '../../rules/benefits.js';
import type { OwnedAbility } from '../../model/effect.js';
import { ownedAbility, powersOf } from '../../model/effect.js';
import { canUse } from '../../effects/interpreter.js';
import { at, replaced } from '../../util/lists.js';
import type { Move } from '../../model/moves.js';
import { gainVp } from '../../rules/resources.js';
import { shuffle } from '../../random/rng.js';
import type { TurnTask } from '../../model/tasks.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import type { ModuleOf } from '../module.js';
import { inPlay } from '../module.js';
import { hidden } from './hidden.js';
import { things } from './things.js';
import { whyNotCelebrity } from './why.js';
import { currentTurn } from '../../rules/openTasks.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { DIE_COLORS } from '../../model/vocabulary.js';

/** Coloured dice bring celebrities from the lounge, who help until the end of the round. */

const celebritiesOf = <S>(context: {
  readonly state: { readonly modules: { readonly celebrities: S | null } };
}): S => inPlay(context.state.modules.celebrities, 'celebrities');

const BY_KEY = Object.fromEntries(CELEBRITIES.map((card) => [card.key, card])) as Readonly<
  Record<CelebrityKey, Celebrity>
>;

function draw(context: RuleContext): CelebrityKey | null {
  const state = celebritiesOf(context);
  if (state.deck.length === 0) {
    state.deck = shuffle(context.state.rng, state.discard.slice());
    state.discard = [];
  }
  const key = state.deck.at(-1) ?? null;
  state.deck = state.deck.slice(0, -1);
  return key;
}

/** Empty places of the lounge are filled from the left. */
function fillLounge(context: RuleContext): void {
  const state = celebritiesOf(context);
  const lounge = state.lounge.slice();
  const ages = state.ages.slice();
  for (const [place, color] of DIE_COLORS.entries()) {
    if (lounge[place]) continue;
    const key = draw(context);
    lounge[place] = key;
    ages[place] = 0;
    if (!key) continue;
    context.revealed = true;
    context.events?.push({ type: 'celebrityArrived', celebrity: key, color });
  }
  state.lounge = lounge;
  state.ages = ages;
}

/** Owners part with their celebrities; those in the lounge grow older or leave. */
function endRound(context: RuleContext): void {
  const state = celebritiesOf(context);
  const discard = state.discard.slice();
  for (const owned of state.owned) for (const key of owned) dismiss(context, key, discard);
  state.owned = state.owned.map(() => []);
  state.used = [];
  const ages = state.ages.slice();
  const lounge = state.lounge.slice();
  for (let place = 0; place < lounge.length; place++) {
    const age = at(ages, place) + 1;
    ages[place] = age;
    const key = lounge[place];
    if (!key || age < CELEBRITY_VP.length) continue;
    lounge[place] = null;
    dismiss(context, key, discard);
  }
  state.discard = discard;
  state.ages = ages;
  state.lounge = lounge;
  fillLounge(context);
}

function dismiss(context: RuleContext, key: CelebrityKey, discard: CelebrityKey[]): void {
  discard.push(key);
  context.events?.push({ type: 'celebrityLeft', celebrity: key });
}

function take(context: RuleContext, seat: SeatIndex, place: number): void {
  const state = celebritiesOf(context);
  const key = state.lounge[place];
  if (!key) return;
  state.lounge = replaced(state.lounge, place, null);
  state.owned = replaced(state.owned, seat, [...(state.owned[seat] ?? []), key]);
  context.events?.push({ type: 'celebrityTaken', seat, celebrity: key });
  gainVp(context, seat, at(CELEBRITY_VP, at(state.ages, place)), {
    source: 'celebrity',
    id: 'lounge',
  });
}

const NONE: readonly never[] = [];
const ABILITIES: ReadonlyMap<CelebrityKey, OwnedAbility> = new Map(
  CELEBRITIES.flatMap(({ key, ability }) =>
    ability ? [[key, ownedAbility({ source: 'celebrity', id: key }, ability)]] : [],
  ),
);

function abilitiesWith(keys: readonly CelebrityKey[], wanted: number): readonly OwnedAbility[] {
  let found: OwnedAbility[] | null = null;
  for (const key of keys) {
    const owned = ABILITIES.get(key);
    if (owned && (owned.powers & wanted) !== 0) found = found ? [...found, owned] : [owned];
  }
  return found ?? NONE;
}

/** Celebrities help on their owner's turns only. */
function abilities(
  context: QueryContext,
  seat: SeatIndex,
  wanted: number,
): readonly OwnedAbility[] {
  const owned = celebritiesOf(context).owned[seat] ?? NONE;
  return owned.length > 0 && currentTurn(context)?.seat === seat
    ? abilitiesWith(owned, wanted)
    : NONE;
}

function addUseMoves(context: QueryContext, { seat }: TurnTask, moves: Move[]): void {
  const { owned, used } = celebritiesOf(context);
  for (const key of owned[seat] ?? NONE) {
    const { use } = BY_KEY[key];
    if (use && !used.includes(key) && canUse(context, seat, use))
      moves.push({ seat, kind: 'useCelebrity', celebrity: key });
  }
}

function useCelebrity(context: RuleContext, task: TurnTask, key: CelebrityKey): void {
  const { use } = BY_KEY[key];
  const state = celebritiesOf(context);
  state.used = [...state.used, key];
  context.events?.push({ type: 'celebrityUsed', seat: task.seat, celebrity: key });
  if (use) pushBenefits(context, task.seat, [use], { source: 'celebrity', id: key });
}

const vpOf = (context: QueryContext, place: number): number => {
  const { lounge, ages } = celebritiesOf(context);
  return lounge[place] ? at(CELEBRITY_VP, at(ages, place)) : 0;
};

function setUp(context: RuleContext): void {
  const { state } = context;
  const inPlay = CELEBRITIES.filter((card) => isInPlay(state.setup, card));
  state.coloredDice = DIE_COLORS.map(() => 0);
  state.modules.celebrities = {
    deck: shuffle(
      state.rng,
      inPlay.map(({ key }) => key),
    ),
    discard: [],
    lounge: DIE_COLORS.map(() => null),
    ages: DIE_COLORS.map(() => 0),
    owned: state.seats.map(() => []),
    used: [],
  };
  fillLounge(context);
}

export const celebrities: ModuleOf<'celebrities'> = {
  name: 'celebrities',
  setUp,
  abilities: { powers: powersOf([...ABILITIES.values()]), of: abilities },
  turnMoves: addUseMoves,
  coloredDieVp: (context, color) => vpOf(context, DIE_COLORS.indexOf(color)),
  on: { coloredDie: take, roundEnd: endRound },
  // Only coloured dice leave a choice of which one to discard.
  brings: ['discardDie'],
  turn: {
    play: {
      useCelebrity: (context, task, { celebrity }) => {
        useCelebrity(context, task, celebrity);
      },
    },
    why: { useCelebrity: whyNotCelebrity },
  },
  hidden,
  things,
};
