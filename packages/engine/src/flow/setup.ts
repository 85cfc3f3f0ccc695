import { emptyCafe, refillQueue } from '../rules/cafe.js';
import { NIGHT_HOTEL } from '../content/boards.js';
import type { Content } from '../content/content.js';
import type { Playable } from '../content/content.js';
import { contentFor, isInPlay } from '../content/content.js';
import type { DataPack } from '../content/pack.js';
import { parseDataPack } from '../content/pack.js';
import { DataPackError } from '../content/packChecks.js';
import { STAFF_NUMBERS } from '../content/cards.js';
import { STARTER_SETS } from '../content/staff.js';
import type { Generator, Rng } from '../random/rng.js';
import { randomInt, rngFor, shuffle } from '../random/rng.js';
import type { GameSetup, GameState, SeatState } from '../model/state.js';
import { newTally } from '../model/state.js';
import { noStates } from '../modules/lists.js';
import type { RuleContext } from '../model/context.js';
import { isAutomatic, seatAfter, seatOf } from '../rules/seats.js';
import { pushTask } from '../rules/openTasks.js';
import type { TileId } from '../content/cards.js';
import type { Difficulty, ModuleName, StaffDeal, StaffNumber } from '../model/vocabulary.js';
import {
  ALONE,
  DIFFICULTIES,
  EDITIONS,
  goodsVector,
  HAND_SIZE,
  HOTEL_SIDES,
  isAlone,
  LETTERS,
  MAX_SEATS,
  MODULES,
  modulesFor,
  QUEUE_PLACES,
  SPACES,
  STAFF_DEALS,
  VP_SOURCES,
} from '../model/vocabulary.js';
import { at } from '../util/lists.js';

/** What a caller gives; everything but seats and seed has a default. */
export type SetupInput = Partial<GameSetup> & Pick<GameSetup, 'seats' | 'seed'>;

export const SETUP_PROBLEMS = [
  'not-an-object',
  'unknown-key',
  'bad-seats',
  'bad-names',
  'bad-seed',
  'bad-edition',
  'bad-hotel',
  'bad-staff',
  'bad-modules',
  'module-not-alone',
  'bad-difficulty',
  'bad-promos',
  'bad-data-pack',
] as const;
export type SetupProblem = (typeof SETUP_PROBLEMS)[number];

export class SetupError extends Error {
  constructor(
    readonly code: SetupProblem,
    readonly detail: string,
  ) {
    super(`set-up: ${code} (${detail})`);
    this.name = 'SetupError';
  }
}

/** Alone, the second seat is the automatic opponent's. */
const LEAST_PLAYERS = 2;
const OPPONENT_STARTS = 1;
const MAX_NAME = 40;
const MAX_SEED = 100;
const SETUP_KEYS: readonly (keyof GameSetup)[] = [
  'seats',
  'names',
  'seed',
  'edition',
  'hotel',
  'staff',
  'modules',
  'promos',
  'difficulty',
  'dataPack',
];

function oneOf<T extends string>(
  value: unknown,
  known: readonly T[],
  fallback: T,
  code: SetupProblem,
): T {
  if (value === undefined) return fallback;
  if (!known.includes(value as T)) throw new SetupError(code, `one of ${known.join(', ')}`);
  return value as T;
}

/** Alone, staff is drawn and there is no start player to become. */
function checkAlone(staff: StaffDeal, modules: readonly ModuleName[]): void {
  if (staff !== 'random') throw new SetupError('bad-staff', 'alone staff is dealt at random');
  const unfit = modules.find((module) => !modulesFor(ALONE).includes(module));
  if (unfit) throw new SetupError('module-not-alone', unfit);
}

function difficultyOf(value: unknown, seats: number): Difficulty | null {
  const given = value ?? null;
  if (isAlone(seats)) return oneOf(given ?? undefined, DIFFICULTIES, 'medium', 'bad-difficulty');
  if (given !== null) throw new SetupError('bad-difficulty', 'only for one person alone');
  return null;
}

