import { answerQuestions } from '@gah/ai/threads';
import { decisionGame } from './decisionGame.js';

answerQuestions(decisionGame);
