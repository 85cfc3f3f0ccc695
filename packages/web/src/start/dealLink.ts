import { LEVELS } from '@gah/ai';
import type { GameSetup } from '@gah/engine';
import { DIFFICULTIES, EDITIONS, HOTEL_SIDES, MODULES, STAFF_DEALS } from '@gah/engine';
import type { SeatedPlayer } from '../session/plan.js';
import type { Form } from './form.js';
import { SEAT_COUNTS } from './form.js';

/**
 * The same deal in the address of the start page: set-up and seed, so that somebody else gets the same
 * dice and cards. Nobody's name is in it. A data pack is too large for an address: null.
 */
export function dealQuery(setup: GameSetup, players: readonly SeatedPlayer[]): string | null {
  if (setup.dataPack !== null) return null;
  const query = new URLSearchParams({
    seed: setup.seed,
    seats: String(setup.seats),
    who: players.map((player) => (player.kind === 'person' ? 'person' : player.level)).join(' '),
    edition: setup.edition,
    hotel: setup.hotel,
    staff: setup.staff,
    ...(setup.modules.length > 0 && { modules: setup.modules.join(' ') }),
    ...(setup.promos !== false && { promos: String(setup.promos) }),
    ...(setup.difficulty !== null && { difficulty: setup.difficulty }),
  });
  return `?${query.toString()}`;
}

const WHO = ['person', ...LEVELS] as const;
const PROMOS = [true, 'box'] as const;

/** Fills in what the address asks for; what it does not name, or names wrongly, stays as it is. */
export function withAskedDeal(form: Form, asked: URLSearchParams): Form {
  const one = <T>(list: readonly T[], key: string, fallback: T): T =>
    list.find((known) => String(known) === asked.get(key)) ?? fallback;
  const words = (key: string): string[] => asked.get(key)?.split(' ') ?? [];
  const who = words('who');
  return {
    ...form,
    seed: asked.get('seed') ?? form.seed,
    seats: one(SEAT_COUNTS, 'seats', form.seats),
    rows: form.rows.map((row, seat) => ({
      ...row,
      who: WHO.find((known) => known === who[seat]) ?? row.who,
    })),
    edition: one(EDITIONS, 'edition', form.edition),
    hotel: one(HOTEL_SIDES, 'hotel', form.hotel),
    staff: one(STAFF_DEALS, 'staff', form.staff),
    modules: MODULES.filter((module) => words('modules').includes(module)),
    promos: one(PROMOS, 'promos', form.promos),
    difficulty: one(DIFFICULTIES, 'difficulty', form.difficulty),
  };
}
