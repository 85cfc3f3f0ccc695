import type { Reason, Wish } from '@gah/engine';
import {
  concerns,
  HELPS,
  makeMove,
  moves,
  REASON_CODES,
  sameMove,
  sampleHidden,
  seedRng,
  thingsOf,
  viewOf,
  whyNot,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { TASKS } from './tasks.js';
import { attempts, positionsOf, taskOf } from './wishes.js';

/** What is wrong with reasons against something that cannot be done. */
function flaws(reasons: readonly Reason[]): string[] {
  if (reasons.length === 0) return ['no reason'];
  return reasons.flatMap((reason) => [
    ...(REASON_CODES.includes(reason.code) ? [] : [`unknown code ${reason.code}`]),
    ...(HELPS.includes(reason.remedy.help) ? [] : [`unknown remedy ${reason.remedy.help}`]),
    ...('missing' in reason && typeof reason.missing === 'number' && reason.missing <= 0
      ? [`${reason.code} without anything missing`]
      : []),
    ...('amount' in reason.remedy && reason.remedy.amount <= 0 && reason.remedy.help !== 'bid'
      ? [`${reason.code} with an empty remedy`]
      : []),
  ]);
}

const named = (wish: Wish): string => ('kind' in wish ? makeMove(wish) : JSON.stringify(wish));

/** Of each kind of decision so many are asked about, and fewer with everything that may lie hidden. */
const OF_EACH_KIND = 40;
const WITH_TWINS = 6;

describe('why not', () => {
  const positions = positionsOf({ games: 10, ofEachKind: OF_EACH_KIND });

  it('has no reason against legal moves, and good ones against all others', () => {
    const problems: string[] = [];
    const rng = seedRng('attempts');
    for (const { state } of positions) {
      for (const seat of state.seats.keys()) {
        const legal = moves(state, seat);
        for (const wish of [...legal, ...attempts(state, seat, rng)]) {
          const reasons = whyNot(state, seat, wish);
          const isLegal = legal.some((move) => sameMove(move, wish));
          const found = isLegal ? reasons.map(({ code }) => code) : flaws(reasons);
          problems.push(...found.map((flaw) => `${taskOf(state)}: ${named(wish)}: ${flaw}`));
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('lets nobody make a legal move of somebody else', () => {
    const codes = positions.flatMap(({ state }) =>
      [...state.seats.keys()].flatMap((seat) => {
        const [move] = moves(state, seat);
        const others = [...state.seats.keys()].filter((other) => other !== seat);
        return move ? others.map((other) => whyNot(state, other, move)[0]?.code) : [];
      }),
    );
    expect(new Set(codes)).toEqual(new Set(['not-your-decision']));
  });

  it('tells of everything one can point at, in every decision, why it cannot be used', () => {
    const problems: string[] = [];
    for (const { state } of positions) {
      for (const seat of state.seats.keys()) {
        const legal = moves(state, seat);
        for (const thing of thingsOf(state, seat)) {
          const reasons = whyNot(state, seat, thing);
          const isUsable = legal.some((move) => concerns(state, move, thing));
          const found = isUsable ? reasons.map(({ code }) => code) : flaws(reasons);
          problems.push(...found.map((flaw) => `${taskOf(state)}: ${named(thing)}: ${flaw}`));
        }
      }
    }
    expect(problems).toEqual([]);
    const shown = new Set(positions.map(({ state }) => taskOf(state)));
    expect(TASKS.filter((task) => !shown.has(task))).toEqual([]);
  });

  it('says of a view what it says of the state, whatever lies hidden', () => {
    const problems: string[] = [];
    const rng = seedRng('hidden');
    for (const { state } of positions.filter(({ nth }) => nth < WITH_TWINS)) {
      for (const seat of state.seats.keys()) {
        const view = viewOf(state, seat);
        const twin = sampleHidden(view, rng);
        const things = thingsOf(state, seat);
        expect(thingsOf(view, seat)).toEqual(things);
        expect(thingsOf(twin, seat)).toEqual(things);
        for (const wish of [...things, ...attempts(state, seat, rng)]) {
          const said = [state, view, twin].map((each) => JSON.stringify(whyNot(each, seat, wish)));
          if (new Set(said).size > 1)
            problems.push(`${taskOf(state)}: ${named(wish)}: ${said.join(' / ')}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
