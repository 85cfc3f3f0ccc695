import { ENTRANCES } from '@gah/engine';
import { term } from '../../names/words.js';
import type { TableScene } from '../../play/tableLines.js';
import { entranceText } from './cards.js';
import { entranceName } from './names.js';

export function entranceLines({ language, view, players }: TableScene, isFull: boolean): string[] {
  const { entrances } = view.modules;
  if (!entrances) return [];
  const describe = (key: (typeof ENTRANCES)[number]['key']): string => {
    const entrance = ENTRANCES.find((each) => each.key === key);
    if (!entrance) return '';
    if (!isFull) return entranceName(language, key);
    const { whenGained, ongoing } = entranceText(language, entrance);
    return `${entranceName(language, key)}: ${[...whenGained, ...ongoing].join(' ')}`;
  };
  return [
    term(language, 'entrances'),
    ...entrances.offered.map((key) => `  ${describe(key)}`),
    ...entrances.owned.flatMap((key, seat) =>
      key === null ? [] : [`  ${players[seat] ?? ''} – ${describe(key)}`],
    ),
  ];
}
