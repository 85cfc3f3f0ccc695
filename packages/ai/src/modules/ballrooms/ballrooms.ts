import type { Countable, GameState } from '@gah/engine';
import { BALLROOMS_IN_PLAY, count, dancersOn, EMPEROR_ROUNDS, scoringAhead } from '@gah/engine';
import type { AiModule, EffectValues, ModuleFeatures } from '../../model/module.js';

const SCORING_KINDS = ['timesHighestRow', 'rowRanks', 'byNumber', 'ranks', 'perTwo'] as const;
const DANCERS: Countable = { count: 'dancers' };
const DANCER_VALUE = 2;

const DANCER_SENT = 3;
export const BALLROOM_EFFECT_VALUES: EffectValues<'sendDancer' | 'joinDancer' | 'scoreBallroom'> = {
  sendDancer: ({ discount, then }, valueOf) => DANCER_SENT + Math.min(discount, 2) + valueOf(then),
  joinDancer: ({ vpPerDancer }) => DANCER_SENT + 3 * vpPerDancer,
  scoreBallroom: () => 6,
};

const features: ModuleFeatures<
  'dancers' | 'dancersByHall' | 'leadByHall' | 'dancersByScoring' | 'danceless' | 'dancersWaiting'
> = {
  blocks: {
    dancers: 1,
    dancersByHall: BALLROOMS_IN_PLAY,
    leadByHall: BALLROOMS_IN_PLAY,
    dancersByScoring: SCORING_KINDS.length,
    danceless: 1,
    dancersWaiting: 1,
  },
  encode(at, { content, state, index }, _time, out) {
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
      out.add(at.dancersByHall + hall, own / 2);
      out.add(at.leadByHall + hall, Math.max(-2, Math.min(2, own - most)) / 2);
      const kind = content.ballrooms[ballrooms.halls[hall] ?? -1]?.scoring.kind;
      if (kind) out.add(at.dancersByScoring + SCORING_KINDS.indexOf(kind), own / 2);
      if (own === 0 && EMPEROR_ROUNDS[hall] === state.round) out.add(at.danceless, 1);
    }
    out.add(at.dancers, total / 5);
    let waiting = 0;
    for (const dancers of ballrooms.sections[index] ?? []) waiting += dancers;
    out.add(at.dancersWaiting, waiting / 10);
  },
};

export const BALLROOM_REASONS = ['sendsDancer'] as const;
export interface BallroomReason {
  readonly kind: (typeof BALLROOM_REASONS)[number];
  readonly amount: number;
}

export const ballrooms: AiModule<BallroomReason> = {
  features,
  heuristic: (state, index) => count(state, index, DANCERS) * DANCER_VALUE,
  mixInto(hash, { ballrooms: halls }, index) {
    if (!halls) return;
    for (const rows of halls.floor) for (const row of rows) hash.mixList(row);
    hash.mixList(halls.sections[index] ?? []);
  },
  plainReason(_view, content, move) {
    if (move.kind !== 'chooseRehearsal') return null;
    const sections = content.rehearsalRooms[move.room]?.sections ?? [];
    const amount = sections.reduce((sum, { dancers }) => sum + dancers, 0);
    return { kind: 'sendsDancer', amount };
  },
  changes(before, after, index) {
    const dancersIn = (state: GameState): number => count(state, index, DANCERS);
    const amount = dancersIn(after) - dancersIn(before);
    return amount > 0 ? [{ reason: { kind: 'sendsDancer', amount }, weight: 3 * amount }] : [];
  },
  likeMoves: { moveIn: ['sendGuest'] },
};
