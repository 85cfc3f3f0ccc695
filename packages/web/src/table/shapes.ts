/** The tables of screens that are not wide; of all shapes only the one that is needed is loaded. */
export const loadUpright = (): Promise<typeof import('./UprightTable.svelte')> =>
  import('./UprightTable.svelte');
export const loadPhone = (): Promise<typeof import('./PhoneTable.svelte')> =>
  import('./PhoneTable.svelte');
