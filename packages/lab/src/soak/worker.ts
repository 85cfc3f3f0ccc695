import { answerQuestions } from '@gah/ai/threads';
import { playBatch } from './batch.js';

answerQuestions(playBatch);
