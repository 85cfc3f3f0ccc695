import { answerJobs } from '../pool/answerJobs.js';
import { playGame } from './game.js';

answerJobs(playGame);
