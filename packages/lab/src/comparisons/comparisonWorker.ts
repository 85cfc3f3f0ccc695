import { answerJobs } from '../pool/answerJobs.js';
import { compareBatch } from './comparisonBatch.js';

answerJobs(compareBatch);
