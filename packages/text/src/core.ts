/** Everything but the catalogues of the languages; see the index and lazy.ts. */
export { LANGUAGES } from './language.js';
export type { ByLanguage, Language } from './language.js';
export { TERMS } from './messages/terms.js';
export type { Term } from './messages/terms.js';
export { OPPONENTS } from './messages/expansion.js';
export type { Opponent } from './messages/expansion.js';
export {
  actionName,
  ballroomName,
  celebrityName,
  colorName,
  dieName,
  difficultyName,
  editionName,
  entranceName,
  goodName,
  guestKindName,
  guestName,
  hotelSideName,
  moduleName,
  moduleText,
  opponentName,
  opponentOf,
  playerName,
  politicsName,
  rehearsalRoomName,
  rowName,
  soloHotelName,
  soloHotelText,
  staffDealName,
  staffName,
  term,
  tileName,
  timingName,
} from './names/names.js';
export { ballroomText, sectionTexts } from './cards/ballrooms.js';
export type { BallroomText, RowText } from './cards/ballrooms.js';
export { celebrityText } from './cards/celebrities.js';
export { effectText } from './cards/effects.js';
export { entranceText, tokenText } from './cards/entrances.js';
export type { EntranceText, TokenText } from './cards/entrances.js';
export { goodsText } from './cards/goods.js';
export { guestSummary, guestText } from './cards/guests.js';
export type { GuestText } from './cards/guests.js';
export { instructionText } from './cards/instructions.js';
export { politicsText } from './cards/politics.js';
export type { PoliticsText } from './cards/politics.js';
export { staffText } from './cards/staff.js';
export { tileText } from './cards/tiles.js';
export type { TileText } from './cards/tiles.js';
export { contextOf } from './play/context.js';
export type { ModuleContext, TextContext } from './play/context.js';
export { eventText } from './play/events.js';
export { moveText } from './play/moves.js';
export { costText } from './play/costs.js';
export { promptText, waitingText } from './play/prompts.js';
export type { PromptContext } from './play/prompts.js';
export { levelName, levelText } from './play/levels.js';
export { reasonText } from './play/reasons.js';
export { phaseText, roundText, sourceText, vpSourceText } from './labels.js';
export { adviceText, refusalText, remedyText, whyNotText } from './play/refusals.js';
export { packProblemText, recordProblemText, setupProblemText } from './problems.js';
