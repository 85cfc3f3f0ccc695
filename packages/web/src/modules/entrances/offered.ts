import type { EntranceKey } from '@gah/engine';
import { idsIn } from '../../table/bar/tray.js';
import type { ScreenState } from '../../table/state.svelte.js';

/** The entrances that can be chosen now, or the one that is bid for. */
export function entrancesOffered(table: ScreenState): readonly EntranceKey[] {
  const { entrances } = table.scene.view.modules;
  const ids = idsIn(table, 'entrance');
  const offered = entrances?.offered.filter((key) => ids.includes(key)) ?? [];
  if (offered.length > 0) return offered;
  return table.task?.kind === 'bid' && entrances?.auction ? [entrances.auction.entrance] : [];
}
