import { app } from '../app/app.svelte.js';
import type { Sharing } from '../final/sharing.js';
import { words } from '../i18n/words.svelte.js';
import type { Session } from '../session/session.js';
import { settings } from '../settings/settings.svelte.js';
import { dealQuery } from '../start/dealLink.js';
import { seatNames } from './names.js';

/** Of a game at this screen: the same deal as an address, the game itself as a file. */
export function sharingOf(session: Session): Sharing {
  const { view, players } = session.now;
  const query = dealQuery(session.record.setup, players);
  // A page that was opened from a disk has no address for others.
  const hasAddress = location.protocol.startsWith('http');
  return {
    link:
      query !== null && hasAddress
        ? {
            address: `${location.origin}${location.pathname}${query}`,
            note: words().sharing.dealNote,
          }
        : null,
    saveFile: () => {
      app.exportOpenGame(seatNames(settings.language, view).join(', '));
    },
  };
}
