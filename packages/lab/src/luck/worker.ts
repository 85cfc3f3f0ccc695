import { answerQuestions } from '@gah/ai/threads';
import { luckGame } from './luckGame.js';

answerQuestions(luckGame);
