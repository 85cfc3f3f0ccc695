/** What programs in the terminal share: options, help, exit codes, files, progress, set-ups. */
export { columns } from './columns.js';
export { command } from './command.js';
export type { Command, Program } from './command.js';
export { CONTESTANTS, seated } from './contestants.js';
export type { Contestant, Decide, Limits } from './contestants.js';
export { EXIT, Failure, fileFailure, usageFailure } from './failure.js';
export type { ExitCode } from './failure.js';
export {
  makeFolder,
  readJson,
  recordText,
  requireFile,
  writeRecord,
  writeSecret,
} from './files.js';
export { untilInterrupted } from './interruption.js';
export { writeLine } from './io.js';
export type { Io, Writer } from './io.js';
export { limitsFor } from './limits.js';
export { moduleNames, playersOf } from './names.js';
export { ALL } from './option.js';
export type { OptionTable, OptionValues } from './option.js';
export { OPTIONS } from './options.js';
export { runProgram, startProgram } from './program.js';
export { ProgressBar } from './progress.js';
export { commandLine } from './repeat.js';
export { writeReport } from './report.js';
export {
  checkedSetup,
  PEOPLE_OPTIONS,
  peopleFor,
  PLAYER_COUNTS,
  repeatedPeople,
  RULES_OPTIONS,
  setupFor,
} from './setup.js';
