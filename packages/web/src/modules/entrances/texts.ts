import type { Entrance, EntranceKey } from '@gah/engine';
import { ENTRANCES } from '@gah/engine';
import type { Language } from '@gah/text';
import { entranceText } from '@gah/text';
import { onceFor } from '../../table/texts.js';

const entranceLines = onceFor((language, entrance: Entrance): readonly string[] => {
  const { whenGained, ongoing } = entranceText(language, entrance);
  return [...whenGained, ...ongoing];
});

export function entranceTextOf(language: Language, key: EntranceKey): readonly string[] {
  const entrance = ENTRANCES.find((each) => each.key === key);
  return entrance ? entranceLines(language, entrance) : [];
}
