import { startProgram } from '@gah/terminal';
import { LAB } from './index.js';

await startProgram(LAB);
