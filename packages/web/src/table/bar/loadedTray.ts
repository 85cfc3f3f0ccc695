import { later } from '../../cards/later.svelte.js';

type TrayComponent = (typeof import('./Tray.svelte'))['default'];

/** The trays come right after the table: the first decision seldom needs one. */
export const loadedTray = later<TrayComponent | null>(
  null,
  async () => (await import('./Tray.svelte')).default,
);
