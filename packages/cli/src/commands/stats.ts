import { gamesCsv } from '@gah/analysis';
import {
  command,
  EXIT,
  fileFailure,
  OPTIONS,
  usageFailure,
  writeLine,
  writeReport,
} from '@gah/terminal';
import { gamesIn } from '../stats/gameFiles.js';
import { reportOn, reportText } from '../stats/report.js';

const options = {
  folder: { kind: 'operand', value: 'FOLDER', help: 'a folder with saved games' },
  player: {
    kind: 'text',
    value: 'NAME',
    help: 'only this person or level of computer players, with opponents and staff cards',
  },
  lang: { ...OPTIONS.lang, help: 'language of the names' },
  json: OPTIONS.json,
  csv: { kind: 'flag', help: 'a row for every seat of every game, for spreadsheets' },
} as const;

export const stats = command(
  'Tells what a folder of saved games came to',
  options,
  ({ folder, player, lang, json, csv }, io) => {
    if (json && csv) throw usageFailure('either --json or --csv');
    const { games, problems } = gamesIn(folder, lang);
    for (const problem of problems) writeLine(io.stderr, problem);
    if (games.length === 0) throw fileFailure(`${folder} holds no saved game that can be read`);
    if (csv) io.stdout.write(gamesCsv(games));
    else {
      const report = reportOn(games, player ?? null);
      if (report.players.length === 0 && player !== undefined)
        throw usageFailure(`--player ${player}: nobody of that name has finished a game`);
      writeReport(io, json, { ...report, problems }, () =>
        reportText(report, lang, player !== undefined),
      );
    }
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
);
