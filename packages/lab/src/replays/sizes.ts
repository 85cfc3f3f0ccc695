import type { SetupInput } from '@gah/engine';
import { encodeRecordLink, modulesFor, seedRng, randomInt } from '@gah/engine';
import type { Contestant } from '@gah/terminal';
import { playGame } from '../arena/game.js';
import { medianOf, quantileOf, sortedOf } from '../statistics.js';

/** How long links are for games of a kind. */
export interface Sizes {
  readonly seats: number;
  readonly withModules: boolean;
  readonly moves: number;
  readonly median: number;
  readonly high: number;
}

const NAMES = ['Anna', 'Béla', 'Clara', 'Dora'];
const SEED_DIGITS = 32;
const HIGH = 0.95;

/** As long as those that the page makes. */
function seedOf(seed: string, game: number): string {
  const rng = seedRng(`${seed}-${game}`);
  return Array.from({ length: SEED_DIGITS }, () => randomInt(rng, 16).toString(16)).join('');
}

export function measured(
  player: Contestant,
  { seats, withModules }: Pick<Sizes, 'seats' | 'withModules'>,
  games: number,
  seed: string,
): Sizes {
  const links: number[] = [];
  const moves: number[] = [];
  for (let game = 1; game <= games; game++) {
    const setup: SetupInput = {
      seats,
      seed: seedOf(seed, game),
      names: NAMES.slice(0, seats),
      modules: withModules ? modulesFor(seats) : [],
    };
    const seating = Array<Contestant>(seats).fill(player);
    const { record, problem } = playGame({ setup, seating, limits: {}, recorded: true });
    if (!record || problem !== null) throw new Error(problem ?? 'no record');
    links.push(encodeRecordLink(record).length);
    moves.push(record.moves.length);
  }
  return {
    seats,
    withModules,
    moves: medianOf(moves),
    median: medianOf(links),
    high: quantileOf(sortedOf(links), HIGH),
  };
}
