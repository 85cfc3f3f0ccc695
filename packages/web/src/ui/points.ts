/** A number of points with a proper minus. */
export const pointsText = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
