import type { Playable } from '../content/content.js';
import { contentFor, isInPlay } from '../content/content.js';
import { ALL_MODULES } from '../game/modules.js';
import type { AnyModule, Sampling } from '../modules/module.js';
import type { ModuleStates } from '../modules/types.js';
import { tooManyHidden } from '../util/missing.js';
import { randomInt, shuffle } from '../random/rng.js';
import type { RngState } from '../random/small.js';
import { smallWord } from '../random/small.js';
import type { Draft, GameState } from '../model/state.js';
import { noStates } from '../modules/lists.js';
import { guestsOnTheirWay } from '../model/tasks.js';
import type { MaybeCard } from '../model/position.js';
import type { GameView } from './view.js';
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
  const sampling: Sampling = { view, content, rng, hiddenStaff };
  const states: Record<string, object | null> = noStates();
  const inPlay = ALL_MODULES.filter(({ name }) => name !== 'more' && view.modules[name]);
  const sampleState = ({ name, hidden }: AnyModule): void => {
    const shown = name === 'more' ? null : view.modules[name];
    if (shown && hidden) states[name] = hidden.sample(shown as never, sampling);
  };
  // Who hides staff takes it before it is dealt to hands and deck.
  inPlay.filter(({ hidesStaff }) => hidesStaff).forEach(sampleState);
  const reveal = (cards: readonly MaybeCard[]): StaffNumber[] =>
    cards.map((card) => card ?? hiddenStaff.pop() ?? tooMany());
  const hiddenGuests: GuestNumber[] = unseen(rng, numbers(content.guests), [
    ...view.queue,
    ...view.guestDiscard,
    ...inPlay.flatMap(({ name, guests }) =>
      name === 'more' ? [] : (guests?.(view.modules[name] as never) ?? []),
    ),
    ...view.seats.flatMap((seat) => seat.kept),
    ...guestsOnTheirWay(view.tasks),
    ...view.seats.flatMap((seat) => seat.cafe.flatMap((guest) => (guest ? [guest.card] : []))),
  ]);
  const knower = view.viewer === 'spectator' ? 0 : 1 << view.viewer;

  const sampleOthers = (): ModuleStates => {
    inPlay.filter(({ hidesStaff }) => !hidesStaff).forEach(sampleState);
    return states as unknown as ModuleStates;
  };

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
    modules: sampleOthers(),
    action: view.action,
    bells: view.bells,
    tasks: view.tasks.slice(),
    ply: view.ply,
    undoFloor: view.undoTarget ?? view.ply,
    history: null,
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
      return card ?? pack[randomInt(rng, pack.length)] ?? tooMany();
    }),
  };
}

function tooMany(): never {
  throw tooManyHidden();
}
