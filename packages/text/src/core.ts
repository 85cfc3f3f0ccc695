/** Everything but the catalogues of the languages; see the index and lazy.ts. */
export { LANGUAGES } from './language.js';
export type { Language } from './language.js';
export { phrases } from './catalogue/phrases.js';
export { isProvided, provide } from './catalogue/store.js';
export type { Messages, Section } from './catalogue/store.js';
export type { Sections } from '../catalogue/types.js';
export type { Term } from './names/words.js';
export {
  guestName,
  namedGuest,
  namedStaff,
  politicsName,
  staffName,
  tileName,
} from './names/cards.js';
export { opponentName, playerName } from './names/players.js';
export * from './modules/index.js';
export {
  actionName,
  colorName,
  dieName,
  editionName,
  goodName,
  guestKindName,
  hotelSideName,
  moduleName,
  moduleText,
  staffDealName,
  term,
  timingName,
} from './names/words.js';
export { effectText } from './cards/effects.js';
export { goodsText } from './cards/goods.js';
export { guestSummary, guestText } from './cards/guests.js';
export type { GuestText } from './cards/guests.js';
export { politicsText } from './cards/politics.js';
export type { PoliticsText } from './cards/politics.js';
export { staffText } from './cards/staff.js';
export { tileText } from './cards/tiles.js';
export type { TileText } from './cards/tiles.js';
export { cardName } from './play/cardName.js';
export { causeText } from './play/causes.js';
export { contextOf } from './play/context.js';
export type { PromptContext, TextContext } from './play/context.js';
export { eventText } from './play/events.js';
export { headingText } from './play/headings.js';
export { moveText } from './play/moves.js';
export { billText, costText, termsText } from './play/costs.js';
export { lessText, planText } from './play/plan.js';
export type { TableScene } from './play/tableLines.js';
export { promptText, waitingText } from './play/prompts.js';
export { levelName, levelText } from './play/levels.js';
export { reasonText } from './play/reasons.js';
export { lossText, luckText, missedText, turningPointText } from './play/review.js';
export type { LuckText, TurningPointText } from './play/review.js';
export { phaseText, roundText, sourceText, vpSourceText } from './labels.js';
export { adviceText, refusalText, remedyText, whyNotText } from './play/refusals.js';
export { packProblemText, recordProblemText, setupProblemText } from './problems.js';
