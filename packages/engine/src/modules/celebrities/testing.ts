import { isInPlay } from '../../content/content.js';
import type { ModuleTesting } from '../../testing/moduleTesting.js';
import { celebritiesWatcher } from './watcher.js';
import { CELEBRITIES } from './content/celebrities.js';
import { at } from '../../util/lists.js';

export const celebritiesTesting: ModuleTesting<'celebrities'> = {
  name: 'celebrities',
  problems: ({ deck, discard, owned, lounge }, { setup, dice, coloredDice }) => {
    const problems: string[] = [];
    const all = [...deck, ...discard, ...owned.flat(), ...lounge.flatMap((key) => key ?? [])];
    const inPlay = CELEBRITIES.filter((card) => isInPlay(setup, card));
    if (all.length !== inPlay.length || new Set(all).size !== all.length)
      problems.push('celebrities are lost or doubled');
    for (const [index, space] of coloredDice.entries()) {
      const colored = coloredDice.filter((other) => other === space).length;
      if (space > 0 && at(dice, space - 1) < colored)
        problems.push(`coloured die ${index} is not among the dice of its space`);
    }
    return problems;
  },
  usedBy: (event) => (event.type === 'celebrityTaken' ? `celebrity ${event.celebrity}` : null),
  watcher: celebritiesWatcher,
  liked: { useCelebrity: 7 },
  everything: (setup) =>
    CELEBRITIES.filter((card) => isInPlay(setup, card)).map(({ key }) => `celebrity ${key}`),
};
