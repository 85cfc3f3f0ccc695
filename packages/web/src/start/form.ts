import type { Level } from '@gah/ai';
import type {
  DataPack,
  Difficulty,
  Edition,
  HotelSide,
  ModuleName,
  Promos,
  StaffDeal,
} from '@gah/engine';
import { at, isAlone, modulesFor } from '@gah/engine';
import type { Crest, GamePlan, SeatedPlayer } from '../session/plan.js';
import { CRESTS } from '../session/plan.js';

export const SEAT_COUNTS = [1, 2, 3, 4] as const;
type SeatCount = (typeof SEAT_COUNTS)[number];

/** A person at this screen, or a computer player of that level. */
type Who = 'person' | Level;

export interface SeatForm {
  crest: Crest;
  who: Who;
  /** Empty: a name is found for it. */
  name: string;
}

/** Everything that the start page asks, filled in for a first game. */
export interface Form {
  seats: SeatCount;
  /** Always four; those beyond the number of players wait. */
  rows: SeatForm[];
  edition: Edition;
  hotel: HotelSide;
  staff: StaffDeal;
  modules: ModuleName[];
  promos: Promos;
  difficulty: Difficulty;
  seed: string;
  dataPack: DataPack | null;
}

/** @param own the crest of the person on the first seat */
export const firstForm = (own: Crest = 0): Form => ({
  seats: 2,
  rows: [own, ...CRESTS.filter((crest) => crest !== own)].map((crest, seat) => ({
    crest,
    who: seat === 0 ? 'person' : 'concierge',
    name: '',
  })),
  edition: '2021',
  hotel: 'night',
  staff: 'starter',
  modules: [],
  promos: false,
  difficulty: 'medium',
  seed: '',
  dataPack: null,
});

export const seatRows = (form: Form): SeatForm[] => form.rows.slice(0, form.seats);

/** At least one person must sit at the screen. */
export const hasPerson = (form: Form): boolean =>
  isAlone(form.seats) || seatRows(form).some(({ who }) => who === 'person');

/** Gives a seat the next crest; whoever had it takes the old one. */
export function changeCrest(form: Form, seat: number): void {
  const row = form.rows[seat];
  if (!row) return;
  const next = at(CRESTS, (row.crest + 1) % CRESTS.length);
  const other = form.rows.find(({ crest }) => crest === next);
  if (other) other.crest = row.crest;
  row.crest = next;
}

/** Names for those who give themselves none. */
export interface Names {
  readonly persons: readonly string[];
  readonly computers: readonly string[];
}

/** The names of the players; those who have none get one that nobody else has. */
export function namesOf(form: Form, { persons, computers }: Names): string[] {
  const rows = seatRows(form);
  const taken = new Set(rows.map(({ name }) => name.trim()));
  const free = (names: readonly string[]): string[] => names.filter((name) => !taken.has(name));
  const forPersons = free(persons);
  const forComputers = free(computers);
  return rows.map(({ who, name }) => {
    if (name.trim() !== '') return name.trim();
    return (isAlone(form.seats) || who === 'person' ? forPersons : forComputers).shift() ?? '';
  });
}

const playerOf = (form: Form, { crest, who }: SeatForm): SeatedPlayer =>
  isAlone(form.seats) || who === 'person'
    ? { kind: 'person', crest }
    : { kind: 'computer', level: who, crest };

export function planOf(form: Form, names: Names, newSeed: () => string): GamePlan {
  const seed = form.seed.trim();
  return {
    setup: {
      seats: form.seats,
      names: namesOf(form, names),
      seed: seed === '' ? newSeed() : seed,
      edition: form.edition,
      hotel: form.hotel,
      staff: isAlone(form.seats) ? 'random' : form.staff,
      modules: modulesFor(form.seats).filter((module) => form.modules.includes(module)),
      promos: form.promos,
      difficulty: isAlone(form.seats) ? form.difficulty : null,
      dataPack: form.dataPack,
    },
    players: seatRows(form).map((row) => playerOf(form, row)),
  };
}
