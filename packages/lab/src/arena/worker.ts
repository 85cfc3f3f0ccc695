import { answerQuestions } from '@gah/ai/threads';
import { playGame } from './game.js';

answerQuestions(playGame);
