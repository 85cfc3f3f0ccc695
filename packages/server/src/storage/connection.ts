import type { Database } from './schema.js';

/** How many connections there are, do nothing, and are waited for. */
export interface PoolFigures {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A database, whichever kind it is. */
export interface DatabaseConnection {
  readonly db: Database;
  /** Present where several processes can share the database. */
  readonly shared: { readonly listenUrl: string } | null;
  /** Brings it to the present schema. */
  readonly migrate: () => Promise<void>;
  /** What was found wrong with what is stored; null when nothing was. */
  readonly damage: () => string | null;
  /** Looks at everything that is stored, where the database does not do so itself. */
  readonly inspect: () => Promise<void>;
  readonly figures: () => PoolFigures;
  readonly close: () => Promise<void>;
}
