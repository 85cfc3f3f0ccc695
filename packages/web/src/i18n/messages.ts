import type { Difficulty, Edition, HotelSide, StaffDeal } from '@gah/engine';
import type { PointsGroup } from '../final/story.js';
import type { ProblemCode } from '../session/problems.js';
import type { Speed, Theme } from '../settings/values.js';

/** Every word of the client that is not a word of the game itself; those come from the text package. */
export interface Messages {
  readonly start: {
    readonly lead: string;
    readonly begin: string;
    readonly newGame: string;
    readonly players: string;
    readonly howMany: string;
    readonly solo: string;
    readonly seats: (count: number) => string;
    readonly nameOf: (number: number) => string;
    readonly playedBy: (number: number) => string;
    readonly changeCrest: (number: number) => string;
    readonly person: string;
    readonly computer: string;
    readonly hotSeat: string;
    readonly rules: string;
    readonly waltz: string;
    readonly waltzNote: string;
    readonly all: string;
    readonly none: string;
    readonly boxPromos: string;
    readonly boxPromosNote: string;
    readonly promos: string;
    readonly promosNote: string;
    readonly notAlone: string;
    readonly opponent: (name: string) => string;
    readonly more: string;
    readonly seed: string;
    readonly seedNote: string;
    readonly dataPack: string;
    readonly dataPackNote: string;
    readonly chooseFile: string;
    readonly removePack: string;
    readonly unofficial: string;
    readonly online: string;
    readonly onlineNote: string;
  };
  readonly editionNotes: Readonly<Record<Edition, string>>;
  readonly hotelNotes: Readonly<Record<HotelSide, string>>;
  readonly staffNotes: Readonly<Record<StaffDeal, string>>;
  readonly difficultyNotes: Readonly<Record<Difficulty, string>>;
  /** For players who give themselves no name. */
  readonly personNames: readonly [string, string, string, string];
  readonly computerNames: readonly [string, string, string, string];
  readonly crests: readonly [string, string, string, string];
  readonly saves: {
    readonly title: string;
    readonly empty: string;
    readonly resume: string;
    readonly resumeOf: (title: string) => string;
    readonly results: string;
    readonly rename: string;
    readonly renameOf: (title: string) => string;
    readonly newName: string;
    readonly keepName: string;
    readonly remove: string;
    readonly removeOf: (title: string) => string;
    readonly removeSure: string;
    readonly exportFile: string;
    readonly exportOf: (title: string) => string;
    readonly importFile: string;
    readonly over: string;
    readonly cancel: string;
  };
  readonly game: {
    readonly loading: string;
    readonly menu: string;
    readonly toStart: string;
    readonly settings: string;
    readonly saveFile: string;
    readonly goOn: string;
    readonly results: string;
    readonly backToTable: string;
  };
  readonly curtain: {
    readonly turn: (name: string) => string;
    readonly hand: (name: string) => string;
    readonly lift: (name: string) => string;
  };
  readonly final: {
    readonly title: string;
    readonly wins: (names: string, shared: boolean) => string;
    readonly next: string;
    readonly showAll: string;
    /** Before the first step. */
    readonly soFar: string;
    readonly step: (values: { step: number; steps: number }) => string;
    readonly during: string;
    readonly atEnd: string;
    readonly points: (count: number) => string;
    readonly chart: string;
    readonly chartNote: string;
    readonly chartOf: (name: string) => string;
    readonly round: (round: number) => string;
    readonly end: string;
    readonly groups: Readonly<Record<PointsGroup, string>>;
    readonly again: string;
    readonly share: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
    readonly speed: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly speedNote: string;
    readonly oneTap: string;
    readonly oneTapNote: string;
    readonly sound: string;
    readonly soundNote: string;
    readonly close: string;
    readonly install: string;
    readonly newVersion: string;
    readonly reload: string;
  };
  readonly problems: Readonly<
    Record<ProblemCode, { readonly title: string; readonly text: string }>
  >;
  readonly actions: {
    readonly retry: string;
    readonly standIn: string;
    readonly toStart: string;
    readonly removeSave: string;
    readonly exportSave: string;
    readonly goOn: string;
    readonly details: string;
    readonly dismiss: string;
  };
}
