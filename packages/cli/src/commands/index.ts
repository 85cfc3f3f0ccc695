import type { Command } from '../args/command.js';
import { demo } from './demo.js';
import { play } from './play.js';
import { show } from './show.js';
import { simulate } from './simulate.js';
import { soak } from './soak.js';
import { soakPlayers } from './soakPlayers.js';
import { backup, exportTable, importTable, restoreTables } from './tables.js';
import { tournament } from './tournament.js';
import { verify } from './verify.js';

/** What `gah` can do, in the order of its help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  demo,
  show,
  verify,
  simulate,
  tournament,
  soak,
  'soak-players': soakPlayers,
  backup,
  restore: restoreTables,
  export: exportTable,
  import: importTable,
};
