import { answerJobs } from '../pool/answerJobs.js';
import { playBatch } from './batch.js';

answerJobs(playBatch);
