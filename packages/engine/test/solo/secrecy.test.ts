import type { GameState, GameView, Viewer } from '@gah/engine';
import {
  contentFor,
  DIFFICULTIES,
  eventsFor,
  moves,
  pending,
  play,
  randomInt,
  sampleHidden,
  seedRng,
  staffCard,
  startGame,
  undoTarget,
  viewOf,
} from '@gah/engine';
import { problemsOf } from '@gah/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ELISABETH, LEOPOLD, PLAYER, playOut, SELECTIONS, soloOf, turnOf } from './support.js';

const content = contentFor('2021', null);
const VIEWERS: readonly Viewer[] = [PLAYER, 'spectator'];

/** A random position some way into a solo game. */
const positions = fc
  .record({
    modules: fc.constantFrom(...SELECTIONS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    depth: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ depth, ...setup }): GameState => {
    const state = playOut(setup, depth).states.at(-1);
    if (!state) throw new Error('no state');
    return state;
  });

/** The same position with everything that a viewer cannot know dealt anew. */
const twinFor = (state: GameState, viewer: Viewer, seed: number): GameState =>
  sampleHidden(viewOf(state, viewer), seedRng(`twin ${seed}`));

const seenBy = (state: GameState, viewer: Viewer): GameView => ({
  ...viewOf(state, viewer),
  undoTarget: null,
});

/** One whole game for each selection of modules. */
const STORIES = SELECTIONS.map((modules, index) => {
  const setup = { seed: `story ${index}`, modules };
  const { states, events } = playOut(setup);
  return { states, events: [startGame({ seats: 1, ...setup }).events, ...events.slice(1)] };
});

describe('what is hidden', () => {
  it('positions that differ only in hidden cards look the same and offer the same', () => {
    fc.assert(
      fc.property(positions, fc.nat(), (state, seed) => {
        for (const viewer of VIEWERS) {
          const twin = twinFor(state, viewer, seed);
          expect(problemsOf(twin)).toEqual([]);
          expect(seenBy(twin, viewer)).toEqual(seenBy(state, viewer));
          expect(pending(twin)).toEqual(pending(state));
        }
        const twin = twinFor(state, PLAYER, seed);
        expect(moves(twin, PLAYER)).toEqual(moves(state, PLAYER));
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('the same moves have the same events until something new is revealed', () => {
    fc.assert(
      fc.property(positions, fc.nat(), (state, seed) => {
        const rng = seedRng(`moves ${seed}`);
        let own = state;
        let twin = twinFor(state, PLAYER, seed);
        for (let step = 0; step < 12; step++) {
          const legal = moves(own, PLAYER);
          const move = legal[randomInt(rng, Math.max(1, legal.length))];
          if (!move) break;
          const played = play(own, move);
          const twinPlayed = play(twin, move);
          if (!played.ok || !twinPlayed.ok) throw new Error('a legal move was refused');
          if (played.state.undoFloor === played.state.ply) break;
          expect(eventsFor(twinPlayed.events, PLAYER)).toEqual(eventsFor(played.events, PLAYER));
          own = played.state;
          twin = twinPlayed.state;
        }
      }),
      { numRuns: 40, seed: 12 },
    );
  });

  it('soloRounds.hidden: a view counts the instruction deck and the private staff and shows neither', () => {
    for (const state of STORIES.flatMap(({ states }) =>
      states.filter((_, ply) => ply % 20 === 0),
    )) {
      const { deck, faceDown, discard } = soloOf({ state });
      for (const viewer of VIEWERS) {
        const { solo } = viewOf(state, viewer).modules;
        expect(solo).not.toHaveProperty('deck');
        expect(solo).not.toHaveProperty('faceDown');
        expect(solo).toMatchObject({
          deckSize: deck.length,
          faceDownSize: faceDown.length,
          discard,
        });
      }
    }
  });

  it('an instruction card is told only when it is turned over, private staff too', () => {
    for (const { states, events } of STORIES) {
      for (const [ply, state] of states.entries()) {
        const { deck, faceDown } = soloOf({ state });
        const told = eventsFor(events[ply] ?? [], PLAYER);
        const instructions = told.flatMap((event) =>
          event.type === 'instructionTurned' ? [event.card] : [],
        );
        expect(instructions.filter((card) => deck.includes(card))).toEqual([]);
        const staff = told.flatMap((event) => {
          if ('cards' in event) return event.cards;
          return event.type === 'staffPlayed' ? event.card : [];
        });
        expect(staff.filter((card) => faceDown.includes(card))).toEqual([]);
      }
    }
  });
});

describe('a sample', () => {
  it('deals the opponent other final-scoring cards that nobody has seen', () => {
    const { state } = startGame({ seats: 1, seed: 'sample' });
    const dealt = new Set<number>();
    for (let sample = 0; sample < 40; sample++) {
      const { faceDown } = soloOf({ state: twinFor(state, PLAYER, sample) });
      expect(faceDown).toHaveLength(5);
      for (const card of faceDown) dealt.add(card);
    }
    const own = state.seats[PLAYER]?.hand ?? [];
    for (const card of dealt) {
      expect(staffCard(content, card).timing).toBe('final');
      expect(own).not.toContain(card);
    }
    const possible = [...state.staffDeck, ...soloOf({ state }).faceDown].filter(
      (card) => staffCard(content, card).timing === 'final',
    );
    expect(dealt).toEqual(new Set(possible));
  });

  it('deals the instruction cards that have not been turned over, in another order', () => {
    for (const modules of [[], ['celebrities']] as const) {
      const state = playOut({ seed: 'order', modules }, 60).states.at(-1);
      if (!state) throw new Error('no state');
      const { deck, discard } = soloOf({ state });
      const orders = Array.from(
        { length: 10 },
        (_, sample) => soloOf({ state: twinFor(state, PLAYER, sample) }).deck,
      );
      expect(discard.length).toBeGreaterThan(0);
      for (const order of orders) expect(order.slice().sort()).toEqual(deck.slice().sort());
      expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
      const all = modules.length > 0 ? ELISABETH : LEOPOLD;
      expect([...deck, ...discard].sort()).toEqual(all);
    }
  });
});

describe('undo', () => {
  it('never crosses a turn of the opponent', () => {
    let undoable = 0;
    for (const { states, events } of STORIES) {
      const reveals = events.map((between) =>
        between.some(({ type }) => type === 'instructionTurned'),
      );
      for (const [ply, state] of states.entries()) {
        const target = undoTarget(state);
        if (target === null) continue;
        undoable++;
        expect(reveals.slice(target + 1, ply + 1)).not.toContain(true);
      }
      expect(reveals.filter(Boolean).length).toBeGreaterThan(6);
    }
    expect(undoable).toBeGreaterThan(200);
  });

  it('not even a turn that brings nothing but its card', () => {
    // No guest fits, nothing is rolled or drawn.
    const opponent = { occupied: Array.from({ length: 20 }, (_, room) => room) };
    const { state } = turnOf(210, { opponent });
    expect(state.undoFloor).toBe(state.ply);
  });
});
