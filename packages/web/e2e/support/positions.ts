import type { SetupInput } from '@gah/engine';
import { MODULES } from '@gah/engine';
import { LESSONS } from '@gah/lessons';
import type { Page } from '@playwright/test';
import type { Moment as Played } from '../../look/games.ts';
import { gameFile } from '../../look/games.ts';
import { momentsOf, SETUPS } from './moments.ts';
import { fileOf, openFile } from './records.ts';
import { goTo } from './settings.ts';

/** A table to look at, opened from the start page. */
export interface Position {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

/** A game of a file, which is made once. */
function fromFile(name: string, make: () => string): Position {
  let file: string | null = null;
  return { name, open: (page) => openFile(page, (file ??= make())) };
}

/** Of each kind of decision in a random game the last one: by then the table is full. */
function decisionsOf(setup: SetupInput): Position[] {
  const last = new Map<string, Position>();
  for (const { kind, state, seat } of momentsOf(setup))
    last.set(
      kind,
      fromFile(`${setup.seed}: ${kind}`, () => fileOf(state, seat)),
    );
  return [...last.values()];
}

const NAMES = ['Clara', 'Leo', 'Emilie', 'Gustav'];
const FULL: Partial<SetupInput> = { modules: MODULES, promos: true, staff: 'random' };

/** A turn of a round in a game that was played well. */
const turnIn = (seats: number, round: number, more: Partial<SetupInput> = {}): Position =>
  fromFile(`${seats} players${more.modules ? ' with everything' : ''}, round ${round}`, () =>
    gameFile({
      setup: { seats, names: NAMES.slice(0, seats), seed: 'layout', staff: 'starter', ...more },
      isThere: ({ state, legal }: Played) =>
        state.round >= round && legal.some(({ kind }) => kind === 'takeDie'),
    }),
  );

/** The guide's strip takes some of the table's height. */
const lesson = (id: string): Position => ({
  name: `lesson ${id}`,
  open: async (page) => {
    await goTo(page, `#/learn/${id}`);
    await page.locator('.guide').waitFor();
    await page.locator('.bar').waitFor();
  },
});

const BUSY: readonly Position[] = [
  turnIn(4, 6, FULL),
  turnIn(2, 5),
  turnIn(4, 7),
  turnIn(4, 3, FULL),
  turnIn(3, 7, FULL),
  turnIn(2, 7, FULL),
];

/** More than 60: full tables, lessons, and every kind of decision of every set-up. */
export const POSITIONS: readonly Position[] = [
  ...BUSY,
  ...LESSONS.map(({ id }) => lesson(id)),
  ...SETUPS.toReversed().flatMap(decisionsOf),
];
