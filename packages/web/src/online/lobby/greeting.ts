import type { TableInfo } from '@gah/protocol';
import type { Language } from '@gah/text';
import type { PageWords } from '../../i18n/words.svelte.js';
import { freeSeats, hostName, seatName } from '../parts/describe.js';
import type { OnlineWords } from '../parts/onlineWords.js';

/** Who is there already, and how many may still come. */
export function seatedText(
  language: Language,
  messages: PageWords,
  words: OnlineWords,
  info: TableInfo,
): string {
  const seated = info.seats.flatMap(({ kind }, seat) =>
    kind === 'open' ? [] : [seatName(language, messages, words, info, seat)],
  );
  return words.join.seated({
    names: new Intl.ListFormat(language).format(seated),
    count: seated.length,
    free: freeSeats(info),
  });
}

/** What somebody who was invited does, and what happens then, in order. */
export function nextTexts({ join }: OnlineWords, info: TableInfo): string[] {
  const others = freeSeats(info) - 1;
  return [
    join.nextName,
    others === 0 ? join.nextAtOnce : join.nextWait({ count: others, host: hostName(info) }),
    join.nextPace[info.clock.kind],
    join.nextSeat,
  ];
}
