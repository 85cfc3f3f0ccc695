import type {
  GameState,
  Move,
  MoveKind,
  Played,
  RngState,
  SetupInput,
  TaskKind,
} from '@gah/engine';
import {
  asMove,
  CELEBRITY_KEYS,
  createGame,
  EDITIONS,
  ENTRANCE_KEYS,
  GOODS,
  modulesFor,
  MOVE_KINDS,
  moves,
  play,
  randomInt,
  seedRng,
} from '@gah/engine';
import { eagerPlayer, generousPack, position, scenario } from '@gah/engine/testing';

/** Positions of whole games with everything on, and moves that somebody might try in them. */

/** Every number of seats, both editions, dealt and drafted, with ordinary and with small orders. */
const everySetup = (game: number): SetupInput[] =>
  [1, 2, 3, 4].flatMap((seats) =>
    EDITIONS.flatMap((edition) =>
      [false, true].map((isGenerous): SetupInput => ({
        seats,
        edition,
        seed: `wishes ${seats} ${edition} ${isGenerous} ${game}`,
        promos: true,
        modules: modulesFor(seats),
        staff: seats > 1 && isGenerous ? 'draft' : 'random',
        dataPack: isGenerous ? generousPack() : null,
      })),
    ),
  );

const PLAIN: readonly SetupInput[] = EDITIONS.map((edition) => ({
  seats: 2,
  edition,
  seed: `plain wishes ${edition}`,
}));

/** Only coloured dice are left to throw away: too rare to wait for. */
const lastDice = (): GameState =>
  scenario(position({ modules: ['celebrities'], dice: [2, 3, 4], coloredDice: [2, 3, 4] })).do(
    { kind: 'pass', seat: 0 },
    { kind: 'pass', seat: 1 },
  ).state;

/** What is decided in a position. */
export const taskOf = (state: GameState): TaskKind | 'nothing' =>
  state.tasks.at(-1)?.kind ?? 'nothing';

/** A position of a game, and how many of its kind of decision were shown before. */
export interface Shown {
  readonly state: GameState;
  readonly nth: number;
}

/**
 * Plays games with everything on, and some with nothing, and returns so many positions of every kind of
 * decision, rare ones included.
 */
export function positionsOf({
  games,
  ofEachKind,
}: {
  readonly games: number;
  readonly ofEachKind: number;
}): Shown[] {
  const found: Shown[] = [];
  const shown = new Map<string, number>();
  const setups = [...PLAIN, ...Array.from({ length: games }, (_, game) => everySetup(game)).flat()];
  const rng = seedRng('wishes');
  for (const start of [lastDice(), ...setups.map((setup) => createGame(setup))]) {
    const kinds = new Map<string, number>();
    const player = eagerPlayer(new Map());
    for (let state: GameState | null = start; state;) {
      const kind = taskOf(state);
      const nth = shown.get(kind) ?? 0;
      const inGame = kinds.get(kind) ?? 0;
      // Not all of a kind from one game.
      if (nth < ofEachKind && inGame * setups.length < 4 * ofEachKind) {
        found.push({ state, nth });
        shown.set(kind, nth + 1);
        kinds.set(kind, inGame + 1);
      }
      const move = player(state, rng);
      const played: Played | null = move && play(state, move);
      if (played && !played.ok) throw new Error(`refused: ${played.refusal.code}`);
      state = played?.state ?? null;
    }
  }
  return found;
}

const TILES = ['A1', 'A2', 'B3', 'C4'];

/** A value for a field of a move: mostly sensible, sometimes far off. */
function fieldValue(name: string, state: GameState, seat: number, rng: RngState): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[randomInt(rng, list.length)];
  const player = state.seats[seat];
  switch (name) {
    case 'die':
      return pick(['white', 'red', 'blue', 'yellow']);
    case 'good':
      return pick(GOODS);
    case 'boost':
    case 'bonus':
      return randomInt(rng, 2) === 0;
    case 'celebrity':
      return pick(CELEBRITY_KEYS);
    case 'entrance':
      return pick(ENTRANCE_KEYS);
    case 'tile':
      return pick([...TILES, ...(state.modules.entrances?.emperorTiles ?? [])]);
    case 'option':
      return pick(['loss', 'vp']);
    case 'card':
      return (
        pick([
          ...(player?.hand ?? []),
          ...(player?.played ?? []),
          ...(player?.drawn ?? []),
          ...(state.modules.entrances?.personalPolitics ?? []),
          randomInt(rng, 120),
        ]) ?? 0
      );
    case 'room':
      return randomInt(rng, 23) - 1;
    default:
      return randomInt(rng, 9) - 1;
  }
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  draft: ['card'],
  takeGuest: ['place'],
  takeDie: ['space', 'die', 'boost', 'bonus'],
  useSpace: ['space', 'boost'],
  copy: ['space'],
  splitGoods: ['second', 'third'],
  splitKrones: ['krones'],
  chooseGood: ['good'],
  place: ['good', 'table'],
  serve: ['good', 'table'],
  prepareRoom: ['room'],
  occupyRoom: ['room'],
  removeRoom: ['room'],
  moveIn: ['table', 'room'],
  fillOrder: ['table'],
  playStaff: ['card'],
  useStaff: ['card'],
  putUnder: ['card'],
  dismissStaff: ['card'],
  claim: ['slot'],
  benefit: ['item'],
  suffer: ['option'],
  spendGood: ['good'],
  loseGood: ['good'],
  discardDie: ['die'],
  moveInPair: ['table', 'room'],
  useGuest: ['table'],
  chooseRehearsal: ['room'],
  sendGuest: ['table', 'hall', 'row'],
  sendDancer: ['hall', 'row'],
  pickDancer: ['section'],
  joinDancer: ['section'],
  removeDancer: ['row'],
  useCelebrity: ['celebrity'],
  auction: ['entrance', 'bid'],
  bid: ['amount'],
  takeToken: ['token'],
  fulfil: ['card'],
  useTile: ['tile'],
  shiftDie: ['from', 'to', 'die'],
};

/** A well-formed move of a kind, legal or not. */
function randomMove(kind: MoveKind, state: GameState, seat: number, rng: RngState): Move {
  const fields = (FIELDS[kind] ?? []).map((name) => [name, fieldValue(name, state, seat, rng)]);
  const move = asMove({ seat, kind, ...Object.fromEntries(fields) });
  if (!move) throw new Error(`no well-formed ${kind}`);
  return move;
}

/** Legal moves with one field changed, and a random move of every kind. */
export function attempts(state: GameState, seat: number, rng: RngState): Move[] {
  const neighbours = moves(state, seat)
    .slice(0, 30)
    .flatMap((legal): Move[] => {
      const fields = FIELDS[legal.kind] ?? [];
      const name = fields[randomInt(rng, Math.max(1, fields.length))];
      if (name === undefined) return [];
      const changed = asMove({ ...legal, [name]: fieldValue(name, state, seat, rng) });
      return changed ? [changed] : [];
    });
  return [...neighbours, ...MOVE_KINDS.map((kind) => randomMove(kind, state, seat, rng))];
}
