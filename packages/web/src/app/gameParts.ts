/** What a game shows later. The lists of their files are long and so stay out of the first load. */

export const loadResults = (): Promise<typeof import('../game/Ending.svelte')> =>
  import('../game/Ending.svelte');
export const loadMenu = (): Promise<typeof import('../game/GameMenu.svelte')> =>
  import('../game/GameMenu.svelte');
