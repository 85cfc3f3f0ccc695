import { answerJobs } from '../pool/answerJobs.js';
import { playBatch } from './generation.js';

answerJobs(playBatch);
