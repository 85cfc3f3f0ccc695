import type { GameEvent, GameState, GameView, Move, SetupInput, TaskKind } from '@gah/engine';
import {
  contentFor,
  DIFFICULTIES,
  eventsFor,
  EDITIONS,
  HOTEL_SIDES,
  MODULES,
  moves,
  pending,
  play,
  randomInt,
  seedRng,
  STAFF_DEALS,
  startGame,
  viewOf,
} from '@gah/engine';
import { eagerPlayer, generousPack } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/index.js';
import { contextOf, costText, eventText, LANGUAGES, moveText, promptText } from '../src/index.js';
import { isSound } from './support/checks.js';
import { eventSamples, moveSamples, taskSamples } from './support/playSamples.js';

/** Small orders and low prices: hotels and ballrooms fill up. */
const GENEROUS = generousPack();
const BASE_GAMES = 12;
const MODULE_GAMES = 16;
const SOLO_GAMES = 8;
/** Kinds of decisions, moves and events that may never come up in these games. */
const MOST_RARE = 6;

/** Texts that were looked at before need no second look. */
const seen = new Set<string>();
function look(language: Language, text: string | null): void {
  if (text === null || seen.has(language + text)) return;
  seen.add(language + text);
  if (!isSound(language, text)) throw new Error(`${language}: ${JSON.stringify(text)}`);
}

const common = (name: string, game: number) => ({
  seed: `${name} ${game}`,
  edition: EDITIONS[game % 2] ?? '2021',
  hotel: HOTEL_SIDES[Math.floor(game / 2) % 2] ?? 'night',
});

function baseSetup(game: number): SetupInput {
  const { edition, ...others } = common('text', game);
  return {
    ...others,
    edition,
    seats: 2 + (game % 3),
    staff: STAFF_DEALS[game % 3] ?? 'random',
    promos: edition === '2021',
  };
}

/** All modules and promos; every third game leaves one module out. */
function moduleSetup(game: number): SetupInput {
  return {
    ...common('waltz', game),
    seats: 2 + (game % 3),
    staff: STAFF_DEALS[game % 3] ?? 'random',
    promos: true,
    modules: MODULES.filter((_, index) => game % 3 > 0 || index !== game % MODULES.length),
    dataPack: game % 2 === 0 ? GENEROUS : null,
  };
}

function soloSetup(game: number): SetupInput {
  const modules = MODULES.filter((module) => module !== 'startPlayer');
  return {
    ...common('solo', game),
    seats: 1,
    difficulty: DIFFICULTIES[game % 3] ?? 'medium',
    promos: true,
    modules: game === 0 ? ['more'] : modules,
    dataPack: game % 2 === 0 ? GENEROUS : null,
  };
}

const kinds = new Set<string>();
const tasks = new Set<TaskKind>();
const told = new Set<string>();
const eager = eagerPlayer(new Map());

/** Plays a game at random, mostly with sense but also new kinds of moves, and reports every step. */
function playThrough(
  setup: SetupInput,
  step: (state: GameState, legal: readonly Move[], move: Move, events: GameEvent[]) => void,
): GameEvent[] {
  const rng = seedRng(`moves ${setup.seed}`);
  const inGame = new Set<string>();
  const start = startGame(setup);
  const story = start.events;
  let state = start.state;
  for (;;) {
    const [next] = pending(state);
    if (!next) return story;
    const fresh = moves(state, next.seat).filter(({ kind }) => !inGame.has(kind));
    const dare = fresh.length > 0 && randomInt(rng, 4) === 0;
    const move = dare ? fresh[randomInt(rng, fresh.length)] : eager(state, rng);
    if (!move) throw new Error(`no move for ${JSON.stringify(next)}`);
    const legal = moves(state, move.seat);
    inGame.add(move.kind);
    kinds.add(move.kind);
    const played = play(state, move);
    if (!played.ok) throw new Error(played.refusal.code);
    step(state, legal, move, played.events);
    story.push(...played.events);
    state = played.state;
  }
}

const eventsOf = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** Moves whose labels say what they cost. */
const PRICED: readonly string[] = ['takeGuest', 'serve', 'prepareRoom', 'playStaff'];

/** What a label says is what the engine does. */
function checkLabel(move: Move, view: GameView, label: string, events: readonly GameEvent[]): void {
  const [paid] = eventsOf(events, 'kronesPaid');
  if (view.phase === 'turns' && PRICED.includes(move.kind)) {
    const krones = paid?.amount ?? 0;
    expect(label).toContain(krones === 0 ? 'free' : krones === 1 ? '1 krone' : `${krones} krones`);
  }
  const [taken] = eventsOf(events, 'dieTaken');
  if (move.kind === 'takeDie' && taken) expect(label).toContain(`strength ${taken.strength}`);
  const [scored] = eventsOf(events, 'vpGained');
  if (move.kind === 'claim' || move.kind === 'fulfil') {
    expect(label).toContain(`(${scored?.amount ?? 0} VP)`);
  }
}

function readGame(setup: SetupInput): void {
  const content = contentFor(setup.edition ?? '2021', setup.dataPack ?? null);
  const story = playThrough(setup, (state, legal, move, events) => {
    const view = viewOf(state, move.seat);
    const task = view.tasks.at(-1);
    if (!task) throw new Error('no task');
    tasks.add(task.kind);
    for (const language of LANGUAGES) {
      look(language, promptText(language, task, contextOf(view, content)));
      const labels = legal.map((each) => moveText(language, each, view, content));
      for (const label of labels) look(language, label);
      for (const each of legal) look(language, costText(language, each, view, content) || null);
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
    }
    checkLabel(move, view, moveText('en', move, view, content), events);
  });
  const context = contextOf(viewOf(startGame(setup).state, 'spectator'), content);
  for (const { type } of story) told.add(type);
  for (const language of LANGUAGES) {
    for (const event of story) look(language, eventText(language, event, context));
    for (const event of eventsFor(story, 'spectator')) {
      look(language, eventText(language, event, context));
    }
  }
}

const numbers = (amount: number): number[] => Array.from({ length: amount }, (_, game) => game);

describe('random games read well', () => {
  it.each(numbers(BASE_GAMES))('base game %i', (game) => {
    readGame(baseSetup(game));
  });

  it.each(numbers(MODULE_GAMES))('game %i with modules', (game) => {
    readGame(moduleSetup(game));
  });

  it.each(numbers(SOLO_GAMES))('game %i alone', (game) => {
    readGame(soloSetup(game));
  });

  it('have asked, done and told nearly everything', () => {
    const missing = (all: readonly string[], met: ReadonlySet<string>): string[] =>
      [...new Set(all)].filter((kind) => !met.has(kind));
    const questions = taskSamples.map(({ kind }) => kind);
    const answers = moveSamples.map(({ kind }) => kind);
    const news = eventSamples.map(({ type }) => type);
    for (const rare of [missing(questions, tasks), missing(answers, kinds), missing(news, told)]) {
      expect(rare.length, rare.join(', ')).toBeLessThanOrEqual(MOST_RARE);
    }
  });
});
