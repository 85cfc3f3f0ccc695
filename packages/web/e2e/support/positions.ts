import type { SetupInput } from '@gah/engine';
import { MODULES } from '@gah/engine';
import type { Moment as Played } from '../../look/games.ts';
import { gameFile } from '../../look/games.ts';
import { momentsOf, SETUPS } from './moments.ts';
import { fileOf } from './records.ts';

/** A game to look at, as a file that the start page opens. */
export interface Position {
  readonly name: string;
  readonly file: () => string;
}

/** Of each kind of decision in a random game the last one: by then the table is full. */
function decisionsOf(setup: SetupInput): Position[] {
  const last = new Map<string, Position>();
  for (const { kind, state, seat } of momentsOf(setup))
    last.set(kind, { name: `${setup.seed}: ${kind}`, file: () => fileOf(state, seat) });
  return [...last.values()];
}

const NAMES = ['Clara', 'Leo', 'Emilie', 'Gustav'];
const FULL: Partial<SetupInput> = { modules: MODULES, promos: true, staff: 'random' };

/** A turn of a round in a game that was played well. */
const turnIn = (seats: number, round: number, more: Partial<SetupInput> = {}): Position => ({
  name: `${seats} players${more.modules ? ' with everything' : ''}, round ${round}`,
  file: () =>
    gameFile({
      setup: { seats, names: NAMES.slice(0, seats), seed: 'layout', staff: 'starter', ...more },
      isThere: ({ state, legal }: Played) =>
        state.round >= round && legal.some(({ kind }) => kind === 'takeDie'),
    }),
});

const BUSY: readonly Position[] = [
  turnIn(4, 6, FULL),
  turnIn(2, 5),
  turnIn(4, 7),
  turnIn(4, 3, FULL),
  turnIn(3, 7, FULL),
  turnIn(2, 7, FULL),
];

/** More than 60: every kind of decision of every set-up, and full tables. */
export const POSITIONS: readonly Position[] = [
  ...BUSY,
  ...SETUPS.toReversed().flatMap(decisionsOf),
];
