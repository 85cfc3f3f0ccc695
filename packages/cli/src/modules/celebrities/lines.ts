import { CELEBRITIES, DIE_COLORS } from '@gah/engine';
import { celebrityName, celebrityText, dieName, term } from '@gah/text';
import type { PlayScene } from '../../play/scene.js';

export function celebrityLines({ language, view, players }: PlayScene): string[] {
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
