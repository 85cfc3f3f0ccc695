/** What the laboratory does otherwise with one module. */
export { MEASURES_ALONE } from './solo/measuresAlone.js';
export { SOAK_ALONE } from './solo/soakAlone.js';
export { winsAlone, winsAloneOf } from './solo/winsAlone.js';
export type { WinsAlone } from './solo/winsAlone.js';
