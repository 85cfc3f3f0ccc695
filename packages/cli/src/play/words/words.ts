/** What only play in the terminal says; everything about the game itself comes from the texts. */
export interface PlayWords {
  /** What can be typed, and what it does. */
  readonly help: readonly (readonly [key: string, meaning: string])[];
  readonly welcome: string;
  readonly unknownInput: (input: string) => string;
  readonly noSuchMove: (number: string, moves: number) => string;
  readonly noSuchCard: (card: string) => string;
  readonly noSuchPlayer: (number: string, players: number) => string;
  readonly cannotUndo: string;
  readonly undone: string;
  readonly savedTo: (path: string) => string;
  readonly saveQuestion: (path: string) => string;
  /** First letters of answers that mean yes and no. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly yesOrNo: string;
  readonly left: string;
  readonly hint: (number: number, move: string) => string;
  /** Headings: the score, and the chance to win, that a player can expect. */
  readonly outlook: readonly [score: string, chance: string];
  readonly thinking: (name: string) => string;
  readonly missing: (goods: string) => string;
  readonly served: string;
  readonly nothing: string;
  readonly claimedBy: (names: string) => string;
  readonly afterRound: (round: number) => string;
  readonly hotelOf: (name: string) => string;
  readonly rooms: string;
  /** A letter for each room colour. */
  readonly letters: Readonly<Record<'blue' | 'red' | 'yellow', string>>;
  readonly diceTaken: string;
  readonly price: (krones: number) => string;
}
