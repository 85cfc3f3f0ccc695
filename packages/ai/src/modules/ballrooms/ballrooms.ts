import type { Countable, GameState } from '@gah/engine';
import { at, BALLROOMS_IN_PLAY, count, EMPEROR_ROUNDS, scoringAhead } from '@gah/engine';
import type { AiModule, EffectValues, ModuleFeatures } from '../../model/module.js';
import { dancersByHall } from './dancers.js';

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
  encode(starts, { content, state, index }, _time, out) {
    const { ballrooms } = state.modules;
    if (!ballrooms) return;
    const next = scoringAhead(state);
    const dancers = dancersByHall(ballrooms.floor);
    let total = 0;
    for (let hall = 0; hall < dancers.length; hall++) {
      const bySeat = at(dancers, hall);
      let own = 0;
      let most = 0;
      for (let seat = 0; seat < state.seats.length; seat++) {
        const present = at(bySeat, seat);
        if (seat === index) own = present;
        else most = Math.max(most, present);
      }
      total += own;
      // Each ballroom is scored after the emperor's scoring of the same number.
      if (next < 0 || hall < next) continue;
      out.add(starts.dancersByHall + hall, own / 2);
      out.add(starts.leadByHall + hall, Math.max(-2, Math.min(2, own - most)) / 2);
      const kind = content.ballrooms[ballrooms.halls[hall] ?? -1]?.scoring.kind;
      if (kind) out.add(starts.dancersByScoring + SCORING_KINDS.indexOf(kind), own / 2);
      if (own === 0 && EMPEROR_ROUNDS[hall] === state.round) out.add(starts.danceless, 1);
    }
    out.add(starts.dancers, total / 5);
    let waiting = 0;
    for (const ready of ballrooms.sections[index] ?? []) waiting += ready;
    out.add(starts.dancersWaiting, waiting / 10);
  },
};

export const BALLROOM_REASONS = ['sendsDancer'] as const;
export interface BallroomReason {
  readonly kind: (typeof BALLROOM_REASONS)[number];
  readonly amount: number;
}

export const ballrooms: AiModule<BallroomReason> = {
  features,
  heuristic({ modules }, index) {
    if (!modules.ballrooms) return 0;
    let dancers = 0;
    for (const bySeat of dancersByHall(modules.ballrooms.floor)) dancers += at(bySeat, index);
    return dancers * DANCER_VALUE;
  },
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
