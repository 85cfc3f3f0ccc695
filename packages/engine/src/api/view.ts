import { decidingSeats } from '../game/decisions.js';
import type { Pending } from './engine.js';
import { undoTarget } from './engine.js';
import type { Viewer } from '../model/events.js';
import { viewsOf } from '../game/modules.js';
import type { ModuleViews } from '../modules/types.js';
import type { DraftPosition, Position, SeatPosition } from '../model/position.js';
import type { GameSetup, GameState, SeatState } from '../model/state.js';
import { openContext } from '../game/contexts.js';
import type { StaffNumber } from '../model/vocabulary.js';
import { at } from '../util/lists.js';

/**
 * What a seat or a spectator may see: the only way out of a state. Built by naming what is shown, so
 * that something new in the state stays hidden until it is named here.
 */
export interface GameView extends Position {
  readonly viewer: Viewer;
  readonly guestDeckSize: number;
  readonly modules: ModuleViews;
  readonly pending: readonly Pending[];
  /** How far the viewer may step back now; null when it may not. */
  readonly undoTarget: number | null;
}

const faceDown = (cards: readonly StaffNumber[]): null[] => cards.map(() => null);

function seatView(seat: SeatState, own: boolean): SeatPosition {
  return {
    hotel: seat.hotel,
    krones: seat.krones,
    vp: seat.vp,
    vpBySource: seat.vpBySource,
    emperor: seat.emperor,
    kitchen: seat.kitchen,
    cafe: seat.cafe,
    hand: own ? seat.hand : faceDown(seat.hand),
    drawn: own ? seat.drawn : faceDown(seat.drawn),
    played: seat.played,
    used: seat.used,
    rung: seat.rung,
    kept: seat.kept,
    tiles: seat.tiles,
    occupied: seat.occupied,
    groupsPaid: seat.groupsPaid,
    diceTaken: seat.diceTaken,
    passed: seat.passed,
  };
}

function draftView(state: GameState, viewer: Viewer): DraftPosition | null {
  if (!state.draft) return null;
  const { packs, picks } = state.draft;
  return {
    packs: packs.map((pack, seat) => (seat === viewer ? pack : faceDown(pack))),
    picks: picks.map((card, seat) => (seat === viewer || card === 0 ? card : null)),
  };
}

function setupView(setup: GameSetup): GameView['setup'] {
  const { seats, names, edition, hotel, staff, modules, promos, difficulty, dataPack } = setup;
  return { seats, names, edition, hotel, staff, modules, promos, difficulty, dataPack };
}

export function viewOf(state: GameState, viewer: Viewer): GameView {
  const knows = viewer === 'spectator' ? 0 : 1 << viewer;
  const deciding = decidingSeats(openContext(state, null));
  const task = state.tasks.at(-1);
  return {
    viewer,
    setup: setupView(state.setup),
    phase: state.phase,
    step: state.step,
    round: state.round,
    startSeat: state.startSeat,
    dice: state.dice,
    coloredDice: state.coloredDice,
    staffDeck: state.staffDeck.map((card, index) =>
      (at(state.staffDeckSeen, index) & knows) === 0 ? null : card,
    ),
    guestDeckSize: state.guestDeck.length,
    guestDiscard: state.guestDiscard,
    queue: state.queue,
    politics: state.politics,
    claims: state.claims,
    tiles: state.tiles,
    dismissed: state.dismissed,
    seats: state.seats.map((seat, index) => seatView(seat, index === viewer)),
    draft: draftView(state, viewer),
    modules: viewsOf(state.modules, state.phase),
    action: state.action,
    bells: state.bells,
    tasks: state.tasks.slice(),
    pending: task ? deciding.map((seat) => ({ seat, task: task })) : [],
    ply: state.ply,
    undoTarget: deciding.length === 1 && deciding[0] === viewer ? undoTarget(state) : null,
  };
}
