import type { EffectRules } from '../../effects/rule.js';
import { pushTask } from '../../table.js';
import { entrancesOf } from './ownership.js';

export const TOKEN_EFFECTS: EffectRules<'takeToken'> = {
  takeToken: {
    can: (table) => entrancesOf(table).tokens.length > 0,
    why: () => ({ code: 'token-gone', remedy: { help: 'never' } }),
    run: (table, seat, { half }) => {
      pushTask(table, { kind: 'token', seat, half });
    },
    brings: (table, _seat, { half }) =>
      entrancesOf(table).tokens.flatMap((token) => table.content.tokens[token]?.[half] ?? []),
  },
};
