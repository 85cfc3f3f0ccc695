import { ENTRANCES } from '@gah/engine';
import { entranceName, entranceText, term } from '@gah/text';
import type { PlayScene } from '../../play/scene.js';

export function entranceLines({ language, view, players }: PlayScene, isFull: boolean): string[] {
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