/** Any of the modules, each once; stored in the order of MODULES. */
function modulesOf(value: unknown): ModuleName[] {
  const given: unknown = value ?? [];
  const known = (name: unknown): boolean => MODULES.some((module) => module === name);
  if (!Array.isArray(given) || !given.every(known) || new Set(given).size !== given.length) {
    throw new SetupError('bad-modules', `any of ${MODULES.join(', ')}, each once`);
  }
  return MODULES.filter((module) => given.includes(module));
}

function packOf(value: unknown): DataPack | null {
  if (value === undefined || value === null) return null;
  try {
    return parseDataPack(value);
  } catch (error) {
    if (error instanceof DataPackError) throw new SetupError('bad-data-pack', error.message);
    throw error;
  }
}

/** Checks an unknown value and completes it; throws a SetupError with a code. */
export function parseSetup(value: unknown): GameSetup {
  if (typeof value !== 'object' || value === null)
    throw new SetupError('not-an-object', typeof value);
  const input = value as Record<string, unknown>;
  const unknownKey = Object.keys(input).find((key) => !SETUP_KEYS.includes(key as keyof GameSetup));
  if (unknownKey !== undefined) throw new SetupError('unknown-key', unknownKey);
  const seats = input['seats'];
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < ALONE || seats > MAX_SEATS) {
    throw new SetupError('bad-seats', `${ALONE} to ${MAX_SEATS}`);
  }
  const seed = input['seed'];
  if (typeof seed !== 'string' || seed === '' || seed.length > MAX_SEED) {
    throw new SetupError('bad-seed', `text of 1 to ${MAX_SEED} characters`);
  }
  const names = input['names'] ?? Array.from({ length: seats }, () => '');
  const namesFit =
    Array.isArray(names) &&
    names.length === seats &&
    names.every((name) => typeof name === 'string' && name.length <= MAX_NAME);
  if (!namesFit)
    throw new SetupError('bad-names', `${seats} names of at most ${MAX_NAME} characters`);
  const edition = oneOf(input['edition'], EDITIONS, '2021', 'bad-edition');
  const promos = input['promos'] ?? false;
  if (typeof promos !== 'boolean' && promos !== 'box')
    throw new SetupError('bad-promos', 'true, false or box');
  const staff = oneOf(input['staff'], STAFF_DEALS, 'random', 'bad-staff');
  const modules = modulesOf(input['modules']);
  if (isAlone(seats)) checkAlone(staff, modules);
  return {
    seats,
    names: names as string[],
    seed,
    edition,
    hotel: oneOf(input['hotel'], HOTEL_SIDES, 'night', 'bad-hotel'),
    staff,
    modules,
    promos,
    difficulty: difficultyOf(input['difficulty'], seats),
    dataPack: packOf(input['dataPack']),
  };
}

const numbersOf = (cards: readonly ({ number: number } | undefined)[]): number[] =>
  cards.flatMap((card) => (card ? [card.number] : []));

/** One random card of each letter. */
function oneOfEachLetter<T extends { letter: string }>(rng: Rng, cards: readonly T[]): T[] {
  return LETTERS.map((letter) => {
    const candidates = cards.filter((card) => card.letter === letter);
    const chosen = candidates[randomInt(rng, candidates.length)];
    if (!chosen) throw new Error(`no card of letter ${letter}`);
    return chosen;
  });
}

function newSeat(content: Content, hotel: number): SeatState {
  const { startKrones, startKitchen } = content.board;
  return {
    hotel,
    krones: startKrones,
    vp: 0,
    vpBySource: VP_SOURCES.map(() => 0),
    emperor: 0,
    kitchen: goodsVector((good) => startKitchen[good]),
    cafe: emptyCafe(),
    hand: [],
    drawn: [],
    played: [],
    used: [],
    rung: [],
    kept: [],
    tiles: 0,
    occupied: 0,
    groupsPaid: 0,
    diceTaken: [],
    passed: false,
  };
}

