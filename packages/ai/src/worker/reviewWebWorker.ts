import { serveWorker } from './serveWorker.js';
import { reviewHere } from './reviewers.js';

serveWorker(reviewHere);
