import type { GameEvent, SeatIndex } from '@gah/engine';
import type { Language } from '@gah/text';
import { guestName, politicsName, staffName } from '@gah/text';
import type { Target } from '../../selection/target.js';
import { target } from '../../selection/target.js';
import type { Subject } from '../detail/subject.js';
import type { LogLine } from './log.js';
import type { Scene } from './scene.js';
import { seatAt } from './scene.js';

export const LOG_FILTERS = ['all', 'mine', 'scorings'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** Part of a scoring: the emperor's, one of a module, or the final one. */
function scoringsIn(lines: readonly LogLine[]): ReadonlySet<LogLine> {
  const found = new Set<LogLine>();
  let isScoring = false;
  for (const line of lines) {
    if (line.isHeading) isScoring = line.event.type !== 'roundStarted';
    else if (line.isTurn) isScoring = false;
    if (isScoring) found.add(line);
  }
  return found;
}

const isPlain = ({ isHeading, isTurn }: LogLine): boolean => !isHeading && !isTurn;

/** Headings below which nothing is left say nothing. */
const withoutEmptyHeadings = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter((line, index) => {
    if (isPlain(line)) return true;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex(({ isHeading, isTurn }) => isHeading || (line.isTurn && isTurn));
    return (end < 0 ? rest : rest.slice(0, end)).some(isPlain);
  });

/** The lines that somebody wants to read, below their headings. */
export function filtered(
  lines: readonly LogLine[],
  filter: LogFilter,
  search: string,
  own: SeatIndex,
): LogLine[] {
  const scorings = filter === 'scorings' ? scoringsIn(lines) : null;
  const sought = search.trim().toLowerCase();
  const wanted = lines.filter((line) => {
    const { isHeading, isTurn, seat, text } = line;
    if (scorings && !scorings.has(line)) return false;
    if (isHeading) return true;
    if (filter === 'mine' && seat !== own) return false;
    return isTurn || text.toLowerCase().includes(sought);
  });
  return filter === 'all' && sought === '' ? wanted : withoutEmptyHeadings(wanted);
}

/** A line in three parts, of which the one in the middle can be looked at closely. */
export interface NamedLine {
  readonly before: string;
  readonly name: string;
  readonly after: string;
  readonly subject: Subject | null;
}

interface Named {
  readonly name: string;
  readonly subject: Subject;
}

/** What a line speaks of; without a name it is the whole line. */
function namedIn(event: GameEvent, language: Language, scene: Scene): Named | null {
  switch (event.type) {
    case 'staffPlayed':
    case 'staffUsed':
    case 'staffDismissed':
    case 'bellRung':
      return {
        name: staffName(language, event.card, scene.content.edition),
        subject: { is: 'staff', card: event.card },
      };
    case 'politicsClaimed':
      return {
        name: politicsName(language, event.card),
        subject: { is: 'politics', card: event.card },
      };
    case 'emperorScoring':
    case 'tileBonus':
    case 'tilePenalty':
    case 'penaltyWarded':
      return { name: event.tile, subject: { is: 'tile', id: event.tile } };
    case 'dieTaken':
    case 'spaceUsed':
    case 'actionCopied':
      return { name: '', subject: { is: 'space', space: event.space } };
    case 'emperorStepBack':
      return { name: '', subject: { is: 'track', step: event.from } };
    default:
      if ('guest' in event)
        return {
          name: guestName(language, event.guest),
          subject: { is: 'guest', card: event.guest },
        };
      if ('room' in event && 'seat' in event)
        return { name: '', subject: { is: 'room', seat: event.seat, room: event.room } };
      return null;
  }
}

export function namedLine({ text, event }: LogLine, language: Language, scene: Scene): NamedLine {
  const named = namedIn(event, language, scene);
  const at = named && named.name !== '' ? text.indexOf(named.name) : -1;
  if (!named || at < 0)
    return { before: '', name: text, after: '', subject: named?.subject ?? null };
  return {
    before: text.slice(0, at),
    name: named.name,
    after: text.slice(at + named.name.length),
    subject: named.subject,
  };
}

/** Where on the table something lies that is looked at from elsewhere. */
export function placeOf(subject: Subject, scene: Scene): Target | null {
  const { view, own } = scene;
  switch (subject.is) {
    case 'guest': {
      const place = view.queue.indexOf(subject.card);
      if (place >= 0) return target('queue', place);
      const table = seatAt(scene, own).cafe.findIndex((guest) => guest?.card === subject.card);
      return table >= 0 ? target('table', table) : null;
    }
    case 'staff':
      return target('staff', subject.card);
    case 'politics':
      return target('politics', view.politics.indexOf(subject.card));
    case 'space':
      return target('space', subject.space);
    case 'room':
      return subject.seat === own ? target('room', subject.room) : null;
    default:
      return null;
  }
}
