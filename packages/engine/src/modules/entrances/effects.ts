import type { EffectRules } from '../../effects/rule.js';
import { pushTask } from '../../rules/openTasks.js';
import { entrancesOf } from './ownership.js';

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
