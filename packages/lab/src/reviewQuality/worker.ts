import { answerQuestions } from '@gah/ai/threads';
import { qualityGame } from './qualityGame.js';

answerQuestions(qualityGame);
