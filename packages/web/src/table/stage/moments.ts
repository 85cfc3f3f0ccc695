import type { GameEvent, GameEventType, SeatIndex, TileId, Verdict } from '@gah/engine';
import { emperorTile, ROUNDS, turnsOf, verdictAt } from '@gah/engine';
import { contextOf } from '@gah/text';
import { effectsTokens, penaltyTokens } from '../../cards/effectTokens.js';
import type { Token } from '../../cards/token.js';
import { die } from '../../cards/token.js';
import { MODULE_MOMENTS } from '../../modules/index.js';
import type { PlayedStep } from '../../session/timeline.js';
import { logLines } from '../model/log.js';
import type { TableView } from '../tableView.svelte.js';

/** What must be known of a table to tell its moments. */
export type StageTable = Pick<
  TableView,
  'session' | 'scene' | 'words' | 'language' | 'nameOf' | 'isAutomatic'
>;

/** What a moment brings to a seat. */
export interface MomentRow {
  readonly seat: SeatIndex;
  readonly vp: number;
  /** Bonus or penalty. */
  readonly tokens: readonly Token[];
  /** On the emperor's track. */
  readonly way?: { readonly from: number; readonly to: number; readonly verdict: Verdict };
  /** What else happened to the seat at once. */
  readonly detail: string;
}

/** Something that deserves more than a line in the log. */
export interface Moment {
  readonly id: string;
  readonly type: GameEventType;
  /** Whose it is; null where it concerns everybody. */
  readonly seat: SeatIndex | null;
  readonly title: string;
  readonly detail: string;
  readonly tokens: readonly Token[];
  readonly rows: readonly MomentRow[];
  /** The seats in the order of their turns. */
  readonly order: readonly SeatIndex[];
  /** The tile that is scored. */
  readonly tile: TileId | null;
}

/** Great ones take the middle of the table, the others come as a note at its edge. */
export type Rank = 'great' | 'note';

const RANKS: Partial<Record<GameEventType, Rank>> = {
  roundStarted: 'great',
  emperorScoring: 'great',
  politicsClaimed: 'note',
  groupCompleted: 'note',
  ...MODULE_MOMENTS,
};

export const rankOf = ({ type }: Pick<Moment, 'type'>): Rank => RANKS[type] ?? 'note';

type Facts = Partial<Pick<Moment, 'title' | 'detail' | 'tokens' | 'rows' | 'order' | 'tile'>>;

/** The events that follow a moment until the next one, if it is a great one. */
function aftermath(events: readonly GameEvent[], index: number): readonly GameEvent[] {
  const rest = events.slice(index + 1);
  const end = rest.findIndex(({ type }) => RANKS[type] === 'great');
  return end < 0 ? rest : rest.slice(0, end);
}

const ofSeat = (events: readonly GameEvent[], seat: SeatIndex): GameEvent[] =>
  events.filter((event) => 'seat' in event && event.seat === seat);

function roundFacts(
  table: StageTable,
  event: Extract<GameEvent, { type: 'roundStarted' }>,
  after: readonly GameEvent[],
): Facts {
  const { stage } = table.words;
  const { view } = table.session.now;
  const rolled = after.find(({ type }) => type === 'diceRolled');
  const dice = rolled?.type === 'diceRolled' ? rolled.dice : [];
  const turns = view.seats.flatMap((_, seat) =>
    turnsOf(view, seat).numbers.map((number) => ({ seat, number })),
  );
  return {
    title:
      event.round === ROUNDS
        ? stage.lastRound
        : stage.round({ round: event.round, rounds: ROUNDS }),
    detail: stage.begins({ name: table.nameOf(event.startSeat) }),
    tokens: dice.flatMap((amount, index) => Array.from({ length: amount }, () => die(index + 1))),
    order: turns.sort((a, b) => a.number - b.number).map(({ seat }) => seat),
  };
}

