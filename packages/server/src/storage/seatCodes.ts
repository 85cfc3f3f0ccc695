import { LIMITS } from '@gah/protocol';
import { hashOf, newSeatCode, seal, unseal } from '../secrets.js';
import type { Database } from './schema.js';

const VALID_MS = LIMITS.seatCodeMinutes * 60_000;

const purposeOf = (table: string, seat: number): string => `${table} ${seat}`;

/**
 * Codes that bring a seat to another device. The database tells neither a code nor the token it stands
 * for, and sees to it that each is used once, whichever process is asked.
 */
export class SeatCodes {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** A new code; the one before of this seat is void. */
  async make(table: string, seat: number, token: string): Promise<string> {
    const code = newSeatCode();
    const row = {
      code_hash: hashOf(code),
      sealed_token: seal(token, code, purposeOf(table, seat)),
      until: this.#now() + VALID_MS,
    };
    await this.#db
      .insertInto('seat_codes')
      .values({ table_id: table, seat, ...row })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(row))
      .execute();
    return code;
  }

  /** The token for which the code was made. Null when it is void; from now on it is. */
  async use(table: string, code: string): Promise<string | null> {
    const row = await this.#db
      .deleteFrom('seat_codes')
      .where('table_id', '=', table)
      .where('code_hash', '=', hashOf(code))
      .where('until', '>', this.#now())
      .returning(['seat', 'sealed_token'])
      .executeTakeFirst();
    return row ? unseal(row.sealed_token, code, purposeOf(table, row.seat)) : null;
  }

  /** Drops those that nobody has used in time. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('seat_codes').where('until', '<=', this.#now()).execute();
  }
}
