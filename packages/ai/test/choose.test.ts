import type { GameView, Move } from '@gah/engine';
import { makeMove, moves, pending, sampleHidden, sameMove, seedRng, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Level, Progress, Thinking } from '../src/index.js';
import { choose, createMemory, LEVELS } from '../src/index.js';
import { EVERYTHING, playGame, positions, TABLES } from './support/games.js';

const FEW_NODES: Readonly<Record<Level, number>> = {
  pageboy: 60,
  concierge: 60,
  director: 60,
  emperor: 250,
};

describe.each(TABLES)('in the game "$seed"', (setup) => {
  it('every level plays legal moves to the end', () => {
    const rng = seedRng('players');
    const memories = LEVELS.map(createMemory);
    const state = playGame(setup, (view, legal, seat) => {
      const level = LEVELS[(seat + 1) % LEVELS.length] ?? 'director';
      const memory = memories[seat] ?? createMemory();
      return choose(level, view, legal, { rng, nodeLimit: FEW_NODES[level], memory });
    });
    expect(state.phase).toBe('over');
  });
});

const ask = (level: Level, view: GameView, legal: readonly Move[], more?: Partial<Thinking>) =>
  choose(level, view, legal, {
    rng: seedRng('same'),
    nodeLimit: level === 'emperor' ? 1200 : 400,
    ...more,
  });

/** Some decisions with more than one move, each as the deciding seat sees it. */
function decisions(): { view: GameView; legal: Move[] }[] {
  return [
    { seats: 2, seed: 'decisions' },
    { seats: 3, seed: 'decisions of three', ...EVERYTHING },
  ].flatMap((setup) =>
    positions(setup, 60).flatMap((state) => {
      const [next] = pending(state);
      if (!next) return [];
      const legal = moves(state, next.seat);
      return legal.length > 1 ? [{ view: viewOf(state, next.seat), legal }] : [];
    }),
  );
}

describe.each(LEVELS)('%s', (level) => {
  it('chooses the same move for the same generator and limit', () => {
    for (const { view, legal } of decisions()) {
      expect(ask(level, view, legal)).toEqual(ask(level, view, legal));
    }
  });

  it('cannot be told apart by hidden cards: twins of a position are played alike', () => {
    const rng = seedRng('twins');
    for (const { view, legal } of decisions()) {
      const seat = legal[0]?.seat ?? 0;
      const twin = viewOf(sampleHidden(view, rng), seat);
      expect(makeMove(ask(level, twin, legal))).toBe(makeMove(ask(level, view, legal)));
    }
  });

  it('does not change what it is given', () => {
    for (const { view, legal } of decisions().slice(0, 4)) {
      const before = JSON.stringify([view, legal]);
      ask(level, view, legal);
      expect(JSON.stringify([view, legal])).toBe(before);
    }
  });
});

describe('a search', () => {
  const deep = (): { view: GameView; legal: Move[] } => {
    const found = decisions().find(
      ({ view }) => view.phase === 'turns' && view.tasks.at(-1)?.kind === 'turn',
    );
    if (!found) throw new Error('no turn among the decisions');
    return found;
  };

  it('keeps to its time', () => {
    const { view, legal } = deep();
    const start = performance.now();
    choose('emperor', view, legal, { rng: seedRng('clock'), budgetMs: 150 });
    expect(performance.now() - start).toBeLessThan(600);
  });

  it('keeps to its usual number of positions, however much time it may take at most', () => {
    const { view, legal } = deep();
    const told = (limits: Partial<Thinking>): number => {
      let most = 0;
      const onProgress = ({ nodes }: Progress): void => void (most = Math.max(most, nodes));
      choose('director', view, legal, { rng: seedRng('patience'), onProgress, ...limits });
      return most;
    };
    expect(told({ mostMs: 600_000 })).toBe(told({}));
    expect(told({ mostMs: 1 })).toBeLessThan(told({}));
  });

  it('stops when it is cancelled, with a legal move', () => {
    const { view, legal } = deep();
    let asked = 0;
    const move = choose('emperor', view, legal, {
      rng: seedRng('cancel'),
      cancelled: () => ++asked > 5,
    });
    expect(legal.some((candidate) => sameMove(candidate, move))).toBe(true);
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(20);
  });

  it('reports how far it is', () => {
    const { view, legal } = deep();
    const shares: number[] = [];
    choose('emperor', view, legal, {
      rng: seedRng('progress'),
      nodeLimit: 20_000,
      onProgress: ({ share, best }) => {
        shares.push(share);
        expect(legal.some((candidate) => sameMove(candidate, best))).toBe(true);
      },
    });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('follows its plan as long as everything goes as foreseen', () => {
    const { view, legal } = deep();
    const memory = createMemory();
    ask('director', view, legal, { memory });
    expect(memory.plan.length).toBeGreaterThan(0);
    // Another position: the plan is dropped.
    const other = decisions().find((decision) => decision.view.ply !== view.ply);
    if (!other) throw new Error('no other decision');
    ask('concierge', other.view, other.legal, { memory });
    expect(memory.plan).toEqual([]);
  });
});
