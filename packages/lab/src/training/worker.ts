import { answerQuestions } from '@gah/ai/threads';
import { playBatch } from './generation.js';

answerQuestions(playBatch);
