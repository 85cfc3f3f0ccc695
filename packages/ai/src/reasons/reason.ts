import type { CoreReason } from '../model/reason.js';
import { CORE_REASON_KINDS } from '../model/reason.js';
import type { ModuleMoveReason } from '../modules/index.js';
import { MODULE_REASON_KINDS } from '../modules/index.js';

/** Why a move is good: reasons of the game itself and of its modules. The text package has a sentence for each. */
export type MoveReason = CoreReason | ModuleMoveReason;
export const REASON_KINDS = [...CORE_REASON_KINDS, ...MODULE_REASON_KINDS] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];
