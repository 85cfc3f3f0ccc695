import { answerJobs } from '../answerJobs.js';
import { playBatch } from './batch.js';

answerJobs(playBatch);
