import type { DieColor, EntranceKey, Opponent, SoloHotelKey } from '@gah/engine';
import type { Markup } from '../art/svg.js';

/** Drawings that only some games need: they are loaded when such a game is shown. */
interface ModuleArt {
  readonly entrance: (key: EntranceKey) => Markup;
  readonly ballroom: (key: string) => Markup;
  readonly rehearsal: (key: string) => Markup;
  readonly masterKey: () => Markup;
  /** An armchair that waits for a guest of honour. */
  readonly loungeSeat: (color: DieColor) => Markup;
  readonly soloHotel: (key: SoloHotelKey) => Markup;
  readonly opponent: (who: Opponent) => Markup;
}

const NOT_YET: ModuleArt = {
  entrance: () => '',
  ballroom: () => '',
  rehearsal: () => '',
  masterKey: () => '',
  loungeSeat: () => '',
  soloHotel: () => '',
  opponent: () => '',
};

let loaded: ModuleArt = $state.raw(NOT_YET);
let isAsked = false;

/** The drawings as far as they have been loaded. */
export const moduleArt = (): ModuleArt => loaded;

export async function loadModuleArt(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const [{ entrance }, { ballroomStrip, rehearsalStrip }, { loungeSeat, masterKey }, solo, court] =
    await Promise.all([
      import('../art/waltz/entrances.js'),
      import('../art/waltz/halls.js'),
      import('../art/waltz/pieces.js'),
      import('../art/solo/solo.js'),
      import('../art/portraits/court.js'),
    ]);
  loaded = {
    entrance: (key) => entrance(key),
    ballroom: (key) => ballroomStrip(key),
    rehearsal: (key) => rehearsalStrip(key),
    masterKey: () => masterKey({ width: 40 }),
    loungeSeat: (color) => loungeSeat(color),
    soloHotel: (key) => solo.soloHotel(key),
    opponent: (who) => court.courtPortrait(who, { crop: 'face' }),
  };
}
