import { start } from './start.js';

await start(['soak', ...process.argv.slice(2)]);
