import type { Source } from '@gah/engine';

/** The names of the values that are reconstructed. */
export const reconstructedValues = (
  values: Readonly<Record<string, Source>>,
  words: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(values).flatMap(([key, source]) =>
    source === 'reconstructed' ? [words[key] ?? key] : [],
  );
