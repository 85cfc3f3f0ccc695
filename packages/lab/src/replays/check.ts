import type { GameRecord } from '@gah/engine';
import {
  decodeRecordLink,
  encodeRecordLink,
  playback,
  randomInt,
  RecordReplay,
  seedRng,
  stateHash,
  toRecord,
} from '@gah/engine';
import { eagerPlayer, uniformPlayer } from '@gah/engine/testing';
import { attempt } from '../attempt.js';
import type { Soak } from '../soak/plan.js';
import { planOf } from '../soak/plan.js';

/** What came of one game. */
export interface Checked {
  readonly problems: readonly string[];
  readonly characters: number;
  readonly plies: number;
}

const DAMAGES = 20;

/** Some links as they arrive when something goes wrong on the way. */
function damaged(link: string, seed: string): string[] {
  const rng = seedRng(`${seed} damage`);
  return Array.from({ length: DAMAGES }, (_, index) => {
    const place = randomInt(rng, link.length);
    const other = link[place] === 'B' ? 'C' : 'B';
    return index % 2 === 0
      ? link.slice(0, place) + other + link.slice(place + 1)
      : link.slice(0, place);
  });
}

function linkProblems(record: GameRecord, link: string): string[] {
  const read = decodeRecordLink(link);
  const isSame = read.ok && JSON.stringify(read.record) === JSON.stringify(record);
  const misread = damaged(link, record.setup.seed).filter((text) => decodeRecordLink(text).ok);
  return [
    ...(isSame ? [] : ['its link does not give it back']),
    ...misread.map((text) => `a damaged link was read: ${text}`),
  ];
}

/** Every ply from the end to the beginning has the state that the playback comes to. */
function stepProblems(record: GameRecord): string[] {
  const replay = new RecordReplay(record);
  const hashes = [...playback(record)].map(({ state }) => stateHash(state));
  return hashes.flatMap((_, index) => {
    const ply = hashes.length - 1 - index;
    return stateHash(replay.stateAt(ply)) === hashes[ply] ? [] : [`another state at move ${ply}`];
  });
}

/** Plays a game of a soak, writes it as a link and reads it again; stepped through where wanted. */
export function checkGame(soak: Soak, number: number, isStepped: boolean): Checked {
  const { setup, player } = planOf(soak, number);
  const plays = player === 'eager' ? eagerPlayer(new Map()) : uniformPlayer;
  const { game, problems } = attempt(setup, plays, {});
  if (!game) return { problems, characters: 0, plies: 0 };
  const record = toRecord(game.state);
  const link = encodeRecordLink(record);
  return {
    problems: [
      ...problems,
      ...linkProblems(record, link),
      ...(isStepped ? stepProblems(record) : []),
    ],
    characters: link.length,
    plies: isStepped ? record.moves.length + 1 : 0,
  };
}
