import { replyTo } from './replyTo.js';
import { serveWorker } from './serveWorker.js';

serveWorker(replyTo);
