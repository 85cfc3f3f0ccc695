import { answerJobs } from '../pool/answerJobs.js';
import { playMatch } from './modelMatch.js';

answerJobs(playMatch);
