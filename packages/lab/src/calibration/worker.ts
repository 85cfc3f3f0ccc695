import { answerQuestions } from '@gah/ai/threads';
import { calibrationGame } from './calibrationGame.js';

answerQuestions(calibrationGame);
