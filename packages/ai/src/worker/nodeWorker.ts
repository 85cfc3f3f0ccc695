import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/node.js';
import type { ThreadData } from './node.js';
import { replyTo } from './replyTo.js';

/** So much nicer than the rest of the process; only Linux has priorities for single threads. */
const PATIENT = 5;
const { isPatient } = workerData as ThreadData;
if (isPatient && process.platform === 'linux') setPriority(PATIENT);

answerQuestions(replyTo);
