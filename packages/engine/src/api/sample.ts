import { CELEBRITIES } from '../modules/celebrities/content/celebrities.js';
import { instructionDeck } from '../modules/solo/content/instructions.js';
import type { Playable } from '../content/content.js';
import { contentFor, isInPlay } from '../content/content.js';
import { dealRehearsalRooms } from '../modules/ballrooms/deal.js';
import type { CelebritiesState } from '../modules/celebrities/state.js';
import { dealEntrances } from '../modules/entrances/deal.js';
import type { SoloState } from '../modules/solo/state.js';
import { randomInt, shuffle } from '../random/rng.js';
import type { RngState } from '../random/small.js';
import { smallWord } from '../random/small.js';
import type { Draft, GameState } from '../model/state.js';
import { isBefore } from '../model/state.js';
import { guestsOnTheirWay } from '../model/tasks.js';
import type { MaybeCard } from '../model/position.js';
import type { GameView, SoloView } from './view.js';
import type { GuestNumber, StaffNumber } from '../model/vocabulary.js';

/** Cards that are in the game but not among those seen, in random order. */
function unseen(rng: RngState, cards: readonly number[], seen: readonly MaybeCard[]): number[] {
  const known = new Set(seen);
  return shuffle(
    rng,
    cards.filter((card) => !known.has(card)),
  );
}

/**
 * A full state that fits what a viewer knows: the hidden cards dealt at random among the places
 * where they can be. Its generator comes from the given one alone, so that it says nothing about that of
 * the game; it has no history.
 */
export function sampleHidden(view: GameView, rng: RngState): GameState {
  const { edition, dataPack, modules } = view.setup;
  const content = contentFor(edition, dataPack, modules);
  const numbers = (cards: readonly ((Playable & { number: number }) | undefined)[]): number[] =>
    cards.flatMap((card) => (card && isInPlay(view.setup, card) ? [card.number] : []));

  const hiddenStaff: StaffNumber[] = unseen(rng, numbers(content.staff), [
    ...view.staffDeck,
    ...view.dismissed,
    ...view.seats.flatMap((seat) => [...seat.hand, ...seat.drawn, ...seat.played]),
    ...(view.draft ? [...view.draft.packs.flat()] : []),
  ]);
  const solo = view.modules.solo && sampleSolo(view, view.modules.solo, hiddenStaff, rng);
  const reveal = (cards: readonly MaybeCard[]): StaffNumber[] =>
    cards.map((card) => card ?? hiddenStaff.pop() ?? missing());
  const hiddenGuests: GuestNumber[] = unseen(rng, numbers(content.guests), [
    ...view.queue,
    ...view.guestDiscard,
    ...(view.modules.entrances?.pile ?? []),
    ...(view.modules.solo?.waiting.map(({ card }) => card) ?? []),
    ...view.seats.flatMap((seat) => seat.kept),
    ...guestsOnTheirWay(view.tasks),
    ...view.seats.flatMap((seat) => seat.cafe.map((guest) => guest?.card ?? 0)),
  ]);
  const knower = view.viewer === 'spectator' ? 0 : 1 << view.viewer;

  return {
    setup: { ...view.setup, seed: 'sampled' },
    rng: [smallWord(rng), smallWord(rng), smallWord(rng), smallWord(rng)],
    phase: view.phase,
    step: view.step,
    round: view.round,
    startSeat: view.startSeat,
    dice: view.dice,
    coloredDice: view.coloredDice,
    staffDeck: reveal(view.staffDeck),
    staffDeckSeen: view.staffDeck.map((card) => (card === null ? 0 : knower)),
    guestDeck: hiddenGuests,
    guestDiscard: view.guestDiscard,
    queue: view.queue,
    politics: view.politics,
    claims: view.claims,
    tiles: view.tiles,
    dismissed: view.dismissed,
    seats: view.seats.map((seat) => ({
      ...seat,
      hand: reveal(seat.hand),
      drawn: reveal(seat.drawn),
    })),
    draft: view.draft && sampleDraft(view.draft, reveal, rng),
    modules: {
      ballrooms: view.modules.ballrooms && {
        ...view.modules.ballrooms,
        ...(isBefore(view.phase, 'rehearsal') && {
          offered: dealRehearsalRooms(content, view.seats.length, rng),
        }),
      },
      celebrities:
        view.modules.celebrities && sampleCelebrities(view, view.modules.celebrities, rng),
      entrances: view.modules.entrances && {
        ...view.modules.entrances,
        ...(isBefore(view.phase, 'auction') && dealEntrances(view, content, rng)),
      },
      startPlayer: view.modules.startPlayer && { ...view.modules.startPlayer },
      solo,
    },
    action: view.action,
    bells: view.bells,
    tasks: view.tasks.slice(),
    ply: view.ply,
    undoFloor: view.undoTarget ?? view.ply,
    history: null,
  };
}

/** The opponent's private staff are final-scoring cards that nobody has seen. */
function sampleSolo(
  view: GameView,
  solo: SoloView,
  hidden: StaffNumber[],
  rng: RngState,
): SoloState {
  const { deckSize, faceDownSize, ...open } = solo;
  const { staff } = contentFor(view.setup.edition, view.setup.dataPack, view.setup.modules);
  const deck = instructionDeck(view.setup.modules).filter((card) => !open.discard.includes(card));
  const faceDown = hidden.filter((card) => staff[card]?.timing === 'final').slice(0, faceDownSize);
  if (deck.length !== deckSize || faceDown.length !== faceDownSize) missing();
  for (const card of faceDown) hidden.splice(hidden.indexOf(card), 1);
  return { ...open, deck: shuffle(rng, deck), faceDown };
}

function sampleCelebrities(
  view: GameView,
  celebrities: NonNullable<GameView['modules']['celebrities']>,
  rng: RngState,
): CelebritiesState {
  const { deckSize, ...open } = celebrities;
  const seen = new Set([...open.discard, ...open.owned.flat(), ...open.lounge]);
  const deck = CELEBRITIES.filter((card) => isInPlay(view.setup, card) && !seen.has(card.key));
  if (deck.length !== deckSize) missing();
  return {
    ...open,
    deck: shuffle(
      rng,
      deck.map(({ key }) => key),
    ),
  };
}

function sampleDraft(
  draft: NonNullable<GameView['draft']>,
  reveal: (cards: readonly MaybeCard[]) => StaffNumber[],
  rng: RngState,
): Draft {
  const packs = draft.packs.map(reveal);
  return {
    packs,
    picks: draft.picks.map((card, seat) => {
      const pack = packs[seat] ?? [];
      return card ?? pack[randomInt(rng, pack.length)] ?? missing();
    }),
  };
}

function missing(): never {
  throw new Error('the view hides more cards than the game has');
}
