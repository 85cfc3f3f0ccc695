import type { EffectKind, Good, ModuleName, MoveOf } from '@gah/engine';
import { contentFor, GOODS, guestCard } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario } from '@gah/engine/testing';

/** Short words that the tests of the celebrities share. */

export type Celebrity = MoveOf<'useCelebrity'>['celebrity'];
type LoungeState = NonNullable<PositionInput['celebrities']>;

export const ALWAYS: readonly Celebrity[] = [
  'christie',
  'einstein',
  'chaplin',
  'magie',
  'tolkien',
  'gandhi',
  'curie',
  'freud',
  'churchill',
];
export const WITH_BALLROOMS: readonly Celebrity[] = ['puccini', 'mataHari', 'picasso'];

interface Salon {
  /** At the red, the blue and the yellow die. */
  readonly lounge?: readonly (Celebrity | null)[];
  readonly ages?: readonly number[];
  /** With each seat. */
  readonly owned?: readonly (readonly Celebrity[])[];
  readonly discard?: readonly Celebrity[];
  /** The next to come, first one first. */
  readonly next?: readonly Celebrity[];
}

const inPlay = (modules: readonly ModuleName[]): readonly Celebrity[] =>
  modules.includes('ballrooms') ? [...ALWAYS, ...WITH_BALLROOMS] : ALWAYS;

/** Where the celebrities are; those not named are in the stack. */
export function salon(
  { lounge, ages = [0, 0, 0], owned = [[], []], discard = [], next = [] }: Salon,
  modules: readonly ModuleName[] = ['celebrities'],
): LoungeState {
  const elsewhere = [...owned.flat(), ...discard, ...next, ...(lounge ?? [])];
  const others = inPlay(modules).filter((key) => !elsewhere.includes(key));
  const waiting = lounge ? [...lounge] : others.splice(0, 3);
  return {
    deck: [...others, ...[...next].reverse()],
    discard: [...discard],
    lounge: waiting,
    ages: [...ages],
    owned: owned.map((keys) => [...keys]),
    used: [],
  };
}

/** Seat 0 at turn has taken these celebrities before. */
export function hosting(
  owned: readonly Celebrity[],
  player: PlayerInput,
  rest: PositionInput = {},
): Scenario {
  const modules = rest.modules ?? ['celebrities'];
  const celebrities = salon({ owned: [owned, []] }, modules);
  return scenario(position({ modules, celebrities, players: [player], ...rest }));
}

/** Two seats with their dancers in the first two rehearsal rooms; Apollosaal, Strauß and Odeonsaal. */
export const BALL: PositionInput = {
  modules: ['ballrooms', 'celebrities'],
  ballrooms: {
    halls: [0, 1, 2],
    floor: [
      [[], [], []],
      [[], [], []],
      [[], [], []],
    ],
    offered: [],
    rehearsal: [0, 1],
    sections: [
      [2, 3, 2, 3],
      [1, 2, 3, 4],
    ],
    out: [0, 0],
  },
};

/** A guest with everything it ordered, but for the goods named. */
export function servedBut(
  guest: number,
  ...missing: Good[]
): { guest: number; goods: Partial<Record<Good, number>> } {
  const { order } = guestCard(contentFor('2021', null), guest);
  const goods = GOODS.map((good, index): [Good, number] => [
    good,
    (order[index] ?? 0) - missing.filter((other) => other === good).length,
  ]);
  return { guest, goods: Object.fromEntries(goods) };
}

/** Takes the waiting benefits one after the other, in the order in which they lie there. */
export function takeBenefits(game: Scenario): Scenario {
  for (;;) {
    const [first] = game.legal;
    if (game.task?.kind !== 'benefits' || !first) return game;
    game.do(first);
  }
}

/** The move that takes the waiting benefit of this kind. */
export function benefit(game: Scenario, effect: EffectKind): MoveOf<'benefit'> {
  const items = game.task?.kind === 'benefits' ? game.task.items : [];
  const item = items.findIndex((waiting) => waiting.effect.do === effect);
  return { kind: 'benefit', seat: 0, item };
}

/** The salon as it is now. */
export function lounge(game: Scenario): NonNullable<LoungeState['lounge']> {
  return game.state.modules.celebrities?.lounge ?? [];
}
export const ages = (game: Scenario): readonly number[] =>
  game.state.modules.celebrities?.ages ?? [];
export const owned = (game: Scenario): readonly (readonly Celebrity[])[] =>
  game.state.modules.celebrities?.owned ?? [];
