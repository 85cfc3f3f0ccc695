import type { GameEvent, GameState, Move, SetupInput } from '@gah/engine';
import {
  contentOf,
  createGame,
  EMPEROR_BONUS_FROM,
  emperorOutlook,
  LAST_EMPEROR_SPACE,
  moves,
  pending,
  play,
  priceOf,
  QUEUE_PLACES,
  randomInt,
  scoreSheets,
  seedRng,
  strengthOf,
} from '@gah/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ParagraphId } from '../src/index.js';

/** A decision of a game, what was chosen, and what came of it. */
interface Occasion {
  readonly state: GameState;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
  /** Seats that have passed in this round. */
  readonly passed: ReadonlySet<number>;
}

/** Whether what a paragraph says is so; null where it says nothing about the occasion. */
type Statement = (occasion: Occasion) => boolean | null;

const topOf = ({ tasks }: GameState): GameState['tasks'][number] | undefined => tasks.at(-1);
const movesOf = <K extends Move['kind']>(
  { legal }: Occasion,
  kind: K,
): Extract<Move, { kind: K }>[] =>
  legal.filter((move): move is Extract<Move, { kind: K }> => move.kind === kind);
const eventsOf = <T extends GameEvent['type']>(
  { events }: Occasion,
  type: T,
): Extract<GameEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
const total = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
const holdsFor = <T>(things: readonly T[], test: (thing: T) => boolean): boolean | null =>
  things.length === 0 ? null : things.every(test);

const ADDITIONAL: readonly Move['kind'][] = ['serve', 'moveIn', 'claim', 'useStaff', 'sendGuest'];

