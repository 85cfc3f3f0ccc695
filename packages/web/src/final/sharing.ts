/** What can be given to others besides the picture. */
export interface Sharing {
  /** An address that shows others something of this game, and what it shows; null where there is none. */
  readonly link: {
    readonly title?: string;
    readonly address: string;
    readonly note: string;
  } | null;
  /** Hands out the game itself; null where it does not lie on this device. */
  readonly saveFile: (() => void) | null;
}
