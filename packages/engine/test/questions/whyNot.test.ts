import type { Reason, Wish } from '@gah/engine';
import {
  concerns,
  HELPS,
  makeMove,
  moves,
  REASON_CODES,
  sameMove,
  sampleHidden,
  thingsOf,
  viewOf,
  whyNot,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { TASKS } from './tasks.js';
import { attempts, eachPosition, taskOf } from './wishes.js';

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

describe('why not', () => {
  it('has no reason against legal moves, and good ones against all others', () => {
    const problems: string[] = [];
    eachPosition({ games: 6, ofEachKind: 40 }, (state, rng) => {
      for (const seat of state.seats.keys()) {
        const legal = moves(state, seat);
        for (const wish of [...legal, ...attempts(state, seat, rng)]) {
          const reasons = whyNot(state, seat, wish);
          const isLegal = legal.some((move) => sameMove(move, wish));
          const found = isLegal ? reasons.map(({ code }) => code) : flaws(reasons);
          problems.push(...found.map((flaw) => `${taskOf(state)}: ${named(wish)}: ${flaw}`));
        }
      }
    });
    expect(problems).toEqual([]);
  });

  it('tells of everything one can point at, in every decision, why it cannot be used', () => {
    const problems: string[] = [];
    const shown = eachPosition({ games: 10, ofEachKind: 40 }, (state) => {
      for (const seat of state.seats.keys()) {
        const legal = moves(state, seat);
        for (const thing of thingsOf(state, seat)) {
          const reasons = whyNot(state, seat, thing);
          const isUsable = legal.some((move) => concerns(state, move, thing));
          const found = isUsable ? reasons.map(({ code }) => code) : flaws(reasons);
          problems.push(...found.map((flaw) => `${taskOf(state)}: ${named(thing)}: ${flaw}`));
        }
      }
    });
    expect(problems).toEqual([]);
    expect(TASKS.filter((task) => !shown.has(task))).toEqual([]);
  });

  it('says of a view what it says of the state, whatever lies hidden', () => {
    const problems: string[] = [];
    eachPosition({ games: 4, ofEachKind: 12 }, (state, rng) => {
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
    });
    expect(problems).toEqual([]);
  });
});
