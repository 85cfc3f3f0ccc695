import { answerJobs } from '../answerJobs.js';
import { playGame } from './game.js';

answerJobs(playGame);
