import type { GameState } from '@gah/engine';
import { scoreSheets, VP_SOURCES } from '@gah/engine';
import type { Language } from '@gah/text';
import { playerName, term, vpSourceText } from '@gah/text';
import { columns } from '../columns.js';

/** The points of a finished game by source, a column for each player. */
export function scoreTable(state: GameState, language: Language): string {
  const sheets = scoreSheets(state);
  const row = (label: string, points: readonly number[]): string[] => [
    label,
    ...points.map(String),
  ];
  return columns(
    [
      [
        term(language, 'victoryPoints'),
        ...sheets.map(({ seat }) => playerName(language, state.setup.names, seat)),
      ],
      ...VP_SOURCES.map((source) =>
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
