import { columns } from './columns.js';
import { EXIT } from './failure.js';
import type { Command, Program } from './command.js';
import type { Option, VariableTable } from './option.js';
import { ALL } from './option.js';

type Entry = readonly [name: string, option: Option];

/** What stands behind the name; an operand has none. */
function valueText(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return '';
    case 'number':
      return 'N';
    case 'choice':
      return option.choices.join('|');
    case 'list':
      return `${ALL}|LIST`;
    case 'sequence':
      return 'LIST';
    case 'text':
    case 'operand':
      return option.value;
  }
}

const usageOf = ([name, option]: Entry): string =>
  option.kind === 'operand' ? option.value : `--${name} ${valueText(option)}`.trimEnd();

const fallbackOf = (option: Option): string =>
  'fallback' in option ? ` (without it: ${option.fallback})` : '';

const helpOf = (option: Option): string =>
  option.kind === 'list' || option.kind === 'sequence'
    ? `${option.help}, separated by commas: ${option.choices.join(', ')}`
    : option.help + fallbackOf(option);

const HELP_LINE = ['--help', 'this text'];

/** `called` is how the command is called. */
export function commandHelp(
  called: string,
  { summary, options }: Pick<Command, 'summary' | 'options'>,
): string {
  const entries = Object.entries(options);
  const operands = entries.filter(([, { kind }]) => kind === 'operand');
  const usage = [called, ...operands.map(usageOf), '[options]'].join(' ');
  const lines = entries.map((entry) => [usageOf(entry), helpOf(entry[1])]);
  return `${usage}\n\n${summary}.\n\n${columns([...lines, HELP_LINE], { indent: 2 })}\n`;
}

/** Environment variables, each with what it means. */
export const variablesHelp = (variables: VariableTable): string =>
  columns(
    Object.entries(variables).map(([name, variable]) => [
      `${name}=${valueText(variable)}`,
      helpOf(variable),
    ]),
    { indent: 2 },
  );

const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  ok: 'all went well',
  failed: 'a check failed',
  usage: 'the arguments make no sense',
  file: 'a file cannot be read, written or understood',
  interrupted: 'broken off with Ctrl-C',
};

export function generalHelp({ name: called, title, commands, remark }: Program): string {
  const list = Object.entries(commands).map(([name, { summary }]) => [name, summary]);
  const codes = Object.entries(EXIT).map(([key, code]) => [
    String(code),
    EXIT_MEANINGS[key as keyof typeof EXIT],
  ]);
  return [
    `${called}: ${title}.`,
    `Commands:\n${columns(list, { indent: 2 })}`,
    `${called} COMMAND --help describes the options of a command; ${called} --version names the version.`,
    ...(remark === undefined ? [] : [remark]),
    `Exit codes:\n${columns(codes, { indent: 2 })}\n`,
  ].join('\n\n');
}
