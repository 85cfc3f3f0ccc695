import { heapFigures } from './heapUse.js';

// A process of its own, started by the command with the flags that the figures need.
process.stdout.write(JSON.stringify(heapFigures()));
