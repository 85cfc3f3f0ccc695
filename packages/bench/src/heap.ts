import { heapFigures } from './heapUse.js';

// A process of its own, started by main.ts with the flags that the figures need.
process.stdout.write(JSON.stringify(heapFigures()));
