/** Where the rules speak of what a game alone asks. */
export const decisions = { giveItem: 'solo.hotels' } as const;
