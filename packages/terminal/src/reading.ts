/** The one reader of options and environment variables, and nothing else: for programs without words of the game. */
export { EXIT, Failure, usageFailure } from './failure.js';
export { commandHelp, variablesHelp } from './help.js';
export type { OptionTable, OptionValues, VariableTable } from './option.js';
export { parse, readVariables } from './parse.js';
