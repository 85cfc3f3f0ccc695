import type {
  Ability,
  BellCondition,
  Countable,
  DieReaction,
  Effect,
  FinalScoring,
  Penalty,
  StaffCard,
  UseCost,
} from '@gah/engine';
import { FLOORS, FREE } from '@gah/engine';
import {
  MODULE_ABILITY_TOKENS,
  MODULE_COUNT_TOKENS,
  MODULE_EFFECT_TOKENS,
} from '../modules/index.js';
import type { AbilityTokens, CountTokens, EffectTokens } from '../modules/module.js';
import type { Token } from './token.js';
import {
  color,
  die,
  good,
  goodsTokens,
  icon,
  krones,
  points,
  steps,
  text,
  times,
  TO,
} from './token.js';

const ROMAN = ['I', 'II', 'III', 'IV'] as const;

/** A coin 0 is free, a coin with a minus a discount. */
function price(discount: number): Token[] {
  if (discount === 0) return [];
  return [krones(discount >= FREE ? 0 : `−${discount}`)];
}

const floors = (amount: number): Token[] =>
  amount >= FLOORS ? [] : [text(amount === 1 ? 'I' : `I–${ROMAN[amount - 1] ?? ''}`)];

const COUNTED: CountTokens = {
  occupied: (what) => [...(what.color ? [color(what.color)] : []), icon('occupy')],
  topFloor: () => [icon('topFloor')],
  tiles: () => [icon('room')],
  groups: () => [icon('group')],
  floors: () => [icon('floor')],
  columns: () => [icon('column')],
  sets: () => [color('blue'), color('red'), color('yellow')],
  fullColors: () => [icon('colorSet')],
  staff: () => [icon('staff')],
  markers: () => [icon('marker')],
  emperor: () => [steps('')],
  krones: () => [krones()],
  kitchen: (what) => [good(what.good)],
  served: (what) => [
    what.color ? color(what.color) : icon('served'),
    ...(what.minGoods ? [good('any'), text(`${what.minGoods}+`)] : []),
  ],
  ...MODULE_COUNT_TOKENS,
};

export function countableTokens(what: Countable): Token[] {
  const tokensOf = COUNTED[what.count] as (what: Countable) => Token[];
  return tokensOf(what);
}

const EFFECTS: EffectTokens = {
  vp: ({ amount }) => [points(amount)],
  vpPer: ({ amount, per }) => [...countableTokens(per), text('×'), points(amount)],
  krones: ({ amount }) => [krones(amount)],
  emperor: ({ amount }) => [steps(amount)],
  goods: ({ goods }) => goodsTokens(goods),
  chooseGoods: ({ amount }) => times(good('any'), amount),
  drawStaff: ({ amount }) => [icon('drawStaff'), text(`+${amount}`)],
  playStaff: ({ discount }) => [icon('playStaff'), ...price(discount)],
  drawThree: ({ discount }) => [
    icon('drawStaff'),
    text('3'),
    TO,
    icon('playStaff'),
    ...price(discount),
  ],
  prepareRoom: ({ discount, floors: amount, occupy }) => [
    icon('prepare'),
    ...(occupy ? [icon('occupy')] : []),
    ...price(discount),
    ...floors(amount),
  ],
  occupyRoom: ({ floors: amount }) => [icon('occupy'), ...floors(amount)],
  takeGuest: ({ fill }) => [icon('invite'), krones(0), ...(fill ? [icon('served')] : [])],
  fillOrder: () => [icon('served')],
  fillGood: (effect) => [icon('served'), good(effect.good)],
  useSpace: () => [icon('strength'), text('+1')],
  extraTurn: () => [icon('endTurn'), text('+1')],
  mainAction: ({ space, strength }) => [die(space), text(`×${strength}`)],
  anyAction: ({ strength }) => [icon('strength'), text(`×${strength}`)],
  spendGoods: ({ spend, effects }) => [
    ...(spend.amount > 2
      ? [good('any'), text(`×${spend.amount}`)]
      : times(good('any'), spend.amount)),
    ...(spend.exchange ? [icon('exchange'), good('any')] : []),
    ...(effects.length > 0 ? [TO, ...effectsTokens(effects)] : []),
  ],
  bell: () => [icon('bell')],
  ...MODULE_EFFECT_TOKENS,
};

export function effectTokens(effect: Effect): Token[] {
  const tokensOf = EFFECTS[effect.do] as (effect: Effect, of: typeof effectsTokens) => Token[];
  return tokensOf(effect, effectsTokens);
}

/** Equal effects share one picture. */
export function effectsTokens(effects: readonly Effect[]): Token[] {
  const seen = new Map<string, { effect: Effect; amount: number }>();
  for (const effect of effects) {
    const key = JSON.stringify(effect);
    const found = seen.get(key);
    if (found) found.amount++;
    else seen.set(key, { effect, amount: 1 });
  }
  return [...seen.values()].flatMap(({ effect, amount }) => [
    ...effectTokens(effect),
    ...(amount > 1 ? [text(`×${amount}`)] : []),
  ]);
}

const DIE_PARTS: {
  readonly [K in Exclude<keyof DieReaction, 'values'>]-?: (
    value: NonNullable<DieReaction[K]>,
  ) => Token[];
} = {
  gain: (effects) => [TO, ...effectsTokens(effects)],
  beside: (effects) => [text('+'), ...effectsTokens(effects)],
  strength: (amount) => [icon('strength'), text(`+${amount}`)],
  freeSpace: () => [krones(0)],
  both: () => [krones(), text('+'), steps('')],
};

