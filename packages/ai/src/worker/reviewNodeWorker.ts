import { answerQuestions } from '../threads/node.js';
import { reviewHere } from './reviewers.js';

answerQuestions(reviewHere);
