import { startProgram } from '@gah/terminal';
import { compare } from './commands/compare.js';
import { course } from './commands/course.js';
import { exploit } from './commands/exploit.js';
import { match } from './commands/match.js';
import { tournament } from './commands/tournament.js';

/** The part of the laboratory that a course of learning needs, for machines on which nothing is installed. */
await startProgram({
  name: 'lab',
  title: 'courses, comparisons and matches of Grand Austria Hotel',
  packageFile: new URL('../package.json', import.meta.url),
  commands: { compare, course, exploit, match, tournament },
});
process.exit();
