import type { GameState } from '@gah/engine';
import { scoreSheets, VP_SOURCES } from '@gah/engine';
import type { Language } from '@gah/text';
import { term, vpSourceText } from '@gah/text';
import { columns, playersOf } from '@gah/terminal';

/** The points of a finished game by source, a column for each player. */
export function scoreTable(state: GameState, language: Language): string {
  const sheets = scoreSheets(state);
  const players = playersOf(state, language);
  const row = (label: string, points: readonly number[]): string[] => [
    label,
    ...points.map(String),
  ];
  return columns(
    [
      [term(language, 'victoryPoints'), ...sheets.map(({ seat }) => players[seat] ?? '')],
      ...VP_SOURCES.filter((source) => sheets.some(({ bySource }) => bySource[source] !== 0)).map(
        (source) =>
          row(
            vpSourceText(language, source),
            sheets.map(({ bySource }) => bySource[source]),
          ),
      ),
      row(
        term(language, 'total'),
        sheets.map(({ total }) => total),
      ),
    ],
    { indent: 2, right: (column) => column > 0 },
  );
}
