import type { GameState } from '@gah/engine';
import {
  CELEBRITY_KEYS,
  dancersOn,
  EMPEROR_ROUNDS,
  ENTRANCE_KEYS,
  scoringAhead,
} from '@gah/engine';
import type { Encoding } from './features.js';
import { BLOCK } from './features.js';
import type { CardTables } from './cardTables.js';

const SCORING_KINDS = ['timesHighestRow', 'rowRanks', 'byNumber', 'ranks', 'perTwo'] as const;

/** What the modules in play tell about a seat. */
export function encodeModules(
  cards: CardTables,
  state: GameState,
  index: number,
  time: number,
  out: Encoding,
): void {
  const { celebrities, entrances, startPlayer } = state.modules;
  encodeDancers(cards, state, index, out);
  if (celebrities) {
    for (const key of celebrities.owned[index] ?? []) {
      out.add(BLOCK.celebrities + CELEBRITY_KEYS.indexOf(key), 1);
    }
  }
  const owned = entrances?.owned[index];
  if (entrances && owned) {
    const entrance = ENTRANCE_KEYS.indexOf(owned);
    out.add(BLOCK.entrances + entrance, 1);
    out.add(BLOCK.entrancesInTime + entrance, time);
    if (owned === 'kaufman') out.add(BLOCK.entranceThings, entrances.pile.length / 3);
    if (owned === 'wray') out.add(BLOCK.entranceThings + 1, entrances.emperorTiles.length / 5);
    if (owned === 'ninas') out.add(BLOCK.entranceThings + 2, entrances.fulfilled.length / 3);
  }
  if (startPlayer?.holder === index) out.add(BLOCK.masterKey, 1);
}

function encodeDancers(cards: CardTables, state: GameState, index: number, out: Encoding): void {
  const { ballrooms } = state.modules;
  if (!ballrooms) return;
  const next = scoringAhead(state);
  let total = 0;
  for (let hall = 0; hall < ballrooms.floor.length; hall++) {
    let own = 0;
    let most = 0;
    for (let seat = 0; seat < state.seats.length; seat++) {
      let dancers = 0;
      for (const row of ballrooms.floor[hall] ?? []) dancers += dancersOn(row, seat);
      if (seat === index) own = dancers;
      else most = Math.max(most, dancers);
    }
    total += own;
    // Each ballroom is scored after the emperor's scoring of the same number.
    if (next < 0 || hall < next) continue;
    out.add(BLOCK.dancersByHall + hall, own / 2);
    out.add(BLOCK.leadByHall + hall, Math.max(-2, Math.min(2, own - most)) / 2);
    const kind = cards.content.ballrooms[ballrooms.halls[hall] ?? -1]?.scoring.kind;
    if (kind) out.add(BLOCK.dancersByScoring + SCORING_KINDS.indexOf(kind), own / 2);
    if (own === 0 && EMPEROR_ROUNDS[hall] === state.round) out.add(BLOCK.danceless, 1);
  }
  out.add(BLOCK.dancers, total / 5);
  let waiting = 0;
  for (const dancers of ballrooms.sections[index] ?? []) waiting += dancers;
  out.add(BLOCK.dancersWaiting, waiting / 10);
}
