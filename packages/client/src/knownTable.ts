import type { DataPack, SeatIndex } from '@gah/engine';
import type {
  ChatLine,
  ClockNow,
  GameNow,
  LogStep,
  PresenceNow,
  ServerMessage,
  ServerMessageOf,
  TableInfo,
} from '@gah/protocol';
import { withDataPack } from '@gah/protocol';

/** A clock with the moment at which it was read here, by this device's own clock. */
export interface ReadClock extends ClockNow {
  readonly readAt: number;
}

/** All that this client has been told of a table. Never changes; a new one replaces it. */
export interface KnownTable {
  readonly seq: number;
  readonly info: TableInfo;
  /** The own seat; null for a spectator. */
  readonly seat: SeatIndex | null;
  readonly game: GameNow | null;
  /** Printed values of the table's own; told once for each connection. */
  readonly dataPack: DataPack | null;
  /** What the moves brought about; perhaps only the latest until the log has been asked for. */
  readonly steps: readonly LogStep[];
  readonly clock: ReadClock | null;
  readonly presence: PresenceNow;
  readonly chat: readonly ChatLine[];
}

/** How a message came. */
export interface Arrival {
  /** By this device's own clock. */
  readonly at: number;
  /** Nothing was told on this connection before. */
  readonly isFresh: boolean;
}

export interface Reduction {
  /** Null before the first welcome. */
  readonly table: KnownTable | null;
  /** Something that was told before has not arrived: the present state must be asked for. */
  readonly isBehind: boolean;
}

/** The table after a message. Late and doubled messages leave it as it is. */
export function afterMessage(
  before: KnownTable | null,
  message: ServerMessage,
  { at, isFresh }: Arrival,
): Reduction {
  if (message.type === 'welcome')
    return { table: afterWelcome(before, message, at, isFresh), isBehind: false };
  if (!before) return { table: null, isBehind: false };
  switch (message.type) {
    case 'step':
      return afterStep(before, message, at);
    case 'chat':
      return afterChat(before, message.line);
    case 'presence':
      return { table: { ...before, presence: message.presence }, isBehind: false };
    case 'log':
      return { table: withLog(before, message), isBehind: false };
    case 'pong':
    case 'refused':
      // The last step of all can only be missed in this way.
      return { table: before, isBehind: message.seq > before.seq };
    case 'ack':
    case 'bye':
      return { table: before, isBehind: false };
  }
}

/** Whether the log reaches from the set-up to the present. */
export const isLogWhole = ({ steps, game }: KnownTable): boolean =>
  game === null || (steps[0]?.ply === 0 && reaches(steps, game));

const reaches = (steps: readonly LogStep[], { view: { ply } }: GameNow): boolean =>
  steps.length === ply + 1 && steps.at(-1)?.ply === ply;

const readClock = (clock: ClockNow | null, readAt: number): ReadClock | null =>
  clock && { ...clock, readAt };

/** Somebody at this table can move now. */
export const hasMoves = (table: KnownTable | null | undefined): boolean =>
  !!table?.game && table.game.moves.length > 0;

/** The number of the latest line; 0 before the first. */
export const lastLine = (chat: readonly ChatLine[]): number => chat.at(-1)?.n ?? 0;

function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const fresh = lines.filter(({ n }) => n > lastLine(known));
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** What is known of the log and what was missed of it, which perhaps came already. */
function withMissed(
  known: readonly LogStep[],
  missed: readonly LogStep[],
  game: GameNow | null,
): readonly LogStep[] {
  const first = missed[0]?.ply ?? (game?.view.ply ?? -1) + 1;
  return [...known.filter(({ ply }) => ply < first), ...missed];
}

/** Within a connection a welcome that steps have overtaken changes nothing; a new one is the truth. */
function afterWelcome(
  before: KnownTable | null,
  { snapshot, missed }: ServerMessageOf<'welcome'>,
  readAt: number,
  isFresh: boolean,
): KnownTable {
  const chat = withLines(before?.chat ?? [], snapshot.chat);
  if (before && !isFresh && snapshot.seq < before.seq)
    return chat === before.chat ? before : { ...before, chat };
  const { seq, table, seat, game, clock, presence } = snapshot;
  const dataPack = before?.dataPack ?? snapshot.dataPack ?? null;
  return {
    seq,
    info: table,
    seat,
    game: game && withDataPack(game, dataPack),
    dataPack,
    steps: missed ? withMissed(before?.steps ?? [], missed, game) : [],
    clock: readClock(clock, readAt),
    presence,
    chat,
  };
}

function stepsAfter(
  steps: readonly LogStep[],
  { entry, events }: ServerMessageOf<'step'>,
  { view: { ply, round } }: GameNow,
): readonly LogStep[] {
  if (entry.kind === 'undone') return steps.filter((step) => step.ply <= ply);
  const seat = entry.kind === 'moved' ? entry.seat : null;
  return [...steps, { ply, seat, round, events }];
}

function afterStep(
  before: KnownTable,
  message: ServerMessageOf<'step'>,
  readAt: number,
): Reduction {
  const { seq, game, table, clock } = message;
  if (seq <= before.seq) return { table: before, isBehind: false };
  if (seq > before.seq + 1) return { table: before, isBehind: true };
  const after: KnownTable = {
    ...before,
    seq,
    info: table ?? before.info,
    game: game ? withDataPack(game, before.dataPack) : before.game,
    steps: game ? stepsAfter(before.steps, message, game) : before.steps,
    clock: readClock(clock, readAt),
  };
  return { table: after, isBehind: false };
}

function afterChat(before: KnownTable, line: ChatLine): Reduction {
  const isGap = line.n > lastLine(before.chat) + 1;
  if (isGap || line.n <= lastLine(before.chat)) return { table: before, isBehind: isGap };
  return { table: { ...before, chat: [...before.chat, line] }, isBehind: false };
}

/** With the whole log, if that is of the same moment. */
const withLog = (
  before: KnownTable,
  { seq, steps }: Pick<ServerMessageOf<'log'>, 'seq' | 'steps'>,
): KnownTable => (seq === before.seq && steps[0]?.ply === 0 ? { ...before, steps } : before);
