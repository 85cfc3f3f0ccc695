import type { Level } from '@gah/ai';
import type { Edition, ModuleName } from '@gah/engine';
import type { PlaceOfPlay } from '../summary/summary.js';
import { rivalKey, rivalOf } from './opponents.js';
import type { PlayedGame } from './played.js';

/** Which games are looked at; null lets everything through. */
export interface Filter {
  /** Milliseconds since 1970. A game of an unknown day is in no span of time. */
  readonly from: number | null;
  readonly to: number | null;
  /** People and computer players at the table; 1 for alone. */
  readonly players: number | null;
  /** The key of somebody who sat there too. */
  readonly rival: string | null;
  /** At least one computer player of this level. */
  readonly level: Level | null;
  /** With this module, or with none at all. */
  readonly module: ModuleName | 'none' | null;
  readonly edition: Edition | null;
  readonly where: PlaceOfPlay | null;
  readonly withTrials: boolean;
}

export const EVERYTHING: Filter = {
  from: null,
  to: null,
  players: null,
  rival: null,
  level: null,
  module: null,
  edition: null,
  where: null,
  withTrials: false,
};

/** Those who were dealt in: an automatic opponent is none of them. */
export const playersAt = ({ game }: PlayedGame): number =>
  game.seats.filter(({ player }) => player.kind !== 'automatic').length;

const isIn = ({ game }: PlayedGame, { from, to }: Filter): boolean => {
  if (from === null && to === null) return true;
  return (
    game.played !== null && game.played >= (from ?? -Infinity) && game.played <= (to ?? Infinity)
  );
};

const hasModule = ({ game }: PlayedGame, { module }: Filter): boolean => {
  if (module === null) return true;
  return module === 'none' ? game.modules.length === 0 : game.modules.includes(module);
};

const hasRival = ({ others }: PlayedGame, { rival, level }: Filter): boolean =>
  (rival === null || others.some((seat) => rivalKey(rivalOf(seat)) === rival)) &&
  (level === null ||
    others.some(({ player }) => player.kind === 'computer' && player.level === level));

export const passes = (played: PlayedGame, filter: Filter): boolean =>
  (filter.withTrials || !played.game.isTrial) &&
  (filter.players === null || playersAt(played) === filter.players) &&
  (filter.edition === null || played.game.edition === filter.edition) &&
  (filter.where === null || played.game.where === filter.where) &&
  isIn(played, filter) &&
  hasModule(played, filter) &&
  hasRival(played, filter);
