import type { Command } from '@gah/terminal';
import { almanac } from './almanac.js';
import { adopt } from './adopt.js';
import { bench } from './bench.js';
import { calibration } from './calibration.js';
import { compare } from './compare.js';
import { course } from './course.js';
import { decisions } from './decisions.js';
import { exploit } from './exploit.js';
import { luck } from './luck.js';
import { match } from './match.js';
import { replays } from './replays.js';
import { reviewQuality } from './reviewQuality.js';
import { simulate } from './simulate.js';
import { soak } from './soak.js';
import { soakPlayers } from './soakPlayers.js';
import { standing } from './standing.js';
import { tournament } from './tournament.js';
import { train } from './train.js';

/** What the laboratory can do, in the order of its help. */
export const COMMANDS = {
  simulate,
  tournament,
  soak,
  'soak-players': soakPlayers,
  replays,
  bench,
  train,
  almanac,
  'review-quality': reviewQuality,
  luck,
  calibration,
  course,
  exploit,
  compare,
  decisions,
  match,
  standing,
  adopt,
} as const satisfies Readonly<Record<string, Command>>;
