import type { Level } from '@gah/ai';
import type { KeptGame } from '@gah/analysis';
import { statisticsText, summaryOf } from '@gah/analysis';
import type { GameRecord, SetupInput } from '@gah/engine';
import { modulesFor, toRecord } from '@gah/engine';
import type { Page } from '@playwright/test';
import { goTo } from '../e2e/support/settings.ts';
import { addStatistics } from '../e2e/support/statistics.ts';
import { gameBetween } from './games.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 2, 1, 19);
const NAMES = ['Clara', 'Leo', 'Emilie', 'Gustav'];

/** The tables of somebody who tries this and that. */
const TABLES: readonly {
  readonly levels: readonly (Level | null)[];
  readonly setup: Partial<SetupInput>;
}[] = [
  { levels: [null, 'pageboy'], setup: {} },
  { levels: [null, 'concierge'], setup: {} },
  { levels: [null, 'concierge'], setup: { modules: modulesFor(2) } },
  { levels: [null, 'pageboy', 'concierge'], setup: { edition: '2015' } },
  { levels: [null, null], setup: {} },
  { levels: [null], setup: { difficulty: 'medium' } },
];
/** How the persons play. */
const PERSONS: Level = 'concierge';

function playedOut(setup: SetupInput, levels: readonly (Level | null)[]): GameRecord {
  const game = gameBetween(setup, (seat) => levels[seat] ?? PERSONS);
  for (let next = game.next(); ; next = game.next()) if (next.done) return toRecord(next.value);
}

/** Games between computer players, as if somebody had played them over some weeks. */
function gamesOverWeeks(count: number): KeptGame[] {
  return Array.from({ length: count }, (_, index) => {
    const table = TABLES[index % TABLES.length];
    if (!table) throw new Error('no table');
    const { levels, setup } = table;
    const seats = levels.length;
    const record = playedOut(
      { ...setup, seats, names: NAMES.slice(0, seats), seed: `week ${index}` },
      levels,
    );
    const summary = summaryOf(record, {
      levels,
      own: levels.flatMap((level, seat) => (level === null ? [seat] : [])),
      where: index % 4 === 3 ? 'online' : 'screen',
      isTrial: false,
      played: FIRST_DAY + index * 2 * DAY_MS,
      duration: (25 + ((index * 7) % 30)) * MINUTE_MS,
    });
    return { id: `save:${index}`, stamp: 1, counts: true, summary };
  });
}

let file: string | null = null;

/** The same games for every picture; they are played when they are first wanted. */
export async function showStatistics(page: Page): Promise<void> {
  file ??= statisticsText(gamesOverWeeks(30));
  await goTo(page, '#/statistics');
  await addStatistics(page, file);
}