/** Said by the columns of the row itself. */
const IN_ROW: readonly GameEventType[] = ['emperorStepBack', 'tileBonus', 'tilePenalty'];
const isOnTrack = (event: GameEvent): boolean =>
  IN_ROW.includes(event.type) || (event.type === 'vpGained' && event.cause.source === 'track');

function scoringRow(
  table: StageTable,
  step: PlayedStep,
  seat: SeatIndex,
  after: readonly GameEvent[],
  tileId: TileId,
): MomentRow {
  const own = ofSeat(after, seat);
  const back = own.find(({ type }) => type === 'emperorStepBack');
  // Whoever stands on the first space stays there.
  const { from, to } = back?.type === 'emperorStepBack' ? back : { from: 0, to: 0 };
  const vp = own.reduce(
    (sum, event) =>
      event.type === 'vpGained' && event.cause.source === 'track' ? sum + event.amount : sum,
    0,
  );
  const verdict = table.isAutomatic(seat) ? 'nothing' : verdictAt(to);
  const tile = emperorTile(table.scene.content, tileId);
  const brought = { bonus: effectsTokens(tile.bonus), penalty: penaltyTokens(tile.penalty) };
  return {
    seat,
    way: { from, to, verdict },
    vp,
    tokens: verdict === 'nothing' ? [] : brought[verdict],
    detail: linesOf(table, { ...step, events: own.filter((event) => !isOnTrack(event)) })
      .map(({ text }) => text)
      .join(' '),
  };
}

const linesOf = (table: StageTable, step: PlayedStep): ReturnType<typeof logLines> =>
  logLines([step], table.language, contextOf(table.session.now.view, table.scene.content));

/** The points that each seat gets or loses, where it does. */
function pointRows(table: StageTable, after: readonly GameEvent[]): MomentRow[] {
  return table.session.now.view.seats.flatMap((_, seat) => {
    const amounts = ofSeat(after, seat).flatMap((event) =>
      event.type === 'vpGained' ? [event.amount] : [],
    );
    if (amounts.length === 0) return [];
    const vp = amounts.reduce((total, amount) => total + amount, 0);
    return [{ seat, vp, tokens: [], detail: '' }];
  });
}

function factsOf(table: StageTable, step: PlayedStep, index: number): Facts {
  const event = step.events[index];
  const after = aftermath(step.events, index);
  if (!event || RANKS[event.type] !== 'great') return {};
  if (event.type === 'roundStarted') return roundFacts(table, event, after);
  if (event.type !== 'emperorScoring') return { rows: pointRows(table, after) };
  return {
    title: table.words.stage.scoring({ round: event.round }),
    tile: event.tile,
    rows: table.session.now.view.seats.map((_, seat) =>
      scoringRow(table, step, seat, after, event.tile),
    ),
  };
}

const NOTHING_ELSE = { detail: '', rows: [], order: [], tile: null } as const;

/** The moments of a step, in their order. */
export function momentsOf(table: StageTable, step: PlayedStep): Moment[] {
  const lines = new Map(linesOf(table, step).map((line) => [line.id, line]));
  return step.events.flatMap((event, index): Moment[] => {
    const line = lines.get(`${step.ply}-${index}`);
    if (!RANKS[event.type] || !line) return [];
    const { id, text: title, tokens } = line;
    const seat = 'seat' in event ? event.seat : null;
    const plain = { id, type: event.type, seat, title, tokens };
    return [{ ...NOTHING_ELSE, ...plain, ...factsOf(table, step, index) }];
  });
}

/** What is shown at once: a great moment, or all notes until the next one. */
export type Act = readonly [Moment, ...Moment[]];

export function actsOf(moments: readonly Moment[]): Act[] {
  const acts: [Moment, ...Moment[]][] = [];
  for (const moment of moments) {
    const last = acts.at(-1);
    if (last && rankOf(moment) === 'note' && rankOf(last[0]) === 'note') last.push(moment);
    else acts.push([moment]);
  }
  return acts;
}
