import { CELEBRITIES, DIE_COLORS } from '@gah/engine';
import { dieName, term } from '../../names/words.js';
import type { TableScene } from '../../play/tableLines.js';
import { celebrityText } from './cards.js';
import { celebrityName } from './names.js';

export function celebrityLines({ language, view, players }: TableScene): string[] {
  const { celebrities } = view.modules;
  if (!celebrities) return [];
  const lounge = celebrities.lounge.flatMap((key, index) => {
    const celebrity = CELEBRITIES.find((each) => each.key === key);
    const color = DIE_COLORS[index];
    if (!celebrity || !color) return [];
    const name = `${celebrityName(language, celebrity.key)} (${dieName(language, color)})`;
    return [`  ${name}: ${celebrityText(language, celebrity)}`];
  });
  const owned = celebrities.owned.flatMap((keys, seat) =>
    keys.map((key) => `  ${players[seat] ?? ''}: ${celebrityName(language, key)}`),
  );
  return [term(language, 'lounge'), ...lounge, ...owned];
}
