import type { Level } from '@gah/ai';
import type { Move } from '@gah/engine';
import type { Question } from './computers.js';

export type Request = Question & { readonly id: number };

export type Answer = { readonly id: number } & (
  { readonly move: Move } | { readonly failure: string }
);

/** How long a level may think about one move. */
export const BUDGET_MS: Readonly<Record<Level, number>> = {
  pageboy: 100,
  concierge: 300,
  director: 1000,
  emperor: 2500,
};
