import type { Program } from '@gah/terminal';
import { COMMANDS } from './commands/index.js';

/** The program for players and hosts; commands of the laboratory are handed on. */
export const GAH: Program = {
  name: 'gah',
  title: 'Grand Austria Hotel in the terminal',
  packageFile: new URL('../package.json', import.meta.url),
  commands: COMMANDS,
  elsewhere: async () => (await import('@gah/lab')).LAB.commands,
  remark: 'Simulations, tournaments and other measurements: npm run lab -- --help.',
};
