import { withCleanup } from '../harness/cleanup.js';
import type { Abuse, AbuseOptions, AbuseReport } from './abuse.js';
import { clockJumps } from './clockJumps.js';
import { controlFrames } from './controlFrames.js';
import { deadListen } from './deadListen.js';
import { emperors } from './emperors.js';
import { encodedPaths } from './encodedPaths.js';
import { endlessThoughts } from './endlessThoughts.js';
import { hostilePacks } from './hostilePacks.js';
import { dayOfChat } from './dayOfChat.js';
import { otherRules } from './otherRules.js';
import { returningStorm } from './returningStorm.js';
import { seatGrabbing } from './seatGrabbing.js';
import { spamTables } from './spamTables.js';
import { logBomb } from './logBomb.js';
import { lookingBack } from './lookingBack.js';
import { messageFlood } from './messageFlood.js';
import { processDeath } from './processDeath.js';
import { replays } from './replays.js';
import { sharedMinds } from './sharedMinds.js';
import { slowBodies } from './slowBodies.js';
import { unreadFrames } from './unreadFrames.js';
import { votesAcrossProcesses } from './votesAcrossProcesses.js';
import { damagedPages } from './damagedPages.js';
import { foreignLock } from './foreignLock.js';
import { fullDisk } from './fullDisk.js';
import { secondServer } from './secondServer.js';
import { silentDatabase } from './silentDatabase.js';

/** Every way to misuse a server that was ever found. */
export const ABUSES: readonly Abuse[] = [
  messageFlood,
  emperors,
  endlessThoughts,
  clockJumps,
  sharedMinds,
  votesAcrossProcesses,
  deadListen,
  processDeath,
  controlFrames,
  replays,
  lookingBack,
  encodedPaths,
  unreadFrames,
  slowBodies,
  hostilePacks,
  foreignLock,
  secondServer,
  silentDatabase,
  fullDisk,
  damagedPages,
  logBomb,
  otherRules,
  spamTables,
  seatGrabbing,
  returningStorm,
  dayOfChat,
];

export const abuseTrial = (
  abuse: Abuse,
  options: Omit<AbuseOptions, 'cleanup'>,
): Promise<AbuseReport> => withCleanup((cleanup) => abuse.run({ ...options, cleanup }));
