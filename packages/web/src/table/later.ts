/** Parts of the table that nobody needs in the first moment. */
export const loadDrawers = (): Promise<typeof import('./drawers/Drawers.svelte')> =>
  import('./drawers/Drawers.svelte');
export const loadStage = (): Promise<typeof import('./stage/Stage.svelte')> =>
  import('./stage/Stage.svelte');
export const loadDetail = (): Promise<typeof import('./detail/CardDetail.svelte')> =>
  import('./detail/CardDetail.svelte');
