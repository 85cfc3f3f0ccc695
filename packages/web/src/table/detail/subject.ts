import type { Move, RoomColor, RoomIndex, SeatIndex, TileId, Wish } from '@gah/engine';
import type { Language, Sections } from '@gah/text';
import type { ModuleSubject } from '../../modules/index.js';
import type { ModuleScreen } from '../../modules/module.js';
import type { Scene } from '../model/scene.js';
import type { TableWords } from '../tableWords.js';

/** Something that can be looked at closely: a card, or a zone, sign or figure of the table. */
export type Subject =
  | { readonly is: 'guest'; readonly card: number }
  | { readonly is: 'staff'; readonly card: number }
  | { readonly is: 'politics'; readonly card: number }
  | { readonly is: 'tile'; readonly id: TileId }
  | { readonly is: 'space'; readonly space: number }
  | { readonly is: 'room'; readonly seat: SeatIndex; readonly room: RoomIndex }
  | { readonly is: 'floor'; readonly seat: SeatIndex; readonly floor: number }
  /** What groups of a colour pay. */
  | { readonly is: 'bonuses'; readonly seat: SeatIndex; readonly color: RoomColor }
  /** A step of the emperor track; null for the whole of it. */
  | { readonly is: 'track'; readonly step: number | null }
  | { readonly is: 'points'; readonly seat: SeatIndex }
  | { readonly is: 'krones'; readonly seat: SeatIndex }
  | { readonly is: 'player'; readonly seat: SeatIndex }
  /** What a move that is selected would bring. */
  | { readonly is: 'preview'; readonly move: Move }
  | { readonly is: PlainSubject }
  | ModuleSubject;

/** Of these there is one at a table, and it is about the own seat. */
export const PLAIN_SUBJECTS = [
  'rounds',
  'turns',
  'kitchen',
  'queue',
  'board',
  'pass',
  'cafe',
  'atWork',
  'objectives',
] as const;
type PlainSubject = (typeof PLAIN_SUBJECTS)[number];

/** As much of a table as an explanation is made from. */
export interface Explaining {
  readonly language: Language;
  readonly words: TableWords;
  readonly scene: Scene;
  readonly own: SeatIndex;
  /** What the modules in play bring. */
  readonly screens: readonly ModuleScreen[];
  nameOf(seat: SeatIndex): string;
}

/** The words of closer looks; loaded with the first of them. */
export type ExplainWords = Sections['explain'];

/** Everything there is to say about something, generated from its record and the position. */
export interface Explanation {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly Line[];
  /** Values that no source gives. */
  readonly reconstructed: readonly string[];
}

export interface Line {
  readonly label?: string;
  readonly text: string;
}

/** A closer look: at what, beside which place, and whether it stays until it is closed. */
export interface Look {
  readonly subject: Subject;
  readonly anchor: DOMRect | null;
  readonly isPinned: boolean;
  /** What is looked at as something to use, to say why that cannot be done. */
  readonly wish?: Wish | undefined;
}
