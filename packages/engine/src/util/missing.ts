/** Made here rather than where it is thrown: hot functions stay small. */
export const missing = (what: string, id: number | string): RangeError =>
  new RangeError(`no ${what} ${id}`);
