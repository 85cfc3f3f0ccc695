import type { GameState, Move } from '@gah/engine';
import { moves as movesOf, preview, viewOf, whyNot } from '@gah/engine';
import type { PlayerInput } from '@gah/engine/testing';
import { position } from '@gah/engine/testing';
import type { Language } from '@gah/text';
import { adviceText, contextOf, guestName, LANGUAGES, moveText, phrases } from '@gah/text';
import { describe, expect, it } from 'vitest';
import type { Prompted } from '../../src/table/bar/prompt.js';
import { promptOf } from '../../src/table/bar/prompt.js';
import { gainTokens } from '../../src/table/model/gains.js';
import { placesThatHelp } from '../../src/table/model/help.js';
import { sceneOf } from '../../src/table/model/scene.js';
import type { Target } from '../../src/selection/target.js';
import { startSelection, tap } from '../../src/selection/selection.js';
import { icon, krones } from '../../src/cards/token.js';
import { momentsOf, SETUPS } from '../games.js';

/** A table as the bar sees it, with these places tapped. */
function tableOf(
  state: GameState,
  seat: number,
  moves: readonly Move[],
  language: Language = 'en',
  tapped: readonly Target[] = [],
): Prompted {
  const view = viewOf(state, seat);
  const scene = sceneOf(view, seat);
  let selection = startSelection(moves, view);
  for (const place of tapped) {
    const result = tap(selection, place);
    if (result.result === 'selected') ({ selection } = result);
  }
  const now = { seat, view, moves, thinking: null, curtain: null, pending: [{ seat }] };
  return {
    allocation: null,
    costOf: () => '',
    isAsked: true,
    isAtWall: false,
    isChosen: (place: Target) => selection.chosen.includes(place),
    labelOf: (move: Move) => moveText(language, move, view, scene.content),
    language,
    nameOf: String,
    narration: null,
    reasonAgainst: (wish) => {
      const [reason] = whyNot(view, seat, wish);
      return reason ? adviceText(language, reason, contextOf(view, scene.content)) : null;
    },
    refusal: null,
    scene,
    selection,
    session: { now } as unknown as Prompted['session'],
    task: view.tasks.at(-1) ?? null,
    warned: null,
    words: phrases(language, 'table'),
  };
}

/** Somebody who has everything, 69 being a guest who orders two cakes and a coffee. */
const SERVED = { guest: 69, goods: { cake: 2, coffee: 1 } } as const;

const turn = (player: PlayerInput, mainDone: boolean): GameState =>
  position({
    seats: 2,
    seed: 'prompt',
    round: 2,
    turn: 0,
    dice: [1, 1, 2, 3],
    mainDone,
    players: [player, {}],
  });

describe('what the bar says in a turn', () => {
  const said = (state: GameState, tapped: readonly Target[] = []): string => {
    const { title, detail } = promptOf(tableOf(state, 0, movesOf(state, 0), 'en', tapped));
    return `${title} | ${detail}`;
  };
  const guest = guestName('en', 69);

  it('a served guest who can move in is named, and so is the choice of a room', () => {
    const state = turn({ cafe: [SERVED], free: [0, 1, 2, 3, 4] }, true);
    expect(said(state)).toContain(`Also possible: the ${guest} can move in`);
    expect(said(state, ['table:0'])).toContain(`Choose a room for the ${guest}`);
  });

  it('nobody is to be invited where no table is free, and the reason is given', () => {
    const full = turn({ cafe: [SERVED, 75, 88] }, false);
    expect(said(full)).toMatch(/^Take a die \| All tables/);
    expect(said(turn({ cafe: [SERVED] }, false))).toMatch(/^Invite a guest or take a die/);
  });

  it('a turn with nothing left says so', () => {
    expect(said(turn({ krones: 0 }, true))).toMatch(/^Your turn is done/);
  });
});

describe('what would help', () => {
  const helpFor = (player: PlayerInput, mainDone = false): string[] => {
    const state = turn(player, mainDone);
    const [reason] = whyNot(state, 0, { thing: 'queue', place: 0 });
    return reason ? placesThatHelp(sceneOf(viewOf(state, 0), 0), reason.remedy) : [];
  };

  it('without a table it is the guests who can leave, without krones the fund', () => {
    expect(helpFor({ krones: 9, cafe: [75, SERVED, 88] })).toEqual(['table:1']);
    expect(helpFor({ krones: 1 })).toEqual(['space:4']);
    expect(helpFor({ krones: 9 })).toEqual([]);
  });

  it('a served guest without a room is helped by preparing one, an order by what it lacks', () => {
    const state = turn({ krones: 9, cafe: [SERVED, 90] }, false);
    const helpAt = (table: number): string[] => {
      const [reason] = whyNot(state, 0, { thing: 'table', table });
      return reason ? placesThatHelp(sceneOf(viewOf(state, 0), 0), reason.remedy) : [];
    };
    expect(helpAt(0)).toEqual(['space:3']);
    expect(helpAt(1).length).toBeGreaterThan(0);
    for (const place of helpAt(1)) expect(place).toMatch(/^space:[12]$/);
  });
});

describe.each(SETUPS)('prompts of a game with the seed $seed', (setup) => {
  it('name only what is possible, in every language', () => {
    for (const { state, seat, legal } of momentsOf(setup)) {
      const task = state.tasks.at(-1);
      if (task?.kind !== 'turn' || state.ply % 3 !== 0) continue;
      for (const language of LANGUAGES) {
        const table = tableOf(state, seat, legal, language);
        const { title, detail } = promptOf(table);
        const { turnPrompts } = table.words;
        const canInvite = legal.some(({ kind }) => kind === 'takeGuest');
        const canMoveIn = legal.find(({ kind }) => kind === 'moveIn');
        expect(title).not.toBe('');
        expect(`${title} ${detail}`).not.toMatch(/undefined|[{}]/);
        if (title === turnPrompts.fresh) expect(canInvite).toBe(true);
        if (!task.mainDone && !task.extra && !canInvite) expect(title).not.toBe(turnPrompts.fresh);
        if (canMoveIn?.kind === 'moveIn') {
          const card = state.seats[seat]?.cafe[canMoveIn.table]?.card ?? 0;
          expect(`${title} ${detail}`).toContain(guestName(language, card));
        }
        if (task.mainDone && legal.every(({ kind }) => kind === 'endTurn'))
          expect(title).toBe(turnPrompts.nothing);
      }
    }
  });

  it('a guest who looks for a room is named', () => {
    for (const { state, seat, legal } of momentsOf(setup)) {
      const rooms = legal.filter((move) => move.kind === 'moveIn');
      const [first] = rooms;
      if (!first || new Set(rooms.map(({ room }) => room)).size < 2) continue;
      const table = tableOf(state, seat, legal, 'en', [`table:${first.table}`]);
      if (table.selection.selected) continue;
      const card = state.seats[seat]?.cafe[first.table]?.card ?? 0;
      expect(promptOf(table).title).toMatch(/^Choose (a room for|where) /);
      expect(promptOf(table).title).toContain(guestName('en', card));
    }
  });

  it('a free guest is part of the preview', () => {
    for (const { state, seat, legal } of momentsOf(setup)) {
      const scene = sceneOf(viewOf(state, seat), seat);
      for (const move of legal) {
        const asks = move.kind === 'moveIn' ? preview(state, move)?.asks : null;
        if (asks?.kind !== 'takeGuest' || asks.price !== 'free') continue;
        expect(gainTokens(scene, move)).toEqual(
          expect.arrayContaining([icon('invite'), krones(0)]),
        );
      }
    }
  });
});
