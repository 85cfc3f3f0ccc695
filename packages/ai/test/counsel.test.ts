import { moves, sameMove, sampleHidden, seedRng, viewOf } from '@gah/engine';
import { guests, position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { choose, counsel, PLAN_STEP_KINDS } from '../src/index.js';
import { planSteps } from '../src/reasons/plan.js';
import { playGame, randomPlayer, TABLES } from './support/games.js';

const thinking = (nodeLimit = 150) => ({ rng: seedRng('counsel'), nodeLimit });

describe('counsel', () => {
  it('names up to three legal ways to go on, the best first, none twice, whatever is decided', () => {
    const seen = new Set<string>();
    let several = 0;
    for (const setup of TABLES) {
      playGame(setup, randomPlayer(seedRng(setup.seed)), (state, seat, legal) => {
        const task = state.tasks.at(-1)?.kind ?? '';
        if (seen.has(task)) return;
        seen.add(task);
        const options = counsel(viewOf(state, seat), legal, thinking());
        expect(options.length).toBeGreaterThanOrEqual(1);
        expect(options.length).toBeLessThanOrEqual(3);
        if (options.length > 1) several++;
        expect(options[0]?.less).toBe(0);
        options.forEach(({ move, plan, less }, place) => {
          expect(legal.some((each) => sameMove(each, move))).toBe(true);
          expect(less).toBeGreaterThanOrEqual(options[place - 1]?.less ?? 0);
          expect(options.slice(0, place).some((other) => sameMove(other.move, move))).toBe(false);
          for (const { kind } of plan) expect(PLAN_STEP_KINDS).toContain(kind);
        });
      });
    }
    expect(several).toBeGreaterThan(5);
  });

  it('begins with what the director would do', () => {
    const state = position({ dice: [1, 1, 2, 3, 4, 5], players: [{ krones: 10 }] });
    const view = viewOf(state, 0);
    const legal = moves(state, 0);
    const [best] = counsel(view, legal, thinking(3000));
    const chosen = choose('director', view, legal, thinking(3000));
    expect(best && sameMove(best.move, chosen)).toBe(true);
  });
});

describe('a plan', () => {
  it('names the guest who moves in after the first move, and the first move not at all', () => {
    const state = position({
      players: [
        { krones: 9, cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }], free: [0] },
      ],
    });
    const moveIn = { seat: 0, kind: 'moveIn', table: 0, room: 0 } as const;
    const take = moves(state, 0).find(({ kind }) => kind === 'takeGuest');
    if (!take) throw new Error('no guest can be taken');
    expect(planSteps(state, [take, moveIn])).toEqual([
      { kind: 'housesGuest', guest: guests.knightOfTheEmpire },
    ]);
    expect(planSteps(state, [moveIn])).toEqual([]);
  });

  it('foresees no card that is still to be drawn', () => {
    const state = position({ players: [{ krones: 20, hand: [] }] });
    const world = sampleHidden(viewOf(state, 0), seedRng('hidden'));
    const options = counsel(viewOf(world, 0), moves(world, 0), thinking(2000));
    for (const { plan } of options) expect(plan.map(({ kind }) => kind)).not.toContain('hires');
  });
});
