import type { GameReview } from '@gah/ai';
import { REVIEW_DEPTHS } from '@gah/ai';
import { createReviewers } from '@gah/ai/review-node';
import type { GameState } from '@gah/engine';
import { at, RecordError, replay } from '@gah/engine';
import type { Io, OptionValues } from '@gah/terminal';
import {
  command,
  EXIT,
  OPTIONS,
  ProgressBar,
  readJson,
  untilInterrupted,
  usageFailure,
  writeReport,
} from '@gah/terminal';
import { recordFailure } from '../recordFailure.js';
import { reviewText } from '../review/reviewText.js';

const { file, json, lang, threads } = OPTIONS;
const options = {
  file,
  seat: { kind: 'number', min: 1, max: 4, help: 'whose turns (without it: those of all players)' },
  depth: {
    kind: 'choice',
    choices: REVIEW_DEPTHS,
    fallback: 'usual',
    help: 'how exactly turns are looked at',
  },
  lang: { ...lang, help: 'language of the review' },
  threads: { ...threads, help: 'how many threads look; 0 for none besides the main one' },
  json,
} as const;
type Given = OptionValues<typeof options>;

const HUNDRED = 100;

function statesOf(record: unknown, { file: path, lang: language }: Given): GameState[] {
  try {
    return [...replay(record)];
  } catch (error) {
    if (error instanceof RecordError) throw recordFailure(path, error, language);
    throw error;
  }
}

async function reviewed(record: unknown, given: Given, io: Io): Promise<GameReview> {
  const reviewers = createReviewers({ threads: given.threads });
  const progress = new ProgressBar(io.stderr, HUNDRED, false, '%');
  const seats = given.seat === undefined ? {} : { seats: [given.seat - 1] };
  try {
    return await untilInterrupted((signal) =>
      reviewers.review(
        record,
        { depth: given.depth, ...seats },
        {
          signal,
          onProgress: ({ share }) => {
            progress.report(Math.round(HUNDRED * share));
          },
        },
      ),
    );
  } finally {
    progress.end();
    await reviewers.close();
  }
}

export const review = command(
  'Looks back at a saved game: the turns that decided most, luck and skill',
  options,
  async (given, io) => {
    const record = readJson(given.file);
    const states = statesOf(record, given);
    const people = at(states, 0).setup.seats;
    if (given.seat !== undefined && given.seat > people)
      throw usageFailure(`--seat ${given.seat}: the game has ${people} players`);
    const found = await reviewed(record, given, io);
    writeReport(io, given.json, found, () => reviewText(found, states, given.lang));
    return found.isComplete ? EXIT.ok : EXIT.interrupted;
  },
);
