import { answerQuestions } from '@gah/ai/threads';
import { playMatch } from './modelMatch.js';

answerQuestions(playMatch);
