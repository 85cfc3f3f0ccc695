import type { Level } from '@gah/ai';
import type { GameRecord, GameState, SetupInput } from '@gah/engine';
import {
  createGame,
  moves,
  pending,
  play,
  randomInt,
  seedRng,
  toRecord,
  viewOf,
} from '@gah/engine';
import type { Decide } from '@gah/terminal';
import { seated } from '@gah/terminal';

/** A game in which some turns were played at random in place of what was chosen. */
export interface PlantedGame {
  readonly record: GameRecord;
  /** Moves played before each of these turns. */
  readonly planted: readonly number[];
}

/** One turn in so many is played at random. */
const ONE_IN = 7;

const isNewTurn = ({ phase, tasks }: GameState): boolean => {
  const task = tasks.at(-1);
  return phase === 'turns' && task?.kind === 'turn' && !task.acted;
};

/** Players of one level play; with `plants` some of their turns are random. The seed decides everything. */
export function plantedGame(setup: SetupInput, level: Level, plants: boolean): PlantedGame {
  let state = createGame(setup);
  const chance = seedRng(`${setup.seed} plants`);
  const players = state.seats.map((_, seat): Decide =>
    seated(level, seedRng(`${setup.seed} seat ${seat}`), {}),
  );
  const random = seated('random', chance, {});
  const planted: number[] = [];
  let isRandom = false;
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const { seat } = next;
    const legal = moves(state, seat);
    if (isNewTurn(state)) {
      isRandom = plants && randomInt(chance, ONE_IN) === 0;
      if (isRandom) planted.push(state.ply);
    }
    const decide = isRandom ? random : players[seat];
    const move = decide?.(viewOf(state, seat), legal);
    const played = move && play(state, move);
    if (!played?.ok) throw new Error(`move ${state.ply + 1} of ${setup.seed} was refused`);
    state = played.state;
    if (move?.kind === 'endTurn' || move?.kind === 'pass') isRandom = false;
  }
  return { record: toRecord(state), planted };
}
