import type { Target } from '../../selection/target.js';
import { target } from '../../selection/target.js';

/** A row of dancers in one of the halls. */
export const rowTarget = (hall: number, row: number): Target => target('row', `${hall}-${row}`);
