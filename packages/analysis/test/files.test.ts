import { describe, expect, it } from 'vitest';
import { bgStatsLink, csvText, gamesCsv, summaryOf } from '../src/index.js';
import { GAMES, OCCASION, recordedGame } from './games.js';

describe('a table of games for spreadsheets', () => {
  it('is RFC 4180', () => {
    expect(
      csvText([
        ['a', 'b,c', 'd"e', 'f\r\ng'],
        [1, null, true, ''],
      ]),
    ).toBe('a,"b,c","d""e","f\r\ng"\r\n1,,true,\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("x","y")'])(
    'makes a name harmless that a spreadsheet would take for a formula: %s',
    (name) => {
      const setup = { ...GAMES[0].setup, names: [name, 'Leo'] };
      const csv = gamesCsv([summaryOf(recordedGame(setup), OCCASION)]);
      const cell = name.trim();
      const harmless = `'${cell}`;
      expect(csv).toContain(
        cell.includes('"') ? `,"${harmless.replaceAll('"', '""')}",` : `,${harmless},`,
      );
      expect(csvText([[-5]])).toBe('-5\r\n');
    },
  );

  it('has a row for every seat, whose sources sum up to its points', () => {
    const summaries = GAMES.map(({ setup }) => summaryOf(recordedGame(setup), OCCASION));
    const [head, ...rows] = gamesCsv(summaries)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(rows).toHaveLength(summaries.reduce((sum, { seats }) => sum + seats.length, 0));
    const column = (name: string): number => head?.indexOf(name) ?? -1;
    for (const row of rows) {
      expect(row).toHaveLength(head?.length ?? 0);
      const sources = row.filter((_, index) => head?.[index]?.startsWith('points '));
      expect(sources.reduce((sum, cell) => sum + Number(cell), 0)).toBe(
        Number(row[column('points')]),
      );
    }
  });
});

describe('the address for BG Stats', () => {
  const summary = summaryOf(recordedGame(GAMES[0].setup), OCCASION);

  it('holds the play as that app reads it', () => {
    const link = new URL(bgStatsLink(summary, ['Anna & Co', 'Leo']) ?? '');
    expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toMatchObject({
      playDate: '2026-05-17 00:00:00',
      durationMin: 45,
      game: { name: 'Grand Austria Hotel', bggId: 182874, highestWins: true },
      players: [
        { name: 'Anna & Co', score: String(summary.seats[0]?.points) },
        { name: 'Leo', winner: summary.seats[1]?.place === 1 },
      ],
    });
  });

  it('is not there before the end', () => {
    expect(bgStatsLink({ ...summary, isOver: false }, [])).toBeNull();
  });
});