/** The table laid out: decks shuffled, tiles and cards drawn, nothing dealt yet. */
export function setUpBoard(setup: GameSetup, generator: Generator = 'chacha8'): GameState {
  const content = contentFor(setup.edition, setup.dataPack, setup.modules);
  const rng = rngFor(generator, setup.seed);
  const inPlay = <T extends Playable>(cards: readonly (T | undefined)[]): T[] =>
    cards.filter((card): card is T => card !== undefined && isInPlay(setup, card));
  const tiles = oneOfEachLetter(rng, inPlay(Object.values(content.tiles)));
  const politics = oneOfEachLetter(rng, inPlay(content.politics));
  const guestDeck = shuffle(rng, numbersOf(inPlay(content.guests)));
  const staffDeck = shuffle(rng, numbersOf(inPlay(content.staff)));
  const seats = Math.max(setup.seats, LEAST_PLAYERS);
  const startSeat = isAlone(setup.seats) ? OPPONENT_STARTS : randomInt(rng, seats);
  const dayHotels = shuffle(
    rng,
    numbersOf(
      content.hotels.map((hotel, number) =>
        hotel.key === NIGHT_HOTEL.key ? undefined : { number },
      ),
    ),
  );
  return {
    setup,
    rng,
    phase: 'draft',
    step: 0,
    round: 0,
    startSeat,
    dice: SPACES.map(() => 0),
    coloredDice: [],
    staffDeck,
    staffDeckSeen: staffDeck.map(() => 0),
    guestDeck,
    guestDiscard: [],
    queue: Array.from({ length: QUEUE_PLACES }, () => 0),
    politics: politics.map(({ number }) => number),
    claims: politics.map(() => []),
    tiles: tiles.map(({ id }): TileId => id),
    dismissed: [],
    seats: Array.from({ length: seats }, (_, seat) =>
      newSeat(content, setup.hotel === 'night' ? 0 : at(dayHotels, seat)),
    ),
    draft: null,
    modules: noStates(),
    action: newTally(startSeat),
    bells: [],
    tasks: [],
    ply: 0,
    undoFloor: 0,
    history: '',
  };
}

function drawFromDeck(context: RuleContext, amount: number): StaffNumber[] {
  const { state } = context;
  const drawn = state.staffDeck.slice(-amount);
  state.staffDeck = state.staffDeck.slice(0, -amount);
  state.staffDeckSeen = state.staffDeckSeen.slice(0, -amount);
  return drawn;
}

/** Starter sets go clockwise from the start player; sets nobody gets stay in the deck. */
function dealStarterSets(context: RuleContext): void {
  const { state } = context;
  for (const [distance] of state.seats.entries()) {
    const set = STARTER_SETS[distance] ?? [];
    seatOf(context, seatAfter(context, state.startSeat, distance)).hand = set.map(
      (id) => STAFF_NUMBERS[id],
    );
  }
  const dealt = state.seats.flatMap((seat) => seat.hand);
  state.staffDeck = state.staffDeck.filter((card) => !dealt.includes(card));
  state.staffDeckSeen = state.staffDeck.map(() => 0);
}

/** Six cards each; some games let a player draw more and put some under the deck. */
function dealHands(context: RuleContext): void {
  const { draw, keep } = context.hooks.automaticSeat[0]?.setupHand ?? {
    draw: HAND_SIZE,
    keep: HAND_SIZE,
  };
  for (const [index, seat] of context.state.seats.entries()) {
    if (isAutomatic(context, index)) continue;
    seat.hand = drawFromDeck(context, draw);
    if (draw > keep) pushTask(context, { kind: 'returnStaff', seat: index, left: draw - keep });
  }
}

/** Lays out what the modules bring, deals the staff and fills the queue. */
export function dealCards(context: RuleContext): void {
  const { state } = context;
  context.events?.push({ type: 'gameStarted', startSeat: state.startSeat });
  for (const setUp of context.hooks.setUp) setUp(context);
  switch (state.setup.staff) {
    case 'random':
      dealHands(context);
      break;
    case 'starter':
      dealStarterSets(context);
      break;
    case 'draft':
      state.draft = {
        packs: state.seats.map(() => drawFromDeck(context, HAND_SIZE)),
        picks: state.seats.map(() => 0),
      };
      pushTask(context, { kind: 'draft' });
      break;
  }
  for (const [seat, { hand }] of state.seats.entries()) {
    if (hand.length > 0) context.events?.push({ type: 'staffDealt', seat, cards: hand.slice() });
  }
  refillQueue(context);
}
