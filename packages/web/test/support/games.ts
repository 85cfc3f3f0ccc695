import type { Move, SetupInput } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import type { ComputerPlayers, Question } from '../../src/players/computers.js';
import type { Pace } from '@gah/client';
import type { SeatedPlayer } from '../../src/session/plan.js';
import type { SessionOptions, GameSnapshot } from '../../src/session/session.js';
import { Session } from '../../src/session/session.js';
import { Timeline } from '../../src/session/timeline.js';

export const SMALL: SetupInput = { seats: 2, names: ['Anna', 'Béla'], seed: 'web' };

export const PERSON: SeatedPlayer = { kind: 'person', crest: 0 };
export const COMPUTER: SeatedPlayer = { kind: 'computer', level: 'concierge', crest: 1 };

export const noPause: Pace = {
  begin: () => undefined,
  pause: () => Promise.resolve(),
  settle: () => Promise.resolve(),
  skip: () => undefined,
  hasten: () => undefined,
  hold: () => undefined,
  end: () => undefined,
};

/** Computer players that choose anything; what they were asked is kept. */
export function randomComputers(): ComputerPlayers & { readonly asked: Question[] } {
  const rng = seedRng('computers');
  const asked: Question[] = [];
  return {
    asked,
    choose: (question) => {
      asked.push(question);
      return Promise.resolve(pick(question.moves, randomInt(rng, question.moves.length)));
    },
    close: () => undefined,
  };
}

export function pick(moves: readonly Move[], index: number): Move {
  const move = moves[index];
  if (!move) throw new Error(`no move ${index}`);
  return move;
}

/** A session with everything replaced that a test does not care about. */
export function newSession(
  setup: SetupInput,
  players: readonly SeatedPlayer[],
  options: Partial<SessionOptions> = {},
): Session {
  return new Session({
    timeline: Timeline.start(setup),
    players,
    computers: randomComputers(),
    pace: noPause,
    onStep: () => undefined,
    ...options,
  });
}

/** Lets everything that waits for nothing but its turn happen. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Plays the persons' seats at random until the game is over or `until` says so. */
export async function playOn(
  session: Session,
  until: (snapshot: GameSnapshot) => boolean = () => false,
): Promise<void> {
  const rng = seedRng('persons');
  for (let { now } = session; !now.isOver && !until(now); { now } = session) {
    if (now.problem) throw now.problem;
    if (now.curtain !== null) session.liftCurtain();
    else if (now.seat === null) await settle();
    else session.play(pick(now.moves, randomInt(rng, now.moves.length)));
  }
}
