import { isInPlay } from '../../content/content.js';
import type { ModuleTesting } from '../../testing/moduleTesting.js';
import { entrancesWatcher } from './watcher.js';
import { DOVE_TOKENS, ENTRANCES } from './content/entrances.js';

export const entrancesTesting: ModuleTesting<'entrances'> = {
  name: 'entrances',
  problems: ({ owned, offered }, { setup, seats, round }) => {
    const problems: string[] = [];
    const sold = owned.flatMap((key) => key ?? []).length;
    const isAlone = seats.length > setup.seats;
    if (!isAlone && sold + offered.length !== setup.seats)
      problems.push('entrances are lost or doubled');
    if (round > 0 && sold !== setup.seats) problems.push('a seat has no entrance');
    return problems;
  },
  usedBy: (event) => {
    switch (event.type) {
      case 'politicsFulfilled':
        return `politics ${event.card}`;
      case 'entranceGained':
        return `entrance ${event.entrance}`;
      case 'tokenTaken':
        return `token ${event.token} ${event.half}`;
      default:
        return null;
    }
  },
  usedWith: (move) => (move.kind === 'auction' ? `entrance ${move.entrance}` : null),
  everything: (setup) =>
    setup.modules.includes('entrances')
      ? [
          ...ENTRANCES.filter((card) => isInPlay(setup, card)).map(({ key }) => `entrance ${key}`),
          ...[...DOVE_TOKENS.keys()].flatMap((token) => [
            `token ${token} top`,
            `token ${token} bottom`,
          ]),
        ]
      : [],
  plain: () => ({ offered: [] }),
  watcher: entrancesWatcher,
  hostilePacks: [
    { tokens: Array.from({ length: 2000 }, () => ({ top: { vp: 1 }, bottom: { vp: 1 } })) },
  ],
};
