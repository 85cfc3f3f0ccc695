import type { GameSummary, Rival } from '@gah/analysis';
import { opponentWith } from '@gah/engine';
import type { Language } from '@gah/text';
import { difficultyName, levelName, opponentName, playerName } from '@gah/text';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** How figures of statistics are written in a language; an unknown one is a dash. */
export const formats = (
  language: Language,
): {
  readonly share: (value: number | null) => string;
  readonly points: (value: number | null) => string;
  readonly whole: (value: number | null) => string;
  readonly count: (value: number) => string;
  readonly day: (time: number | null) => string | null;
  readonly duration: (ms: number) => string;
} => {
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const halves = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const unit = (name: string): Intl.NumberFormat =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' });
  const [hours, minutes] = [unit('hour'), unit('minute')];
  const dash = (value: number | null, text: (value: number) => string): string =>
    value === null ? '–' : text(value).replace('-', '−');
  return {
    share: (value) => dash(value, (given) => share.format(given)),
    points: (value) => dash(value, (given) => tenths.format(given)),
    whole: (value) => dash(value, (given) => halves.format(Math.round(given))),
    count: (value) => halves.format(value),
    day: (time) => (time === null ? null : day.format(time)),
    duration: (ms) => {
      const all = Math.max(1, Math.round(ms / MINUTE_MS));
      const rest = minutes.format(all % HOUR_MINUTES);
      return all < HOUR_MINUTES ? rest : `${hours.format(Math.floor(all / HOUR_MINUTES))} ${rest}`;
    },
  };
};

/** Whom one has played against. */
export function rivalName(language: Language, rival: Rival, unnamed: string): string {
  switch (rival.kind) {
    case 'person':
      return rival.name === '' ? unnamed : rival.name;
    case 'computer':
      return levelName(language, rival.level);
    case 'automatic':
      return `${opponentName(language, rival.opponent)} (${difficultyName(language, rival.difficulty).toLocaleLowerCase(language)})`;
  }
}

/** Everybody at a table; a computer player without a name is known by its level. */
export function namesAt(language: Language, { seats, modules }: GameSummary): string[] {
  const people = seats.filter(({ player }) => player.kind !== 'automatic');
  const names = people.map(({ name, player }) =>
    name === '' && player.kind === 'computer' ? levelName(language, player.level) : name,
  );
  return seats.map((_, seat) => playerName(language, names, seat, opponentWith(modules)));
}
