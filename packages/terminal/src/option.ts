/**
 * One option of a command: how it is read, checked and described. Without it the value is the
 * fallback, and with none undefined.
 */
export type Option =
  | { readonly kind: 'flag'; readonly help: string }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly fallback?: number;
      readonly help: string;
    }
  | {
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly fallback?: string;
      readonly help: string;
    }
  /** Free text. */
  | {
      readonly kind: 'text';
      readonly value: string;
      readonly fallback?: string;
      readonly help: string;
    }
  /** Some of the choices, separated by commas, or all. */
  | { readonly kind: 'list'; readonly choices: readonly string[]; readonly help: string }
  /** Choices in the given order, separated by commas; one may come several times. */
  | { readonly kind: 'sequence'; readonly choices: readonly string[]; readonly help: string }
  /** Stands alone, without a name in front; must be given. */
  | { readonly kind: 'operand'; readonly value: string; readonly help: string };

/** Stands for every choice of a list. */
export const ALL = 'all';

export type OptionTable = Readonly<Record<string, Option>>;

/** Environment variables are described as options are; they always have a value. */
export type VariableTable = Readonly<
  Record<string, Exclude<Option, { kind: 'flag' } | { kind: 'operand' }>>
>;

type OrNothing<O extends Option, V> = O extends { fallback: string | number } ? V : V | undefined;

type ValueOf<O extends Option> = O extends { kind: 'flag' }
  ? boolean
  : O extends { kind: 'number' }
    ? OrNothing<O, number>
    : O extends { kind: 'choice'; choices: readonly (infer C)[] }
      ? OrNothing<O, C>
      : O extends { kind: 'list'; choices: readonly (infer C)[] }
        ? readonly C[] | typeof ALL | undefined
        : O extends { kind: 'sequence'; choices: readonly (infer C)[] }
          ? readonly C[] | undefined
          : O extends { kind: 'operand' }
            ? string
            : OrNothing<O, string>;

/** What the user gave, checked and completed. */
export type OptionValues<T extends OptionTable> = { readonly [K in keyof T]: ValueOf<T[K]> };
