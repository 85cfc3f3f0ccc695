import { startProgram } from '@gah/terminal';
import { LAB } from './index.js';

await startProgram(LAB);
// What a trial has started need not have ended.
process.exit();
