/** What the laboratory does otherwise with one module. */
export { SOAK_ALONE } from './solo/soakAlone.js';
export { winsAlone, winsAloneOf } from './solo/winsAlone.js';
export type { WinsAlone } from './solo/winsAlone.js';
