import type { Help, ReasonCode, ReasonOf, Reason, Remedy, RemedyOf } from '@gah/engine';
import {
  CHOICES,
  contentFor,
  createGame,
  EDITIONS,
  MODULES,
  MOVE_KINDS,
  play,
  seedRng,
  thingsOf,
  viewOf,
  whyNot,
} from '@gah/engine';
import { eagerPlayer, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { adviceText, contextOf, LANGUAGES, remedyText, whyNotText } from '../src/index.js';
import { expectText, isSound } from './support/checks.js';

const KRONES = { per: { count: 'krones' }, atLeast: 20, have: 8, missing: 12 } as const;
const NEVER: Remedy = { help: 'never' };

/** What each reason tells besides its code. */
const DATA: { readonly [C in ReasonCode]: Omit<ReasonOf<C>, 'code' | 'remedy'> } = {
  'game-over': {},
  'not-your-decision': { task: 'turn', seats: [1] },
  'decide-first': { task: 'bid' },
  'other-moment': { kind: 'prepareRoom', moments: ['prepareRoom'] },
  'set-up-over': { kind: 'draft' },
  'not-in-play': { module: 'ballrooms' },
  'not-your-entrance': { entrance: 'kozi' },
  'no-such-place': { what: 'room' },
  'cannot-skip': { task: 'turn' },
  'already-taken-guest': {},
  'main-action-done': {},
  'main-action-open': {},
  'already-acted': {},
  'extra-turn': {},
  'has-passed': {},
  'key-taken': { by: 1 },
  'too-expensive': { price: 3, missing: 2 },
  'champagne-missing': { price: 3, missing: 2 },
  'steps-missing': { price: 3, missing: 2 },
  'goods-missing': { amount: 2, missing: 1 },
  'no-free-table': {},
  'no-guest-there': {},
  'order-open': { guest: guests.knightOfTheEmpire, missing: [1, 0, 0, 2, 0] },
  'no-order-open': {},
  'good-not-ordered': { good: 'wine', guest: guests.knightOfTheEmpire },
  'good-not-there': { good: 'cake' },
  'good-excluded': { good: 'champagne' },
  'kind-needed-back': { good: 'wine' },
  'guest-stays': { guest: guests.knightOfTheEmpire },
  'guest-leaves': { guest: guests.knightOfTheEmpire },
  'guest-used': { guest: guests.knightOfTheEmpire },
  'guest-dances': { guest: guests.knightOfTheEmpire },
  'guest-not-dancing': { guest: guests.knightOfTheEmpire },
  'guest-takes-pair': { guest: guests.knightOfTheEmpire },
  'guest-takes-one-room': { guest: guests.knightOfTheEmpire },
  'no-room-for-guest': { guest: guests.knightOfTheEmpire, color: 'blue' },
  'no-die-there': { die: 'red' },
  'needs-die': { space: 1 },
  'no-bonus': { space: 1 },
  'no-boost': {},
  'other-space': { space: 2 },
  'not-neighbouring': { from: 1, to: 3 },
  'copy-itself': {},
  'white-dice-first': {},
  'bad-split': { amount: 3 },
  'room-not-adjacent': { room: 5 },
  'room-already-there': { room: 5 },
  'room-too-high': { room: 5, floors: 1 },
  'room-not-free': { room: 5, is: 'occupied' },
  'room-not-occupied': { room: 5 },
  'room-wrong-color': { room: 5, guest: guests.knightOfTheEmpire, color: 'blue' },
  'room-without-neighbour': { room: 5 },
  'room-not-highest': { room: 5 },
  'room-other-column': { room: 5 },
  'no-space-for-room': { floors: 1 },
  'no-free-room': {},
  'not-in-hand': { card: 1, from: 'hand' },
  'hand-empty': {},
  'deck-empty': {},
  'staff-not-in-play': { card: 1 },
  'staff-not-ready': { card: 1 },
  'staff-not-final': { card: 1 },
  'works-by-itself': { cause: { source: 'celebrity', id: 'freud' } },
  'condition-not-met': { card: 105, conditions: [KRONES] },
  'already-claimed': { card: 105 },
  'no-claim-left': { card: 105 },
  'already-fulfilled': { card: 105 },
  'comes-first': { item: 1 },
  'same-benefit': { item: 1 },
  'reaction-used': { cause: { source: 'staff', id: staff.danubeSteamshipCaptain } },
  'rehearsal-room-taken': { room: 1 },
  'row-full': { hall: 0, row: 0 },
  'no-dancer-left': {},
  'no-dancer-there': { hall: 0, row: 0 },
  'section-empty': { section: 0 },
  'cannot-join': {},
  'celebrity-elsewhere': { celebrity: 'freud', with: 1 },
  'celebrity-used': { celebrity: 'einstein' },
  'entrance-sold': { entrance: 'kozi' },
  'bid-too-low': { least: 4 },
  'no-bidding': {},
  'token-gone': {},
  'tile-used': {},
  'tile-gone': { tile: 'B2' },
};
const REASONS = Object.entries(DATA).map(
  ([code, data]) => ({ code, ...data, remedy: NEVER }) as Reason,
);

const REMEDIES: { readonly [H in Help]: RemedyOf<H> } = {
  krones: { help: 'krones', amount: 2 },
  champagne: { help: 'champagne', amount: 1 },
  steps: { help: 'steps', amount: 5 },
  good: { help: 'good', good: 'cake', amount: 2 },
  goods: { help: 'goods', goods: [1, 0, 2, 0, 0] },
  'any-goods': { help: 'any-goods', amount: 2 },
  'free-room': { help: 'free-room', color: 'blue', floors: 4 },
  'room-pair': { help: 'room-pair' },
  'room-beside': { help: 'room-beside', room: 5 },
  'prepared-room': { help: 'prepared-room', room: 5 },
  'free-table': { help: 'free-table' },
  'hand-card': { help: 'hand-card' },
  progress: { help: 'progress', conditions: [KRONES] },
  bid: { help: 'bid', amount: 4 },
  benefit: { help: 'benefit', item: 1 },
  space: { help: 'space', space: 2 },
  'take-die': { help: 'take-die', space: 2 },
  'colored-die': { help: 'colored-die', die: 'red' },
  other: { help: 'other', what: 'room' },
  decide: { help: 'decide', task: 'bid' },
  'after-die': { help: 'after-die' },
  'before-die': { help: 'before-die' },
  turn: { help: 'turn' },
  others: { help: 'others', seats: [0, 1] },
  moment: { help: 'moment', kind: 'prepareRoom', moments: ['prepareRoom'] },
  'next-round': { help: 'next-round' },
  never: NEVER,
};

const game = createGame({ seats: 2, seed: 'refusals', modules: MODULES });
const context = contextOf(viewOf(game, 0), contentFor('2021', null, MODULES));

describe.each(LANGUAGES)('reasons in words: %s', (language) => {
  it('there is a sentence for each', () => {
    const texts = REASONS.map((reason) => whyNotText(language, reason, context));
    for (const text of texts) expectText(language, text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('there is one for each remedy', () => {
    const texts = Object.values(REMEDIES).map((remedy) => remedyText(language, remedy, context));
    for (const text of texts) expectText(language, text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const what of CHOICES)
      expectText(language, remedyText(language, { help: 'other', what }, context));
    for (const kind of MOVE_KINDS)
      expectText(language, remedyText(language, { help: 'moment', kind, moments: [] }, context));
  });

  it('whatever one points at in a game is explained', () => {
    const broken: string[] = [];
    for (const edition of EDITIONS) {
      const content = contentFor(edition, null, MODULES);
      const rng = seedRng(`pointing ${edition}`);
      const player = eagerPlayer(new Map());
      let state = createGame({ seats: 3, seed: `pointing ${edition}`, edition, modules: MODULES });
      for (;;) {
        for (const seat of state.seats.keys()) {
          const view = viewOf(state, seat);
          for (const thing of state.ply % 3 === 0 ? thingsOf(view, seat) : []) {
            for (const reason of whyNot(view, seat, thing)) {
              const text = adviceText(language, reason, contextOf(view, content));
              if (!isSound(language, text)) broken.push(text);
            }
          }
        }
        const move = player(state, rng);
        const played = move && play(state, move);
        if (!played?.ok) break;
        state = played.state;
      }
    }
    expect(broken).toEqual([]);
  });
});

describe('an advice', () => {
  const advice = (reason: Reason): string => adviceText('en', reason, context);
  it('says what is wrong and what would help', () => {
    expect(advice({ code: 'too-expensive', price: 3, missing: 2, remedy: REMEDIES.krones })).toBe(
      'This costs 3 krones. You need 2 krones more.',
    );
    expect(
      advice({
        code: 'no-room-for-guest',
        guest: guests.knightOfTheEmpire,
        color: 'blue',
        remedy: REMEDIES['free-room'],
      }),
    ).toMatch(/ You need a vacant blue room\.$/);
    expect(
      advice({
        code: 'condition-not-met',
        card: 105,
        conditions: [KRONES],
        remedy: REMEDIES.progress,
      }),
    ).toMatch(/ Still needed: at least 20 krones \(so far 8\)\.$/);
  });
  it('does not repeat itself', () => {
    expect(advice({ code: 'no-free-table', remedy: { help: 'free-table' } })).toBe(
      'All tables in your café are taken.',
    );
    const moments = ['prepareRoom'] as const;
    expect(
      advice({
        code: 'other-moment',
        kind: 'prepareRoom',
        moments,
        remedy: { help: 'moment', kind: 'prepareRoom', moments },
      }),
    ).toBe('Rooms are prepared with action space 3 and by some guests and staff cards.');
    expect(
      advice({ code: 'other-moment', kind: 'claim', moments: ['turn'], remedy: { help: 'turn' } }),
    ).toBe('This is done on your turn.');
  });
});