function partsOf<T extends object>(
  parts: {
    readonly [K in keyof T]-?: (value: NonNullable<T[K]>, of: typeof effectsTokens) => Token[];
  },
  record: Partial<T>,
): Token[] {
  const keys = Object.keys(parts) as (keyof T)[];
  return keys.flatMap((key) => {
    const value = record[key];
    return value === undefined || value === null ? [] : parts[key](value, effectsTokens);
  });
}

const reaction = (cause: readonly Token[], gain: readonly Effect[]): Token[] => [
  ...cause,
  TO,
  ...effectsTokens(gain),
];

const GAINED: Readonly<Record<'vp' | 'krones' | 'emperor' | 'champagne', Token>> = {
  vp: points(),
  krones: krones(),
  emperor: steps(''),
  champagne: good('champagne'),
};

const ABILITIES: AbilityTokens = {
  onDie: ({ values, ...parts }) => [
    ...values.map((value) => die(value)),
    ...partsOf<Omit<DieReaction, 'values'>>(DIE_PARTS, parts),
  ],
  onGuestLeaving: ({ color: kind, minGoods, gain }) =>
    reaction(
      [
        kind ? color(kind) : icon('invite'),
        ...(minGoods ? [good('any'), text(`${minGoods}+`)] : []),
      ],
      gain,
    ),
  onOrderComplete: ({ color: kind, gain }) => reaction([color(kind), good('any')], gain),
  onRoomOccupied: ({ gain }) => reaction([icon('occupy')], gain),
  onEmperorBonus: ({ gain }) => reaction([icon('crown'), icon('plus')], gain),
  onStaffPlayed: ({ gain }) => reaction([icon('playStaff')], gain),
  onMarkerPlaced: ({ gain }) => reaction([icon('marker')], gain),
  onGain: ({ what, gain }) => reaction([GAINED[what]], gain),
  onChampagnePaid: ({ gain }) => reaction([good('champagne'), text('−1')], gain),
  freeRooms: (kind) => [...(kind === 'any' ? [] : [color(kind)]), icon('prepare'), krones(0)],
  freeServing: () => [icon('kitchen'), TO, icon('cafe'), krones(0)],
  freeGuests: () => [icon('invite'), krones(0)],
  wardCost: (amount) => [krones(amount), TO, icon('crown'), icon('cross')],
  orderSlack: (amount) => [icon('order'), text(`−${amount}`)],
  groupBonus: () => [icon('group'), icon('plus')],
  ...MODULE_ABILITY_TOKENS,
};

export const abilityTokens = (ability: Ability): Token[] => partsOf<Ability>(ABILITIES, ability);

const finalTokens = (final: FinalScoring | 'copyOpponent'): Token[] =>
  final === 'copyOpponent'
    ? [icon('people'), icon('final'), points('=')]
    : [...countableTokens(final.per), text('×'), points(final.amount)];

function bellTokens(bell: BellCondition): Token[] {
  switch (bell.when) {
    case 'gained': {
      const what: Readonly<Record<typeof bell.what, Token[]>> = {
        emperor: [steps('')],
        dishes: [good('strudel'), good('cake')],
        drinks: [good('wine'), good('coffee')],
      };
      return [...what[bell.what], text(`${bell.atLeast}+`)];
    }
    case 'served':
      return [color(bell.color), good('any'), text(`${bell.minGoods}+`)];
    case 'group':
      return [icon('group'), text(`${bell.minRooms}+`)];
    case 'marker':
      return [icon('marker')];
  }
}

const useCostTokens = ({ krones: money, emperor, goods }: UseCost): Token[] => [
  ...(money ? [krones(`−${money}`)] : []),
  ...(emperor ? [steps(`−${emperor}`)] : []),
  ...goodsTokens(goods),
];

/** A staff card in pictures. */
export function staffTokens(card: StaffCard): Token[] {
  const before = [
    ...(card.useCost ? useCostTokens(card.useCost) : []),
    ...(card.bell ? bellTokens(card.bell) : []),
  ];
  return [
    ...before,
    ...(before.length > 0 ? [TO] : []),
    ...effectsTokens(card.effects),
    ...(card.ability ? abilityTokens(card.ability) : []),
    ...(card.final ? finalTokens(card.final) : []),
  ];
}

const orPoints = (amount: number): Token[] => [text('/'), points(`−${amount}`)];

/** What a penalty takes. */
export function penaltyTokens(penalty: Penalty): Token[] {
  switch (penalty.lose) {
    case 'krones':
      return [krones(`−${penalty.amount}`), ...orPoints(penalty.orVp)];
    case 'champagne':
      return [good('champagne'), text(`−${penalty.amount}`), ...orPoints(penalty.orVp)];
    case 'kronesAndGood':
      return [krones(`−${penalty.amount}`), good('any'), text('−1'), ...orPoints(penalty.orVp)];
    case 'handCards':
      return [icon('hand'), text(`−${penalty.amount}`), ...orPoints(penalty.orVp)];
    case 'freeRooms':
      return [icon('prepare'), text(`−${penalty.amount}`), ...orPoints(penalty.orVp)];
    case 'finalStaff':
      return [icon('final'), icon('staff'), text(`−${penalty.amount}`), ...orPoints(penalty.orVp)];
    case 'dancers':
      return [icon('dancer'), text(`−${penalty.amount}`), ...orPoints(penalty.orVp)];
    case 'occupiedRooms':
      return [icon('occupy'), text('−2')];
    case 'kitchen':
      return [icon('kitchen'), ...(penalty.tablesToo ? [icon('cafe')] : []), text('−∞')];
    case 'everything':
      return [krones(), icon('kitchen'), text('−∞')];
    case 'vp':
      return [points(`−${penalty.amount}`)];
    case 'vpPer':
      return [...countableTokens(penalty.per), text('×'), points(`−${penalty.amount}`)];
  }
}
