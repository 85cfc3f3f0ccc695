import type { GameEvent, GameState, Move, SetupInput, TaskKind } from '@gah/engine';
import {
  contentFor,
  eventsFor,
  EDITIONS,
  HOTEL_SIDES,
  moves,
  pending,
  play,
  randomInt,
  seedRng,
  STAFF_DEALS,
  startGame,
  viewOf,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/index.js';
import { contextOf, eventText, LANGUAGES, moveText, promptText } from '../src/index.js';
import { movePrice } from '../src/play/prices.js';
import { isSound } from './support/checks.js';

const GAMES = 24;

/** Texts that were looked at before need no second look. */
const seen = new Set<string>();
function look(language: Language, text: string | null): void {
  if (text === null || seen.has(language + text)) return;
  seen.add(language + text);
  if (!isSound(language, text)) throw new Error(`${language}: ${JSON.stringify(text)}`);
}

function setupOf(game: number): SetupInput {
  const seats = 2 + (game % 3);
  const edition = EDITIONS[game % 2] ?? '2021';
  return {
    seats,
    seed: `text ${game}`,
    names: Array.from({ length: seats }, () => ''),
    edition,
    hotel: HOTEL_SIDES[Math.floor(game / 2) % 2] ?? 'night',
    staff: STAFF_DEALS[game % 3] ?? 'random',
    promos: edition === '2021',
  };
}

/** Plays a game at random, prefers kinds of moves not yet seen in it, and reports every step. */
function playThrough(
  setup: SetupInput,
  step: (state: GameState, legal: readonly Move[], move: Move, events: GameEvent[]) => void,
): GameEvent[] {
  const rng = seedRng(`moves ${setup.seed}`);
  const kinds = new Set<string>();
  const start = startGame(setup);
  const story = start.events;
  let state = start.state;
  for (;;) {
    const [next] = pending(state);
    if (!next) return story;
    const legal = moves(state, next.seat);
    const fresh = legal.filter(({ kind }) => !kinds.has(kind));
    const choice = fresh.length > 0 && randomInt(rng, 2) === 0 ? fresh : legal;
    const move = choice[randomInt(rng, choice.length)];
    if (!move) throw new Error(`no move for ${JSON.stringify(next)}`);
    kinds.add(move.kind);
    const played = play(state, move);
    if (!played.ok) throw new Error(played.refusal.code);
    step(state, legal, move, played.events);
    story.push(...played.events);
    state = played.state;
  }
}

const paid = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'kronesPaid' ? event.amount : 0), 0);

describe('random games', () => {
  const tasks = new Set<TaskKind>();

  it.each(Array.from({ length: GAMES }, (_, game) => game))('game %i reads well', (game) => {
    const setup = setupOf(game);
    const content = contentFor(setup.edition ?? '2021', null);
    const story = playThrough(setup, (state, legal, move, events) => {
      const view = viewOf(state, move.seat);
      const task = view.tasks.at(-1);
      if (!task) throw new Error('no task');
      tasks.add(task.kind);
      for (const language of LANGUAGES) {
        look(language, promptText(language, task, { content }));
        const labels = legal.map((each) => moveText(language, each, view, content));
        for (const label of labels) look(language, label);
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
      }
      if (state.phase === 'turns') expect(movePrice(move, view, content)).toBe(paid(events));
    });
    const context = contextOf(viewOf(startGame(setup).state, 'spectator'), content);
    for (const language of LANGUAGES) {
      for (const event of story) look(language, eventText(language, event, context));
      for (const event of eventsFor(story, 'spectator')) {
        look(language, eventText(language, event, context));
      }
    }
  });

  it('have asked nearly everything', () => {
    expect(tasks.size).toBeGreaterThanOrEqual(20);
  });
});
