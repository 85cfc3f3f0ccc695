import type { DataPack, SeatIndex } from '@gah/engine';
import type {
  ChatLine,
  ClockNow,
  GameNow,
  LogStep,
  Presence,
  ServerMessageOf,
  TableInfo,
} from '@gah/protocol';
import { withDataPack } from '@gah/protocol';

/** A clock with the moment at which it was read here, by this device's own clock. */
export interface ReadClock extends ClockNow {
  readonly readAt: number;
}

/** All that this client has been told of a table. Never changes; a new one replaces it. */
export interface TableNow {
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
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

/** A table whose game has begun. */
export type PlayingNow = TableNow & { readonly game: GameNow };

const readClock = (clock: ClockNow | null, readAt: number): ReadClock | null =>
  clock && { ...clock, readAt };

const withLines = (known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => {
  const last = known.at(-1)?.n ?? 0;
  const fresh = lines.filter(({ n }) => n > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
};

/** Whether the log reaches from the set-up to the present. */
export const isLogWhole = ({ steps, game }: TableNow): boolean =>
  game === null ||
  (steps[0]?.ply === 0 &&
    steps.length === game.view.ply + 1 &&
    steps.at(-1)?.ply === game.view.ply);

/** The table as a welcome tells it; one that steps have overtaken changes nothing. */
export function afterWelcome(
  before: TableNow | null,
  { snapshot, missed }: ServerMessageOf<'welcome'>,
  readAt: number,
): TableNow {
  if (before && snapshot.seq < before.seq) return before;
  const { seq, table, seat, game, clock, presence, chat } = snapshot;
  const dataPack = before?.dataPack ?? snapshot.dataPack ?? null;
  return {
    seq,
    info: table,
    seat,
    game: game && withDataPack(game, dataPack),
    dataPack,
    steps: missed ? [...(before?.steps ?? []), ...missed] : [],
    clock: readClock(clock, readAt),
    presence,
    chat: withLines(before?.chat ?? [], chat),
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

/** The table after the next entry; null when entries between are missing. */
export function afterStep(
  before: TableNow,
  message: ServerMessageOf<'step'>,
  readAt: number,
): TableNow | null {
  const { seq, game, table, clock } = message;
  if (seq <= before.seq) return before;
  if (seq > before.seq + 1) return null;
  return {
    ...before,
    seq,
    info: table ?? before.info,
    game: game ? withDataPack(game, before.dataPack) : before.game,
    steps: game ? stepsAfter(before.steps, message, game) : before.steps,
    clock: readClock(clock, readAt),
  };
}

/** The table with its whole log, if that is of the same moment. */
export const withLog = (
  before: TableNow,
  { seq, steps }: Pick<ServerMessageOf<'log'>, 'seq' | 'steps'>,
): TableNow => (seq === before.seq ? { ...before, steps } : before);

export const withChat = (before: TableNow, line: ChatLine): TableNow => ({
  ...before,
  chat: withLines(before.chat, [line]),
});

export const withPresence = (before: TableNow, presence: Presence): TableNow => ({
  ...before,
  presence,
});
