/** A game begun by rules under which this server cannot go on with it. */
export class OtherRules extends Error {
  constructor(id: string, detail: string) {
    super(`table ${id} was begun with other rules: ${detail}`);
    this.name = 'OtherRules';
  }
}
