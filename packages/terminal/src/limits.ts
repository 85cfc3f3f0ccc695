import type { OPTIONS } from './options.js';
import type { OptionValues } from './option.js';
import { usageFailure } from './failure.js';
import type { Limits } from './contestants.js';

/** What players may use, as the options say. */
export function limitsFor({
  budget,
  nodes,
}: OptionValues<Pick<typeof OPTIONS, 'budget' | 'nodes'>>): Limits {
  if (budget !== undefined && nodes !== undefined) {
    throw usageFailure('--budget and --nodes exclude each other');
  }
  return {
    ...(budget !== undefined && { budgetMs: budget }),
    ...(nodes !== undefined && { nodeLimit: nodes }),
  };
}
