/** A number of points with a proper minus. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
