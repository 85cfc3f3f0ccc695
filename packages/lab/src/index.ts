/**
 * The laboratory of the game: arena and tournaments, simulation, soaks, benchmarks, training. One worker
 * pool (`pool/`), options, progress bar and report of `@gah/terminal`.
 *
 * @packageDocumentation
 */
import type { Program } from '@gah/terminal';
import { COMMANDS } from './commands/index.js';

export const LAB: Program = {
  name: 'lab',
  title: 'the laboratory of Grand Austria Hotel',
  packageFile: new URL('../package.json', import.meta.url),
  commands: COMMANDS,
  // Online play brings server, databases and sockets along.
  elsewhere: async () => (await import('@gah/trials')).TRIALS,
  remark:
    'Online play under hard conditions, likewise with --help: crash, network, fuzz, secrecy, abuse, load.',
};
