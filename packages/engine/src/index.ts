/**
 * The rules of Grand Austria Hotel: pure functions over plain data, seeded randomness, no dependency. See
 * docs/engine.md for the contract and an example.
 *
 * @packageDocumentation
 */
export {
  createGame,
  moves,
  pending,
  play,
  refusalOf,
  startGame,
  undoTarget,
} from './api/engine.js';
export type { Pending, Played } from './api/engine.js';
export { contentOf } from './game/contexts.js';
export { parseSetup, SETUP_PROBLEMS, SetupError } from './flow/setup.js';
export type { SetupInput, SetupProblem } from './flow/setup.js';
export { asMove, makeMove, MOVE_KINDS, parseMove, sameMove } from './model/moves.js';
export type { Move, MoveKind, MoveOf, SufferOption } from './model/moves.js';
export { REASON_CODES, REFUSAL_CODES } from './model/reasonCodes.js';
export type { ReasonCode, RefusalCode } from './model/reasonCodes.js';
export { CHOICES, HELPS } from './model/reasons.js';
export type { Choice, Help, Reason, ReasonOf, Refusal, Remedy, RemedyOf } from './model/reasons.js';
export { concerns, thingsOf } from './questions/things.js';
export type { Thing, ThingKind, ThingOf } from './model/things.js';
export { whyNot } from './questions/whyNot.js';
export type { Wish } from './questions/whyNot.js';
export { eventsFor, PAYMENT_REASONS } from './model/events.js';
export type {
  GameEvent,
  GameEventType,
  HiddenCards,
  PaymentReason,
  Viewer,
} from './model/events.js';
export { viewOf } from './api/view.js';
export type { GameView } from './api/view.js';
export { decksOf, openViewOf } from './api/openView.js';
export type { Decks } from './api/openView.js';
export type { ModuleViews } from './modules/types.js';
export type { DraftPosition, MaybeCard, Position, SeatPosition } from './model/position.js';
export { sampleHidden } from './api/sample.js';
export {
  claimVp,
  conditionProgress,
  count,
  objectiveProgress,
  ownObjectives,
} from './questions/amounts.js';
export type { ObjectiveProgress } from './questions/amounts.js';
export type { ConditionProgress } from './model/effect.js';
export {
  ballroomOutlooks,
  danceRows,
  hasChampagne,
  nextDancerSpace,
  nextHall,
  rowBonusTimes,
} from './modules/ballrooms/questions.js';
export type { BallroomOutlook, DanceRow, DanceSpace } from './modules/ballrooms/questions.js';
export {
  columnsOf,
  floorsOf,
  groupBonusesOf,
  groupsCompletedBy,
  groupsOf,
} from './questions/house.js';
export type { GroupProgress, RoomLine } from './questions/house.js';
export { ordersOf } from './questions/orders.js';
export type { Order } from './questions/orders.js';
export { isAutomatic } from './questions/people.js';
export { spacesGiving } from './questions/spaces.js';
export { goodsOfSpace } from './rules/actionSpaces.js';
export { preview } from './api/preview.js';
export type { Preview } from './api/preview.js';
export type { LossMeans } from './flow/penalties.js';
export { verdictAt } from './flow/emperor.js';
export type { Verdict } from './flow/emperor.js';
export { priceOf, spaceTerms, strengthOf } from './questions/prices.js';
export type { Price, SpaceTerms, Strength } from './questions/prices.js';
export { CURRENCIES, PRICE_PARTS, STRENGTH_PARTS } from './rules/priceParts.js';
export type {
  Currency,
  PricePart,
  PricePartName,
  StrengthPart,
  StrengthPartName,
} from './rules/priceParts.js';
export { emperorOutlook, scoringsOfSpace } from './questions/scorings.js';
export type { EmperorOutlook, PenaltyOutlook, ScoringOfSpace } from './questions/scorings.js';
export {
  isLastTurnBeforeScoring,
  nextEmperorScoring,
  nextToPlay,
  scoringAhead,
  turnNow,
  turnsOf,
} from './questions/time.js';
export { turnsLeft, turnsLeftInRound } from './flow/turnOrder.js';
export type { NextScoring, Turns } from './questions/time.js';
export { pointsNow, scoreSheets, winners } from './questions/score.js';
export type { ScoreSheet } from './questions/score.js';
export { LOSS_PER_GUEST } from './flow/finalScoring.js';
export type { FinalPoints, StaffPoints } from './flow/finalScoring.js';
export { fromRecord, playback, replay, undo } from './records/playback.js';
export { RECORD_PROBLEMS, RecordError } from './records/problems.js';
export type { RecordProblem } from './records/problems.js';
export {
  generatorOfRules,
  isReadable,
  parseRecord,
  RULES_VERSION,
  toRecord,
} from './records/record.js';
export type { GameRecord } from './records/record.js';
export { playRecorded } from './records/recorded.js';
export type { PlaybackStep, ReadMove } from './records/recorded.js';
export { RecordReplay } from './records/recordReplay.js';
export {
  decodeRecordLink,
  encodeRecordLink,
  LINK_PROBLEMS,
  LONGEST_TO_SEND,
} from './records/link/recordLink.js';
export type { LinkProblem, ReadLink } from './records/link/recordLink.js';
export { headingAt, headingsOf, strideFrom } from './records/headings.js';
export type { Heading, Stride } from './records/headings.js';
export type { Perspective, ReplayFrame, ReplaySource, ReplayStep } from './records/replaySource.js';
export { stateHash, textHash } from './api/hash.js';
export { randomInt, rngFor, shuffle } from './random/rng.js';
export type { Generator, Rng } from './random/rng.js';
export { seedRng } from './random/small.js';
export type { RngState } from './random/small.js';
export { PHASES } from './model/state.js';
export type { CafeGuest, Draft, GameSetup, GameState, Phase, SeatState } from './model/state.js';
export type { BenefitItem, BenefitPart, Task, TaskKind, TaskOf, TurnTask } from './model/tasks.js';
export { isOptional as isOptionalBenefit } from './effects/declining.js';
export { GAINS } from './model/effect.js';
export type {
  Ability,
  BellCondition,
  Cause,
  Countable,
  DieReaction,
  Effect,
  EffectKind,
  EffectOf,
  FinalScoring,
  Gain,
  GoodsToSpend,
  Penalty,
  UseCost,
} from './model/effect.js';
export {
  contentFor,
  emperorTile,
  guestCard,
  hotelPlan,
  politicsCard,
  staffCard,
} from './content/content.js';
export type {
  Content,
  EditionOptions,
  EmperorTile,
  GuestCard,
  PoliticsCard,
  StaffCard,
} from './content/content.js';
export {
  GUEST_IDS,
  GUEST_NUMBERS,
  guestId,
  POLITICS_IDS,
  POLITICS_NUMBERS,
  politicsId,
  STAFF_IDS,
  STAFF_NUMBERS,
  staffId,
  TILE_IDS,
} from './content/cards.js';
export type { GuestId, PoliticsId, StaffId, TileId } from './content/cards.js';
export { parseDataPack } from './content/pack.js';
export type { DataPack } from './content/pack.js';
export { DataPackError, PACK_PROBLEMS } from './content/packChecks.js';
export type { PackEffect, PackProblem } from './content/packChecks.js';
export { packEffectOf } from './content/packEffectOf.js';
export {
  CAFE_TABLES,
  DICE_BY_SEATS,
  EMPEROR_BONUS_FROM,
  EMPEROR_ROUNDS,
  LAST_EMPEROR_SPACE,
  MOST_TABLES,
  printedGroupBonus,
} from './content/boards.js';
export type { BoardValues } from './content/boards.js';
export { LODGINGS, SOURCES } from './content/records.js';
export type { Lodging, Source } from './content/records.js';
export { BALLROOMS_IN_PLAY, NO_DANCER_VP, ROWS } from './modules/ballrooms/content/halls.js';
export type {
  Ballroom,
  BallroomKey,
  BallroomScoring,
  RehearsalRoom,
  RehearsalRoomKey,
  Row,
} from './modules/ballrooms/content/halls.js';
export {
  CELEBRITIES,
  CELEBRITY_KEYS,
  CELEBRITY_VP,
} from './modules/celebrities/content/celebrities.js';
export type { Celebrity, CelebrityKey } from './modules/celebrities/content/celebrities.js';
export {
  ALL_POLITICS_VP,
  ENTRANCE_KEYS,
  ENTRANCES,
  FIRST_ROOM_BONUS,
  PERSONAL_POLITICS_VP,
  PILE_VP,
  SECOND_DIE_BONUS,
} from './modules/entrances/content/entrances.js';
export type { DoveToken, Entrance, EntranceKey } from './modules/entrances/content/entrances.js';
export { WITH_SOLO_HOTEL } from './modules/lists.js';
export { KEY_EFFECTS, KRONES_BY_POSITION } from './modules/startPlayer/content/masterKey.js';
export {
  ELISABETH,
  instructionCard,
  LEOPOLD,
  opponentWith,
  SOLO_HOTELS,
} from './modules/solo/content/instructions.js';
export { STEPS_TO_CLAIM as SOLO_STEPS } from './modules/solo/politics.js';
export type {
  InstructionCard,
  Opponent,
  SoloExtra,
  SoloGuest,
  SoloHotelKey,
} from './modules/solo/content/instructions.js';
export {
  byFloor,
  columnMask,
  COLUMN_MASKS,
  columnOf,
  COLUMNS,
  countRooms,
  floorMask,
  FLOOR_MASKS,
  floorOf,
  FLOORS,
  GROUND_FLOOR,
  hasRoom,
  ROOMS,
  roomsForColor,
  roomsOf,
  TOP_FLOOR,
} from './model/hotel.js';
export type { ByFloor, Floor, Hotel, RoomGroup, RoomMask } from './model/hotel.js';
export { dancersOn } from './modules/ballrooms/dancing.js';
export { freeRooms } from './rules/rooms.js';
export { TURNS_PER_ROUND } from './flow/turnOrder.js';
export * from './model/vocabulary.js';
export { addTo, countOf } from './util/counting.js';
export { at } from './util/lists.js';
