import type { Countable, SeatIndex, TileId, Verdict } from '@gah/engine';
import {
  conditionProgress,
  EMPEROR_ROUNDS,
  nextEmperorScoring,
  ROUNDS,
  verdictAt,
} from '@gah/engine';
import type { Scene } from './scene.js';

export type Tense = 'past' | 'now' | 'future';

export interface RoundMark {
  readonly round: number;
  readonly tense: Tense;
  /** An emperor scoring follows. */
  readonly isScored: boolean;
}

export interface TrackSpace {
  readonly step: number;
  readonly vp: number;
  readonly verdict: Verdict;
  readonly seats: readonly SeatIndex[];
}

export interface TileMark {
  readonly id: TileId;
  readonly afterRound: number;
  readonly tense: Tense;
}

function tenseOf(round: number, now: number): Tense {
  if (round < now) return 'past';
  return round === now ? 'now' : 'future';
}

export const roundMarks = ({ view }: Scene): RoundMark[] =>
  Array.from({ length: ROUNDS }, (_, index) => ({
    round: index + 1,
    tense: view.phase === 'over' ? 'past' : tenseOf(index + 1, view.round),
    isScored: EMPEROR_ROUNDS.includes(index + 1),
  }));

export const trackSpaces = ({ view, content }: Scene): TrackSpace[] =>
  content.board.emperorVp.map((vp, step) => ({
    step,
    vp,
    verdict: verdictAt(step),
    seats: view.seats.flatMap(({ emperor }, seat) => (emperor === step ? [seat] : [])),
  }));

/** The tile of the next scoring is the one of now, also in the rounds before it. */
export function tileMarks({ view }: Scene): TileMark[] {
  const next = nextEmperorScoring(view)?.scoring ?? EMPEROR_ROUNDS.length;
  return view.tiles.map((id, index) => ({
    id,
    afterRound: EMPEROR_ROUNDS[index] ?? ROUNDS,
    tense: tenseOf(index, next),
  }));
}

/** Rounds until the next emperor scoring; 0 when it comes after this one. */
export const roundsToScoring = ({ view }: Scene): number =>
  Math.max(0, (nextEmperorScoring(view)?.rounds ?? 0) - 1);

export interface PoliticsMark {
  readonly number: number;
  readonly slot: number;
  readonly conditions: readonly PoliticsProgress[];
  readonly places: readonly { readonly vp: number; readonly seat: SeatIndex | null }[];
  /** All conditions together, for a bar that fills. */
  readonly done: number;
  readonly needed: number;
}

export interface PoliticsProgress {
  readonly per: Countable;
  readonly done: number;
  readonly needed: number;
}

/** How far a seat is with the conditions of a politics card. */
export const progressOf = (scene: Scene, number: number, seat: SeatIndex): PoliticsProgress[] =>
  conditionProgress(scene.view, seat, number).map(({ per, atLeast, missing }) => ({
    per,
    done: atLeast - missing,
    needed: atLeast,
  }));

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

export const politicsMarks = (scene: Scene): PoliticsMark[] =>
  scene.view.politics.map((number, slot) => {
    const conditions = progressOf(scene, number, scene.own);
    const claims = scene.view.claims[slot] ?? [];
    return {
      number,
      slot,
      conditions,
      places: (scene.content.politics[number]?.vp ?? []).map((vp, place) => ({
        vp,
        seat: claims[place] ?? null,
      })),
      done: total(conditions.map(({ done }) => done)),
      needed: total(conditions.map(({ needed }) => needed)),
    };
  });
