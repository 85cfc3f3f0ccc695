import type { Decision } from '../../decisions/decision.js';
import { alwaysLegal } from '../../decisions/why/common.js';
import { canUse, whyNotEffect } from '../../effects/interpreter.js';
import type { QueryContext } from '../../model/context.js';
import type { EffectRules } from '../../model/effectRule.js';
import type { Effect } from '../../model/effect.js';
import { columnMask, columnOf, floorMask, floorOf } from '../../model/hotel.js';
import type { Move, MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another, noSuchPlace } from '../../model/reasons.js';
import type { TaskOf } from '../../model/tasks.js';
import { benefits, pushBenefits } from '../../rules/benefits.js';
import { popTask, pushTask } from '../../rules/openTasks.js';
import { seatOf } from '../../rules/seats.js';
import { entrancesOf } from './ownership.js';
import type { EntranceRules } from './rules.js';

/** A room that completes a column or a floor brings a token. */

const TOKEN_EFFECTS_OF_ROOMS: readonly Effect[] = [
  { do: 'takeToken', half: 'top' },
  { do: 'takeToken', half: 'bottom' },
];

export const dove: EntranceRules = {
  roomBonuses: {
    of: (context, seat, room) => {
      const { occupied } = seatOf(context, seat);
      const column = columnMask(columnOf(room));
      const floor = floorMask(floorOf(room));
      const halves = [
        ...((column & occupied) === column ? (['top'] as const) : []),
        ...((floor & occupied) === floor ? (['bottom'] as const) : []),
      ];
      return benefits(
        halves.map((half) => ({ do: 'takeToken', half })),
        { source: 'entrance', id: 'dove' },
        'trigger',
      );
    },
    effects: () => TOKEN_EFFECTS_OF_ROOMS,
  },
};

export const TOKEN_EFFECTS: EffectRules<'takeToken'> = {
  takeToken: {
    can: (context) => entrancesOf(context).tokens.length > 0,
    why: () => ({ code: 'token-gone', remedy: { help: 'never' } }),
    run: (context, seat, { half }) => {
      pushTask(context, { kind: 'token', seat, half });
    },
    brings: (context, _seat, { half }) =>
      entrancesOf(context).tokens.flatMap((token) => context.content.tokens[token]?.[half] ?? []),
  },
};

export const token: Decision<'token'> = {
  moves: (context, { seat, half }) => [
    ...entrancesOf(context)
      .tokens.filter((index) => {
        const effect = context.content.tokens[index]?.[half];
        return effect !== undefined && canUse(context, seat, effect);
      })
      .map((index): Move => ({ seat, kind: 'takeToken', token: index })),
    context.make.skip(seat),
  ],
  play: {
    takeToken: (context, { seat, half }, { token: index }) => {
      const state = entrancesOf(context);
      const effect = context.content.tokens[index]?.[half];
      popTask(context);
      state.tokens = state.tokens.filter((other) => other !== index);
      context.events?.push({ type: 'tokenTaken', seat, token: index, half });
      if (effect) pushBenefits(context, seat, [effect], { source: 'entrance', id: 'dove' });
    },
    skip: popTask,
  },
  why: { takeToken: whyNotToken, skip: alwaysLegal },
};

function whyNotToken(
  context: QueryContext,
  { seat, half }: TaskOf<'token'>,
  { token }: MoveOf<'takeToken'>,
): Reason {
  const effect = context.content.tokens[token]?.[half];
  if (!effect) return noSuchPlace('token');
  return entrancesOf(context).tokens.includes(token)
    ? whyNotEffect(context, seat, effect)
    : { code: 'token-gone', remedy: another('token') };
}
