import type { HistoryPage, ServerMessage } from '@gah/protocol';
import { startServer } from '@gah/server';
import { tableOf } from '@gah/client/testing';
import { testConfig } from '@gah/server/testing';
import { describe, expect, it } from 'vitest';
import { Judge } from '../src/secrecy/judge.js';
import type { RecordedGame } from '../src/secrecy/recording.js';
import { recordGame } from '../src/secrecy/recording.js';
import { secrecyTrial } from '../src/secrecy/trial.js';
import { Truth } from '../src/secrecy/truth.js';
import { withCleanup } from '../src/harness/cleanup.js';
import { entryRows, tableRows } from '../src/harness/rows.js';
import { newSqlite } from '../src/harness/storage.js';
import { PATIENCE } from './support/patience.js';

interface Known {
  readonly game: RecordedGame;
  readonly truth: Truth;
}

const known = (): Promise<Known> =>
  withCleanup(async (cleanup) => {
    const database = await newSqlite(cleanup);
    const server = await startServer(testConfig({ database }));
    cleanup.add(() => server.close());
    const game = await recordGame(cleanup, server.address, tableOf(2), 'known');
    const [row] = await tableRows(database);
    if (!row) throw new Error('a table is stored');
    return { game, truth: new Truth(row, await entryRows(database)) };
  });

/** What the judge says when the pages of the past that seat 0 has read are changed. */
function verdictOfPast({ game, truth }: Known, change: (page: HistoryPage) => void): string[] {
  const recording = game.recordings.find(({ viewer }) => viewer === 0);
  if (!recording) throw new Error('seat 0 was there');
  const answers = recording.answers.map((answer) => {
    if (answer.kind !== 'history') return answer;
    const page = JSON.parse(answer.text) as HistoryPage;
    change(page);
    return { ...answer, text: JSON.stringify(page) };
  });
  const judge = new Judge(truth, { ...recording, frames: [], answers }, [], 'test');
  judge.judge();
  return judge.problems;
}

/** What the judge says when the frames of seat 0 are changed. */
function verdict({ game, truth }: Known, change: (message: ServerMessage) => void): string[] {
  const recording = game.recordings.find(({ viewer }) => viewer === 0);
  if (!recording) throw new Error('seat 0 was there');
  const frames = recording.frames.map((frame) => {
    const message = JSON.parse(frame) as ServerMessage;
    change(message);
    return JSON.stringify(message);
  });
  const secrets = [...game.secrets, ...truth.secrets];
  const judge = new Judge(truth, { ...recording, frames }, secrets, 'test');
  judge.judge();
  return judge.problems;
}

describe('secrecy over the wire', PATIENCE, () => {
  it('everything a seat or a spectator receives follows from what it may know', async () => {
    const report = await secrecyTrial({ seed: 'short', games: 3, first: 0 });
    expect(report.problems).toEqual([]);
    expect(report.messages).toBeGreaterThan(1000);
  });

  it('a frame that tells more is found', async () => {
    const game = await known();
    expect(verdict(game, () => undefined)).toEqual([]);

    const withHand = verdict(game, (message) => {
      if (message.type !== 'step' || !message.game) return;
      const real = game.truth.entry(message.seq).after?.seats[1]?.hand ?? [];
      Object.assign(message.game.view.seats[1] ?? {}, { hand: real });
    });
    expect(withHand[0]).toMatch(/step \d+: view depends on hidden cards/);

    const withDraws = verdict(game, (message) => {
      if (message.type !== 'step') return;
      message.events.push({ type: 'staffDrawn', seat: 1, cards: [1, 2], toChoose: false });
    });
    expect(withDraws[0]).toMatch(/staffDrawn shows cards of seat 1/);

    const withSecret = verdict(game, (message) => {
      if (message.type === 'step') Object.assign(message.entry, { note: game.truth.secrets[0] });
    });
    expect(withSecret[0]).toMatch(/a secret in/);

    const withReasons = verdict(game, (message) => {
      if (message.type === 'refused') message.code = 'too-expensive';
    });
    expect(withReasons[0]).toMatch(/with other hidden cards/);
  });

  it('a page of the past that tells more is found', async () => {
    const game = await known();
    expect(verdictOfPast(game, () => undefined)).toEqual([]);

    const withHand = verdictOfPast(game, ({ steps }) => {
      for (const { ply, seq, view } of steps) {
        const real = game.truth.line(seq)[ply]?.state.seats[1]?.hand ?? [];
        Object.assign(view.seats[1] ?? {}, { hand: real });
      }
    });
    expect(withHand[0]).toMatch(/the view after \d+ moves depends on hidden cards/);

    const withMoves = verdictOfPast(game, ({ steps }) => {
      for (const step of steps) step.move ??= game.truth.entry(step.seq).move;
    });
    expect(withMoves[0]).toMatch(/a move of seat 1/);

    const recording = game.game.recordings[0];
    const early = recording?.answers.map((answer) =>
      answer.kind === 'record'
        ? { ...answer, text: answer.text.replace(/"seq":\d+/, '"seq":9') }
        : answer,
    );
    if (!recording || !early) throw new Error('somebody has read');
    const judge = new Judge(game.truth, { ...recording, frames: [], answers: early }, [], 'test');
    judge.judge();
    expect(judge.problems[0]).toMatch(/a record of a game that is played/);
  });
});
