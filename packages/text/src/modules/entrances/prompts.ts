import { say } from '../../catalogue/say.js';
import { yesNo } from '../../catalogue/values.js';
import type { Prompts } from '../../play/tables.js';
import { entranceName } from './names.js';

export const prompts = {
  auction: (language) => say(language, 'prompts', 'auction'),
  bid: (language, _task, { modules }) => {
    const auction = modules?.entrances?.auction;
    return say(language, 'prompts', 'bid', {
      known: yesNo(!!auction),
      entrance: auction ? entranceName(language, auction.entrance) : '',
      bid: auction?.bid ?? 0,
    });
  },
  pickEntrance: (language) => say(language, 'prompts', 'pickEntrance'),
  token: (language, { half }) => say(language, 'prompts', 'token', { half }),
  shifted: (language, { space, withDie }) =>
    say(language, 'prompts', 'shifted', { space, die: yesNo(withDie) }),
} satisfies Partial<Prompts>;