/** The statements most easily told wrong, each under its paragraph. */
const STATEMENTS: readonly [ParagraphId, string, Statement][] = [
  [
    'passing.pass',
    'only before anything else is done in the turn',
    (at) =>
      holdsFor(movesOf(at, 'pass'), () => {
        const task = topOf(at.state);
        return task?.kind === 'turn' && !task.acted && !task.guestTaken && !task.mainDone;
      }),
  ],
  [
    'turn.guest',
    'a guest of the turn only before the main action',
    (at) => {
      const task = topOf(at.state);
      return task?.kind === 'turn'
        ? holdsFor(movesOf(at, 'takeGuest'), () => !task.mainDone)
        : null;
    },
  ],
  [
    'turn.parts',
    'a turn ends with its main action done',
    (at) => {
      const task = topOf(at.state);
      return holdsFor(
        movesOf(at, 'endTurn'),
        () => task?.kind === 'turn' && (task.mainDone || task.extra),
      );
    },
  ],
  [
    'turn.boost',
    'exactly 1 krone, and the strength is one higher',
    (at) =>
      holdsFor(
        movesOf(at, 'takeDie').filter(({ boost }) => boost),
        (boosted) => {
          const plain = { ...boosted, boost: false };
          return (
            priceOf(at.state, boosted).krones === priceOf(at.state, plain).krones + 1 &&
            strengthOf(at.state, boosted).strength === strengthOf(at.state, plain).strength + 1
          );
        },
      ),
  ],
  [
    'turn.queue',
    'filled up after each guest',
    (at) => holdsFor(eventsOf(at, 'guestTaken'), () => at.after.queue.length === QUEUE_PLACES),
  ],
  [
    'actions.limits',
    'krones and steps end where their tracks end',
    ({ after }) =>
      after.seats.every(
        ({ krones, emperor }) =>
          krones <= contentOf(after.setup).board.maxKrones && emperor <= LAST_EMPEROR_SPACE,
      ),
  ],
  [
    'actions.goods',
    'never more of an item than of the one before',
    (at) =>
      holdsFor(movesOf(at, 'splitGoods'), ({ second, third }) => {
        const task = topOf(at.state);
        const amount = task && 'strength' in task ? task.strength : second * 2 + third;
        return third <= second && second <= amount - second - third;
      }),
  ],
  [
    'additional.serve',
    'one krone at most, and only when a serving begins',
    (at) => holdsFor(movesOf(at, 'serve'), (move) => priceOf(at.state, move).krones <= 1),
  ],
  [
    'additional.when',
    'never while a choice is open',
    (at) =>
      topOf(at.state)?.kind === 'turn'
        ? null
        : at.legal.every(
            ({ kind }) => !ADDITIONAL.includes(kind) || topOf(at.state)?.kind === 'serving',
          ),
  ],
  [
    'occupancy.once',
    'a paid group is not paid again',
    (at) => {
      const { move, state, after } = at;
      const [before, now] = [state.seats[move.seat], after.seats[move.seat]];
      const paid = eventsOf(at, 'groupCompleted').filter(({ seat }) => seat === move.seat);
      if (!before || !now || paid.length === 0) return null;
      const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
      return bits(now.groupsPaid) === bits(before.groupsPaid) + paid.length;
    },
  ],
  [
    'passing.reroll',
    'one die goes to the dustbin, the others are rolled',
    (at) =>
      at.move.kind === 'pass' || at.move.kind === 'endTurn' || at.move.kind === 'discardDie'
        ? holdsFor(
            eventsOf(at, 'dieDiscarded'),
            ({ left }) =>
              left === 0 || eventsOf(at, 'diceRolled').some(({ dice }) => total(dice) === left),
          )
        : null,
  ],
  [
    'celebrities.passing',
    'white dice go to the dustbin first',
    (at) => {
      const white = total(at.state.dice) - at.state.coloredDice.filter((each) => each > 0).length;
      return at.state.setup.modules.includes('celebrities') && at.move.kind === 'pass'
        ? holdsFor(eventsOf(at, 'dieDiscarded'), ({ die }) => (die === 'white') === white > 0)
        : null;
    },
  ],
  [
    'celebrities.price',
    '1 krone for every other die on the space',
    (at) =>
      holdsFor(
        movesOf(at, 'takeDie').filter(
          ({ die, boost, bonus }) => die !== 'white' && !boost && !bonus,
        ),
        (coloured) => {
          const white = movesOf(at, 'takeDie').find(
            ({ die, space, boost, bonus }) =>
              die === 'white' && space === coloured.space && !boost && !bonus,
          );
          if (!white) return true;
          const others = (at.state.dice[coloured.space - 1] ?? 0) - 1;
          const more = priceOf(at.state, coloured).krones - priceOf(at.state, white).krones;
          return more === others;
        },
      ),
  ],
  [
    'startPlayer.limits',
    'not by whoever has passed in this round',
    (at) => holdsFor(movesOf(at, 'takeKey'), ({ seat }) => !at.passed.has(seat)),
  ],
  [
    'startPlayer.others',
    '0, 1 and 2 krones for the players after the taker',
    ({ move, state, after }) => {
      if (move.kind !== 'takeKey') return null;
      const { maxKrones } = contentOf(state.setup).board;
      return state.seats.every(({ krones }, seat) => {
        const away = (seat - move.seat + state.seats.length) % state.seats.length;
        const due = away === 0 ? 0 : away - 1;
        const now = after.seats[seat]?.krones ?? 0;
        return away === 0 || now === Math.min(maxKrones, krones + due);
      });
    },
  ],
  [
    'entrances.auction',
    'nobody bids more than they have, and each bid is higher',
    (at) =>
      holdsFor(movesOf(at, 'bid'), ({ amount, seat }) => {
        const { auction } = at.state.modules.entrances ?? { auction: null };
        const least = auction ? auction.bid + 1 : 0;
        return amount >= least && amount <= (at.state.seats[seat]?.krones ?? 0);
      }),
  ],
  [
    'objectives.claim',
    '15, 10 and 5 points, then nobody',
    (at) => {
      if (at.move.kind !== 'claim') return null;
      const { slot, seat } = at.move;
      const owners = at.state.claims[slot]?.length ?? 0;
      const due = [15, 10, 5][owners];
      const [before, now] = [at.state.seats[seat], at.after.seats[seat]];
      return slot > 2 || (due !== undefined && (now?.vp ?? 0) - (before?.vp ?? 0) >= due);
    },
  ],
  [
    'emperor.landing',
    'bonus from 3 on, penalty on 0',
    (at) => {
      const standsAt = (seat: number): number => at.after.seats[seat]?.emperor ?? 0;
      return holdsFor(
        [...eventsOf(at, 'tileBonus'), ...eventsOf(at, 'tilePenalty')],
        ({ type, seat }) =>
          type === 'tileBonus' ? standsAt(seat) >= EMPEROR_BONUS_FROM : standsAt(seat) === 0,
      );
    },
  ],
  [
    'emperor.back',
    'by 3, 5 and 7 steps, never below 0',
    (at) =>
      holdsFor(eventsOf(at, 'emperorStepBack'), ({ from, to }) => {
        const steps = { 3: 3, 5: 5, 7: 7 }[at.state.round];
        return steps !== undefined && to === Math.max(0, from - steps);
      }),
  ],
  [
    'emperor.points',
    'what is told before is what is scored',
    (at) =>
      holdsFor(eventsOf(at, 'emperorStepBack'), ({ seat, from }) => {
        const told = emperorOutlook(at.state, seat);
        const stands = at.state.seats[seat]?.emperor;
        return (
          told === null ||
          stands !== from ||
          told.vp === contentOf(at.state.setup).board.emperorVp[from]
        );
      }),
  ],
  [
    'objectives.when',
    'only in the own turn',
    (at) =>
      at.state.tasks.some((task) => task.kind === 'turn' && task.seat === at.move.seat)
        ? null
        : movesOf(at, 'claim').length === 0,
  ],
  [
    'final.leftovers',
    '1 VP for each krone and each item in the kitchen',
    ({ after }) =>
      after.phase === 'over'
        ? scoreSheets(after).every(({ bySource }, seat) => {
            const left = after.seats[seat];
            return !left || bySource.leftovers === left.krones + total(left.kitchen);
          })
        : null,
  ],
];

