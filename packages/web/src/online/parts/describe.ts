import { isAlone } from '@gah/engine';
import type { TableInfo } from '@gah/protocol';
import type { Language } from '@gah/text';
import {
  difficultyName,
  editionName,
  hotelSideName,
  levelName,
  moduleName,
  staffDealName,
} from '@gah/text';
import type { PageWords } from '../../i18n/words.svelte.js';
import { firstForm } from '../../start/form.js';
import type { OnlineWords } from './onlineWords.js';

const SECONDS = 60;

/** Who opened the table, or whoever sits there. */
export function hostName({ host, seats }: TableInfo): string {
  const holder = host === null ? undefined : seats[host];
  if (holder?.kind === 'person') return holder.name;
  return seats.find((seat) => seat.kind === 'person')?.name ?? '';
}

export const titleOf = (info: TableInfo, words: OnlineWords): string =>
  info.title ?? words.lobby.tableOf({ name: hostName(info) });

export const freeSeats = ({ seats }: TableInfo): number =>
  seats.filter(({ kind }) => kind === 'open').length;

export function clockText({ clock }: TableInfo, { clockOf }: OnlineWords): string {
  switch (clock.kind) {
    case 'none':
      return clockOf.none;
    case 'live':
      return clockOf.live({
        minutes: clock.perTurnSeconds / SECONDS,
        reserve: clock.reserveSeconds / SECONDS,
      });
    case 'relaxed':
      return clockOf.relaxed({ days: clock.perTurnDays });
  }
}

/** What is played, in a few words. */
export function optionTexts(
  language: Language,
  { start }: PageWords,
  { seats, options, hasDataPack }: TableInfo,
): string[] {
  const usual = firstForm();
  const {
    edition = usual.edition,
    hotel = usual.hotel,
    staff = 'random',
    modules = [],
    promos = false,
    difficulty = null,
  } = options;
  const alone = isAlone(seats.length);
  return [
    alone ? start.alone : start.seats({ count: seats.length }),
    hotelSideName(language, hotel),
    ...(alone ? [] : [staffDealName(language, staff)]),
    ...(alone && difficulty !== null ? [difficultyName(language, difficulty)] : []),
    ...modules.map((module) => moduleName(language, module)),
    ...(promos === false ? [] : [promos === 'box' ? start.boxPromos : start.promos]),
    ...(hasDataPack ? [start.dataPack] : []),
    ...(edition === usual.edition ? [] : [editionName(language, edition)]),
  ];
}

/** The name of a seat as it is spoken of: a person's, or the level of a computer player. */
export function seatName(
  language: Language,
  messages: PageWords,
  words: OnlineWords,
  info: TableInfo,
  seat: number,
): string {
  const holder = info.seats[seat];
  switch (holder?.kind) {
    case 'person':
      return holder.name;
    case 'computer':
      return messages.computerNames[seat] ?? levelName(language, holder.level);
    case 'open':
      return holder.reservedFor === null
        ? words.waiting.openSeat
        : words.waiting.keptFor({ name: holder.reservedFor });
    case undefined:
      return '';
  }
}
