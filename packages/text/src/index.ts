/** Names, card texts, prompts, labels and log lines in English, German and Russian. */
export { LANGUAGES } from './language.js';
export type { ByLanguage, Language } from './language.js';
export { TERMS } from './messages/terms.js';
export type { Term } from './messages/terms.js';
export {
  actionName,
  colorName,
  editionName,
  goodName,
  guestKindName,
  guestName,
  hotelSideName,
  playerName,
  politicsName,
  staffDealName,
  staffName,
  term,
  tileName,
  timingName,
} from './names/names.js';
export { effectText } from './cards/effects.js';
export { goodsText } from './cards/goods.js';
export { guestSummary, guestText } from './cards/guests.js';
export type { GuestText } from './cards/guests.js';
export { politicsText } from './cards/politics.js';
export type { PoliticsText } from './cards/politics.js';
export { staffText } from './cards/staff.js';
export { tileText } from './cards/tiles.js';
export type { TileText } from './cards/tiles.js';
export { contextOf } from './play/context.js';
export type { TextContext } from './play/context.js';
export { eventText } from './play/events.js';
export { moveText } from './play/moves.js';
export { promptText, waitingText } from './play/prompts.js';
export { phaseText, roundText, sourceText, vpSourceText } from './labels.js';
export { packProblemText, recordProblemText, refusalText, setupProblemText } from './problems.js';
