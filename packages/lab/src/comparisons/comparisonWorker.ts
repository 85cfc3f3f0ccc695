import { answerQuestions } from '@gah/ai/threads';
import { compareBatch } from './comparisonBatch.js';

answerQuestions(compareBatch);
