/** Made here rather than where it is thrown: hot functions stay small. */
export const missing = (what: string, id: number | string): RangeError =>
  new RangeError(`no ${what} ${id}`);

export const tooManyHidden = (): Error => new Error('the view hides more cards than the game has');