const EVERYTHING = ['ballrooms', 'celebrities', 'entrances', 'startPlayer', 'more'] as const;
const SETUPS: readonly SetupInput[] = [
  { seats: 2 },
  { seats: 3, staff: 'draft', hotel: 'day' },
  { seats: 4, modules: [...EVERYTHING] },
  { seats: 3, modules: [...EVERYTHING] },
  { seats: 4, edition: '2015' },
].map((setup, index) => ({ ...setup, seed: `statements ${index}` }) as SetupInput);

function* occasionsOf(setup: SetupInput): Generator<Occasion> {
  const rng = seedRng(setup.seed);
  let state = createGame(setup);
  let passed = new Set<number>();
  for (let [waiting] = pending(state); waiting; [waiting] = pending(state)) {
    const legal = moves(state, waiting.seat);
    const move = legal[randomInt(rng, legal.length)];
    if (!move) throw new Error('whoever is asked can do something');
    const played = play(state, move);
    if (!played.ok) throw new Error(played.refusal.code);
    yield { state, legal, move, events: played.events, after: played.state, passed };
    if (move.kind === 'pass') passed = new Set([...passed, move.seat]);
    if (played.state.round !== state.round) passed = new Set();
    state = played.state;
  }
}

describe('what the rules say is what is played', () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];

  beforeAll(() => {
    for (const setup of SETUPS)
      for (const occasion of occasionsOf(setup))
        for (const [paragraph, said, statement] of STATEMENTS) {
          const holds = statement(occasion);
          if (holds === null) continue;
          const name = `${paragraph}: ${said}`;
          seen.set(name, (seen.get(name) ?? 0) + 1);
          if (!holds)
            wrong.push(`${name} (${setup.seed}, ply ${occasion.state.ply}, ${occasion.move.kind})`);
        }
  });

  it.each(STATEMENTS.map(([paragraph, said]) => `${paragraph}: ${said}`))('%s', (name) => {
    expect(wrong.filter((each) => each.startsWith(name))).toEqual([]);
    expect(seen.get(name) ?? 0).toBeGreaterThan(0);
  });
});
