import { parseArgs } from 'node:util';
import { usageFailure } from './failure.js';
import type { Option, OptionTable, OptionValues, VariableTable } from './option.js';
import { ALL } from './option.js';

/** Options of every command. */
const COMMON = { help: { type: 'boolean', short: 'h' } } as const;

/** The arguments of a command as checked values; null when help is asked for. */
export function parse<T extends OptionTable>(
  args: readonly string[],
  table: T,
): OptionValues<T> | null {
  const { named, operands, help } = read(args, table);
  if (help) return null;
  const waiting = [...operands];
  const entries = Object.entries(table).map(([name, option]) => [
    name,
    option.kind === 'operand'
      ? operandOf(option.value, waiting.shift())
      : valueOf(`--${name}`, option, named.get(name)),
  ]);
  const [surplus] = waiting;
  if (surplus !== undefined) throw usageFailure(`what is "${surplus}" for?`);
  return Object.fromEntries(entries) as OptionValues<T>;
}

/** Environment variables as checked values; one that is set to nothing is not set. */
export function readVariables<T extends VariableTable>(
  env: Readonly<Record<string, string | undefined>>,
  table: T,
): OptionValues<T> {
  const entries = Object.entries(table).map(([name, variable]) => {
    const given = env[name];
    return [name, valueOf(name, variable, given === '' ? undefined : given)];
  });
  return Object.fromEntries(entries) as OptionValues<T>;
}

interface Given {
  /** True for an option without a value. */
  readonly named: ReadonlyMap<string, string | true>;
  readonly operands: readonly string[];
  readonly help: boolean;
}

function read(args: readonly string[], table: OptionTable): Given {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...nodeOptions(table), ...COMMON },
    strict: false,
    tokens: true,
  });
  const named = new Map<string, string | true>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const known = name in COMMON || (Object.hasOwn(table, name) && rawName === `--${name}`);
    if (!known) throw usageFailure(`there is no option ${rawName}`);
    if (named.has(name)) throw usageFailure(`${rawName} is given twice`);
    const swallowed = value?.startsWith('-') === true && !inlineValue;
    if (swallowed) throw usageFailure(`${rawName} needs a value`);
    named.set(name, value ?? true);
  }
  return { named, operands, help: named.has('help') };
}

function nodeOptions(table: OptionTable): Record<string, { type: 'boolean' | 'string' }> {
  return Object.fromEntries(
    Object.entries(table)
      .filter(([, { kind }]) => kind !== 'operand')
      .map(([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]),
  );
}

function operandOf(value: string, given: string | undefined): string {
  if (given === undefined) throw usageFailure(`${value} is missing`);
  return given;
}

/** `label` is how people know the option: with its dashes, or the name of a variable. */
function valueOf(
  label: string,
  option: Exclude<Option, { kind: 'operand' }>,
  given: string | true | undefined,
): unknown {
  if (option.kind === 'flag') {
    if (typeof given === 'string') throw usageFailure(`${label} takes no value`);
    return given ?? false;
  }
  if (given === undefined) return 'fallback' in option ? option.fallback : undefined;
  if (given === true || given === '') throw usageFailure(`${label} needs a value`);
  switch (option.kind) {
    case 'number':
      return numberOf(label, option, given);
    case 'choice':
      if (!option.choices.includes(given)) {
        throw usageFailure(`${label} is one of ${option.choices.join(', ')}, not "${given}"`);
      }
      return given;
    case 'list':
      return listOf(label, option.choices, given);
    case 'sequence':
      return sequenceOf(label, option.choices, given);
    case 'text':
      return given;
  }
}

function listOf(
  label: string,
  choices: readonly string[],
  given: string,
): readonly string[] | typeof ALL {
  if (given === ALL) return ALL;
  const list = given.split(',');
  const isGood = list.every(
    (entry, index) => choices.includes(entry) && list.indexOf(entry) === index,
  );
  if (isGood) return choices.filter((choice) => list.includes(choice));
  throw usageFailure(`${label} is ${ALL} or some of ${choices.join(',')}, not "${given}"`);
}

function sequenceOf(label: string, choices: readonly string[], given: string): readonly string[] {
  const list = given.split(',');
  if (list.every((entry) => choices.includes(entry))) return list;
  throw usageFailure(`${label} is a list of ${choices.join(', ')}, not "${given}"`);
}

function numberOf(
  label: string,
  { min, max }: { min: number; max: number },
  given: string,
): number {
  const number = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
  if (!(number >= min && number <= max)) {
    throw usageFailure(`${label} is a whole number from ${min} to ${max}, not "${given}"`);
  }
  return number;
}
