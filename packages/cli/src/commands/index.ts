import type { Command } from '@gah/terminal';
import { demo } from './demo.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { review } from './review.js';
import { show } from './show.js';
import { stats } from './stats.js';
import { backup, exportTable, importTable, restoreTables } from './tables.js';
import { verify } from './verify.js';

/** What `gah` can do, in the order of its help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  demo,
  show,
  replay,
  review,
  verify,
  stats,
  backup,
  restore: restoreTables,
  export: exportTable,
  import: importTable,
};
