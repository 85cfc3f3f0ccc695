import type { DataPack } from '../../content/pack.js';
import { parseSetup } from '../../flow/setup.js';
import type { GameSetup } from '../../model/state.js';
import type { Promos } from '../../model/vocabulary.js';
import {
  DIFFICULTIES,
  EDITIONS,
  HOTEL_SIDES,
  isAlone,
  MAX_SEATS,
  MODULES,
  STAFF_DEALS,
} from '../../model/vocabulary.js';
import type { DigitReader, DigitWriter } from './digits.js';

const PROMOS: readonly Promos[] = [false, true, 'box'];
const YES_OR_NO = [false, true] as const;

/** A set-up, whole: its seed makes the dice and cards, its names are those of the players. */
export function writeSetup(digits: DigitWriter, setup: GameSetup): void {
  const { seats, names, seed, edition, hotel, staff, modules, promos, difficulty } = setup;
  digits.put(seats - 1, MAX_SEATS);
  digits.choice(EDITIONS, edition);
  digits.choice(HOTEL_SIDES, hotel);
  digits.choice(STAFF_DEALS, staff);
  digits.choice(PROMOS, promos);
  for (const module of MODULES) digits.choice(YES_OR_NO, modules.includes(module));
  if (isAlone(seats)) digits.choice(DIFFICULTIES, difficulty ?? 'medium');
  digits.text(seed);
  for (const name of names) digits.text(name);
  digits.choice(YES_OR_NO, setup.dataPack !== null);
  if (setup.dataPack) digits.json(JSON.stringify(setup.dataPack));
}

/** Throws a SetupError, a SyntaxError or UnreadableDigits where the digits are no set-up. */
export function readSetup(digits: DigitReader): GameSetup {
  const seats = digits.take(MAX_SEATS) + 1;
  const [edition, hotel, staff] = [
    digits.choice(EDITIONS),
    digits.choice(HOTEL_SIDES),
    digits.choice(STAFF_DEALS),
  ];
  const promos = digits.choice(PROMOS);
  const modules = MODULES.filter(() => digits.choice(YES_OR_NO));
  const difficulty = isAlone(seats) ? digits.choice(DIFFICULTIES) : null;
  const seed = digits.text();
  const names = Array.from({ length: seats }, () => digits.text());
  const dataPack = digits.choice(YES_OR_NO) ? (JSON.parse(digits.json()) as DataPack) : null;
  const all = { seats, names, seed, edition, hotel, staff, modules, promos, difficulty, dataPack };
  return parseSetup(all);
}
