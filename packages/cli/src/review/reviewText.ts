import type { GameReview, LuckSheet, TurningPoint } from '@gah/ai';
import { luckSum, luckVerdict } from '@gah/ai';
import type { GameState } from '@gah/engine';
import { viewOf } from '@gah/engine';
import type { Language } from '@gah/text';
import { luckText, phrases, playerName, turningPointText } from '@gah/text';
import { columns } from '@gah/terminal';

/** A review for the terminal: turning points of each seat, then luck and skill. */

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);
const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : indented([title, ...lines.map((line) => `- ${line}`)]);

function pointLines(
  review: GameReview,
  point: TurningPoint,
  states: readonly GameState[],
  language: Language,
): string[] {
  const { review: words } = phrases(language, 'review');
  const turn = review.turns[point.turn];
  const state = states.find(({ ply }) => ply === point.ply);
  if (!turn || !state) return [];
  const told = turningPointText(language, point, turn, viewOf(state, point.seat));
  return [
    `  ${told.loss}`,
    ...indented(told.doubt === null ? [] : [told.doubt]),
    ...indented([told.played, told.better]),
    ...listed(words.gains, told.gains),
    ...listed(words.instead, told.instead),
    ...indented(told.missed),
    ...indented([words.tryAgain({ ply: point.ply })]),
  ];
}

function luckLines(sheet: LuckSheet, names: readonly string[], language: Language): string[] {
  const { luck, columns: heads } = phrases(language, 'review');
  const whole = (points: number): string => String(Math.round(points));
  const table = columns([
    [heads.player, heads.start, heads.luck, heads.decisions, heads.others, heads.score],
    ...sheet.seats.map((seat) => [
      playerName(language, names, seat.seat),
      whole(seat.start),
      whole(luckSum(seat.luck)),
      whole(seat.decisions),
      whole(seat.others),
      whole(seat.final),
    ]),
  ]);
  const told = sheet.seats.flatMap(({ seat }) => {
    const { result, parts } = luckText(language, luckVerdict(sheet, seat), names, false);
    return ['', result, ...parts.map((part) => `  ${part}`)];
  });
  return [luck.title, '', table, ...told, '', ...(sheet.isOver ? [] : [luck.open]), luck.note];
}

export function reviewText(
  review: GameReview,
  states: readonly GameState[],
  language: Language,
): string {
  const { review: words } = phrases(language, 'review');
  const names = states[0]?.setup.names ?? [];
  const seats = review.seats.flatMap((seat) => {
    const own = review.turns.filter((turn) => turn.seat === seat);
    const errors = own.filter(({ verdict }) => verdict === 'error').length;
    const name = playerName(language, names, seat);
    const points = review.turningPoints.filter((point) => point.seat === seat);
    return [
      words.counts({ name, errors, turns: own.length }),
      ...points.flatMap((point) => ['', ...pointLines(review, point, states, language)]),
      '',
    ];
  });
  return [
    words.title,
    '',
    ...(review.isComplete ? [] : [words.unfinished, '']),
    ...seats,
    ...(review.luck ? luckLines(review.luck, names, language) : []),
  ].join('\n');
}
