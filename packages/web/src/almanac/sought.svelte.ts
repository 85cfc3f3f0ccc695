import type { Filters } from './filters.js';
import { NO_FILTERS } from './filters.js';

let filters: Filters = $state.raw(NO_FILTERS);

/** What is looked for stays while one goes from entry to entry and back. */
export const sought = {
  get filters(): Filters {
    return filters;
  },
  change(part: Partial<Filters>): void {
    filters = { ...filters, ...part };
  },
  clear(): void {
    filters = NO_FILTERS;
  },
};
