import type { Watcher } from '../../testing/watcher.js';
import { instructionDeck } from './content/instructions.js';

/** The person who plays alone; what the opponent turns up is counted for this seat's wins. */
const PERSON = 0;

export function soloWatcher(): Watcher {
  let begun = false;
  return {
    position: ({ modules, setup }, notes) => {
      if (!modules.solo || begun) return;
      begun = true;
      for (const card of instructionDeck(setup.modules)) notes.offer(`instruction ${card}`);
      const { hotel } = modules.solo;
      if (!hotel) return;
      notes.offer(`soloHotel ${hotel}`);
      notes.use(`soloHotel ${hotel}`, PERSON);
    },
    event: (event, _state, notes) => {
      if (event.type === 'instructionTurned') notes.use(`instruction ${event.card}`, PERSON);
    },
  };
}
